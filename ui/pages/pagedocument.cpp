// SPDX-License-Identifier: MIT
#include "pages/pagedocument.h"

#include "pages/pageobject.h"
#include "session/basics/translation.h"

#include <QAbstractTextDocumentLayout>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextLayout>
#include <QTextTable>

#include <cmath>
#include <utility>

namespace pages {

using namespace Qt::StringLiterals;

namespace {

// These characters stand for objects that Markdown lacks; Page removes them from the text that it reads.
constexpr QChar captionMark(0xE001);
constexpr QChar linksMark(0xE002);
constexpr QChar exerciseMark(0xE003);
constexpr QChar exerciseEnd(0xE004);
constexpr QChar linesMark(0xE005);
constexpr QChar ownLink(0xE006);
constexpr QChar answersMark(0xE007);
constexpr char16_t firstBoard = 0xE010;
static_assert(firstBoard + Page::mostBoards < 0xE100);

constexpr double unitsPerInch = 96; // the resolution of layouts without a device

QString link(const QString &text, QLatin1StringView kind, int number)
{
    return u'[' + text + "]("_L1 + ownLink + kind + u':' + QString::number(number) + u')';
}

bool isPageName(const QString &name)
{
    return name.endsWith(".md"_L1) && !name.contains(u'/') && !name.contains(u'\\') && !name.contains(u':');
}

std::optional<Target> targetOf(const QString &href)
{
    if (href.startsWith(ownLink)) {
        const QString kind = href.mid(1).section(u':', 0, 0);
        const int number = href.section(u':', 1).toInt();
        return Target{kind == "open"_L1   ? Target::Open
                      : kind == "hand"_L1 ? Target::Hand
                      : kind == "play"_L1 ? Target::Play
                      : kind == "run"_L1  ? Target::Run
                                          : Target::Answer,
                      {},
                      number};
    }
    if (href.startsWith("cassetete:"_L1))
        return Target{Target::Line,
                      QString::fromUtf8(QByteArray::fromPercentEncoding(href.mid(10).toUtf8()))};
    if (href.startsWith("https://"_L1) || href.startsWith("http://"_L1))
        return Target{Target::Web, href};
    if (href.startsWith("form:"_L1))
        return Target{Target::Form, href.mid(5)};
    if (isPageName(href.section(u'#', 0, 0)))
        return Target{Target::OtherPage, href};
    return std::nullopt;
}

/// Returns where the forms of the course are in the program.
QString formPlace()
{
    return PageDocument::tr("(in Casse-tête: Help > Original Programs of the Course)");
}

/// A part of a document's text that has one format.
struct Part {
    int at;
    int length;
    QTextCharFormat format;
};

/// Returns the parts whose format is wanted.
std::vector<Part> partsOf(const QTextDocument &document, bool (QTextCharFormat::*isWanted)() const)
{
    std::vector<Part> parts;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto each = block.begin(); !each.atEnd(); ++each) {
            if (const QTextCharFormat format = each.fragment().charFormat(); (format.*isWanted)())
                parts.push_back({each.fragment().position(), each.fragment().length(), format});
        }
    }
    return parts;
}

/// Returns a cursor that has selected this many characters.
QTextCursor selection(QTextDocument &document, int at, int length)
{
    QTextCursor cursor(&document);
    cursor.setPosition(at);
    cursor.setPosition(at + length, QTextCursor::KeepAnchor);
    return cursor;
}

QTextCharFormat objectFormat(int type, int number)
{
    QTextCharFormat format;
    format.setObjectType(type);
    format.setProperty(PageDocument::numberProperty, number);
    return format;
}

/// Returns whether a paragraph shows boards beside each other.
bool isRow(const QTextBlock &block)
{
    return !block.begin().atEnd() &&
           block.begin().fragment().charFormat().hasProperty(PageDocument::acrossProperty);
}

} // namespace

PageLook PageLook::onPaper()
{
    PageLook look{board::Style::make(board::Style::Paper)};
    look.font.setPointSizeF(10.5);
    look.isFinal = true;
    return look;
}

/// Writes a page as Markdown, in which the program's blocks are words, links and characters that stand for objects.
class PageDocument::MarkdownWriter {
public:
    explicit MarkdownWriter(PageDocument &document) : m_document(document), m_look(document.m_look) {}

    QString write(const Page &page)
    {
        for (const PageFault &fault : page.faults)
            m_text += tr("Line %1: %2").arg(fault.line).arg(fault.why).replace(u'`', u'\'') + "\n\n"_L1;
        for (const Block &block : page.blocks) {
            if (const auto *exercise = std::get_if<ExerciseBlock>(&block)) {
                add(*exercise);
            } else if (const auto *words = std::get_if<TextBlock>(&block)) {
                m_text += (m_row.count > 0 ? "\n\n"_L1 : ""_L1) + words->markdown;
                m_row = {};
            } else {
                m_row = {};
                addBoard();
                m_text += m_document.boardText(m_board++);
            }
        }
        if (!m_answers.isEmpty())
            m_text +=
                "\n\n## "_L1 + answersMark + tr("Answers") + "\n\n"_L1 + m_answers.join("\n\n"_L1) + u'\n';
        return m_text;
    }

private:
    struct Row {
        QString task;
        int across = 0;
        int count = 0; ///< the boards in it so far
    };

    void addBoard() { m_text += "\n\n"_L1 + QChar(char16_t(firstBoard + m_board)) + "\n\n"_L1; }

    void add(const ExerciseBlock &asked)
    {
        if (m_look.isFinal && !asked.answer.isEmpty())
            keepAnswer(asked);
        if (m_look.style.look == board::Style::Paper && asked.across > 1 && !asked.board.isEmpty()) {
            addToRow(asked);
        } else {
            m_row = {};
            addAlone(asked);
        }
        ++m_exercise;
    }

    /// Keeps an answer for the end of the page, after the key that it shares with those before it.
    void keepAnswer(const ExerciseBlock &asked)
    {
        if (asked.key != std::exchange(m_key, asked.key) && !m_key.isEmpty())
            m_answers << m_key;
        m_answers << "**"_L1 + session::formatNumber(m_exercise + 1) + ".** "_L1 + asked.answer;
    }

    /// Adds a board to those that stand beside each other. They are one paragraph, below the task that they share.
    void addToRow(const ExerciseBlock &asked)
    {
        const bool shouldContinue = m_row.across == asked.across && m_row.task == asked.task;
        if (!shouldContinue)
            m_text += "\n\n"_L1 + asked.task;
        if (!shouldContinue || m_row.count == asked.across)
            m_text += "\n\n"_L1;
        m_row = {asked.task, asked.across, shouldContinue ? m_row.count % asked.across + 1 : 1};
        m_text += QChar(char16_t(firstBoard + m_board));
        m_document.m_inRow[m_board++] = {m_exercise + 1, asked.across};
    }

    void addAlone(const ExerciseBlock &asked)
    {
        const bool isShared = asked.across > 1;
        if (isShared && asked.task != std::exchange(m_task, asked.task))
            m_text += "\n\n"_L1 + m_task;
        m_text += "\n\n"_L1 + exerciseMark + "**"_L1 +
                  tr("Exercise %1").arg(session::formatNumber(m_exercise + 1)) + "**\n\n"_L1 +
                  (isShared ? QString() : asked.task + "\n\n"_L1);
        if (!asked.board.isEmpty()) {
            addBoard();
            m_text += m_look.isFinal ? QString() : m_document.boardText(m_board);
            ++m_board;
        }
        if (m_look.isFinal && asked.lines > 0)
            m_text += linesMark + QString::number(asked.lines) + "\n\n"_L1;
        if (m_look.answers.contains(m_exercise))
            m_text += "**"_L1 + tr("Answer:") + "** "_L1 + asked.answer +
                      (asked.key.isEmpty() ? QString() : "\n\n"_L1 + asked.key) + "\n\n"_L1 + linksMark +
                      link(tr("Hide the answer"), "answer"_L1, m_exercise) + "\n\n"_L1;
        else if (!m_look.isFinal && !asked.answer.isEmpty())
            m_text += linksMark + link(tr("Show the answer"), "answer"_L1, m_exercise) + "\n\n"_L1;
        m_text += exerciseEnd + "\n\n"_L1;
    }

    PageDocument &m_document;
    const PageLook &m_look;
    QString m_text;
    QStringList m_answers; ///< the answers at the end of the page, and their keys
    QString m_key;         ///< the key of the latest of them
    QString m_task;        ///< the latest task that several boards share
    Row m_row;             ///< the boards beside which the next one may stand
    int m_board = 0;
    int m_exercise = 0;
};

PageDocument::PageDocument(const Page &page, const Boards &boards, PageLook look, QObject *parent)
    : QTextDocument(parent), m_boards(boards), m_look(std::move(look))
{
    setUndoRedoEnabled(false);
    setDefaultFont(m_look.font);
    MarkdownFeatures features(MarkdownDialectGitHub);
    features.setFlag(MarkdownNoHTML);
    // All changes are one edit before a layout exists: Qt would otherwise lay out the whole paragraph again for
    // each link that it reads.
    QTextCursor edit(this);
    edit.beginEditBlock();
    setMarkdown(MarkdownWriter(*this).write(page), features);
    replaceImages();
    nameTargets();
    placeObjects();
    setFormats();
    edit.endEditBlock();
    setTableFormats();
    auto *object = new PageObject(this);
    for (const int type : {boardObject, linesObject})
        documentLayout()->registerHandler(type, object);
}

/// Returns the caption and the links below a board.
QString PageDocument::boardText(int board) const
{
    const BoardBlock &block = m_boards.block(board);
    QString text;
    if (!block.caption.isEmpty())
        text += captionMark + block.caption + "\n\n"_L1;
    if (m_look.isFinal)
        return text;
    text += linksMark +
            link(block.isMoment() ? tr("Open this moment") : tr("Open in the window"), "open"_L1, board);
    if (!block.isMoment())
        text += u" · "_s + link(tr("Play it here"), "hand"_L1, board);
    const bool hasSteps = !m_boards.shown(board) || m_boards.frames(board) > 0;
    if (!block.method.isEmpty() && block.goal != core::Goal::Count && hasSteps)
        text += u" · "_s + link(tr("Watch it here"), "play"_L1, board);
    if (!block.expected.empty())
        text += u" · "_s + link(tr("Run it"), "run"_L1, board);
    // The result has a line of its own: beside the links it would push them away from under the mouse.
    if (const auto result = m_look.results.find(board); result != m_look.results.end())
        text += "\n\n"_L1 + linksMark + result->second;
    return text + "\n\n"_L1;
}

/// Replaces images with their alternative text: Qt would load images from any file.
void PageDocument::replaceImages()
{
    const std::vector<Part> images = partsOf(*this, &QTextFormat::isImageFormat);
    // Replaces from the end, since a change moves only what follows it.
    for (auto part = images.rbegin(); part != images.rend(); ++part) {
        const auto &[at, length, image] = *part;
        QTextCharFormat format = image;
        const QString words = format.stringProperty(QTextFormat::ImageAltText)
                                  .repeated(length); // Qt joins equal adjacent images
        for (const int property :
             {QTextFormat::ObjectType, QTextFormat::ImageName, QTextFormat::ImageAltText})
            format.clearProperty(property);
        selection(*this, at, length).insertText(words, format);
    }
}

/// Replaces link targets with numbers, so that Qt never parses or follows an address of a page. Paper and web pages
/// cannot open anything in the program, so they say where it is to be found.
void PageDocument::nameTargets()
{
    const std::vector<Part> links = partsOf(*this, &QTextCharFormat::isAnchor);
    int added = 0;
    for (std::size_t i = 0; i < links.size(); ++i) {
        const int at = links[i].at + added;
        const int end = at + links[i].length;
        const std::optional<Target> target = targetOf(links[i].format.anchorHref());
        const bool isLink = target && (!m_look.isFinal || target->kind == Target::Web);
        setTarget(selection(*this, at, links[i].length), isLink ? target : std::nullopt);
        const bool shouldContinue = i + 1 < links.size() && links[i + 1].at + added == end;
        if (m_look.isFinal && target && target->kind == Target::Form && !shouldContinue) {
            const QString place = u' ' + formPlace();
            selection(*this, end, 0).insertText(place, {});
            added += int(place.size());
        }
    }
}

/// Makes a link to this target of the selected words, or plain words without a target.
void PageDocument::setTarget(QTextCursor cursor, const std::optional<Target> &target)
{
    QTextCharFormat format = cursor.charFormat();
    format.setAnchor(target.has_value());
    format.setAnchorHref({});
    format.clearForeground();
    format.setFontUnderline(target.has_value());
    if (target) {
        if (m_targets.empty() || m_targets.back() != *target)
            m_targets.push_back(*target);
        format.setAnchorHref(QString::number(m_targets.size() - 1));
        format.setForeground(m_look.style.accent);
    }
    cursor.setCharFormat(format);
}

std::optional<Target> PageDocument::target(const QString &href) const
{
    bool good = false;
    const qsizetype number = href.toLongLong(&good);
    if (!good || number < 0 || number >= qsizetype(m_targets.size()))
        return std::nullopt;
    return m_targets[std::size_t(number)];
}

/// Replaces a mark by its board, which a click makes playable.
void PageDocument::placeBoard(QTextCursor &cursor, int board)
{
    QTextCharFormat object = objectFormat(boardObject, board);
    if (!m_look.isFinal) {
        object.setAnchor(true);
        object.setAnchorHref(QString::number(m_targets.size()));
        m_targets.push_back({Target::Board, {}, board});
    }
    cursor.deleteChar();
    cursor.insertText(QString(QChar::ObjectReplacementCharacter), object);
}

/// Replaces a paragraph of marks by the boards that stand beside each other.
void PageDocument::placeRow(QTextCursor &cursor, const QString &marks)
{
    for (const QChar mark : marks) {
        const int board = mark.unicode() - firstBoard;
        QTextCharFormat object = objectFormat(boardObject, board);
        object.setProperty(acrossProperty, m_inRow[board].across);
        object.setProperty(exerciseProperty, m_inRow[board].exercise);
        cursor.deleteChar();
        cursor.insertText(QString(QChar::ObjectReplacementCharacter), object);
    }
}

void PageDocument::placeObjects()
{
    QTextCursor cursor(this);
    QTextCursor exercise;
    std::vector<QTextCursor> exercises;
    for (QTextBlock block = begin(); block.isValid();) {
        const QString text = block.text();
        const QChar mark = text.isEmpty() ? QChar() : text.front();
        cursor.setPosition(block.position());
        QTextBlockFormat format = block.blockFormat();
        const auto setRole = [&](Role role) {
            format.setProperty(roleProperty, role);
            cursor.deleteChar();
        };
        if (mark == exerciseEnd) {
            exercise.setPosition(block.position() - 1, QTextCursor::KeepAnchor);
            exercises.push_back(exercise);
            block = block.next();
            cursor.select(QTextCursor::BlockUnderCursor);
            cursor.removeSelectedText();
            continue;
        }
        if (mark.unicode() >= firstBoard && mark.unicode() < firstBoard + m_boards.count()) {
            format.setProperty(roleProperty, BoardRole);
            if (m_inRow.contains(mark.unicode() - firstBoard))
                placeRow(cursor, text);
            else
                placeBoard(cursor, mark.unicode() - firstBoard);
            cursor.setPosition(block.position());
        } else if (mark == linesMark) {
            cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
            cursor.insertText(QString(QChar::ObjectReplacementCharacter),
                              objectFormat(linesObject, text.mid(1).toInt()));
        } else if (mark == captionMark) {
            setRole(Caption);
        } else if (mark == linksMark) {
            setRole(Links);
        } else if (mark == answersMark) { // the answers begin on a new sheet, which can be kept back
            format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
            format.setProperty(roleProperty, Answers);
            cursor.deleteChar();
        } else if (mark == exerciseMark) {
            setRole(Exercise);
            exercise = QTextCursor(block);
        }
        cursor.setBlockFormat(format);
        block = block.next();
    }
    if (!m_look.isFinal)
        frame(exercises);
}

/// Puts frames around these parts, but not on paper, which has no space to spare.
void PageDocument::frame(const std::vector<QTextCursor> &parts)
{
    QTextFrameFormat format;
    format.setBackground(m_look.style.window);
    format.setPadding(QFontMetricsF(defaultFont()).lineSpacing() / 2);
    for (QTextCursor part : parts)
        part.insertFrame(format);
}

/// Sets the font of code. Markdown's code has the system's fixed font, which a style sheet's font replaces.
void PageDocument::setCodeFont()
{
    QTextCharFormat code;
    code.setFontFamilies({u"DejaVu Sans Mono"_s, u"monospace"_s});
    code.setFontStyleHint(QFont::Monospace);
    for (const Part &part : partsOf(*this, &QTextCharFormat::fontFixedPitch))
        selection(*this, part.at, part.length).mergeCharFormat(code);
}

void PageDocument::setFormats()
{
    const double line = QFontMetricsF(defaultFont()).lineSpacing();
    setDocumentMargin(m_look.isFinal ? 0 : line);
    for (QTextBlock block = begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        QTextBlockFormat format = block.blockFormat();
        const int role = format.intProperty(roleProperty);
        // A row of boards begins at the margin of the text that asks about them.
        if ((role == BoardRole && !isRow(block)) || role == Caption || role == Links)
            format.setAlignment(Qt::AlignHCenter);
        if (role == Text && format.headingLevel() == 0)
            format.setLineHeight(130, QTextBlockFormat::ProportionalHeight);
        if (isCode(format)) // paper does not scroll, and the window's pages scroll only vertically
            format.setNonBreakableLines(false);
        const bool shouldContinue = isCode(format) && isCode(block.next().blockFormat());
        const double below = shouldContinue                         ? 0
                             : role == BoardRole || role == Caption ? 0.2
                             : block.textList()                     ? 0.25
                                                                    : 0.7;
        format.setBottomMargin(below * line);
        format.setTopMargin(format.headingLevel() > 0 ? (format.headingLevel() == 1 ? 0 : 0.9) * line : 0);
        cursor.setBlockFormat(format);
        if (role != Caption)
            continue;
        cursor.select(QTextCursor::BlockUnderCursor);
        QTextCharFormat italic;
        italic.setFontItalic(true);
        cursor.mergeCharFormat(italic);
    }
    setCodeFont();
}

/// Makes the first cell a heading like those beside it. After a block of code, Qt begins the first cell of a table with
/// an empty line, and reads its words as if they were not in the heading.
void PageDocument::mendFirstCell(const QTextTable &table)
{
    const QTextTableCell cell = table.cellAt(0, 0);
    QTextCursor cursor = cell.firstCursorPosition();
    if (cursor.block().length() == 1 && cursor.block() != cell.lastCursorPosition().block())
        cursor.deleteChar();
    cursor.setPosition(cell.lastPosition(), QTextCursor::KeepAnchor);
    QTextCharFormat bold;
    bold.setFontWeight(QFont::Bold);
    cursor.mergeCharFormat(bold);
}

/// Sets the format of tables, which Qt creates when the edit that has read them ends.
void PageDocument::setTableFormats()
{
    const double line = QFontMetricsF(defaultFont()).lineSpacing();
    for (QTextTable *table : findChildren<QTextTable *>()) {
        QTextTableFormat format = table->format();
        format.setCellPadding(0.25 * line);
        format.setCellSpacing(0);
        format.setBorder(1);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setBorderCollapse(true);
        format.setBorderBrush(m_look.style.line);
        format.setBottomMargin(0.7 * line);
        table->setFormat(format);
        mendFirstCell(*table);
    }
}

QTextBlock PageDocument::blockOf(int board) const
{
    for (QTextBlock block = begin(); block.isValid(); block = block.next()) {
        for (auto each = block.begin(); !each.atEnd(); ++each) {
            const QTextCharFormat format = each.fragment().charFormat();
            if (format.objectType() == boardObject && format.intProperty(numberProperty) == board)
                return block;
        }
    }
    return {};
}

QRectF PageDocument::placeOf(int board) const
{
    const QTextBlock block = blockOf(board);
    if (!block.isValid() || block.layout()->lineCount() == 0)
        return {};
    const QRectF whole = block.layout()->lineAt(0).naturalTextRect();
    return whole.adjusted(0, 0, 0, -noticeHeight(*this, board, whole.width()))
        .translated(documentLayout()->blockBoundingRect(block).topLeft());
}

std::optional<QColor> PageDocument::backgroundOf(int board) const
{
    const QTextBlock block = blockOf(board);
    const QTextFrame *around = block.isValid() ? QTextCursor(block).currentFrame() : nullptr;
    return around && around->frameFormat().hasProperty(QTextFormat::BackgroundBrush)
               ? std::optional(around->frameFormat().background().color())
               : std::nullopt;
}

void PageDocument::finishLayout()
{
    // Qt does not signal a small change, even if it changes the document's size, which scroll bars need.
    Q_EMIT documentLayout()->documentSizeChanged(documentLayout()->documentSize());
}

void PageDocument::layOut(int board)
{
    // If a part changes before the layout is complete, Qt considers everything below the part as laid out and
    // never paints it. So the layout is finished first.
    documentLayout()->documentSize();
    if (const QTextBlock block = blockOf(board); block.isValid())
        markContentsDirty(block.position(), block.length());
    finishLayout();
}

void PageDocument::redraw(int board)
{
    if (const QTextBlock block = blockOf(board); block.isValid())
        Q_EMIT documentLayout()->update(documentLayout()->blockBoundingRect(block));
}

void PageDocument::setPlaying(int board)
{
    const int before = std::exchange(m_look.playing, board);
    for (const int each : {before, board}) {
        if (each >= 0)
            redraw(each);
    }
}

/// Begins a new sheet before an exercise or a board that would be separated from its heading, its board, its lines
/// or its caption. A part taller than a sheet is not moved.
void PageDocument::keepTogether(double page)
{
    const auto roleOf = [](const QTextBlock &block) { return block.blockFormat().intProperty(roleProperty); };
    std::vector<std::pair<int, int>> parts; // the positions where parts begin and end
    for (QTextBlock block = begin(); block.isValid();) {
        QTextBlock last = block;
        if (roleOf(block) == BoardRole || roleOf(block) == Exercise) {
            for (QTextBlock next = block.next(); next.isValid(); next = next.next()) {
                const bool belongs = roleOf(block) == BoardRole
                                         ? roleOf(next) == Caption
                                         : roleOf(next) != Exercise && next.blockFormat().headingLevel() == 0;
                if (!belongs)
                    break;
                last = next;
            }
            const QTextBlock before = block.previous();
            const bool isHeaded = before.isValid() && before.blockFormat().headingLevel() > 0;
            parts.emplace_back((isHeaded ? before : block).position(), last.position());
        }
        block = last.next();
    }
    for (const auto &[first, last] : parts) {
        documentLayout()->documentSize(); // finishes the layout, as in layOut
        const QTextBlock block = findBlock(first);
        const double top = documentLayout()->blockBoundingRect(block).top();
        const double bottom = documentLayout()->blockBoundingRect(findBlock(last)).bottom();
        if (bottom - top >= page || std::floor(top / page) == std::floor((bottom - 1) / page))
            continue;
        QTextBlockFormat format = block.blockFormat();
        format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        QTextCursor(block).setBlockFormat(format);
    }
    markContentsDirty(0, characterCount());
    documentLayout()->documentSize();
}

int PageDocument::print(QPagedPaintDevice &device)
{
    QPainter painter(&device);
    if (!painter.isActive())
        return 0;
    const double scale = device.logicalDpiY() / unitsPerInch;
    const double line = QFontMetricsF(defaultFont()).lineSpacing();
    const QSizeF paper = QSizeF(device.width(), device.height()) / scale;
    const QSizeF page(paper.width(), paper.height() - 2 * line);
    setPageSize(page);
    keepTogether(page.height());
    painter.scale(scale, scale);
    QFont small = defaultFont();
    small.setPixelSize(int(line * 0.7)); // the size is in units of the layout, not of the device
    painter.setFont(small);
    const int count = pageCount();
    for (int i = 0; i < count; ++i) {
        if (i > 0)
            device.newPage();
        painter.save();
        const QRectF part(0, i * page.height(), page.width(), page.height());
        painter.translate(0, -part.top());
        painter.setClipRect(part);
        QAbstractTextDocumentLayout::PaintContext context;
        context.palette.setColor(QPalette::Text, m_look.style.text);
        context.clip = part;
        documentLayout()->draw(&painter, context);
        painter.restore();
        painter.setPen(m_look.style.faint);
        painter.drawText(QRectF(0, paper.height() - line, paper.width(), line), Qt::AlignCenter,
                         session::formatNumber(i + 1));
    }
    return count;
}

} // namespace pages
