// SPDX-License-Identifier: MIT
#include "app/kinds.h"
#include "app/puzzles.h"
#include "board/boardview.h"
#include "export/worksheetdialog.h"
#include "support/stillness.h"
#include "support/suite.h"
#include "window/pagereading.h"
#include "windowactions.h"

#include <QComboBox>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QStandardItemModel>

#include <set>

using namespace Qt::StringLiterals;
using exports::WorksheetDialog;
using tests::statusMessage;
using window::ActionId;
using window::MainWindow;

namespace {

const std::vector<const core::Kind *> allKinds(app::kinds().begin(), app::kinds().end());
const QString unsolvableBoard = u"taquin:3x3:2 1 3 4 5 6 7 8 0"_s;

QString exerciseText(const QString &board, const QString &answer = {})
{
    return pages::write(pages::ExerciseBlock{u"Solve this board."_s, board, 0, answer}) + u'\n';
}

/// Returns whether the dialog lets the board in view be chosen.
bool offersView(const WorksheetDialog &dialog)
{
    const auto *box = dialog.findChild<QComboBox *>(u"content"_s);
    const auto *items = qobject_cast<const QStandardItemModel *>(box->model());
    return items->item(box->findData(WorksheetDialog::View))->isEnabled();
}

} // namespace

/// Tests what is on a worksheet.
class WorksheetTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { tests::resetUserData(); }

    void theRuleIsTheAim_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("cell"); // is clicked before; -1 is none
        QTest::addColumn<QString>("rule");
        const auto add = [](const char *line, const char *rule, int cell = -1) {
            QTest::addRow("%s, %d", line, cell)
                << QString::fromLatin1(line) << cell << QString::fromUtf8(rule);
        };
        const char *toEight = "Slide the tiles until they read 1 to 8.";
        add("taquin:3x3", toEight);
        add("taquin:3x3:1 2 3 4 5 6 7 0 8", toEight);
        add("taquin:3x3,deal=walk,count=300,seed=1", toEight);
        add("taquin:4x2:5 7 3 4 1 6 2 0", "Slide the tiles until they read 0 to 6."); // figure 1
        add("dogs:3x3", "Lay the cards so that every dog is whole.");
        add("solitaire:english", "Jump until a single peg is left");
        add("solitaire:english", "Jump until a single peg is left", 10);
        add("queens:6", "Place 6 queens so that none attacks another.");
        add("queens:4:2413", "Place 4 queens so that none attacks another.");
        add("queens:6", "Place 6 queens so that none attacks another.", 0);
        add("queens:4,given=b4", "Add 3 queens to those given so that none attacks another.");
        add("knight:5x5", "Visit every square once with the knight.");
        add("knight:5x5", "Visit every square once with the knight.", 0);
        add("bishop:4x6", "Visit every square of the bishop’s colour");
        add("bishop:4x6", "Visit every square of the bishop’s colour", 0);
        add("tiling:3x7,tetrominoes", "Cover the board with all the pieces.");
        add("anagrams:abc", "Put the letters in another order");
    }
    /// The rule of a worksheet is the aim of the puzzle, whatever the board in view looks like at this moment: ordered,
    /// solved, or with a piece in the hand.
    void theRuleIsTheAim()
    {
        QFETCH(QString, line);
        QFETCH(int, cell);
        QFETCH(QString, rule);
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, line);
        if (cell >= 0)
            window.view().board()->activate(cell);
        window.actions()[ActionId::Worksheet]->trigger();
        auto *dialog = window.findChild<WorksheetDialog *>();
        QVERIFY(dialog);
        QVERIFY2(dialog->page().contains(rule), qPrintable(dialog->page()));
        dialog->reject();
    }

    void aBoardInViewIsAnExercise()
    {
        MainWindow window(app::puzzles());
        const auto isOffered = [&](const QString &line) {
            tests::openLine(window, line);
            [&] { QTRY_VERIFY(window.currentSession().isJudged()); }();
            const WorksheetDialog dialog(window.currentSession(), u"A rule."_s, {});
            return offersView(dialog) && dialog.findChild<QPushButton *>(u"show"_s)->isEnabled();
        };
        QVERIFY(isOffered(u"taquin:3x3:1 2 3 4 5 6 7 0 8"_s));
        QVERIFY(!isOffered(u"taquin:3x3"_s));
        QVERIFY(!isOffered(unsolvableBoard));
        QVERIFY(isOffered(u"queens:4"_s));
        QVERIFY(!isOffered(u"queens:4:2413"_s));
        QVERIFY(!isOffered(u"queens:4:1..."_s));
    }

    /// Boards dealt at random are the usual choice; where none are dealt, the board in view, or ready-made ones if it is
    /// no exercise.
    void theUsualChoiceIsAnExercise_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("content");
        QTest::newRow("a board that is dealt")
            << u"taquin:3x3:1 2 3 4 5 6 7 0 8"_s << int(WorksheetDialog::Dealt);
        QTest::newRow("solved, but dealt") << u"queens:4:2413"_s << int(WorksheetDialog::Dealt);
        QTest::newRow("to be solved") << u"tiling:3x7,tetrominoes"_s << int(WorksheetDialog::View);
        QTest::newRow("solved") << u"anagrams:a"_s << int(WorksheetDialog::ReadyMade);
        QTest::newRow("impossible") << u"bishop:5x5"_s << int(WorksheetDialog::ReadyMade);
    }
    void theUsualChoiceIsAnExercise()
    {
        QFETCH(QString, line);
        QFETCH(int, content);
        MainWindow window(app::puzzles());
        tests::openLine(window, line);
        QTRY_VERIFY(window.currentSession().isJudged());
        const WorksheetDialog dialog(window.currentSession(), u"A rule."_s, {});
        QCOMPARE(dialog.findChild<QComboBox *>(u"content"_s)->currentData().toInt(), content);
        QVERIFY(dialog.findChild<QPushButton *>(u"show"_s)->isEnabled());
        QCOMPARE(dialog.dealtBoards(), content == WorksheetDialog::Dealt ? 4 : 0);
    }

    /// Another choice leaves the buttons where they are.
    void theButtonsStay()
    {
        MainWindow window(app::puzzles());
        tests::openLine(window, u"queens:6"_s);
        WorksheetDialog dialog(window.currentSession(), u"A rule."_s, {});
        dialog.show();
        auto *content = dialog.findChild<QComboBox *>(u"content"_s);
        const auto *button = dialog.findChild<QPushButton *>(u"show"_s);
        QSet<int> heights;
        for (int i = 0; i < content->count(); ++i) {
            content->setCurrentIndex(i);
            QCoreApplication::processEvents();
            heights << button->mapTo(&dialog, QPoint()).y();
        }
        QCOMPARE(heights.size(), 1);
    }

    /// A board with few solutions has them all as its answer; if there are more, it has their number. Two solutions of
    /// 8 queens have queens on h6, a3 and c2, as brute force over all permutations shows; 92 have none given.
    void allOfFewSolutionsAreAnswers_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QStringList>("solutions");
        QTest::addColumn<QString>("note");
        QTest::newRow("two") << u"queens:8:..8..13."_s << QStringList{u"`42857136`"_s, u"`46827135`"_s}
                             << u" or "_s;
        QTest::newRow("both of four") << u"queens:4"_s << QStringList{u"`2413`"_s, u"`3142`"_s} << u" or "_s;
        QTest::newRow("many") << u"queens:8"_s << QStringList() << u"one of 92 solution"_s;
        QTest::newRow("one in four turns")
            << u"dogs:3x3,deal=unique,seed=1"_s << QStringList() << u", and the same turned or mirrored"_s;
        QTest::newRow("one") << u"queens:4:2..."_s << QStringList{u"`2413`"_s} << QString();
    }
    void allOfFewSolutionsAreAnswers()
    {
        QFETCH(QString, line);
        QFETCH(QStringList, solutions);
        QFETCH(QString, note);
        const WorksheetDialog::Worksheet sheet =
            WorksheetDialog::withAnswers(allKinds, u"# Sheet\n\n"_s + exerciseText(line));
        QString answer;
        for (const pages::Block &block : pages::Page::read(sheet.text).blocks) {
            if (const auto *each = std::get_if<pages::ExerciseBlock>(&block))
                answer = each->answer;
        }
        for (const QString &solution : solutions)
            QVERIFY2(answer.contains(solution), qPrintable(answer));
        QVERIFY2(answer.contains(note), qPrintable(answer));
        QCOMPARE(answer.contains(u"` or `"_s), solutions.size() > 1);
    }

    /// Answers name squares as the board does: columns from 0 for the queens, and the squares of a tour by their numbers.
    void answersFollowTheNotation()
    {
        const auto answerTo = [](const QString &line) {
            const QString text =
                WorksheetDialog::withAnswers(allKinds, u"# Sheet\n\n"_s + exerciseText(line)).text;
            return text.section(u"\nanswer: "_s, 1).section(u'\n', 0, 0);
        };
        QVERIFY2(answerTo(u"knight:5x5"_s).startsWith(u"`a5 "_s), qPrintable(answerTo(u"knight:5x5"_s)));
        board::displaySettings("notation"_L1).setValue(u"queens/coordinates"_s, u"zero"_s);
        board::displaySettings("notation"_L1).setValue(u"knight/coordinates"_s, u"numbers"_s);
        QCOMPARE(answerTo(u"queens:4:2..."_s), u"`1302`"_s);
        QVERIFY2(answerTo(u"knight:5x5"_s).startsWith(u"`1 "_s), qPrintable(answerTo(u"knight:5x5"_s)));
    }

    /// The dialog that is opened again has the number of the sheet that was made, so that its boards are the same.
    void theSheetKeepsItsNumber()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"queens:6"_s);
        std::set<std::uint64_t> numbers;
        for (int time = 0; time < 3; ++time) {
            window.actions()[ActionId::Worksheet]->trigger();
            QPointer<WorksheetDialog> dialog = window.findChild<WorksheetDialog *>();
            QVERIFY(dialog);
            numbers.insert(dialog->sheet());
            dialog->accept();
            QTRY_VERIFY(!dialog);
        }
        QCOMPARE(numbers.size(), std::size_t(1));
    }

    /// How the answers are written is said once, above them, and the page has lines for a name and a date.
    void theAnswersAreExplained()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"queens:6"_s);
        window.actions()[ActionId::Worksheet]->trigger();
        auto *dialog = window.findChild<WorksheetDialog *>();
        QVERIFY(dialog);
        const QString page = dialog->page();
        dialog->reject();
        QVERIFY2(page.contains(u"Name: …"_s) && page.contains(u"Date: …"_s), qPrintable(page));
        QVERIFY(page.contains(u"Solve these boards."_s));
        const QString key = u"Each number is the column of a queen"_s;
        QVERIFY2(page.contains(u"\nkey: "_s + key), qPrintable(page));
        const WorksheetDialog::Worksheet sheet = WorksheetDialog::withAnswers(allKinds, page, 4);
        // The boards are dealt at random, and those with the same answer are left out.
        QVERIFY(sheet.exercises > 0 && sheet.exercises <= 4);
        QCOMPARE(int(sheet.text.count(u"\nkey: "_s)), int(sheet.exercises));
    }

    /// Boards that are solved, or cannot be, are left out, unless the author gives the answer.
    void boardsThatAreNoExerciseAreLeftOut()
    {
        const QString page = u"# Sheet\n\n"_s + exerciseText(u"queens:4"_s) +
                             exerciseText(u"queens:4:2413"_s) + exerciseText(unsolvableBoard) +
                             exerciseText(unsolvableBoard, u"Count the pairs."_s) +
                             exerciseText(u"taquin:3x3"_s);
        const WorksheetDialog::Worksheet sheet = WorksheetDialog::withAnswers(allKinds, page);
        QCOMPARE(sheet.exercises, 2);
        QCOMPARE(sheet.leftOut, 3);
        QStringList answers;
        for (const pages::Block &block : pages::Page::read(sheet.text).blocks) {
            if (const auto *each = std::get_if<pages::ExerciseBlock>(&block))
                answers << each->answer;
        }
        QCOMPARE(answers.size(), 2);
        QVERIFY(answers.front() == u"`2413` or `3142`"_s || answers.front() == u"`3142` or `2413`"_s);
        QCOMPARE(answers.back(), u"Count the pairs."_s);
    }

    void omittedBoardsAreReported()
    {
        MainWindow window(app::puzzles());
        window.pageReading().openWorksheet(u"mine.md"_s, u"# Sheet\n\n"_s + exerciseText(unsolvableBoard), 0);
        QTRY_VERIFY(statusMessage(window).contains(u"There is no worksheet"_s));
        QVERIFY(window.pageReading().reader().title().isEmpty());
        window.pageReading().openWorksheet(
            u"mine.md"_s, u"# Sheet\n\n"_s + exerciseText(unsolvableBoard) + exerciseText(u"queens:4"_s), 0);
        QTRY_COMPARE(window.pageReading().reader().title(), u"Sheet"_s);
        const QList<QLabel *> labels = window.pageReading().reader().findChildren<QLabel *>();
        QVERIFY(std::ranges::any_of(
            labels, [](const QLabel *label) { return label->text().startsWith(u"1 board left out"_s); }));
    }
};

TEST_SUITE(WorksheetTest)
#include "tst_worksheets.moc"
