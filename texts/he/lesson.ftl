### A lesson that is gone through, in the page and on other sites.

lesson-back = הקודם
lesson-next = הבא
lesson-skip = דילוג
# $at (number)
# $all (number)
lesson-step = שלב { $at } מתוך { $all }
lesson-over = זה היה כל השיעור.
# $found (number)
# $all (number)
lesson-found = נפתרו בניסיון הראשון: { $found } מתוך { $all } תרגילים.
