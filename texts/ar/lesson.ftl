### A lesson that is gone through, in the page and on other sites.

lesson-back = السابق
lesson-next = التالي
lesson-skip = تخطٍّ
# $at (number)
# $all (number)
lesson-step = الخطوة { $at } من { $all }
lesson-over = هذا هو الدرس كله.
# $found (number)
# $all (number)
lesson-found = التمارين المحلولة من أول محاولة: { $found } من { $all }.
