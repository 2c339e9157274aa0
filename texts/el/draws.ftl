### Clauses of draws and how far each is. They are parts of lines and begin with a small letter.

draws-claimable = μπορεί να απαιτηθεί ισοπαλία: { $clause }
# $times (number)
draws-repetition = η ίδια θέση έχει εμφανιστεί { $times ->
        [one] { $times } φορά
       *[other] { $times } φορές
    }
# $moves (text) how many, as in draws-each
draws-king-moves = επί { $moves } έχουν κινηθεί μόνο ντάμες και δεν έχει παρθεί τίποτα
draws-no-capture = επί { $moves } δεν έχει παρθεί τίποτα
draws-ending = αυτό το φινάλε έχει κρατήσει { $moves } χωρίς νίκη
# $moves (number)
draws-refused-offer = έχει απορριφθεί μια ισοπαλία και { $moves ->
        [one] { $moves } κίνηση δεν έφερε
       *[other] { $moves } κινήσεις δεν έφεραν
    } ούτε νίκη ούτε πλεονέκτημα
# $n (number)
draws-each = { $n ->
        [one] { $n } κίνηση
       *[other] { $n } κινήσεις
    } της κάθε πλευράς
# $n (number)
draws-together = { $n ->
        [one] { $n } κίνηση
       *[other] { $n } κινήσεις
    } και των δύο πλευρών μαζί

## Counts toward a draw

# $count (number)
# $limit (number)
draws-count-repetition = η θέση εμφανίστηκε: { $count } από { $limit } φορές
# $count (number)
# $limit (number)
draws-count-king-moves = κινήσεις ντάμας χωρίς πάρσιμο: { $count } από { $limit }
# $count (number)
# $limit (number)
draws-count-no-capture = κινήσεις χωρίς πάρσιμο: { $count } από { $limit }
# $count (number)
# $limit (number)
draws-count-ending = κινήσεις σε αυτό το φινάλε: { $count } από { $limit }
# $color (color)
# $count (number)
# $limit (number)
# $ahead (flag) whether it has a decided advantage
draws-count-refused-offer = { side-within } απέρριψαν ισοπαλία: { $count } από { $limit } κινήσεις για να νικήσουν{ $ahead ->
        [yes] , και έχουν αποφασιστικό πλεονέκτημα
       *[no] {""}
    }

## What was said between two moves

draws-said-offer = { side } προτείνουν ισοπαλία
draws-said-accept = { side } δέχονται την ισοπαλία
draws-said-decline = { side } απορρίπτουν την ισοπαλία
draws-said-decline-by-moving = { side } συνεχίζουν το παιχνίδι, άρα απορρίπτουν την ισοπαλία
draws-said-claim = { side } απαιτούν ισοπαλία
draws-said-resign = { side } παραιτούνται
draws-said-timeout = { side } ξέμειναν από χρόνο
draws-said-huff = { side } φυσούν το { $square }
draws-said-insist = { side } επιμένουν στο πάρσιμο
