// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "pages/pagedocument.h"
#include "support/suite.h"

#include <QTextBlock>
#include <QTextTable>

#include <cmath>
#include <random>

using namespace Qt::StringLiterals;
using pages::BoardBlock;
using pages::ExerciseBlock;
using pages::Page;
using pages::PageDocument;
using pages::TextBlock;

namespace {

template <typename Block>
Block only(const Page &page)
{
    std::vector<Block> all;
    for (const pages::Block &block : page.blocks) {
        if (const auto *one = std::get_if<Block>(&block))
            all.push_back(*one);
    }
    return all.size() == 1 ? all.front() : Block();
}

struct Shown {
    explicit Shown(const QString &text, pages::PageLook look = {})
        : page(Page::read(text)), boards(app::puzzles(), page), document(page, boards, std::move(look))
    {
    }
    Page page;
    pages::Boards boards;
    PageDocument document;
};

int objectsIn(const QTextDocument &document)
{
    int objects = 0;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto each = block.begin(); !each.atEnd(); ++each)
            objects += each.fragment().charFormat().objectType() == PageDocument::boardObject;
    }
    return objects;
}

} // namespace

/// Tests that the text of a page is read correctly.
class PageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void blocksAreRecognized()
    {
        const Page page =
            Page::read(u"# Four queens\n\nWords.\n\n```board\nqueens:4\nmethod: lookback\n"
                       "goal: all\nat: 105\nview: stack\nexpect: tries 60\nexpect: back 16\n"
                       "caption: All *four*.\n```\n\nMore words.\n\n```exercise\nWhich one?\n"
                       "board: queens:4:3142\nlines: 2\nanswer: This: 3142.\nAnd more.\n```\n"_s);
        QCOMPARE(page.title, u"Four queens"_s);
        QVERIFY(page.faults.empty());
        QCOMPARE(page.blocks.size(), std::size_t(4));
        const auto board = only<BoardBlock>(page);
        QCOMPARE(board.line, u"queens:4"_s);
        QCOMPARE(board.method, u"lookback"_s);
        QCOMPARE(board.goal, core::Goal::All);
        QCOMPARE(board.at, std::optional<qint64>(105));
        QCOMPARE(board.view, pages::SearchView::Stack);
        QCOMPARE(board.expected,
                 (pages::Figures{{pages::Figure::Tries, u"60"_s}, {pages::Figure::Back, u"16"_s}}));
        QCOMPARE(board.caption, u"All *four*."_s);
        const auto exercise = only<ExerciseBlock>(page);
        QCOMPARE(exercise.task, u"Which one?"_s);
        QCOMPARE(exercise.board, u"queens:4:3142"_s);
        QCOMPARE(exercise.lines, 2);
        QCOMPARE(exercise.answer, u"This: 3142.\nAnd more."_s);
    }

    void writtenBlocksAreReadBack()
    {
        BoardBlock board{u"taquin:3x3:1 2 3 4 5 6 7 8 0"_s, u"optimal"_s};
        board.solution = 2;
        board.view = pages::SearchView::Tree;
        board.caption = u"It stands."_s;
        board.expected = {{pages::Figure::Verdict, u"solved"_s}};
        const auto again = only<BoardBlock>(Page::read(pages::write(board)));
        QCOMPARE(pages::write(again), pages::write(board));
        const ExerciseBlock exercise{u"What next?"_s, u"queens:4"_s, 3, u"Nothing."_s, 2, u"In words."_s};
        const auto asked = only<ExerciseBlock>(Page::read(pages::write(exercise)));
        QCOMPARE(pages::write(asked), pages::write(exercise));
    }

    void wrongLinesAreNamed_data()
    {
        QTest::addColumn<QString>("block");
        QTest::addColumn<int>("line");
        const auto row = [](const char *text, int line) {
            QTest::newRow(text) << QString::fromUtf8(text) << line;
        };
        row("```board\n```", 1);
        row("```board\nqueens:4\nmetod: bits\n```", 3);
        row("```board\nqueens:4\ngoal: some\n```", 3);
        row("```board\nqueens:4\nat: -1\n```", 3);
        row("```board\nqueens:4\nat: soon\n```", 3);
        row("```board\nqueens:4\nview: wall\n```", 3);
        row("```board\nqueens:4\nexpect: colour 3\n```", 3);
        row("```board\nqueens:4\nexpect: nodes\n```", 3);
        row("words\n```board\nqueens:4\n", 2);
        row("```exercise\nanswer: yes\n```", 1);
        row("```exercise\nAsk.\nlines: 4000\n```", 3);
        row("```exercise\nAsk.\nanwser: yes\n```", 3);
    }
    void wrongLinesAreNamed()
    {
        QFETCH(QString, block);
        QFETCH(int, line);
        const Page page = Page::read(block);
        QCOMPARE(page.faults.size(), std::size_t(1));
        QCOMPARE(page.faults.front().line, line);
        QVERIFY(!page.faults.front().why.isEmpty());
    }

    /// Code that shows how to write a block is not a block.
    void codeStaysCode()
    {
        for (const char *fence : {"````", "~~~"}) {
            const QString text = QString::fromLatin1(fence) + "\n```board\nqueens:4\n```\n"_L1 +
                                 QLatin1StringView(fence) + "\n\nend\n"_L1;
            const Page page = Page::read(text);
            QCOMPARE(page.blocks.size(), std::size_t(1));
            QCOMPARE(std::get<TextBlock>(page.blocks.front()).markdown.trimmed(), text.trimmed());
        }
    }

    /// Code that looks like an image stays code.
    void codeIsNoImage()
    {
        const Shown shown(u"`if (!![x])`\n\n```\nvec![1, 2]\n```\n"_s);
        QVERIFY(shown.document.toPlainText().contains("if (!![x])"_L1));
        QVERIFY(shown.document.toPlainText().contains("vec![1, 2]"_L1));
    }

    void boardsAreBounded()
    {
        QString text;
        for (int i = 0; i < 3 * Page::mostBoards; ++i)
            text += u"```board\nqueens:4\n```\n"_s;
        const Page page = Page::read(text);
        QCOMPARE(page.blocks.size(), std::size_t(Page::mostBoards));
        QCOMPARE(page.faults.size(), std::size_t(1));
    }

    /// Long lines of code are wrapped on paper, which does not scroll.
    void longLinesOfCodeBreak()
    {
        Shown shown(u"```\none two three four five six seven eight nine ten eleven twelve\n```\n"_s);
        constexpr int paper = 200;
        shown.document.setTextWidth(paper);
        QVERIFY(shown.document.idealWidth() <= paper);
        QVERIFY(shown.document.begin().layout()->lineCount() > 1);
    }

    void boardsAreInTheDocument()
    {
        Shown shown(
            u"# One\n\n```board\nqueens:4\nmethod: bits\nexpect: solutions 1\ncaption: Here.\n```\n\n- a\n- b\n```board\nqueens:5\n```\nend\n"_s);
        QCOMPARE(objectsIn(shown.document), 2);
        const QString text = shown.document.toPlainText();
        QVERIFY(!text.contains(u'Â'));
        QVERIFY2(text.contains("Here."_L1) && text.endsWith("end"_L1), qPrintable(text));
        for (const QChar each : text)
            QVERIFY(each < QChar(0xE000) || each > QChar(0xE0FF));
    }

    void theAnswerIsShownOnDemand()
    {
        const QString text = u"```exercise\nWhich?\nanswer: the *seventh*\n```\n"_s;
        QVERIFY(!Shown(text).document.toPlainText().contains("seventh"_L1));
        pages::PageLook asked;
        asked.answers = {0};
        QVERIFY(Shown(text, asked).document.toPlainText().contains("the seventh"_L1));
        pages::PageLook printed;
        printed.isFinal = true;
        const QString onPaper = Shown(text + u"\nlast words\n"_s, printed).document.toPlainText();
        QVERIFY(onPaper.indexOf("seventh"_L1) > onPaper.indexOf("last words"_L1));
    }

    void linksHaveTheirTargets()
    {
        const Shown shown(
            u"[a](cassetete:queens:4:24..) [b](lesson-1-anagrams.md) [c](https://example.org/?x#y) "
            "[d](file:///etc/passwd) [e](../secret.md) [f](javascript:alert(1)) "
            "[g](<cassetete:taquin:2x2:1 2 3 0>) [h](answer:3) [i](cassetete:tiling:2x2,fixed=m:#m/..)"_s);
        using pages::Target;
        const std::vector<Target> expected{{Target::Line, u"queens:4:24.."_s},
                                           {Target::OtherPage, u"lesson-1-anagrams.md"_s},
                                           {Target::Web, u"https://example.org/?x#y"_s},
                                           {Target::Line, u"taquin:2x2:1 2 3 0"_s},
                                           {Target::Line, u"tiling:2x2,fixed=m:#m/.."_s}};
        QStringList found;
        for (const Target &target : shown.document.targets())
            found << target.text;
        QVERIFY2(shown.document.targets() == expected, qPrintable(found.join(u'\n')));
        QVERIFY(!shown.document.target(u"file:///etc/passwd"_s));
        QVERIFY(!shown.document.target(u"5"_s));
        QVERIFY(!shown.document.target(u"-1"_s));
    }

    /// On paper and on the web no link opens a part of the program: a link to a form becomes its place in the menu,
    /// and only web addresses stay links.
    void onPaperAFormIsNamed()
    {
        const QString text = u"[The *live* form](form:queens) is here.\n\n[b](lesson-1-anagrams.md) "
                             "[c](https://example.org/)\n"_s;
        QVERIFY(!Shown(text).document.toPlainText().contains("Help >"_L1));
        pages::PageLook final;
        final.isFinal = true;
        const Shown shown(text, final);
        const QString onPaper = shown.document.toPlainText();
        QVERIFY2(onPaper.contains(
                     u"The live form (in Casse-tête: Help > Original Programs of the Course) is here."_s),
                 qPrintable(onPaper));
        QCOMPARE(shown.document.targets().size(), std::size_t(1));
        QCOMPARE(shown.document.targets().front().kind, pages::Target::Web);
    }

    /// A notice about what a board cannot show is below the board, and hides no part of it.
    void aNoticeIsBelowItsBoard()
    {
        const QString board = u"```board\ntaquin:3x3:1 2 3 4 5 6 8 7 0\nmethod: rows\n"_s;
        Shown plain(board + u"```\n"_s);
        Shown shownPage(board + u"at: 3\n```\n"_s);
        core::NullContext context;
        plain.boards.compute(context);
        shownPage.boards.compute(context);
        QVERIFY(plain.boards.shown(0)->fault.empty());
        QVERIFY(!shownPage.boards.shown(0)->fault.empty());
        const auto heightOf = [](const QTextDocument &document, int at) {
            return document.documentLayout()->blockBoundingRect(document.findBlockByNumber(at)).height();
        };
        plain.document.setTextWidth(700);
        shownPage.document.setTextWidth(700);
        int at = 0;
        while (shownPage.document.findBlockByNumber(at) != shownPage.document.blockOf(0))
            ++at;
        const double line = QFontMetricsF(shownPage.document.defaultFont()).lineSpacing();
        QVERIFY(heightOf(shownPage.document, at) > heightOf(plain.document, at) + line);
        const QSizeF change = shownPage.document.placeOf(0).size() - plain.document.placeOf(0).size();
        QVERIFY(std::abs(change.width()) < 0.1 && std::abs(change.height()) < 0.1); // pixels
    }

    /// On paper, numbered boards with the same question are side by side below a single question, and the answers
    /// have the same numbers, below a single sentence on how they are written.
    void boardsAreSideBySideOnPaper()
    {
        QString text = u"# Sheet\n\n"_s;
        for (int i = 1; i <= 5; ++i)
            text +=
                u"```exercise\nSolve it.\nboard: queens:%1\nacross: 2\nkey: A is a letter.\nanswer: A%1\n```\n\n"_s
                    .arg(i + 3);
        text += u"```exercise\nAnother.\nboard: queens:4\n```\n"_s;
        const Shown paper(text, pages::PageLook::onPaper());
        QVERIFY(paper.page.faults.empty());
        const QString words = paper.document.toPlainText();
        QCOMPARE(words.count("Solve it."_L1), 1);
        QCOMPARE(words.count("A is a letter."_L1), 1);
        QVERIFY2(words.contains("5. A8"_L1) && words.contains("Exercise 6"_L1), qPrintable(words));
        QCOMPARE(objectsIn(paper.document), 6);
        for (const auto &[first, second, together] : {std::tuple(0, 1, true), std::tuple(1, 2, false),
                                                      std::tuple(2, 3, true), std::tuple(3, 4, false)})
            QCOMPARE(paper.document.blockOf(first) == paper.document.blockOf(second), together);
        const Shown screen(text);
        QCOMPARE(screen.document.toPlainText().count("Solve it."_L1), 1);
        QVERIFY(!screen.document.toPlainText().contains("A is a letter."_L1)); // the answers are hidden
        QVERIFY(!Page::read(u"```exercise\nAsk.\nacross: 99\n```\n"_s).faults.empty());
    }

    /// Images are replaced by their alternative text, whatever they name.
    void nothingIsLoaded()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"red.png"_s);
        QImage red(40, 40, QImage::Format_RGB32);
        red.fill(Qt::red);
        QVERIFY(red.save(path));
        Shown shown(
            "Before ![the words](%1) after <img src=\"%1\"> and ![](%1) and !![x](%1), ![y](%1)![y](%1).\n"_L1
                .arg(path));
        for (QTextBlock block = shown.document.begin(); block.isValid(); block = block.next()) {
            for (auto each = block.begin(); !each.atEnd(); ++each)
                QVERIFY(!each.fragment().charFormat().isImageFormat());
        }
        QVERIFY(shown.document.toPlainText().contains("Before the words after"_L1));
        QVERIFY(shown.document.toPlainText().contains(", yy."_L1));
        const Shown fault("```board\nqueens:4\nmethod ![](%1)\n```\n"_L1.arg(path));
        for (QTextBlock block = fault.document.begin(); block.isValid(); block = block.next()) {
            for (auto each = block.begin(); !each.atEnd(); ++each)
                QVERIFY(!each.fragment().charFormat().isImageFormat());
        }
        QVERIFY(!fault.page.faults.empty());
        QImage drawn(400, 200, QImage::Format_RGB32);
        drawn.fill(Qt::white);
        QPainter painter(&drawn);
        shown.document.drawContents(&painter);
        painter.end();
        for (int y = 0; y < drawn.height(); ++y) {
            for (int x = 0; x < drawn.width(); ++x)
                QVERIFY(drawn.pixelColor(x, y) != QColor(Qt::red));
        }
    }

    /// Random texts made of significant parts break nothing, and are written and read back unchanged.
    void anyTextIsRead()
    {
        const QStringList parts{u"```board\n"_s,
                                u"```exercise\n"_s,
                                u"```\n"_s,
                                u"````\n"_s,
                                u"~~~\n"_s,
                                u"\n"_s,
                                u"queens:4\n"_s,
                                u"taquin:3x3:1 2 3\n"_s,
                                u"method: bits\n"_s,
                                u"at: 9\n"_s,
                                u"# "_s,
                                u"- "_s,
                                u"> "_s,
                                u"| a | b |\n|---|---|\n"_s,
                                u"[x]("_s,
                                u")"_s,
                                u"![y](/etc/passwd)"_s,
                                u"**"_s,
                                u"\t"_s,
                                u"    "_s,
                                u"<b>"_s,
                                u"<!--"_s,
                                u"answer: "_s,
                                u"lines: 3\n"_s,
                                u"board: queens:4\n"_s,
                                u"\uE010"_s,
                                u"\uFFFC"_s,
                                u"\uE003"_s,
                                u"words "_s,
                                QString(QChar(0)),
                                u"\r\n"_s,
                                u"\u2029"_s,
                                u"&amp;"_s};
        std::mt19937 random(7); // NOLINT: the same texts every time
        for (int round = 0; round < 300; ++round) {
            QString text;
            for (int i = 0; i < 60; ++i)
                text += parts[qsizetype(random() % std::size_t(parts.size()))];
            Shown shown(text);
            QCOMPARE(objectsIn(shown.document), shown.boards.count());
        }
    }

    void furtherLinesAreLeftOut()
    {
        const QString most = u"a\n"_s.repeated(Page::mostLinesOfText - 1) + u"the last"_s;
        QVERIFY(Page::read(most).faults.empty());
        const Page page = Page::read(most + u"\none more"_s);
        QCOMPARE(page.faults.size(), 1U);
        QCOMPARE(page.faults.front().line, Page::mostLinesOfText + 1);
        QVERIFY2(page.faults.front().why.contains("A page has at most"_L1),
                 qPrintable(page.faults.front().why));
        const QString text = std::get<pages::TextBlock>(page.blocks.front()).markdown;
        QVERIFY(text.contains("the last"_L1) && !text.contains("one more"_L1));
    }

    /// The slowest pages of the largest allowed size are read in time.
    void largePagesAreReadInTime_data()
    {
        QTest::addColumn<QString>("start");
        QTest::addColumn<QString>("part");
        for (const char *part : {"> ", "- ", "[", "*a ", "`", "|a", "```board\nqueens:4\n```\n", "# a\n",
                                 "a\n\n", "# h\n", "![a](b) ", "[a](b) ", "```\n", "<a "})
            QTest::newRow(part) << QString() << QString::fromLatin1(part);
        QTest::newRow("code of many lines") << u"```\n"_s << u"x\n"_s;
        QTest::newRow("code of one line") << u"```\n"_s << u"x "_s;
    }
    void largePagesAreReadInTime()
    {
        QFETCH(QString, start);
        QFETCH(QString, part);
        const QString text = start + part.repeated((Page::largestFile - start.size()) / part.size());
        const Shown shown(text);
        QVERIFY(shown.document.size().height() > 0); // asking for the size lays out the whole document
        // The time is that of the paragraphs: a page has few of them, however short its lines are.
        QCOMPARE_LE(shown.document.blockCount(), 2 * Page::mostLinesOfText);
    }

    /// The heading of a table begins in its first line, also after a block of code.
    void aTableAfterCodeHasAWholeHeading()
    {
        const Shown page(u"```\nx = 1\n```\n\n| name | sense |\n|---|---|\n| x | a number |\n"_s);
        const auto tables = page.document.findChildren<QTextTable *>();
        QCOMPARE(tables.size(), 1);
        for (const int column : {0, 1}) {
            const QTextTableCell cell = tables[0]->cellAt(0, column);
            QTextCursor words = cell.firstCursorPosition();
            words.setPosition(cell.lastPosition(), QTextCursor::KeepAnchor);
            QCOMPARE(words.selectedText(), column == 0 ? u"name"_s : u"sense"_s);
            QVERIFY(words.charFormat().fontWeight() >= QFont::Bold);
        }
    }
};

TEST_SUITE(PageTest)
#include "tst_page.moc"
