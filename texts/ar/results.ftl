### Why a game is over. Where nothing else is said, $color is the side that has lost.

results-no-pieces = لم تبقَ لدى { side } أي قطعة.
results-no-moves = { side } لا يستطيع أن ينقل.
# $color (color) has won
results-rid-of-pieces = لم تبقَ لدى { side } أي قطعة، وبذلك يفوز.
# $color (color) has won
results-rid-of-moves = { side } لا يستطيع أن ينقل، وبذلك يفوز.
results-man-against-king = ملك ضد حجر وحيد: الملك يفوز.
results-king-will-be-taken = { side } سيفقد ملكه الأخير، أيًّا كانت نقلته.
results-kings-in-corners = الملكان في زاويتي القطر الرئيسي، والدور دور { side }.
# $color (color) has won
results-first-king = { side } حصل على أول ملك.
results-missed-capture = { side } لم يقم بالأسر الواجب.
results-resignation = { side } استسلم.
results-time = نفد وقت { side }.
results-king-against-king = لكل طرف ملك واحد، ولا يستطيع أيٌّ منهما الفوز.
results-agreement = اتفق الطرفان على التعادل.
results-unlistable = في هذا الموضع نقلات أسر أكثر من أن تُحصى. يمكن التراجع أو بدء مباراة جديدة.
