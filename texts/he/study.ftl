### Variations, comments and glyphs.

study-begin = וריאציות
study-begun = נסו כל מהלך, לשני הצדדים; המשחק ימתין.
study-line = וריאציות: אתם משחקים בשני הצדדים
study-leave = חזרה למשחק
study-play-on = לשחק מכאן
study-full = אין מקום לעוד במשחק הזה.
