### The moves of a study, on the page and on other sites.

tree-promote = رفع التفريعة
tree-delete = الحذف من هنا
tree-comment = تعليق
tree-glyphs = رأيك في النقلة
tree-glyph-names =
    .good = نقلة جيدة
    .mistake = خطأ
    .excellent = نقلة ممتازة
    .blunder = خطأ فادح
    .interesting = نقلة مثيرة للاهتمام
    .dubious = نقلة مشكوك فيها
tree-draw = رسم
tree-drawing = الضغط على مربعين يرسم سهمًا، والضغط على مربع واحد مرتين يرسم حلقة.
tree-moving = عادت القطع تتحرك.

## On other sites

tree-game = المباراة
tree-play = تشغيل
tree-pause = إيقاف مؤقت
tree-ways = طرق المتابعة
# $why (text)
tree-no-file = تعذّر جلب ملف المباريات: { $why }.
tree-no-game = لم يمكن قراءة أي مباراة هنا.
tree-more-games = في الملف مباريات أكثر من هذه: هو أطول من اللازم.
