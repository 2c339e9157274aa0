### Variations, comments and glyphs.

study-begin = Παραλλαγές
study-begun = Δοκίμασε όποιες κινήσεις θέλεις και για τις δύο πλευρές· η παρτίδα θα περιμένει.
study-line = Παραλλαγές: παίζεις και για τους δύο
study-leave = Πίσω στην παρτίδα
study-play-on = Παίξε από εδώ
study-full = Σε αυτή την παρτίδα δεν χωράνε άλλα.
