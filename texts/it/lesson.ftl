### A lesson that is gone through, in the page and on other sites.

lesson-back = Indietro
lesson-next = Avanti
lesson-skip = Salta
lesson-step = Passo { $at } di { $all }
lesson-over = La lezione finisce qui.
lesson-found = { $found } esercizi su { $all } al primo tentativo.
