//! Moves, entered by mouse, finger or keyboard.

use fantoccini::key::Key;
use serde_json::json;

use super::keyboard::MOST_KEYS;
use super::{Offer, square};
use xtask::browser::Engine;

use crate::harness::{Failure, Limit, Page, Point, Pointer, input};

/// How a person enters moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Hand {
    /// Taking a piece and carrying it.
    Drag(Pointer),
    /// Pressing a piece, then a square.
    Press(Pointer),
    /// Arrows, letters and Enter; the keyboard must be on the board.
    Keys,
}

/// A moment of a drag.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Phase {
    Hover,
    Down,
    Carry,
    Up,
}

/// Repeatable choices: the constants are Marsaglia's xorshift.
#[derive(Debug)]
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn pick<'a>(&mut self, list: &'a [String]) -> &'a str {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        let n = u64::try_from(list.len()).expect("a board is small");
        let idx = usize::try_from(self.0 % n).expect("a board is small");
        &list[idx]
    }
}

impl Page {
    /// Presses on an element in its middle and begins to drag it. What presses stays down.
    pub(crate) async fn take(&self, pointer: Pointer, css: &str) -> Result<(), Failure> {
        let Point { x, y } = self.middle_of(css).await?;
        if pointer == Pointer::Mouse {
            self.pointer_event(pointer, Phase::Hover, Point { x, y }).await?;
        }
        self.pointer_event(pointer, Phase::Down, Point { x, y }).await?;
        for (right, up) in [(2.0, 3.0), (4.0, 6.0), (6.0, 10.0)] {
            self.pointer_event(pointer, Phase::Carry, Point { x: x + right, y: y - up }).await?;
        }
        Ok(())
    }

    /// Carries what was taken to the middle of an element and lets it go there.
    pub(crate) async fn let_go(&self, pointer: Pointer, css: &str) -> Result<(), Failure> {
        let at = self.middle_of(css).await?;
        self.let_go_at(pointer, at).await
    }

    /// Carries what is in hand to a place in the window, and lets it go.
    pub(crate) async fn let_go_at(&self, pointer: Pointer, at: Point) -> Result<(), Failure> {
        for phase in [Phase::Carry, Phase::Carry, Phase::Up] {
            self.pointer_event(pointer, phase, at).await?;
        }
        Ok(())
    }

    async fn pointer_event(
        &self,
        pointer: Pointer,
        phase: Phase,
        at: Point,
    ) -> Result<(), Failure> {
        if self.engine() == Engine::Chromium {
            return self.pointer_event_in_chromium(pointer, phase, at).await;
        }
        let actions = match phase {
            Phase::Hover | Phase::Carry => vec![input::to(at, None)],
            Phase::Down => vec![input::to(at, None), input::down()],
            Phase::Up => vec![input::up()],
        };
        self.perform(pointer, actions).await
    }

    /// Chromium's driver cannot do it: whatever has captured the pointer loses it between two of
    /// its commands.
    async fn pointer_event_in_chromium(
        &self,
        pointer: Pointer,
        phase: Phase,
        Point { x, y }: Point,
    ) -> Result<(), Failure> {
        let (command, params) = match pointer {
            Pointer::Mouse | Pointer::RightButton => {
                let (name, bit) =
                    if pointer == Pointer::Mouse { ("left", 1) } else { ("right", 2) };
                let (kind, button, buttons) = match phase {
                    Phase::Hover => ("mouseMoved", "none", 0),
                    Phase::Down => ("mousePressed", name, bit),
                    Phase::Carry => ("mouseMoved", name, bit),
                    Phase::Up => ("mouseReleased", name, 0),
                };
                let clicks = u8::from(matches!(phase, Phase::Down | Phase::Up));
                let params = json!({ "type": kind, "x": x, "y": y, "button": button,
                    "buttons": buttons, "clickCount": clicks });
                ("Input.dispatchMouseEvent", params)
            }
            Pointer::Finger => {
                let (kind, points) = match phase {
                    Phase::Hover | Phase::Up => ("touchEnd", json!([])),
                    Phase::Down => ("touchStart", json!([{ "x": x, "y": y }])),
                    Phase::Carry => ("touchMove", json!([{ "x": x, "y": y }])),
                };
                ("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points }))
            }
        };
        self.devtools(command, params).await?;
        Ok(())
    }

    /// Chooses the piece on a square and waits for the squares it can go to.
    pub(crate) async fn choose_piece(&self, hand: Hand, from: &str) -> Result<Offer, Failure> {
        match hand {
            Hand::Drag(pointer) => self.take(pointer, &square(from)).await?,
            Hand::Press(pointer) => self.click(pointer, &square(from)).await?,
            Hand::Keys => {
                self.walk_to(from, 'n').await?;
                self.press(Key::Enter).await?;
            }
        }
        let what = format!("the squares for the piece on {from}");
        self.wait_for_offer(&what, Limit::REACTION, |offer| !offer.targets.is_empty()).await
    }

    /// Brings the chosen piece to a square.
    pub(crate) async fn land(&self, hand: Hand, to: &str) -> Result<(), Failure> {
        match hand {
            Hand::Drag(pointer) => self.let_go(pointer, &square(to)).await,
            Hand::Press(pointer) => self.click(pointer, &square(to)).await,
            Hand::Keys => {
                self.walk_to(to, 'd').await?;
                self.press(Key::Enter).await
            }
        }
    }

    /// Presses a letter until the keyboard is on a square.
    async fn walk_to(&self, label: &str, key: char) -> Result<(), Failure> {
        for _ in 0..MOST_KEYS {
            if self.focused_square().await? == label {
                return Ok(());
            }
            self.type_text(&key.to_string()).await?;
        }
        Err(Failure::NoElement(format!("{label} among the squares that {key} walks over")))
    }

    /// Plays a move of one step, or a capture as far as its squares go.
    pub(crate) async fn play(&self, hand: Hand, squares: &[&str]) -> Result<(), Failure> {
        let [from, rest @ ..] = squares else { return Ok(()) };
        self.choose_piece(hand, from).await?;
        for (idx, to) in rest.iter().enumerate() {
            if idx > 0 && matches!(hand, Hand::Drag(_)) {
                self.choose_piece(hand, rest[idx - 1]).await?;
            }
            let before = self.offer().await?;
            self.land(hand, to).await?;
            let what = format!("something to happen on {to}");
            self.wait_for_offer(&what, Limit::REACTION, |offer| *offer != before).await?;
        }
        Ok(())
    }

    /// Plays one whole move, any that is offered. Says what the board offers then.
    pub(crate) async fn play_any(
        &self,
        hand: Hand,
        offer: &Offer,
        dice: &mut Dice,
    ) -> Result<Offer, Failure> {
        /// No capture has more jumps than this.
        const MOST_STEPS: usize = 40;
        let n_plies = offer.n_plies;
        let mut at = dice.pick(&offer.movable).to_owned();
        let mut now = self.choose_piece(hand, &at).await?;
        for _ in 0..MOST_STEPS {
            if now.n_plies > n_plies || now.is_over {
                return Ok(now);
            }
            if now.n_routes > 0 {
                self.choose_first_route(hand).await?;
            } else {
                if let (Hand::Drag(_), Some(landed)) = (hand, now.selected.first())
                    && *landed != at
                {
                    at.clone_from(landed);
                    now = self.choose_piece(hand, &at).await?;
                }
                self.land(hand, dice.pick(&now.targets)).await?;
            }
            let before = now;
            now = self
                .wait_for_offer("the move to go on", Limit::REACTION, |offer| *offer != before)
                .await?;
        }
        Err(Failure::NoElement("an end of the capture".into()))
    }

    async fn choose_first_route(&self, hand: Hand) -> Result<(), Failure> {
        match hand {
            Hand::Drag(pointer) | Hand::Press(pointer) => {
                self.click(pointer, ".routes button").await
            }
            Hand::Keys => {
                self.tab_to(".routes button").await?;
                self.press(Key::Enter).await
            }
        }
    }
}
