// SPDX-License-Identifier: MIT
#include "pages/webpage.h"

#include "core/positionline.h"
#include "pages/pagedocument.h"
#include "session/basics/translation.h"

#include <QCryptographicHash>
#include <QFile>
#include <QLocale>
#include <QTextBlock>
#include <QTextList>
#include <QTextTable>

namespace pages {

using namespace Qt::StringLiterals;

namespace {

struct WebPage {
    Q_DECLARE_TR_FUNCTIONS(pages::WebPage)
};

QByteArray resource(const QString &name)
{
    QFile file(":/web/"_L1 + name);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray escaped(const QString &text)
{
    return text.toHtmlEscaped().toUtf8();
}

QByteArray paragraph(const QString &text)
{
    return "<p>" + escaped(text) + "</p>\n";
}

QByteArray paragraphs(const QString &text)
{
    QByteArray html;
    for (const QString &each : text.split(u"\n\n"_s, Qt::SkipEmptyParts))
        html += paragraph(each);
    return html;
}

/// Returns content that is hidden until the reader unfolds it.
QByteArray details(const QString &title, const QByteArray &content)
{
    return "<details><summary>" + escaped(title) + "</summary>\n" + content + "</details>\n";
}

/// Returns a board's options in the words of the window's form, such as "Columns: 4 · Rows: 4".
QString sizeOf(const core::Kind &kind, const core::Puzzle &puzzle)
{
    constexpr qsizetype longest = 40; // longer values, such as a board in letters, are left out
    const core::Values values = kind.describe(puzzle);
    QStringList parts;
    for (const core::Option &option : kind.options) {
        QString value = QString::fromStdString(values.text(option.id));
        for (const core::Choice &choice : option.choices) {
            if (value == QLatin1StringView(choice.id))
                value = session::translated(choice.name);
        }
        if (option.type != core::Option::Switch && !value.isEmpty() && value.size() <= longest)
            parts += WebPage::tr("%1: %2", "name of an option, and its value")
                         .arg(session::translated(option.name), value);
    }
    return parts.join(u" · "_s);
}

QByteArray cutNotice(const WebBoard &webBoard)
{
    return paragraph(WebPage::tr("These are the first %1 steps; there are more.")
                         .arg(session::formatNumber(webBoard.frames())));
}

/// Returns a complete HTML document. Only the program's own script runs in it, identified by its digest, and it
/// makes no requests.
QByteArray whole(const QString &title, const QByteArray &body)
{
    const QByteArray script = resource(u"player.js"_s);
    const QByteArray digest = QCryptographicHash::hash(script, QCryptographicHash::Sha256).toBase64();
    return "<!DOCTYPE html>\n<html lang=\"" + QLocale().name().left(2).toLatin1() +
           "\">\n<head>\n<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" "
           "content=\"default-src "
           "'none'; img-src data:; style-src 'unsafe-inline'; script-src 'sha256-" +
           digest +
           "'; base-uri 'none'; form-action 'none'\">\n<meta name=\"viewport\" content=\"width=device-width, "
           "initial-scale=1\">\n<meta name=\"generator\" content=\"Casse-tête\">\n<title>" +
           escaped(title) + "</title>\n<style>\n" + resource(u"page.css"_s) +
           "</style>\n</head>\n<body>\n<main>\n" + body + "</main>\n<script>" + script +
           "</script>\n</body>\n</html>\n";
}

/// Writes a page's document as HTML, by the roles of its blocks and not by their formatting.
class DocumentWriter {
public:
    DocumentWriter(const PageDocument &document, const Boards &boards)
        : m_document(document), m_boards(boards)
    {
    }

    QByteArray write()
    {
        for (QTextBlock block = m_document.begin(); block.isValid();) {
            if (QTextTable *table = QTextCursor(block).currentTable()) {
                closeAll();
                writeTable(*table);
                block = m_document.findBlock(table->lastPosition() + 1);
                continue;
            }
            writeBlock(block);
            block = block.next();
        }
        closeAll();
        return m_symbols.definitions() + m_html + (m_inAnswers ? "</details>\n" : "");
    }

private:
    void writeBlock(const QTextBlock &block)
    {
        const QTextBlockFormat format = block.blockFormat();
        if (PageDocument::isCode(format)) {
            closeLists(0);
            m_html += m_inCode ? "\n" : "<pre><code>";
            m_inCode = true;
            m_html += escaped(block.text());
            return;
        }
        closeCode();
        const QTextList *list = block.textList();
        setLists(list);
        if (format.hasProperty(QTextFormat::BlockTrailingHorizontalRulerWidth)) {
            m_html += "<hr>\n";
            return;
        }
        const QByteArray content = contentOf(block);
        if (content.isEmpty())
            return;
        if (format.intProperty(PageDocument::roleProperty) == PageDocument::BoardRole) {
            m_html += content;
            return;
        }
        if (format.intProperty(PageDocument::roleProperty) == PageDocument::Answers) {
            m_html +=
                "<details><summary>" + content + "</summary>\n"; // readers ask for them, as in the program
            m_inAnswers = true;
            return;
        }
        const bool isCaption = format.intProperty(PageDocument::roleProperty) == PageDocument::Caption;
        QByteArray tag = list ? "li" : "p";
        if (format.headingLevel() > 0)
            tag = "h" + QByteArray::number(format.headingLevel());
        const bool isQuote = format.intProperty(QTextFormat::BlockQuoteLevel) > 0;
        m_html += isQuote ? "<blockquote>" : "";
        m_html += '<' + tag + (isCaption ? " style=\"text-align:center;font-style:italic\">" : ">") +
                  content + "</" + tag + ">";
        m_html += isQuote ? "</blockquote>\n" : "\n";
    }

    void setLists(const QTextList *list)
    {
        const int depth = list ? std::min(list->format().indent(), 6) : 0;
        closeLists(depth);
        while (int(m_lists.size()) < depth) {
            const bool numbered = list->format().style() <= QTextListFormat::ListDecimal;
            m_lists.append(numbered ? "ol" : "ul");
            m_html += '<' + m_lists.last() + ">\n";
        }
    }

    /// Closes the code and the lists that are open, before content that does not belong to them.
    void closeAll()
    {
        closeCode();
        closeLists(0);
    }

    void closeLists(int depth)
    {
        while (int(m_lists.size()) > depth)
            m_html += "</" + m_lists.takeLast() + ">\n";
    }

    void closeCode()
    {
        if (std::exchange(m_inCode, false))
            m_html += "</code></pre>\n";
    }

    void writeTable(const QTextTable &table)
    {
        m_html += "<table>\n";
        for (int row = 0; row < table.rows(); ++row) {
            m_html += "<tr>";
            for (int column = 0; column < table.columns(); ++column) {
                const QTextTableCell cell = table.cellAt(row, column);
                const QByteArray tag = row == 0 ? "th" : "td";
                m_html += '<' + tag + '>';
                for (auto block = cell.begin(); block != cell.end(); ++block)
                    m_html += contentOf(block.currentBlock());
                m_html += "</" + tag + '>';
            }
            m_html += "</tr>\n";
        }
        m_html += "</table>\n";
    }

    QByteArray contentOf(const QTextBlock &block)
    {
        QByteArray html;
        for (auto each = block.begin(); !each.atEnd(); ++each) {
            const QTextCharFormat format = each.fragment().charFormat();
            if (format.objectType() == PageDocument::boardObject)
                html += board(format.intProperty(PageDocument::numberProperty));
            else if (format.objectType() != PageDocument::linesObject)
                html += formatted(each.fragment().text(), format, block.blockFormat().headingLevel() > 0);
        }
        return html;
    }

    QByteArray formatted(const QString &text, const QTextCharFormat &format, bool isHeading) const
    {
        QByteArray html = escaped(text).replace("\u2028", "<br>");
        const auto wrap = [&html](bool wanted, const QByteArray &tag) {
            if (wanted)
                html = '<' + tag + '>' + html + "</" + tag + '>';
        };
        wrap(format.fontFixedPitch(), "code");
        wrap(format.fontItalic(), "em");
        wrap(format.fontWeight() > QFont::Medium && !isHeading, "strong");
        wrap(format.fontStrikeOut(), "s");
        const std::optional<Target> target = m_document.target(format.anchorHref());
        if (format.isAnchor() && target && target->kind == Target::Web)
            html = "<a rel=\"noopener noreferrer\" href=\"" + escaped(target->text) + "\">" + html + "</a>";
        return html;
    }

    QByteArray board(int number)
    {
        board::BoardScene *scene = m_boards.scene(number, board::Style::make(board::Style::Light));
        const Shown &shown = *m_boards.shown(number);
        const QByteArray fault =
            shown.fault.empty() ? QByteArray() : paragraph(session::translated(shown.fault));
        if (!scene)
            return fault;
        const BoardBlock &block = m_boards.block(number);
        const QString name = session::puzzleName(*shown.kind);
        // The boards share the page's limit of frames; a moment needs all steps that lead to it.
        const qint64 room =
            std::min(std::max(framesOnWeb, m_boards.frame(number)), WebBoard::mostFrames - m_frames);
        const bool hasSteps = shown.record && shown.record->counts().frames > 0;
        if (!hasSteps || room <= 0)
            return WebBoard(*scene, shown.position, m_symbols).html(name) +
                   (hasSteps
                        ? paragraph(WebPage::tr("The page has no more room for the steps of this board."))
                        : QByteArray()) +
                   fault;
        using session::Act;
        session::Timeline timeline(Act::make(Act::New, m_boards.instanceOf(number), shown.start));
        std::vector<core::Event> events;
        for (qint64 i = 0; i < shown.record->size(); ++i)
            events.push_back(shown.record->at(i));
        Act act = Act::make(Act::Search, m_boards.instanceOf(number), shown.start, events);
        act.method = block.method;
        timeline.begin(std::move(act));
        WebBoard webBoard(*scene, *shown.kind, timeline, room, m_symbols);
        webBoard.beginAt(m_boards.frame(number));
        m_frames += webBoard.frames();
        return webBoard.html(name) + (webBoard.isCut() || shown.isCut ? cutNotice(webBoard) : QByteArray()) +
               fault;
    }

    const PageDocument &m_document;
    const Boards &m_boards;
    Symbols m_symbols;
    QByteArray m_html;
    QByteArrayList m_lists;
    bool m_inCode = false;
    bool m_inAnswers = false;
    qint64 m_frames = 0;
};

} // namespace

QByteArray webPage(const Page &page, const Boards &boards)
{
    PageLook look;
    look.isFinal = true;
    const PageDocument document(page, boards, std::move(look));
    return whole(page.title.isEmpty() ? WebPage::tr("Page") : page.title,
                 DocumentWriter(document, boards).write());
}

QByteArray webPage(board::BoardScene &scene, const core::Kind &kind, const session::Timeline &timeline,
                   Symbols symbols)
{
    const QString name = session::puzzleName(kind);
    const core::Solver *solver = kind.solver(timeline.act().method.toStdString());
    const QString title = solver ? name + u" · "_s + session::translated(solver->name) : name;
    WebBoard webBoard(scene, kind, timeline, WebBoard::mostFrames, symbols, WebBoard::Cut::Jumps);
    webBoard.letPlay();
    const core::Puzzle &puzzle = *timeline.instance().puzzle;
    QByteArray body = "<h1>" + escaped(title) + "</h1>\n" + paragraph(scene.aim()) +
                      paragraph(sizeOf(kind, puzzle)) + webBoard.html(title);
    if (webBoard.isCut())
        body += paragraph(WebPage::tr("This page has the first %1 steps of %2, and the end.")
                              .arg(session::formatNumber(webBoard.frames() - 1),
                                   session::formatNumber(timeline.endOfGame() - timeline.startOfGame())));
    if (solver)
        body += details(WebPage::tr("The method"), paragraphs(session::translated(solver->about)));
    body += details(WebPage::tr("The rules"), paragraphs(session::translated(kind.rules)));
    const std::string line = core::writeLine(kind, puzzle, timeline.positionAt(timeline.startOfGame()));
    body += details(WebPage::tr("The board as a line of text"),
                    "<p><code>" + escaped(QString::fromStdString(line)) + "</code></p>\n");
    return whole(title, symbols.definitions() + body);
}

} // namespace pages
