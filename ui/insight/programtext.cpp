// SPDX-License-Identifier: MIT
#include "insight/programtext.h"

#include <QFontDatabase>
#include <QPainter>
#include <QScrollBar>
#include <QSyntaxHighlighter>
#include <QTextBlock>

#include <algorithm>

namespace insight {

using namespace Qt::StringLiterals;

namespace {

constexpr double markedPart = 0.2; ///< the share of the accent colour in the background of the running line
constexpr int arrowRoom = 14;      ///< the width in pixels

double contrastOf(const QColor &one, const QColor &other)
{
    const double a = board::luminance(one);
    const double b = board::luminance(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

QColor markedGround(const board::Style &style)
{
    return board::mixed(style.surface, style.accent, markedPart);
}

/// Returns the colour, mixed with the text's colour only as far as it needs for contrast on both backgrounds.
QColor readable(const QColor &colour, const board::Style &style)
{
    constexpr double least = 4.5;
    for (double part = 0; part < 1; part += 0.1) {
        const QColor tried = board::mixed(colour, style.text, part);
        if (contrastOf(tried, style.surface) >= least && contrastOf(tried, markedGround(style)) >= least)
            return tried;
    }
    return style.text;
}

} // namespace

/// Highlights keywords, strings and comments, line by line.
class ProgramHighlighter : public QSyntaxHighlighter {
public:
    using QSyntaxHighlighter::QSyntaxHighlighter;

    void setLanguage(const ProgramLanguage &language)
    {
        m_language = &language;
        m_keywords = QString::fromLatin1(language.keywords).split(u' ');
    }
    void setColours(const board::Style &style)
    {
        m_keyword.setForeground(readable(style.accent, style));
        m_keyword.setFontWeight(QFont::Bold);
        m_string.setForeground(readable(style.placed, style));
        m_comment.setForeground(readable(style.faint, style));
        m_comment.setFontItalic(true);
        rehighlight();
    }

protected:
    void highlightBlock(const QString &text) override
    {
        if (!m_language)
            return;
        setCurrentBlockState(Code);
        qsizetype at = previousBlockState() == InComment ? endComment(text, 0, 0) : 0;
        while (at < text.size())
            at = highlightFrom(text, at);
    }

private:
    enum State { Code, InComment };

    static bool isWordPart(QChar sign) { return sign.isLetterOrNumber() || sign == u'_'; }
    void format(qsizetype from, qsizetype to, const QTextCharFormat &how)
    {
        setFormat(int(from), int(to - from), how);
    }

    /// Highlights the token that begins here and returns its end.
    qsizetype highlightFrom(const QString &text, qsizetype at)
    {
        const QStringView rest = QStringView(text).mid(at);
        const QLatin1StringView begin(m_language->commentBegin);
        if (rest.startsWith(QLatin1StringView(m_language->lineComment))) {
            format(at, text.size(), m_comment);
            return text.size();
        }
        if (rest.startsWith(begin))
            return endComment(text, at, begin.size());
        if (rest.startsWith(u'"') || rest.startsWith(u'\''))
            return endString(text, at);
        if (isWordPart(rest.front()))
            return endWord(text, at);
        return at + 1;
    }
    qsizetype endComment(const QString &text, qsizetype from, qsizetype opening)
    {
        const QLatin1StringView end(m_language->commentEnd);
        const qsizetype at = text.indexOf(end, from + opening);
        const qsizetype to = at < 0 ? text.size() : at + end.size();
        if (at < 0)
            setCurrentBlockState(InComment);
        format(from, to, m_comment);
        return to;
    }
    qsizetype endString(const QString &text, qsizetype from)
    {
        qsizetype at = from + 1;
        while (at < text.size() && text[at] != text[from])
            at += text[at] == u'\\' ? 2 : 1;
        at = std::min(at + 1, text.size());
        format(from, at, m_string);
        return at;
    }
    qsizetype endWord(const QString &text, qsizetype from)
    {
        qsizetype at = from;
        while (at < text.size() && isWordPart(text[at]))
            ++at;
        const auto how = m_language->ignoresCase ? Qt::CaseInsensitive : Qt::CaseSensitive;
        if (m_keywords.contains(QStringView(text).mid(from, at - from), how))
            format(from, at, m_keyword);
        return at;
    }

    const ProgramLanguage *m_language = nullptr;
    QStringList m_keywords;
    QTextCharFormat m_keyword;
    QTextCharFormat m_string;
    QTextCharFormat m_comment;
};

ProgramText::ProgramText(QWidget *parent)
    : QPlainTextEdit(parent), m_highlighter(new ProgramHighlighter(document())), m_margin(new QWidget(this))
{
    setObjectName(u"program"_s);
    setReadOnly(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setTabChangesFocus(true);
    setLineWrapMode(NoWrap);
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_margin->installEventFilter(this);
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect &, int dy) {
        if (dy != 0)
            m_margin->scroll(0, dy);
        else
            m_margin->update();
    });
    layOutMargin();
}

void ProgramText::setProgram(const Program &program, const ProgramLanguage &language)
{
    m_marked.clear();
    m_highlighter->setLanguage(language);
    setPlainText(program.text());
    layOutMargin();
    paintGround();
}

void ProgramText::setStyle(const board::Style &style)
{
    m_style = style;
    m_highlighter->setColours(style);
    paintGround();
    m_margin->update();
}

void ProgramText::setMarked(std::vector<int> lines)
{
    if (lines == m_marked)
        return;
    m_marked = std::move(lines);
    paintGround();
    m_margin->update();
    keepInView();
}

void ProgramText::paintGround()
{
    QList<QTextEdit::ExtraSelection> grounds;
    for (const int line : m_marked) {
        QTextEdit::ExtraSelection ground;
        ground.cursor = QTextCursor(document()->findBlockByNumber(line));
        ground.format.setBackground(markedGround(m_style));
        ground.format.setProperty(QTextFormat::FullWidthSelection, true);
        grounds << ground;
    }
    setExtraSelections(grounds);
}

// Without wrapping, the vertical scroll bar counts in lines, the horizontal one in pixels.
void ProgramText::keepInView()
{
    if (m_marked.empty())
        return;
    constexpr int around = 2; // lines
    const int first = firstVisibleBlock().blockNumber();
    const int lines = viewport()->height() / fontMetrics().lineSpacing();
    const auto isInView = [&](int line) {
        return (first == 0 || line >= first + around) && line < first + lines - around;
    };
    if (std::ranges::none_of(m_marked, isInView))
        verticalScrollBar()->setValue(m_marked.front() - lines / 2);
    const QString text = document()->findBlockByNumber(m_marked.front()).text();
    const auto indent = std::ranges::find_if(text, [](QChar sign) { return sign != u' '; }) - text.begin();
    const int left = int(indent) * fontMetrics().horizontalAdvance(u'9');
    const int width = viewport()->width();
    const int shown = horizontalScrollBar()->value();
    // Scrolls sideways only for a deeply indented line, since lines are read from their beginning.
    if (left <= width / 2)
        horizontalScrollBar()->setValue(0);
    else if (left < shown || left > shown + width / 2)
        horizontalScrollBar()->setValue(left - width / 4);
}

void ProgramText::layOutMargin()
{
    const int digits = int(QString::number(blockCount()).size());
    const int width = digits * fontMetrics().horizontalAdvance(u'9') + arrowRoom + 8;
    setViewportMargins(width, 0, 0, 0);
    const QRect inside = contentsRect();
    m_margin->setGeometry(inside.left(), inside.top(), width, inside.height());
}

void ProgramText::paintMargin()
{
    QPainter painter(m_margin);
    painter.fillRect(m_margin->rect(), m_style.window);
    painter.setFont(font());
    const int right = m_margin->width() - arrowRoom - 2;
    const int height = fontMetrics().lineSpacing();
    for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
        const QRectF place = blockBoundingGeometry(block).translated(contentOffset());
        if (place.top() > m_margin->height())
            break;
        const bool isMarked = std::ranges::find(m_marked, block.blockNumber()) != m_marked.end();
        painter.setPen(isMarked ? m_style.text : m_style.faint);
        painter.drawText(QRectF(0, place.top(), right, height), Qt::AlignRight | Qt::AlignVCenter,
                         QString::number(block.blockNumber() + 1));
        if (!isMarked)
            continue;
        const double size = std::min(height, arrowRoom) / 2.0 - 2;
        const QPointF tip(m_margin->width() - 3, place.top() + height / 2.0);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_style.accent);
        painter.drawPolygon(
            QPolygonF{tip, tip + QPointF(-1.6 * size, -size), tip + QPointF(-1.6 * size, size)});
    }
}

bool ProgramText::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_margin || event->type() != QEvent::Paint)
        return QPlainTextEdit::eventFilter(watched, event);
    paintMargin();
    return true;
}

void ProgramText::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    layOutMargin();
    keepInView();
}

void ProgramText::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        layOutMargin();
}

} // namespace insight
