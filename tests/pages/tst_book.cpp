// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "forms/courseform.h"
#include "forms/forms.h"
#include "pages/book.h"
#include "pages/pagedocument.h"
#include "session/basics/translation.h"
#include "support/suite.h"

#include <QtConcurrent>

using namespace Qt::StringLiterals;
using pages::BoardBlock;
using pages::Book;
using pages::ExerciseBlock;
using pages::Page;
using pages::PageDocument;

namespace {

const QStringList languages{u"en"_s, u"fr"_s};

std::vector<const core::Kind *> allKinds()
{
    return {app::kinds().begin(), app::kinds().end()};
}

std::vector<BoardBlock> boardsOf(const Page &page)
{
    std::vector<BoardBlock> blocks;
    for (const pages::Block &block : page.blocks) {
        if (const auto *board = std::get_if<BoardBlock>(&block))
            blocks.push_back(*board);
    }
    return blocks;
}

/// Returns the block as written in a page, without its caption.
QString withoutWords(BoardBlock block)
{
    block.caption.clear();
    return pages::write(block);
}

QString nameOf(const QString &language, const QString &file)
{
    return language + u'/' + file;
}

} // namespace

/// Tests the pages that come with the program.
class BookTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bothLanguagesHaveTheSamePages()
    {
        const Book english(Book::folderOf(u"en"_s));
        const Book french(Book::folderOf(u"fr"_s));
        QVERIFY(english.entries().size() > 10);
        QCOMPARE(french.entries().size(), english.entries().size());
        for (std::size_t i = 0; i < english.entries().size(); ++i) {
            const QString file = english.entries()[i].file;
            QCOMPARE(french.entries()[i].file, file);
            const Page one = Page::read(english.text(file));
            const Page other = Page::read(french.text(file));
            QVERIFY2(one.blocks.size() == other.blocks.size(), qPrintable(file));
            const auto boards = boardsOf(one);
            const auto others = boardsOf(other);
            QCOMPARE(boards.size(), others.size());
            // Anagrams differ between the languages.
            for (std::size_t board = 0; board < boards.size(); ++board) {
                if (!boards[board].line.startsWith("anagrams:"_L1))
                    QCOMPARE(withoutWords(others[board]), withoutWords(boards[board]));
            }
        }
    }

    void pagesHaveNoFaults_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("file");
        for (const QString &language : languages) {
            const Book book(Book::folderOf(language));
            for (const pages::Entry &entry : book.entries())
                QTest::newRow(qPrintable(nameOf(language, entry.file))) << language << entry.file;
        }
    }
    /// Every line is understood, every board can be drawn, and every link has a target.
    void pagesHaveNoFaults()
    {
        QFETCH(QString, language);
        QFETCH(QString, file);
        const Book book(Book::folderOf(language));
        const QString text = book.text(file);
        QVERIFY2(text.startsWith("# "_L1), "a page begins with its title");
        const Page page = Page::read(text);
        for (const pages::PageFault &fault : page.faults)
            QFAIL(qPrintable(u"%1: %2"_s.arg(fault.line).arg(fault.why)));
        pages::Boards boards(app::puzzles(), page);
        core::NullContext context;
        boards.compute(context);
        for (int i = 0; i < boards.count(); ++i) {
            const pages::Shown &shown = *boards.shown(i);
            QVERIFY2(shown.fault.empty(),
                     qPrintable(boards.block(i).line + u": "_s + session::translated(shown.fault)));
            QVERIFY(boards.scene(i, board::Style::make(board::Style::Dark)));
        }
        const PageDocument document(page, boards, {});
        static const QRegularExpression links(u"\\]\\(<?([^)>]+)>?\\)"_s);
        QString words;
        for (const pages::Block &block : page.blocks) {
            if (const auto *part = std::get_if<pages::TextBlock>(&block))
                words += part->markdown;
        }
        const auto leads = [&](const QString &href) {
            return std::ranges::any_of(document.targets(), [&](const pages::Target &target) {
                return target.text == href || "cassetete:"_L1 + target.text == href ||
                       "form:"_L1 + target.text == href;
            });
        };
        for (const QRegularExpressionMatch &match : links.globalMatch(words))
            QVERIFY2(leads(match.captured(1)), qPrintable(match.captured(1)));
        for (const pages::Target &target : document.targets()) {
            if (target.kind == pages::Target::OtherPage)
                QVERIFY2(book.contains(target.text.section(u'#', 0, 0)), qPrintable(target.text));
            if (target.kind == pages::Target::Form)
                QVERIFY2(forms::make(target.text, app::puzzles()), qPrintable(target.text));
            if (target.kind == pages::Target::Line)
                QVERIFY2(pages::show(allKinds(), {target.text}, context).fault.empty(),
                         qPrintable(target.text));
        }
        for (const pages::Block &block : page.blocks) {
            if (const auto *exercise = std::get_if<ExerciseBlock>(&block))
                QVERIFY2(!exercise->answer.isEmpty(), qPrintable(exercise->task));
        }
    }

    /// The numbers in the pages are those that the methods count.
    void figuresAreRight()
    {
        std::map<QString, BoardBlock> different;
        for (const QString &language : languages) {
            const Book book(Book::folderOf(language));
            for (const pages::Entry &entry : book.entries()) {
                for (BoardBlock block : boardsOf(Page::read(book.text(entry.file)))) {
                    if (!block.expected.empty())
                        different.emplace(withoutWords(block), block);
                }
            }
        }
        QVERIFY(different.size() > 20);
        std::vector<BoardBlock> blocks;
        for (const auto &[text, block] : different)
            blocks.push_back(block);
        const auto faults =
            QtConcurrent::blockingMapped<QList<QString>>(blocks, [](const BoardBlock &block) -> QString {
                core::NullContext context;
                const auto figures = pages::figuresOf(allKinds(), block, context);
                const QString what = block.line + u' ' + block.method + u": "_s;
                if (const auto *why = std::get_if<core::Explanation>(&figures))
                    return what + session::translated(*why);
                for (const auto &[figure, expected] : block.expected) {
                    const auto &found = std::get<pages::Figures>(figures);
                    const auto value = found.find(figure);
                    if (value == found.end() || value->second != expected)
                        return what + pages::nameOf(figure) + u' ' + expected + " is "_L1 +
                               (value == found.end() ? u"not known"_s : value->second);
                }
                return QString();
            });
        for (const QString &fault : faults)
            QVERIFY2(fault.isEmpty(), qPrintable(fault));
    }

    /// A wrong number is detected; otherwise, the test above would prove nothing.
    void wrongFiguresDiffer()
    {
        core::NullContext context;
        BoardBlock block{u"queens:4"_s, u"lookback"_s, core::Goal::All};
        block.expected = {{pages::Figure::Tries, u"0"_s}};
        const auto figures = std::get<pages::Figures>(pages::figuresOf(allKinds(), block, context));
        QCOMPARE(figures.at(pages::Figure::Tries), u"60"_s); // 44 refused, 16 placed: counted by hand
        QCOMPARE(figures.at(pages::Figure::Back), u"16"_s);
        QCOMPARE(figures.at(pages::Figure::Solutions), u"2"_s);
    }

    /// `lookback` on four queens reaches 1, 3 after four tries in the first two rows.
    void aMomentIsReached()
    {
        core::NullContext context;
        BoardBlock block{u"queens:4"_s, u"lookback"_s};
        block.at = 4;
        const pages::Shown early = pages::show(allKinds(), block, context);
        QVERIFY(early.fault.empty());
        QCOMPARE(QString::fromStdString(early.puzzle->write(early.position)), u"13.."_s);
        block.at.reset();
        block.solution = 1;
        const pages::Shown solved = pages::show(allKinds(), block, context);
        QCOMPARE(QString::fromStdString(solved.puzzle->write(solved.position)), u"2413"_s);
        block.solution = 7;
        QVERIFY(!pages::show(allKinds(), block, context).fault.empty());
    }

    void aWordIsFoundWithoutItsAccents_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("word");
        QTest::addColumn<QString>("first");
        QTest::newRow("recursion") << u"en"_s << u"recursion"_s << u"lesson-1-anagrams.md"_s;
        QTest::newRow("récursivité") << u"fr"_s << u"récursivité"_s << u"lesson-1-anagrams.md"_s;
        QTest::newRow("RECURSIVITE") << u"fr"_s << u"RECURSIVITE"_s << u"lesson-1-anagrams.md"_s;
    }
    void aWordIsFoundWithoutItsAccents()
    {
        QFETCH(QString, language);
        QFETCH(QString, word);
        QFETCH(QString, first);
        const auto found = Book(Book::folderOf(language)).search(word);
        QVERIFY(!found.empty());
        QCOMPARE(found.front().entry.file, first);
        QVERIFY(Book(Book::folderOf(language)).search(word + u"xyzzy"_s).empty());
    }

    /// Each result shows a part of one line with the word, also beside long words.
    void theWordsAroundAMatchAreOneLine()
    {
        for (const QString &language : {u"en"_s, u"fr"_s}) {
            for (const QString &word :
                 {u"1"_s, u"64"_s, u"board"_s, u"a"_s, u"e"_s, u"queens"_s, u"cassetete"_s}) {
                for (const pages::Found &each : Book(Book::folderOf(language)).search(word)) {
                    QVERIFY2(each.excerpt.size() <= 91, qPrintable(word + u": "_s + each.excerpt));
                    QVERIFY2(!each.excerpt.contains(u'\n'), qPrintable(word + u": "_s + each.excerpt));
                    QVERIFY2(pages::folded(each.excerpt).contains(word),
                             qPrintable(word + u": "_s + each.excerpt));
                }
            }
        }
    }

    /// A search for the word parity lists the lesson that teaches it first.
    void parityIsTaughtByALesson()
    {
        for (const auto &[language, word] :
             {std::pair(u"en"_s, u"parity"_s), std::pair(u"fr"_s, u"parité"_s)}) {
            const Book book(Book::folderOf(language));
            const auto found = book.search(word);
            QVERIFY(!found.empty());
            QCOMPARE(found.front().entry.file, u"lesson-5-taquin.md"_s);
        }
    }
};

TEST_SUITE(BookTest)
#include "tst_book.moc"
