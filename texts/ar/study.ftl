### Variations, comments and glyphs.

study-begin = تفريعات
study-begun = يمكنك تجربة أي نقلات للطرفين؛ المباراة تنتظر.
study-line = تفريعات: نقلات الطرفين لك
study-leave = العودة إلى المباراة
study-play-on = اللعب من هنا
study-full = لا مكان للمزيد في هذه المباراة.
