### A lesson that is gone through, in the page and on other sites.

lesson-back = Terug
lesson-next = Verder
lesson-skip = Overslaan
lesson-step = Stap { $at } van { $all }
lesson-over = Dat was de hele les.
lesson-found = { $found } van { $all } oefeningen bij de eerste poging.
