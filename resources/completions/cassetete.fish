# SPDX-License-Identifier: MIT
# What fish completes after "cassetete": commands, options, methods, boards and files.

function __cassetete_methods
    cassetete list 2>/dev/null | awk '/^  [A-Z]/ { part = $1 } /^    / && part ~ /^Methods/ { print $1 }' | sort -u
end
function __cassetete_boards
    cassetete list 2>/dev/null | awk '/^  [A-Z]/ { part = $1 }
        /^    / && part == "Boards:" { sub(/^ +/, ""); sub(/ \(.*$/, ""); if (!/ /) print }'
end

complete -c cassetete -n __fish_use_subcommand -a list -d 'list the puzzles with their boards, deals and methods'
complete -c cassetete -n __fish_use_subcommand -a solve -d 'solve a position'
complete -c cassetete -n __fish_use_subcommand -a race -d 'run methods side by side from a position'
complete -c cassetete -n __fish_use_subcommand -l headless-show -r -d 'save screenshots in a folder'
complete -c cassetete -n __fish_use_subcommand -l help -d 'tell how to use it'
complete -c cassetete -n __fish_use_subcommand -l version -d 'tell the version'
complete -c cassetete -a '(__cassetete_boards)'
set -l searches '__fish_seen_subcommand_from solve race'
complete -c cassetete -n $searches -l method -x -a '(__cassetete_methods)' -d 'use this method'
complete -c cassetete -n $searches -l all -d 'all solutions'
complete -c cassetete -n $searches -l count -d 'only the number of solutions'
complete -c cassetete -n $searches -l limit -x -d 'at most so many solutions'
complete -c cassetete -n $searches -l time -x -d 'stop after so many seconds'
complete -c cassetete -n $searches -l seed -x -d 'the random seed'
complete -c cassetete -n $searches -l json -d 'answer with JSON'
