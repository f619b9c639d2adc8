// SPDX-License-Identifier: MIT
#include "pages/page.h"

#include "core/similarword.h"

#include <QStringList>

#include <array>
#include <utility>

namespace pages {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array figureNames{
    std::pair(Figure::Solutions, "solutions"), std::pair(Figure::Nodes, "nodes"),
    std::pair(Figure::Tries, "tries"),         std::pair(Figure::Back, "back"),
    std::pair(Figure::Length, "length"),       std::pair(Figure::Sweeps, "sweeps"),
    std::pair(Figure::Verdict, "verdict")};
constexpr std::array viewNames{std::pair(SearchView::Board, "board"), std::pair(SearchView::Tree, "tree"),
                               std::pair(SearchView::Map, "map"), std::pair(SearchView::Stack, "stack"),
                               std::pair(SearchView::Program, "program")};

QString nameIn(const auto &names, auto value)
{
    for (const auto &[each, name] : names) {
        if (each == value)
            return QString::fromLatin1(name);
    }
    return {};
}

auto valueIn(const auto &names, const QString &word) -> std::optional<decltype(names[0].first)>
{
    for (const auto &[each, name] : names) {
        if (word == QLatin1StringView(name))
            return each;
    }
    return std::nullopt;
}

std::optional<qint64> numberIn(const QString &text)
{
    bool good = false;
    const qint64 number = text.toLongLong(&good);
    return good && number >= 0 ? std::optional(number) : std::nullopt;
}

/// The greatest length of a paragraph; longer ones are split. Qt's time for a paragraph grows with the square of
/// its length.
constexpr qsizetype longestParagraph = 4000;

/// Returns the number of characters that open a code fence; 0 if the line is no fence.
int fenceLength(const QString &line, QChar of)
{
    int spaces = 0;
    while (spaces < 4 && spaces < line.size() && line[spaces] == u' ')
        ++spaces;
    int length = 0;
    while (spaces + length < line.size() && line[spaces + length] == of)
        ++length;
    return spaces < 4 && length >= 3 ? length : 0;
}

QString oneLine(QString text)
{
    return text.replace(u'\n', u' ').trimmed();
}

} // namespace

/// Reads a text line by line.
class Page::Reader {
public:
    // Qt takes about 25 microseconds for each line that becomes a paragraph, or a line of code.
    explicit Reader(const QString &text) : m_lines(cleaned(text).split(u'\n'))
    {
        if (m_lines.size() <= mostLinesOfText)
            return;
        m_lines.resize(mostLinesOfText);
        fault(mostLinesOfText,
              tr("A page has at most %n line(s). The others are left out.", nullptr, mostLinesOfText));
    }

    Page read()
    {
        while (m_next < m_lines.size()) {
            const QString &line = m_lines[m_next];
            const QString word = line.trimmed();
            if (word == "```board"_L1)
                readBlock(&Reader::readBoard);
            else if (word == "```exercise"_L1)
                readBlock(&Reader::readExercise);
            else if (fenceLength(line, u'`') > 0 || fenceLength(line, u'~') > 0)
                copyCode();
            else
                copyLine();
        }
        endText();
        return std::move(m_page);
    }

private:
    /// Returns the text without control characters and without the characters that stand for objects in a page.
    static QString cleaned(QString text)
    {
        text.replace("\r\n"_L1, "\n"_L1);
        text.replace(u'\r', u'\n');
        text.removeIf([](QChar each) {
            return (each < u' ' && each != u'\n' && each != u'\t') ||
                   each == QChar::ObjectReplacementCharacter ||
                   (each >= QChar(0xE000) && each <= QChar(0xE0FF)) || each == QChar::ParagraphSeparator;
        });
        return text;
    }

    void copyLine()
    {
        const QString &line = m_lines[m_next++];
        if (m_page.title.isEmpty() && line.startsWith("# "_L1))
            m_page.title = line.mid(2).trimmed();
        if (line.trimmed().isEmpty())
            m_paragraph = 0;
        for (qsizetype at = 0; at == 0 || at < line.size(); at += longestParagraph) {
            const QStringView part = QStringView(line).mid(at, longestParagraph);
            if (std::exchange(m_paragraph, m_paragraph + part.size()) + part.size() > longestParagraph) {
                m_text += u'\n';
                m_paragraph = part.size();
            }
            m_text += part + u'\n';
        }
    }

    /// Copies code as it is, even if it looks like a block of this program.
    void copyCode()
    {
        const QString &first = m_lines[m_next];
        const QChar of = fenceLength(first, u'`') > 0 ? u'`' : u'~';
        const int length = fenceLength(first, of);
        m_text += m_lines[m_next++] + u'\n';
        while (m_next < m_lines.size()) {
            const QString &line = m_lines[m_next++];
            m_text += line + u'\n';
            if (fenceLength(line, of) >= length && line.trimmed().count(of) == line.trimmed().size())
                return;
        }
    }

    void endText()
    {
        if (!m_text.trimmed().isEmpty())
            m_page.blocks.emplace_back(TextBlock{m_text});
        m_text.clear();
    }

    void fault(qsizetype line, const QString &why) { m_page.faults.push_back({int(line) + 1, why}); }

    void readBlock(void (Reader::*take)(qsizetype, qsizetype))
    {
        const qsizetype begin = m_next + 1;
        qsizetype end = begin;
        while (end < m_lines.size() && m_lines[end].trimmed() != "```"_L1)
            ++end;
        if (end == m_lines.size())
            fault(m_next, tr("This block has no end."));
        m_next = end + 1;
        endText();
        (this->*take)(begin, end);
    }

    /// Counts a board. Returns false if the page has too many.
    bool countBoard(qsizetype line)
    {
        if (m_boards < mostBoards) {
            ++m_boards;
            return true;
        }
        if (!std::exchange(m_tooMany, true))
            fault(line, tr("A page has at most %n board(s). The others are left out.", nullptr, mostBoards));
        return false;
    }

    void readBoard(qsizetype begin, qsizetype end)
    {
        BoardBlock block{begin < end ? m_lines[begin].trimmed() : QString()};
        if (block.line.isEmpty())
            return fault(begin - 1, tr("This block has no position line."));
        for (qsizetype i = begin + 1; i < end; ++i) {
            const QString key = m_lines[i].section(u':', 0, 0).trimmed();
            const QString value = m_lines[i].section(u':', 1).trimmed();
            if (!m_lines[i].trimmed().isEmpty() && !setKey(block, key, value))
                fault(i, tr("“%1” means nothing in a board block.").arg(m_lines[i].trimmed().left(60)));
        }
        if (countBoard(begin))
            m_page.blocks.emplace_back(std::move(block));
    }

    static bool setKey(BoardBlock &block, const QString &key, const QString &value)
    {
        if (key == "method"_L1) {
            block.method = value;
        } else if (key == "caption"_L1) {
            block.caption = value;
        } else if (key == "goal"_L1) {
            const auto goal = core::goalNamed(value.toStdString());
            block.goal = goal.value_or(block.goal);
            return goal.has_value();
        } else if (key == "view"_L1) {
            const auto view = valueIn(viewNames, value);
            block.view = view.value_or(block.view);
            return view.has_value();
        } else if (key == "at"_L1) {
            block.at = numberIn(value);
            return block.at.has_value();
        } else if (key == "stop"_L1) {
            const QString text = value.section(u' ', 1).trimmed();
            const std::optional<qint64> number = text.isEmpty() ? 1 : numberIn(text);
            if (value.section(u' ', 0, 0) != "solution"_L1 || number.value_or(0) <= 0)
                return false;
            block.solution = number;
        } else if (key == "expect"_L1) {
            const auto figure = valueIn(figureNames, value.section(u' ', 0, 0));
            const QString expected = value.section(u' ', 1).trimmed();
            if (!figure || expected.isEmpty())
                return false;
            block.expected[*figure] = expected;
        } else {
            return false;
        }
        return true;
    }

    /// Reports a line that begins with a mistyped key, since any other line is text of the exercise.
    void checkForKey(qsizetype line)
    {
        static constexpr std::string_view keys[] = {"answer", "board", "key", "lines", "across"};
        const QString text = m_lines[line].trimmed();
        const qsizetype colon = text.indexOf(u':');
        if (colon < 0)
            return;
        const std::string_view meant = core::similarWord(text.first(colon).toStdString(), keys);
        if (!meant.empty())
            fault(line,
                  tr("This line is text of the exercise. Is “%1:” meant?").arg(QLatin1StringView(meant)));
    }

    void readExercise(qsizetype begin, qsizetype end)
    {
        ExerciseBlock block;
        qsizetype answerAt = -1;
        for (qsizetype i = begin; i < end; ++i) {
            const QString &line = m_lines[i];
            const QString key = line.trimmed();
            const QString value = line.section(u':', 1).trimmed();
            if (answerAt >= 0) {
                block.answer += u'\n' + line;
            } else if (key.startsWith("answer:"_L1)) {
                block.answer = value;
                answerAt = i;
            } else if (key.startsWith("board:"_L1)) {
                block.board = value;
            } else if (key.startsWith("key:"_L1)) {
                block.key = value;
            } else if (key.startsWith("lines:"_L1)) {
                const std::optional<qint64> lines = numberIn(value);
                if (!lines || *lines > mostLines)
                    fault(i, tr("An exercise has 0 to %1 lines to write on.").arg(mostLines));
                block.lines = int(std::min(lines.value_or(0), qint64(mostLines)));
            } else if (key.startsWith("across:"_L1)) {
                const std::optional<qint64> across = numberIn(value);
                if (across.value_or(0) < 1 || across.value_or(0) > mostAcross)
                    fault(i, tr("On paper 1 to %1 boards stand beside each other.").arg(mostAcross));
                block.across = int(std::clamp(across.value_or(1), qint64(1), qint64(mostAcross)));
            } else {
                checkForKey(i);
                block.task += line + u'\n';
            }
        }
        block.task = block.task.trimmed();
        block.answer = block.answer.trimmed();
        if (block.task.isEmpty())
            return fault(begin - 1, tr("This exercise asks no question."));
        if (!block.board.isEmpty() && !countBoard(begin))
            block.board.clear();
        m_page.blocks.emplace_back(std::move(block));
    }

    QStringList m_lines;
    qsizetype m_next = 0;
    QString m_text;            ///< the text between blocks that was read so far
    qsizetype m_paragraph = 0; ///< the length of the last paragraph of `m_text`
    int m_boards = 0;
    bool m_tooMany = false;
    Page m_page;
};

Page Page::read(const QString &text)
{
    return Reader(text).read();
}

QString nameOf(Figure figure)
{
    return nameIn(figureNames, figure);
}

QString nameOf(SearchView view)
{
    return nameIn(viewNames, view);
}

QString write(const BoardBlock &block)
{
    QString text = "```board\n"_L1 + oneLine(block.line) + u'\n';
    const auto add = [&](QLatin1StringView key, const QString &value) {
        text += key + ": "_L1 + oneLine(value) + u'\n';
    };
    if (!block.method.isEmpty())
        add("method"_L1, block.method);
    if (!block.method.isEmpty() || block.goal != core::Goal::First)
        add("goal"_L1, QString::fromLatin1(core::nameOf(block.goal)));
    if (block.at)
        add("at"_L1, QString::number(*block.at));
    if (block.solution)
        add("stop"_L1, "solution "_L1 + QString::number(*block.solution));
    if (block.view != SearchView::Board)
        add("view"_L1, nameOf(block.view));
    for (const auto &[figure, value] : block.expected)
        add("expect"_L1, nameOf(figure) + u' ' + value);
    if (!block.caption.isEmpty())
        add("caption"_L1, block.caption);
    return text + "```\n"_L1;
}

QString write(const ExerciseBlock &block)
{
    QString text = "```exercise\n"_L1 + block.task.trimmed() + u'\n';
    if (!block.board.isEmpty())
        text += "board: "_L1 + oneLine(block.board) + u'\n';
    if (block.lines > 0)
        text += "lines: "_L1 + QString::number(block.lines) + u'\n';
    if (block.across > 1)
        text += "across: "_L1 + QString::number(block.across) + u'\n';
    if (!block.key.trimmed().isEmpty())
        text += "key: "_L1 + oneLine(block.key) + u'\n';
    const QString answer = block.answer.trimmed();
    const QString first = answer.section(u'\n', 0, 0); // the reader trims text on the line of its key
    if (!answer.isEmpty())
        text += "answer:"_L1 + (first == first.trimmed() ? u' ' : u'\n') + answer + u'\n';
    return text + "```\n"_L1;
}

} // namespace pages
