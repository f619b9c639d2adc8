# SPDX-License-Identifier: MIT
# What bash completes after "cassetete": commands, options, methods, boards and files.

# The program's own list, once a shell: "method ID" and "board LINE" a line.
_cassetete_words() {
    if [ -z "${_cassetete_list:-}" ]; then
        _cassetete_list=$(cassetete list 2>/dev/null | awk '
            /^  [A-Z]/ { part = $1 }
            /^    [a-z]/ && part ~ /^Methods/ { print "method " $1 }
            /^    / && part == "Boards:" { line = $0; sub(/^ +/, "", line); sub(/ \(.*$/, "", line); if (line !~ / /) print "board " line }')
    fi
    sed -n "s/^$1 //p" <<<"$_cassetete_list" | sort -u
}

# The options of a puzzle in a position, after a comma.
_cassetete_options() {
    case $1 in
    taquin) echo "goal= deal= count= seed=" ;;
    dogs) echo "equal frame= fixed= deal= count= seed=" ;;
    solitaire) echo "cells= triangular hole= end=" ;;
    queens) echo "torus closed= given= deal= count= seed=" ;;
    knight) echo "closed start= end= without= given= deal= count= seed=" ;;
    bishop) echo "start= end= without= given= deal= count= seed=" ;;
    tiling) echo "pieces= own= only= onesided fixed= closed= monominoes dominoes trominoes tetrominoes pentominoes hexominoes heptominoes" ;;
    anagrams) echo "distinct words= language= plain" ;;
    esac
}

_cassetete() {
    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} words
    # A position has colons, at which bash breaks words.
    if declare -F _get_comp_words_by_ref >/dev/null; then
        local cur prev
        _get_comp_words_by_ref -n : cur prev
        current=$cur previous=$prev
    fi
    COMPREPLY=()
    case $previous in
    --method) words=$(_cassetete_words method) ;;
    --set | --limit | --time | --seed | --speed | --part | --threads) return ;;
    --to) words="line svg latex grid q list cards squares word" ;;
    --goal) words="first all count" ;;
    --web | --gif | --webp | --png | --svg | --pdf | --cutout | --checkpoint) mapfile -t COMPREPLY < <(compgen -f -- "$current") && return ;;
    --headless-show) mapfile -t COMPREPLY < <(compgen -d -- "$current") && return ;;
    *)
        case ${COMP_WORDS[1]}:$current in
        solve:-*) words="--method --set --all --count --limit --time --seed --threads --part --checkpoint --json --trace" ;;
        race:-*) words="--method --set --all --limit --time --seed --json" ;;
        growth:-*) words="--method --set --all --count --time --json" ;;
        merge:-*) words="--json" ;;
        trace:-*) words="--json" ;;
        check:-*) words="--goal --shortest --time --json --" ;;
        convert:-*) words="--to" ;;
        help:*) words="list solve race growth trace check merge export convert" ;;
        export:-*) words="--web --gif --webp --png --svg --pdf --cutout --method --set --all --count --time --seed --at --speed" ;;
        *:-*) words="--headless-show --help --version" ;;
        *)
            words=$(_cassetete_words board)
            if [[ $current == *:*,* ]]; then
                local option
                for option in $(_cassetete_options "${current%%:*}"); do
                    words+=" ${current%,*},$option"
                done
            fi
            [ "$COMP_CWORD" != 1 ] || words="list solve race growth trace check merge export convert help $words"
            mapfile -t COMPREPLY < <(compgen -f -- "$current")
            ;;
        esac
        ;;
    esac
    local found
    mapfile -t found < <(compgen -W "$words" -- "$current")
    COMPREPLY+=("${found[@]}")
    declare -F __ltrim_colon_completions >/dev/null && __ltrim_colon_completions "$current"
    return 0
}
complete -o filenames -F _cassetete cassetete
