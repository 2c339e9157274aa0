### Why a position or its text cannot be used.

## Positions

setup-no-pieces = אין כלים על הלוח.
setup-shared-square = לשני הצדדים יש כלי ב־{ $label }.
setup-counter-without-king = נספרים מהלכי מלך ב־{ $label }, אבל לצד הזה אין שם מלך.
# $counted (number)
# $limit (number)
setup-counter-too-high = נספרו { $counted } מהלכי מלך ברצף, ומותרים רק { $limit }.
setup-counter-without-limit = במשחק הזה לא סופרים מהלכי מלך.

## Texts of positions: what was expected

# $max (number)
setup-expected-shorter = הטקסט ארוך מ־{ $max } בתים.
setup-expected-known-turn = צריך לדעת תור מי לשחק: כתבו W או B.
setup-expected-turn = הצד שתורו לשחק צריך להופיע ראשון: כתבו W או B.
setup-expected-side = כתבו כאן את המשבצות של צד, ולפניהן W או B.
setup-expected-side-once-white = המשבצות של הלבן כבר ניתנו.
setup-expected-side-once-black = המשבצות של השחור כבר ניתנו.
setup-expected-square = זו אינה משבצת; המשבצות הן { $first } עד { $last }.
setup-expected-range = טווח חייב להיות עולה, ובין { $first } ל־{ $last }.
setup-expected-range-in-row = טווח חייב להיות בשורה אחת, משמאל לימין, ובין { $first } ל־{ $last }.
setup-expected-empty-square = כבר יש כלי ב־{ $label }.
setup-expected-counters = כתבו כאן את מהלכי המלך של השחור ושל הלבן, כמו בדוגמה ‎+0+312.
setup-expected-counter = כתבו ספירה ואת שתי הספרות של משבצת המלך, כמו בדוגמה 312, או פשוט 0.

## Where

setup-fen = FEN: { $what }
# $place (number)
# $what (text)
setup-missing-at = משהו חסר בתו { $place }: { $what }
# $token (text)
# $place (number)
# $what (text)
setup-token-at = ״{ $token }״ בתו { $place }: { $what }
