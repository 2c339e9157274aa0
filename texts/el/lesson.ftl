### A lesson that is gone through, in the page and on other sites.

lesson-back = Πίσω
lesson-next = Επόμενο
lesson-skip = Παράλειψη
# $at (number)
# $all (number)
lesson-step = Βήμα { $at } από { $all }
lesson-over = Αυτό ήταν όλο το μάθημα.
# $found (number)
# $all (number)
lesson-found = { $found } από { $all } ασκήσεις με την πρώτη προσπάθεια.
