//! Work on several cores.

/// How many threads may think about one move.
pub(super) const MAX_THREADS: u8 = 64;

/// Reads how many threads are to think about one move.
pub(super) fn read(text: &str) -> Option<u8> {
    text.parse().ok().filter(|n_threads| (1..=MAX_THREADS).contains(n_threads))
}

/// Runs the same work on every core, or on this many, where there are threads.
pub(super) fn on_cores(n_threads: Option<u8>, work: &(dyn Fn() + Sync)) {
    #[cfg(not(target_family = "wasm"))]
    {
        let all = || std::thread::available_parallelism().map_or(1, usize::from);
        let n_threads = n_threads.map_or_else(all, usize::from);
        std::thread::scope(|scope| {
            for _ in 0..n_threads {
                scope.spawn(work);
            }
        });
    }
    #[cfg(target_family = "wasm")]
    {
        let _ = n_threads;
        work();
    }
}
