// SPDX-License-Identifier: MIT
#include "app/input.h"

#include "app/terminal.h"
#include "core/cleantext.h"
#include "core/goalheadings.h"
#include "core/kind.h"
#include "core/positionline.h"
#include "core/system.h"
#include "core/textlines.h"
#include "session/basics/unicodenormalization.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace app {

namespace {

constexpr std::size_t longestDecoded = 16 * core::longestLine; // the most bytes of a text in UTF-16

bool isBlankOrComment(std::string_view block)
{
    return block.size() <= core::longestLine &&
           (block.find_first_not_of("# \t\r\v\f\n") == block.npos || core::isDivider(block));
}

/// A file that is open for reading, as long as this object exists.
class InputFile {
public:
    explicit InputFile(const std::string &name)
        : m_descriptor(core::os::openForReading(name.c_str(), [] { return Signals::interrupted().load(); }))
    {
    }
    InputFile(const InputFile &) = delete;
    InputFile &operator=(const InputFile &) = delete;
    ~InputFile()
    {
        if (isOpen())
            core::os::close(m_descriptor);
    }

    /// Returns false if there is no such file, if it is a folder or unreadable, or if Ctrl-C was pressed.
    bool isOpen() const { return m_descriptor >= 0; }
    int descriptor() const { return m_descriptor; }

private:
    const int m_descriptor;
};

} // namespace

int readFile(const std::string &name, const Console &console, const std::function<int(std::istream &)> &read)
{
    if (name == "-")
        return read(console.in);
    const InputFile file(name);
    if (!file.isOpen() && console.interrupted)
        return SomeStopped;
    if (!file.isOpen()) {
        printError(console, unreadable(name));
        return Misuse;
    }
    DescriptorBuffer bytes(file.descriptor(), console.out);
    std::istream text(&bytes);
    return read(text);
}

int readArgument(const std::string &argument, const Console &console,
                 const std::function<int(std::istream &)> &read)
{
    if (argument == "-" || argument.starts_with('@'))
        return readFile(argument == "-" ? argument : argument.substr(1), console, read);
    std::istringstream text(argument);
    const int status = read(text);
    if (status == BadData && QFileInfo(QString::fromStdString(argument)).isFile())
        printError(console, {PUZZLE_TEXT("commandline", "to read the file “%1”, write “@%1”"),
                             {core::Quotation{core::shortened(argument)}}});
    return status;
}

std::optional<Line> LineReader::next()
{
    if (m_ready.empty())
        readBlocks();
    if (m_ready.empty())
        return std::nullopt;
    Line line = std::move(m_ready.front());
    m_ready.pop_front();
    return line;
}

/// Reads up to the next block that is not prose. Prose is dropped above and below a drawn board; elsewhere it may be a
/// position line that is badly misspelt, so it is returned to be reported.
void LineReader::readBlocks()
{
    while (m_ready.size() < mostProse) {
        std::optional<Block> block = nextBlock();
        if (!block)
            return;
        const bool isOfPeople = isProse(*block);
        if (isOfPeople && m_isBelowDrawing)
            continue;
        if (!isOfPeople && !block->isNamed)
            m_ready.clear();
        m_ready.push_back(std::move(block->line));
        if (isOfPeople)
            continue;
        m_isBelowDrawing = !block->isNamed;
        return;
    }
}

bool LineReader::isProse(const Block &block)
{
    if (block.line.text.size() > core::longestLine || !core::isProse(m_kinds, block.line.text))
        return false;
    // Only a paragraph can be prose: a line among position lines is meant as one.
    const bool isOver = !m_isAhead && !readLine();
    m_isAhead = !isOver;
    return isOver || core::roleOf(m_kinds, m_line.text, false) == core::LineRole::Nothing;
}

std::optional<LineReader::Block> LineReader::nextBlock()
{
    while (readLine()) {
        const core::LineRole role = core::roleOf(m_kinds, m_line.text, false);
        if (role == core::LineRole::Nothing)
            continue;
        Line block = m_line;
        const bool isNamed = role == core::LineRole::Named;
        while ((!isNamed || (isLineThere() && !isPositionNext())) && readFreeLine()) {
            if (block.text.size() <= core::longestLine)
                block.text += '\n' + m_line.text;
        }
        if (isNamed)
            return Block{std::move(block), true};
        addGoal(block);
        const bool isAlone = role == core::LineRole::Heading && block.text.find('\n') == block.text.npos;
        if (!isAlone && !isBlankOrComment(block.text))
            return Block{std::move(block), false};
    }
    return std::nullopt;
}

/// Adds the goal to a board of numbers, or the board to a goal above it. They may be below blank lines, which are not
/// waited for.
void LineReader::addGoal(Line &block)
{
    const bool isGoalFirst = core::isGoalHeading(core::firstLineOf(block.text));
    const bool isAlone = isGoalFirst && block.text.find('\n') == block.text.npos;
    if (isAlone && !core::isRowOfNumbers(block.text) && addBelowBlanks(block, core::isRowOfNumbers))
        addFreeLines(block);
    const std::string_view last = std::string_view(block.text).substr(block.text.rfind('\n') + 1);
    if (!core::isRowOfNumbers(last) || (core::isGoalHeading(last) && !isGoalFirst) ||
        !addBelowBlanks(block, isGoalFirst ? core::isStartHeading : core::isGoalHeading))
        return;
    while (readLine() && isBlankOrComment(m_line.text) && block.text.size() <= core::longestLine)
        block.text += '\n';
    m_isAhead = !m_line.text.empty();
    addFreeLines(block);
}

/// Appends the line below blank ones if it is wanted. Returns whether it was.
bool LineReader::addBelowBlanks(Line &block, bool (*isWanted)(std::string_view line))
{
    std::string skipped = "\n";
    while (m_isAhead && isBlankOrComment(m_line.text) && skipped.size() <= core::longestLine &&
           isTextThere()) {
        skipped += '\n';
        m_isAhead = readRawLine();
    }
    if (!m_isAhead || !isWanted(m_line.text))
        return false;
    block.text += skipped + m_line.text;
    m_isAhead = false;
    return true;
}

void LineReader::addFreeLines(Line &block)
{
    while (readFreeLine() && block.text.size() <= core::longestLine)
        block.text += '\n' + m_line.text;
}

std::optional<Line> LineReader::nextLine()
{
    while (readLine()) {
        const auto first = m_line.text.find_first_not_of(" \t\r\v\f");
        const bool isBlank = first == m_line.text.npos && m_line.text.size() <= core::longestLine;
        const bool isComment = first != m_line.text.npos && m_line.text[first] == '#' &&
                               core::roleOf(m_kinds, m_line.text, false) == core::LineRole::Nothing;
        if (!isBlank && !isComment)
            return m_line;
    }
    return std::nullopt;
}

void LineReader::extend(Line &line)
{
    if (!m_ready.empty()) // blocks after the line were read already
        return;
    const std::size_t first = line.text.find(':');
    const bool isHeading = first == line.text.find_last_not_of(" \t\r\v\f"); // "queens:", above a board
    const bool ends =
        first != line.text.npos && !isHeading && line.text.find(':', first + 1) == line.text.npos;
    if (ends || core::roleOf(m_kinds, line.text, false) != core::LineRole::Named)
        return;
    while (line.text.size() <= core::longestLine && readFreeLine())
        line.text += '\n' + m_line.text;
}

/// Returns whether more of the text can be read without waiting for somebody to write it.
bool LineReader::isLineThere()
{
    return m_isAhead || isTextThere();
}

/// Returns whether more can be read after the present line without waiting.
bool LineReader::isTextThere()
{
    return m_first || !m_beginning.empty() || source().rdbuf()->in_avail() > 0;
}

/// Reads the beginning of the next line as far as it is there, up to a colon, and returns whether it names a puzzle, or
/// begins to: then the line before it is complete, and its answer need not wait for the rest.
bool LineReader::isPositionNext()
{
    constexpr std::size_t longestId = 64;
    std::istream &text = source();
    if (m_isAhead || m_first)
        return false;
    bool isThere = text.rdbuf()->in_avail() > 0;
    while (isThere && m_beginning.size() < longestId && !m_beginning.ends_with(':')) {
        const int next = text.peek();
        if (next == std::char_traits<char>::eof() || next == '\n' || next == '\r')
            return false;
        m_beginning += char(text.get());
        isThere = text.rdbuf()->in_avail() > 0;
    }
    if (m_beginning.ends_with(':'))
        return core::roleOf(m_kinds, m_beginning, true) == core::LineRole::Named;
    // Nothing comes after a text in memory: what is there of its last line is the whole line.
    const bool mayGrow = dynamic_cast<const DescriptorBuffer *>(text.rdbuf()) != nullptr;
    return !isThere && mayGrow && core::beginsName(m_kinds, m_beginning);
}

/// Reads the next line if it continues the lines before it; otherwise saves it for the next call of readLine.
bool LineReader::readFreeLine()
{
    if (!readLine())
        return false;
    m_isAhead = core::roleOf(m_kinds, m_line.text, true) != core::LineRole::Free ||
                m_line.text.size() > core::longestLine;
    return !m_isAhead;
}

bool LineReader::readLine()
{
    if (std::exchange(m_isAhead, false))
        return true;
    return readRawLine();
}

/// Returns the stream with the text in UTF-8.
std::istream &LineReader::source()
{
    if (std::exchange(m_begun, true))
        return m_decoded ? *m_decoded : m_text;
    char first = 0;
    if (!m_text.get(first))
        return m_text;
    m_first = first;
    const bool mayBeMark = first == '\xFE' || first == '\xFF';
    if (!mayBeMark || m_text.peek() != (first == '\xFE' ? 0xFF : 0xFE)) {
        m_text.clear(m_text.rdstate() & ~std::ios::eofbit);
        return m_text;
    }
    m_first.reset();
    std::string bytes(1, first);
    for (char byte = 0; bytes.size() < longestDecoded && m_text.get(byte);)
        bytes += byte;
    m_decoded.emplace(core::toUtf8(bytes));
    return *m_decoded;
}

bool LineReader::readRawLine()
{
    m_line.text = std::exchange(m_beginning, {});
    std::istream &text = source();
    char byte = 0;
    bool any = !m_line.text.empty();
    while (m_first || text.get(byte)) {
        if (m_first)
            byte = *std::exchange(m_first, std::nullopt);
        any = true;
        if (byte == '\r' && text.peek() == '\n')
            continue;
        if (byte == '\n' || byte == '\r')
            break;
        if (m_line.text.size() <= core::longestLine)
            m_line.text += byte;
    }
    if (any && ++m_line.number == 1)
        m_line.text = std::string(core::withoutMark(m_line.text));
    if (m_line.text.size() <= core::longestLine)
        m_line.text = session::composed(std::move(m_line.text));
    return any;
}

std::vector<BoardLine> boardLines(core::Kinds kinds, const Line &line)
{
    std::vector<BoardLine> lines;
    const std::string_view text = line.text;
    for (core::ImportedBoard &board : core::importBoards(kinds, text)) {
        const auto before = std::size_t(std::ranges::count(text.substr(0, board.at), '\n'));
        BoardLine found{{line.number + before, {}}};
        if (board.readings.size() > 1)
            found.fault = core::Fault{board.at, core::ambiguity(board)};
        else if (board.readings.empty())
            found.fault = std::move(board.fault);
        if (found.fault) {
            found.line = line;
        } else {
            found.line.text = std::move(board.readings.front().line);
            found.notation = board.readings.front().notation;
            found.remark = std::move(board.readings.front().remark);
            found.others = std::move(board.others);
        }
        lines.push_back(std::move(found));
    }
    return lines;
}

} // namespace app
