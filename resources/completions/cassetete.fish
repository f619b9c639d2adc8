# SPDX-License-Identifier: MIT
# What fish completes after "cassetete": commands, options, methods, boards and files.

function __cassetete_methods
    cassetete list 2>/dev/null | awk '/^  [A-Z]/ { part = $1 } /^    [a-z]/ && part ~ /^Methods/ { print $1 }' | sort -u
end
# The options of a puzzle in a position, after a comma.
function __cassetete_options
    set -l position (commandline -ct)
    string match -q '*:*,*' -- $position
    or return
    set -l options
    switch (string replace -r ':.*' '' -- $position)
        case taquin
            set options goal= deal= count= seed=
        case dogs
            set options equal frame= fixed= deal= count= seed=
        case solitaire
            set options cells= triangular hole= end=
        case queens
            set options torus closed= given= deal= count= seed=
        case knight
            set options closed start= end= without= given= deal= count= seed=
        case bishop
            set options start= end= without= given= deal= count= seed=
        case tiling
            set options pieces= own= only= onesided fixed= closed= monominoes dominoes trominoes tetrominoes pentominoes hexominoes heptominoes
        case anagrams
            set options distinct words= language= plain
    end
    for option in $options
        echo (string replace -r '[^,]*$' '' -- $position)$option
    end
end
function __cassetete_boards
    cassetete list 2>/dev/null | awk '/^  [A-Z]/ { part = $1 }
        /^    / && part == "Boards:" { sub(/^ +/, ""); sub(/ \(.*$/, ""); if (!/ /) print }'
end

complete -c cassetete -n __fish_use_subcommand -a list -d 'list the puzzles with their boards, deals and methods'
complete -c cassetete -n __fish_use_subcommand -a solve -d 'solve a position'
complete -c cassetete -n __fish_use_subcommand -a race -d 'run methods one after the other, and compare them'
complete -c cassetete -n __fish_use_subcommand -a growth -d 'run methods over a row of sizes, and print how they grow'
complete -c cassetete -n __fish_use_subcommand -a trace -d 'check a trace against the rules'
complete -c cassetete -n __fish_use_subcommand -a check -d 'check your own program'
complete -c cassetete -n __fish_use_subcommand -a merge -d 'add up the parts of a count'
complete -c cassetete -n __fish_use_subcommand -a export -d 'write a board, a game, a search, a trace or a page as a file'
complete -c cassetete -n __fish_use_subcommand -a convert -d 'write boards in another notation'
complete -c cassetete -n __fish_use_subcommand -a help -d 'explain a command and its options'
complete -c cassetete -n __fish_use_subcommand -l headless-show -r -d 'save screenshots in a folder'
complete -c cassetete -n __fish_use_subcommand -l help -d 'explain how to use it'
complete -c cassetete -n __fish_use_subcommand -l version -d 'print the version'
complete -c cassetete -a '(__cassetete_boards)'
complete -c cassetete -a '(__cassetete_options)'
set -l searches '__fish_seen_subcommand_from solve race'
complete -c cassetete -n $searches -l method -x -a '(__cassetete_methods)' -d 'use this method'
complete -c cassetete -n $searches -l all -d 'all solutions'
complete -c cassetete -n $searches -l count -d 'only the number of solutions'
complete -c cassetete -n $searches -l limit -x -d 'at most so many solutions'
complete -c cassetete -n $searches -l time -x -d 'stop after so many seconds'
complete -c cassetete -n $searches -l seed -x -d 'the random seed'
complete -c cassetete -n $searches -l json -d 'answer with JSON'
complete -c cassetete -n '__fish_seen_subcommand_from solve' -l threads -x -d 'use at most so many processors'
complete -c cassetete -n '__fish_seen_subcommand_from solve race growth export' -l set -x -d 'set an option of the method'
complete -c cassetete -n '__fish_seen_subcommand_from solve' -l part -x -d 'do one of several parts of the search'
complete -c cassetete -n '__fish_seen_subcommand_from solve' -l checkpoint -r -d 'keep how far a count has come'
complete -c cassetete -n '__fish_seen_subcommand_from merge' -l json -d 'answer with JSON'
complete -c cassetete -n '__fish_seen_subcommand_from solve' -l trace -d 'print every event of the search'
set -l growing '__fish_seen_subcommand_from growth'
complete -c cassetete -n $growing -l method -x -a '(__cassetete_methods)' -d 'use this method'
complete -c cassetete -n $growing -l all -d 'all solutions'
complete -c cassetete -n $growing -l count -d 'only the number of solutions'
complete -c cassetete -n $growing -l time -x -d 'stop each run after so many seconds'
complete -c cassetete -n $growing -l json -d 'answer with JSON'
set -l checking '__fish_seen_subcommand_from check'
complete -c cassetete -n $checking -l goal -x -a 'first all count' -d 'what the program looks for'
complete -c cassetete -n $checking -l shortest -d 'a solution of the fewest moves'
complete -c cassetete -n $checking -l time -x -d 'end after so many seconds'
complete -c cassetete -n $checking -l json -d 'answer with JSON'
complete -c cassetete -n '__fish_seen_subcommand_from trace' -l json -d 'answer with JSON'
complete -c cassetete -n '__fish_seen_subcommand_from convert' -l to -x -a 'line svg latex grid q list cards squares word' -d 'the form to write'
complete -c cassetete -n '__fish_seen_subcommand_from help' -x -a 'list solve race growth trace check merge export convert'
set -l exporting '__fish_seen_subcommand_from export'
for form in web gif webp png svg pdf cutout
    complete -c cassetete -n $exporting -l $form -r -d 'the file to write'
end
complete -c cassetete -n $exporting -l method -x -a '(__cassetete_methods)' -d 'with the search of this method'
complete -c cassetete -n $exporting -l all -d 'all solutions'
complete -c cassetete -n $exporting -l time -x -d 'end the search after so many seconds'
complete -c cassetete -n $exporting -l seed -x -d 'the random seed'
complete -c cassetete -n $exporting -l at -x -d 'show this frame'
complete -c cassetete -n $exporting -l speed -x -d 'show so many steps per second'
