// SPDX-License-Identifier: MIT
#include "core/blockreader.h"

#include "core/notationreading.h"
#include "core/othernames.h"
#include "core/positionline.h"
#include "core/respelling.h"
#include "core/similarword.h"
#include "core/textlines.h"
#include "core/titles.h"
#include "core/unwrapping.h"

#include <algorithm>
#include <cctype>
#include <functional>

namespace core {

namespace {

constexpr std::size_t mostBoards = 10'000; // the most boards read from a block with one board per line

std::string upperCase(std::string_view text)
{
    std::string result(text);
    for (char &one : result)
        one = static_cast<unsigned char>(one) < 0x80 ? char(std::toupper(one)) : one;
    return result;
}

const Kind *kindWithId(Kinds kinds, std::string_view id)
{
    const std::string wanted = lowerCase(withoutBlanks(id));
    const auto found = std::ranges::find_if(kinds, [&](const Kind *kind) { return wanted == kind->id; });
    return found == kinds.end() ? nullptr : *found;
}

/// Returns the options with their keys in lower case; with `values`, also their values.
std::string optionsInLowerCase(std::string_view options, bool values)
{
    if (values)
        return lowerCase(options);
    std::string result(options);
    bool isValue = false;
    for (char &one : result) {
        isValue = one == '=' || (isValue && one != ',');
        if (!isValue)
            one = lowerCase({&one, 1}).front();
    }
    return result;
}

/// Reads one block of a cleaned text: consecutive lines that belong together.
class BlockReader {
public:
    BlockReader(Kinds kinds, std::string_view block) : m_kinds(kinds), m_block(block) {}

    /// Reads a block whose first line has this role.
    std::vector<ImportedBoard> read(LineRole role)
    {
        return role == LineRole::Named ? readNamed() : readFree();
    }

private:
    static constexpr int mostWrappings = 3;
    static constexpr std::size_t longestWrapped = 1 << 16;

    /// Reads a block whose first line names a puzzle.
    std::vector<ImportedBoard> readNamed()
    {
        const std::string_view first = firstLineOf(m_block);
        const std::size_t restAt = std::min(first.size() + 1, m_block.size());
        const std::string_view rest = m_block.substr(restAt);
        LineReading reading = readVariants(first, false);
        if (std::holds_alternative<Game>(reading.reading)) {
            ImportedBoard board{0, {{reading.kind, nullptr, m_accepted}}, {}};
            return withoutBlanks(rest).empty() ? std::vector{std::move(board)}
                                               : withRest(std::move(board), reading, rest, restAt);
        }
        Fault fault = std::get<Fault>(std::move(reading.reading));
        if (auto board = readLabelled()) {
            compareSize(*board,
                        first.substr(0, first.find(':'))); // a name may have a size, as in “15-puzzle”
            return {std::move(*board)};
        }
        if (!withoutBlanks(rest).empty()) {
            LineReading joined = readVariants(m_block, true);
            if (std::holds_alternative<Game>(joined.reading))
                return {{0, {{joined.kind, nullptr, m_accepted}}, {}}};
            // The first line alone may be faulty only because it is incomplete.
            if (first.find(':', first.find(':') + 1) != first.npos)
                fault = std::get<Fault>(std::move(joined.reading));
        }
        // Behind options that were understood, a position on one line has the fault itself; other texts may be tables.
        const std::size_t second = first.find(':', first.find(':') + 1);
        const bool isPosition = withoutBlanks(rest).empty() && second != first.npos && fault.at > second;
        if (m_fault && !isPosition)
            fault = *m_fault;
        const std::string_view behind = first.substr(std::min(first.find(':'), first.size() - 1) + 1);
        const bool isAlone = withoutBlanks(behind).empty();
        const bool isTitle = !isAlone && consistsOfWords(behind);
        if (isAlone && !m_fault && !withoutBlanks(rest).empty())
            fault = notOfPuzzle(*kindNamed(m_kinds, m_block), restAt);
        std::vector<ImportedBoard> boards{{0, {}, std::move(fault)}};
        boards.front().isUnlike = isTitle || (isAlone && withoutBlanks(rest).empty());
        // The name of a puzzle decides what is below it, except in a title: “Anagrams: no, tiles”.
        if (isTitle)
            appendReadable(boards, rest, restAt);
        return boards;
    }

    /// Returns the fault of a text below a line that only names a puzzle.
    static Fault notOfPuzzle(const Kind &kind, std::size_t at)
    {
        return {at,
                {PUZZLE_TEXT("core", "below “%1:”, this is not a board of that puzzle in any notation of the "
                                     "manual; write a position line, such as %2, or the board row by row"),
                 {kind.id, exampleLine(kind)}}};
    }

    /// Reads a block that names no puzzle.
    std::vector<ImportedBoard> readFree()
    {
        if (m_block.find_first_not_of("# \t\n") == m_block.npos)
            return {}; // only ornaments, such as ###
        const std::string_view heading = firstLineOf(m_block);
        if (isHeading(withoutBlanks(heading)) && heading.size() < m_block.size())
            return readBelow(heading);
        return readUntitled(m_kinds, m_block);
    }

    /// Reads what is below the heading, as the puzzle that the heading names if it can be read so.
    std::vector<ImportedBoard> readBelow(std::string_view heading)
    {
        const std::string_view text = m_block.substr(heading.size() + 1);
        const Kind *const named = kindMentioned(heading);
        std::vector<ImportedBoard> boards = readUntitled(named ? Kinds(&named, 1) : m_kinds, text);
        const auto isRead = [](const ImportedBoard &board) { return !board.readings.empty(); };
        if (named && std::ranges::none_of(boards, isRead)) {
            // The name may be that of a set of pieces, which the board needs in its first line.
            for (const std::string_view word : wordsOf(heading)) {
                ImportedBoard board =
                    kindCalled(m_kinds, word)
                        ? readNotations({&named, 1}, lowerCase(word) + '\n' + std::string(text), 0)
                        : ImportedBoard();
                compareSize(board, heading);
                if (!board.readings.empty())
                    return {std::move(board)};
            }
            std::vector<ImportedBoard> others = readUntitled(m_kinds, text);
            if (std::ranges::any_of(others, isRead) || std::ranges::all_of(boards, &ImportedBoard::isUnlike))
                boards = std::move(others);
        }
        for (ImportedBoard &board : boards)
            compareSize(board, heading);
        return boards;
    }

    /// Reads a text in the block that begins with the board itself, or with the id of its puzzle.
    std::vector<ImportedBoard> readUntitled(Kinds kinds, std::string_view text) const
    {
        const std::string_view asWritten = text;
        const Kind *named = nullptr;
        const std::size_t word = std::min(text.find_first_of(" \n"), text.size());
        if ((named = kindWithId(kinds, text.substr(0, word))) && word < text.size()) {
            kinds = {&named, 1};
            text.remove_prefix(word);
        }
        ImportedBoard whole = readNotations(kinds, text, offsetOf(text));
        if (!whole.readings.empty())
            return {std::move(whole)};
        const auto least = whole.fault.why.empty() ? NotationMatch::Possible : whole.certainty;
        std::vector<ImportedBoard> boards = readLines(kinds, text, least, [](std::string_view) { return 0; });
        if (!boards.empty())
            return boards;
        if (auto board = readWrapped(kinds, named ? asWritten : text, mostWrappings))
            return {*std::move(board)};
        boards = readLines(kinds, text, NotationMatch::Likely, markerLength);
        if (!boards.empty())
            return boards;
        if (ImportedBoard below = faultBelowTitle(kinds, text); !below.fault.why.empty())
            whole = std::move(below);
        if (whole.fault.why.empty()) {
            whole.fault = nothingFound();
            whole.isUnlike = true;
        }
        return {std::move(whole)};
    }

    /// Returns the fault of a board below a title; none if nothing there is like a board.
    ImportedBoard faultBelowTitle(Kinds kinds, std::string_view text) const
    {
        for (int titles = 0; titles < mostWrappings; ++titles) {
            const std::size_t length = titleLength(text);
            if (length == 0)
                break;
            const Kind *const named = kindMentioned(text.substr(0, length));
            text.remove_prefix(length);
            ImportedBoard board = readNotations(named ? Kinds(&named, 1) : kinds, text, offsetOf(text));
            if (!board.fault.why.empty())
                return board;
        }
        return {};
    }

    std::size_t offsetOf(std::string_view text) const { return std::size_t(text.data() - m_block.data()); }

    /// Reads a board that other things are written around, or that is written in other signs.
    std::optional<ImportedBoard> readWrapped(Kinds kinds, std::string_view text, int wrappings) const
    {
        if (wrappings == 0 || text.size() > longestWrapped)
            return std::nullopt;
        for (const std::string &other : respelled(text)) {
            ImportedBoard board = readNotations(kinds, other, 0);
            if (!board.readings.empty())
                return board;
        }
        for (const UnwrappedText &inner : unwrapped(text)) {
            auto board = readInner(kinds, inner, wrappings);
            if (!board)
                continue;
            compareSize(*board, inner.label);
            return board;
        }
        return std::nullopt;
    }

    /// Reads a text that was found within another one.
    std::optional<ImportedBoard> readInner(Kinds kinds, const UnwrappedText &inner, int wrappings) const
    {
        const Kind *const named = kindMentioned(inner.label);
        const Kinds meant = named ? Kinds(&named, 1) : kinds;
        ImportedBoard board = readNotations(meant, inner.text, 0);
        if (!board.readings.empty() && board.certainty != NotationMatch::Possible)
            return board;
        if (auto deeper = readWrapped(meant, inner.text, wrappings - 1))
            return deeper;
        // The last line of a prose text may be a word, which is a board of anagrams.
        return !board.readings.empty() && (named || !inner.isTitle) ? std::optional(std::move(board))
                                                                    : std::nullopt;
    }

    /// Adds a remark to the readings of a board whose title states another size, in a word such as “4x4” or by the
    /// number before the puzzle’s name. The board itself is what the reader of the text would trust.
    void compareSize(ImportedBoard &board, std::string_view title) const
    {
        const std::vector<std::string_view> words = wordsOf(title);
        for (std::size_t i = 0; i < words.size(); ++i) {
            StatedSize stated = sizeIn(words[i]);
            std::string phrase(words[i]);
            if (i + 2 < words.size() && words[i + 1] == "x") { // 4 x 4
                phrase += 'x' + std::string(words[i + 2]);
                stated = sizeIn(phrase);
            } else if (i + 1 < words.size() && kindCalled(m_kinds, words[i + 1])) { // 8 queens
                phrase += ' ' + std::string(words[i + 1]);
                stated.columns = int(std::clamp(wholeNumber(words[i]).value_or(0), 0LL, 1000LL));
            } else if (kindCalled(m_kinds, words[i]) && isDigit(words[i].front())) { // 15-puzzle
                stated.columns = int(wholeNumber(words[i].substr(0, words[i].find('-'))).value_or(0));
            }
            if (stated.columns == 0)
                continue;
            for (BoardReading &reading : board.readings)
                remarkSize(reading, stated, phrase);
        }
    }

    /// Returns the line of a board of the stated size if the notation gives only squares, which do not show the size;
    /// nothing if they do not fit on it.
    static std::optional<std::string> resized(const BoardReading &reading, const StatedSize &stated)
    {
        const std::size_t size = reading.line.find(':') + 1;
        const std::size_t end = std::min(reading.line.find_first_of(",:", size), reading.line.size());
        if (stated.rows == 0 || std::string_view(reading.notation->id) != "squares" ||
            sizeIn(std::string_view(reading.line).substr(size, end - size)).rows == 0)
            return std::nullopt;
        std::string line = reading.line.substr(0, size) + std::to_string(stated.columns) + 'x' +
                           std::to_string(stated.rows) + reading.line.substr(end);
        return isBoardOf(*reading.kind, line) ? std::optional(std::move(line)) : std::nullopt;
    }

    static void remarkSize(BoardReading &reading, const StatedSize &stated, const std::string &phrase)
    {
        if (auto line = resized(reading, stated))
            reading.line = *std::move(line);
        const LineReading read = readLine({&reading.kind, 1}, firstLineOf(reading.line));
        const auto *game = std::get_if<Game>(&read.reading);
        if (!game || game->puzzle->grid().rows == 1) // the letters of an anagram
            return;
        const Grid grid = game->puzzle->grid();
        const bool isSize = (stated.columns == grid.columns && stated.rows == grid.rows) ||
                            (stated.columns == grid.rows && stated.rows == grid.columns);
        const int number = stated.columns;
        const bool isNumber =
            stated.rows == 0 && (number == grid.columns || number == grid.rows || number == grid.size() ||
                                 number == grid.size() - 1 || number == int(game->position.size()));
        if (!isSize && !isNumber)
            reading.remark = {
                PUZZLE_TEXT("core", "The title says “%1”, but the board is %2; it is read as it is "
                                    "drawn."),
                {core::quoted(phrase), std::to_string(grid.columns) + "×" + std::to_string(grid.rows)}};
    }

    Fault nothingFound() const
    {
        const std::string_view line = withoutBlanks(firstLineOf(m_block));
        const std::size_t colon = std::min(line.find(':'), line.size());
        const bool isName = std::ranges::all_of(line.substr(0, colon), isOfName) &&
                            (colon < line.size() || resemblesName(line));
        if (std::ranges::none_of(m_block, isOfName))
            return {0,
                    {PUZZLE_TEXT("core", "there is no board in this text; write a position line, such as "
                                         "queens:8, or the board row by row")}};
        auto split = splitLine(m_kinds, firstLineOf(m_block));
        Fault *fault = std::get_if<Fault>(&split);
        if (fault && isName)
            return std::move(*fault);
        if (const Kind *kind = kindMentioned(line))
            return {0,
                    {PUZZLE_TEXT("core", "this is not a board; a position line of this puzzle begins with "
                                         "“%1:”, such as %2"),
                     {kind->id, exampleLine(*kind)}}};
        return {0, notABoard()};
    }

    /// Returns whether the word may be the name of a puzzle, misspelt.
    bool resemblesName(std::string_view word) const
    {
        std::vector<std::string_view> names;
        for (const Kind *kind : m_kinds) {
            names.emplace_back(kind->id);
            names.insert(names.end(), kind->alsoCalled.begin(), kind->alsoCalled.end());
        }
        return !similarWord(word, names).empty();
    }

    /// Returns whether a sign may be in the name of a puzzle: a letter, a digit or a hyphen.
    static bool isOfName(char sign)
    {
        const auto byte = static_cast<unsigned char>(sign);
        return std::isalnum(byte) != 0 || sign == '-' || sign == '_' || (byte >= 0x80 && byte < 0xE0);
    }

    /// Returns the puzzle that one of the first words of the line names: "8 queens".
    const Kind *kindMentioned(std::string_view line) const
    {
        constexpr std::size_t mostWords = 6;
        std::vector<std::string_view> words = wordsOf(line);
        words.resize(std::min(words.size(), mostWords));
        for (const std::string_view name : words) {
            if (const Kind *kind = name.size() > 64 ? nullptr : kindCalled(m_kinds, name))
                return kind;
        }
        return nullptr;
    }

    /// Reads a position line that may be in the wrong case and over several lines.
    LineReading readVariants(std::string_view text, bool joins)
    {
        const std::size_t colon = firstLineOf(text).find(':');
        const Kind *const kind = kindNamed(m_kinds, text);
        const std::string_view all = colon == text.npos ? std::string_view() : text.substr(colon + 1);
        const std::size_t second = all.find(':');
        const std::string_view options = all.substr(0, second);
        const std::string_view position = second == all.npos ? std::string_view() : all.substr(second + 1);
        const bool isDealt = namesDeal(options);
        LineReading best;
        std::vector<std::string> tried;
        for (const char newline : {' ', '/'}) {
            for (const int change : {0, 1, 2, 3, 4}) {
                std::string line = variant(options, position, change);
                std::ranges::replace(line, '\n', newline);
                if (std::ranges::find(tried, line) != tried.end())
                    continue;
                tried.push_back(line);
                LineReading reading = readLine({&kind, 1}, kind->id + (':' + line));
                if (std::holds_alternative<Game>(reading.reading)) {
                    m_accepted = kind->id + (':' + line);
                    return reading;
                }
                Fault &fault = std::get<Fault>(reading.reading);
                // A fault after the options was found only after the board was dealt, which may take long.
                const bool wasDealt =
                    isDealt && fault.at > std::string_view(kind->id).size() + options.size();
                // Blanks around the puzzle's name were removed: correct the fault's place.
                const std::size_t shift = colon == text.npos ? 0 : colon - std::string_view(kind->id).size();
                fault.at += shift;
                if (tried.size() == 1 || fault.at > std::get<Fault>(best.reading).at)
                    best = std::move(reading);
                if (wasDealt)
                    return best;
            }
            if (!joins)
                break;
        }
        return best;
    }

    static std::string variant(std::string_view options, std::string_view position, int change)
    {
        const std::string head = change == 0 ? std::string(options) : optionsInLowerCase(options, change > 2);
        const std::string tail = change == 2 || change == 4 ? lowerCase(position)
                                 : change == 3              ? upperCase(position)
                                                            : std::string(position);
        return tail.empty() ? head : head + ':' + tail;
    }

    /// Reads the text after a puzzle's name, or after its options, in the notations of this puzzle.
    std::optional<ImportedBoard> readLabelled()
    {
        const Kind *const kind = kindNamed(m_kinds, m_block);
        const std::size_t colon = m_block.find_first_of(":\n");
        if (colon == m_block.npos)
            return std::nullopt;
        const std::size_t line = std::min(m_block.find('\n'), m_block.size());
        const std::size_t second = m_block.find(':', colon + 1);
        if (m_block[colon] == ':' && second < line) {
            const std::string options =
                std::string(withoutBlanks(m_block.substr(colon + 1, second - colon - 1)));
            if (auto board = readWithOptions(*kind, options, second + 1))
                return board;
        } else if (line < m_block.size() && line > colon) {
            const std::string options =
                std::string(withoutBlanks(m_block.substr(colon + 1, line - colon - 1)));
            if (auto board = readWithOptions(*kind, options, line + 1))
                return board;
        }
        ImportedBoard board = readNotations({&kind, 1}, m_block.substr(colon + 1), colon + 1);
        if (!board.readings.empty())
            return board;
        constexpr std::size_t fewestCells = 3;
        constexpr std::size_t longest = 80;
        if (!m_fault && !board.fault.why.empty() &&
            wordsOf(m_block.substr(colon + 1, longest)).size() >= fewestCells)
            m_fault = std::move(board.fault);
        // A position on the board that the options describe is not another board in other signs.
        const bool isPosition = m_block.find(':', colon + 1) != m_block.npos;
        return isPosition ? std::nullopt : readWrapped({&kind, 1}, m_block.substr(colon + 1), mostWrappings);
    }

    /// Reads the position at offset `at` in the puzzle's notations, and places it on the board that the options
    /// describe.
    std::optional<ImportedBoard> readWithOptions(const Kind &kind, const std::string &options, std::size_t at)
    {
        const Kind *const only = &kind;
        const ImportedBoard board = readNotations({&only, 1}, m_block.substr(at), at);
        for (const BoardReading &reading : board.readings) {
            const std::size_t second = reading.line.find(':', reading.line.find(':') + 1);
            if (second == reading.line.npos) // the text is read as a board, not as a position on this board
                continue;
            // The text states more than a position, such as a goal, and the options only the size.
            const std::size_t first = reading.line.find(':') + 1;
            const std::size_t more = reading.line.find(',', first);
            if (more < second && lowerCase(options) == reading.line.substr(first, more - first))
                return ImportedBoard{0, {reading}, {}};
            for (const int change : {0, 1, 3}) {
                const std::string line =
                    kind.id + (':' + variant(options, {}, change)) + reading.line.substr(second);
                if (isBoardOf(kind, line))
                    return ImportedBoard{0, {{&kind, reading.notation, line}}, {}};
            }
        }
        const bool isTable = m_block.find('\n', at) < m_block.find_last_not_of(anyBlanks) ||
                             m_block.find('[', at) != m_block.npos;
        if (board.readings.empty() && !board.fault.why.empty() && isTable)
            m_fault = board.fault;
        return std::nullopt;
    }

    /// Reads a block with one board on each line, after a label whose length `skip` returns. Returns nothing unless
    /// every line is a board that fits at least as well as `least`.
    std::vector<ImportedBoard> readLines(Kinds kinds, std::string_view text, NotationMatch::Certainty least,
                                         const std::function<std::size_t(std::string_view)> &skip) const
    {
        std::vector<ImportedBoard> boards;
        for (std::size_t at = offsetOf(text); at < m_block.size();) {
            const std::string_view line = firstLineOf(m_block.substr(at));
            if (!withoutBlanks(line).empty()) {
                const std::size_t label = skip(line);
                ImportedBoard board = readNotations(kinds, line.substr(label), at + label);
                if (board.readings.empty() || board.certainty < least)
                    return {};
                if (boards.size() == mostBoards) {
                    const Fault fault{
                        at + label,
                        {PUZZLE_TEXT_N("core", "a text with a board on each line has at most %n board(s)"),
                         {static_cast<long long>(mostBoards)}}};
                    return {ImportedBoard{0, {}, fault}};
                }
                boards.push_back(std::move(board));
            }
            at += line.size() + 1;
        }
        return boards.size() > 1 ? boards : std::vector<ImportedBoard>();
    }

    /// Adds what follows a board: its moves, a position on it, or more boards.
    std::vector<ImportedBoard> withRest(ImportedBoard board, const LineReading &reading,
                                        std::string_view rest, std::size_t restAt)
    {
        const Game &game = std::get<Game>(reading.reading);
        auto path = readMoves(game, rest);
        if (const auto *moves = std::get_if<Path>(&path)) {
            board.readings.front().line =
                writeLineAndMoves(*reading.kind, *game.puzzle, game.position, *moves);
            return {std::move(board)};
        }
        if (auto placed = readLabelled())
            return {std::move(*placed)};
        std::vector<ImportedBoard> boards{board};
        // Below a line that has a position, a text that begins with moves is no other board, whatever it looks like.
        const std::string_view first = firstLineOf(m_block);
        const bool isPlaced = first.find(':', first.find(':') + 1) != first.npos;
        const Fault &ofMoves = std::get<Fault>(path);
        const bool beginsWithMoves = isPlaced && (ofMoves.at > 0 || !ofMoves.illegalMove.empty());
        if (!beginsWithMoves)
            appendReadable(boards, rest, restAt);
        if (boards.size() > 1)
            return boards;
        if (m_fault && !isPlaced)
            return {{0, {}, *std::move(m_fault)}};
        if (isApart(rest)) {
            for (ImportedBoard &other : BlockReader(m_kinds, rest).readFree()) {
                other.at += restAt;
                other.fault.at += restAt;
                boards.push_back(std::move(other));
            }
            return boards;
        }
        Fault fault = std::get<Fault>(std::move(path));
        fault.at += restAt;
        return {{0, {}, std::move(fault)}};
    }

    /// Returns whether a text below a position line is no faulty position or moves on its board: a sentence, or a
    /// position line whose name is misspelt.
    static bool isApart(std::string_view text)
    {
        const std::string_view line = withoutBlanks(firstLineOf(text));
        const std::size_t colon = line.find(':');
        return colon == line.npos ? wordsOf(text).size() > 1 && consistsOfWords(text)
                                  : colon > 0 && std::ranges::all_of(line.substr(0, colon), isOfName);
    }

    /// Appends the boards of the text if all of them can be read.
    void appendReadable(std::vector<ImportedBoard> &boards, std::string_view text, std::size_t at) const
    {
        if (withoutBlanks(text).empty())
            return;
        std::vector<ImportedBoard> more = BlockReader(m_kinds, text).readFree();
        // Faulty moves may look like a word, which is a board of anagrams.
        const auto isDoubtful = [](const ImportedBoard &board) {
            return board.readings.empty() || board.certainty == NotationMatch::Possible;
        };
        if (std::ranges::any_of(more, isDoubtful))
            return;
        for (ImportedBoard &board : more) {
            board.at += at;
            boards.push_back(std::move(board));
        }
    }

    /// Reads moves in any case, with blanks or commas between them, or as the numbers of the pieces that move.
    static std::variant<Path, Fault> readMoves(const Game &game, std::string_view text)
    {
        std::string plain(text);
        std::ranges::replace(plain, '\n', ' ');
        plain.resize(withoutBlanks(plain).size() + std::size_t(withoutBlanks(plain).data() - plain.data()));
        auto first = game.puzzle->replay(game.position, plain);
        if (std::holds_alternative<Path>(first))
            return first;
        std::string apart = lowerCase(plain);
        std::ranges::replace_if(
            apart, [](char one) { return one == ',' || one == ';'; }, ' ');
        std::string together = apart;
        std::erase(together, ' ');
        for (const std::string &moves : {apart, together}) {
            if (auto read = game.puzzle->replay(game.position, moves); std::holds_alternative<Path>(read))
                return read;
        }
        if (auto path = readPieces(game, apart))
            return *std::move(path);
        return first;
    }

    /// Reads the numbers of the pieces to move; each must have exactly one legal move.
    static std::optional<Path> readPieces(const Game &game, std::string_view text)
    {
        constexpr std::size_t most = 10'000;
        Position position = game.position;
        Path path;
        for (std::size_t at = text.find_first_not_of(' '); at != text.npos;) {
            const std::size_t end = std::min(text.find(' ', at), text.size());
            const auto number = wholeNumber(text.substr(at, end - at));
            const auto isOfPiece = [&](const Path &move) {
                return number && move.size() == 1 && move[0].piece == *number - 1;
            };
            const std::vector<Path> moves = game.puzzle->moves(position);
            if (std::ranges::count_if(moves, isOfPiece) != 1 || path.size() == most)
                return std::nullopt;
            path.push_back(std::ranges::find_if(moves, isOfPiece)->front());
            advance(position, path.back());
            at = text.find_first_not_of(' ', end);
        }
        return path.empty() ? std::nullopt : std::optional(std::move(path));
    }

    const Kinds m_kinds;
    const std::string_view m_block;
    std::string m_accepted;       ///< the last position line that was read successfully
    std::optional<Fault> m_fault; ///< the fault of a table given as a position
};

} // namespace

const Kind *kindNamed(Kinds kinds, std::string_view line)
{
    const std::size_t end = std::min(line.find_first_of(":\n"), line.size());
    const std::string_view name = line.substr(0, end);
    if (name.size() > 64)
        return nullptr;
    return end < line.size() && line[end] == ':' ? kindCalled(kinds, name) : kindWithId(kinds, name);
}

std::vector<ImportedBoard> readBlock(Kinds kinds, std::string_view block, LineRole role)
{
    return BlockReader(kinds, block).read(role);
}

} // namespace core
