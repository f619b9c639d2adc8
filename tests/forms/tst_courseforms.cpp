// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "board/chessboard.h"
#include "forms/answerarea.h"
#include "forms/courseform.h"
#include "forms/formboard.h"
#include "forms/forms.h"
#include "forms/knightform.h"
#include "forms/taquinform.h"
#include "forms/taquingrid.h"
#include "support/files.h"
#include "support/suite.h"
#include "tours/toursui.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPdfWriter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using forms::CourseForm;
using State = session::Search::State;

namespace {

std::unique_ptr<CourseForm> shownForm(const QString &id)
{
    std::unique_ptr<CourseForm> form = forms::make(id, app::puzzles());
    form->setSpeed(session::Speed(session::Speed::off));
    form->show();
    return form;
}

void press(CourseForm &form, const QString &button)
{
    form.findChild<QPushButton *>(button)->click();
}

QStringList linesOf(const CourseForm &form)
{
    return form.findChild<QPlainTextEdit *>()->toPlainText().split(u'\n');
}

/// Returns the digits of a number, without the blanks or commas between its groups.
QString digitsOf(const QString &text)
{
    QString digits;
    for (const QChar each : text) {
        if (each.isDigit())
            digits += each;
    }
    return digits;
}

bool hasEnded(CourseForm &form)
{
    return form.search().state() == State::Ended && !form.search().isUnderWay();
}

bool waits(CourseForm &form)
{
    return form.search().state() == State::AtSolution;
}

bool shows(const CourseForm &form, const QString &text)
{
    const QList<QLabel *> labels = form.findChildren<QLabel *>();
    return std::ranges::any_of(labels, [&](const QLabel *label) { return label->text() == text; });
}

bool saysCount(const CourseForm &form, const QString &number)
{
    return digitsOf(form.measured().section(u'–', 0, 0)) == number;
}

/// A knight's search with marked squares, until its first tour.
struct Knight {
    bool go(int x, int y, int number)
    {
        visited[x][y] = true;
        if (number == 64)
            return true;
        constexpr int dx[] = {1, 2, 2, 1, -1, -2, -2, -1};
        constexpr int dy[] = {-2, -1, 1, 2, 2, 1, -1, -2};
        for (int i = 0; i < 8; ++i) {
            const int toX = x + dx[i];
            const int toY = y + dy[i];
            if (toX < 1 || toX > 8 || toY < 1 || toY > 8 || visited[toX][toY])
                continue;
            ++jumps;
            if (go(toX, toY, number + 1))
                return true;
            visited[toX][toY] = false;
            lastRow = toY;
        }
        return false;
    }

    bool visited[9][9] = {};
    int jumps = 0;
    int lastRow = 0; ///< the row of the last square that was left
};

} // namespace

/// Runs each form of the course to its documented end.
class CourseFormsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void queens_data()
    {
        QTest::addColumn<int>("program");
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("last");
        QTest::newRow("loops") << 1 << u"04752613"_s << u"73025164"_s;
        QTest::newRow("copies") << 2 << u"15863724"_s << u"84136275"_s;
        QTest::newRow("lookback") << 3 << u"15863724"_s << u"84136275"_s;
        QTest::newRow("string") << 4 << u"15863724"_s << u"84136275"_s;
    }
    void queens()
    {
        QFETCH(int, program);
        QFETCH(QString, first);
        QFETCH(QString, last);
        const auto form = shownForm(u"queens"_s);
        for (int time = 0; time < 2; ++time) { // the second run starts with an empty memo
            press(*form, u"program%1"_s.arg(program));
            QTRY_VERIFY(hasEnded(*form));
            QCOMPARE(linesOf(*form).size(), 92);
            QCOMPARE(linesOf(*form).first(), first);
            QCOMPARE(linesOf(*form).last(), last);
        }
    }

    void anagrams()
    {
        const auto form = shownForm(u"anagrams"_s);
        press(*form, u"start"_s);
        QTRY_VERIFY(hasEnded(*form));
        QCOMPARE(linesOf(*form), (QStringList{u"abc"_s, u"acb"_s, u"bac"_s, u"bca"_s, u"cba"_s, u"cab"_s}));
        form->findChild<QLineEdit *>()->setText(u"récursif"_s);
        press(*form, u"start"_s);
        QTRY_VERIFY(hasEnded(*form));
        QCOMPARE(linesOf(*form).size(), 40320);
        QCOMPARE(linesOf(*form).first(), u"récursif"_s);
    }

    /// A word is taken whole, or the form says why it is not; no letter is dropped in silence.
    void aWordIsNotCutOff()
    {
        const auto form = shownForm(u"anagrams"_s);
        auto *edit = form->findChild<QLineEdit *>();
        edit->clear();
        QTest::keyClicks(edit, u"casse-tetes"_s);
        QCOMPARE(edit->text(), u"casse-tetes"_s);
        press(*form, u"start"_s);
        QVERIFY2(form->answers()->text().contains(u"letters alone"_s), qPrintable(form->answers()->text()));
        edit->setText(u"anagrammes"_s);
        press(*form, u"start"_s);
        QVERIFY2(form->answers()->text().contains(u"at most 8 letters"_s),
                 qPrintable(form->answers()->text()));
        QVERIFY(!form->search().isUnderWay());
        QCOMPARE(edit->text(), u"anagrammes"_s);
        edit->setText(u"e\u0301te\u0301"_s); // three letters, two of them with an accent of its own
        press(*form, u"start"_s);
        QTRY_VERIFY(hasEnded(*form));
        QCOMPARE(linesOf(*form).size(), 6);
        QVERIFY(form->answers()->text().isEmpty());
    }

    /// The word has the focus when the form is shown, and a message does not push the buttons out.
    void theFormOfTheAnagramsIsReadyForAWord()
    {
        const auto form = shownForm(u"anagrams"_s);
        form->resize(form->sizeHint());
        auto *edit = form->findChild<QLineEdit *>();
        QTRY_VERIFY(edit->hasFocus());
        QCOMPARE(edit->selectedText(), edit->text());
        const auto places = [&] {
            QCoreApplication::sendPostedEvents();
            QList<QRect> all;
            for (const QPushButton *button : form->findChildren<QPushButton *>()) {
                if (!form->answers()->isAncestorOf(button))
                    all << QRect(button->mapTo(form.get(), QPoint()), button->size());
            }
            return all;
        };
        const QList<QRect> before = places();
        edit->setText(u"anagrammes"_s);
        press(*form, u"start"_s);
        QVERIFY(form->answers()->isVisible());
        QCOMPARE(places(), before);
        for (const QRect &place : before)
            QVERIFY(form->rect().contains(place));
    }

    void solitaire()
    {
        const auto form = shownForm(u"solitaire"_s);
        form->setSpeed(session::Speed(session::Speed::fastest));
        form->findChild<QCheckBox *>()->setChecked(true);
        QSignalSpy prints(form.get(), &CourseForm::printWanted);
        QSignalSpy moves(&form->timeline(), &session::Timeline::changed);
        press(*form, u"start"_s);
        QTRY_VERIFY(hasEnded(*form) && form->timeline().frame() > 0 && form->timeline().atEnd());
        QCOMPARE(form->findChild<QLineEdit *>()->text(), u"7600000"_s);
        QVERIFY2(saysCount(*form, u"7667769"_s), qPrintable(form->measured()));
        QCOMPARE(core::countMoves(form->search().outcome()->path), 31U);
        QCOMPARE(std::ranges::count_if(form->timeline().position(), &core::Place::onBoard), 1);
        QCOMPARE(prints.size(), 1);
        const QTemporaryDir folder;
        QPdfWriter paper(folder.filePath(u"jumps.pdf"_s));
        QVERIFY(form->print(paper));
    }

    void dogs()
    {
        const auto form = shownForm(u"dogs"_s);
        const QStringList orders =
            u"219358674 236751489 294176853 358271496 358671492 423975618 463975218 476853912 "
            "472853916 632751489 619358274 694172853 816579324 812579364 984157632 984157236"_s.split(u' ');
        press(*form, u"start"_s);
        for (int number = 1; number <= 16; ++number) {
            QTRY_VERIFY(waits(*form));
            QCOMPARE(form->answers()->text(),
                     u"Solution %1 - Cards: %2"_s.arg(number).arg(orders[number - 1]));
            if (number == 1)
                QVERIFY2(saysCount(*form, u"1647365"_s), qPrintable(form->measured()));
            form->answers()->answer(true);
        }
        QTRY_VERIFY(hasEnded(*form));
        QVERIFY2(saysCount(*form, u"12598048"_s), qPrintable(form->measured()));
        QCOMPARE(form->answers()->text(), QString());
    }

    void knightBySquares()
    {
        const auto form = shownForm(u"knight"_s);
        press(*form, u"squares"_s);
        QTRY_VERIFY(waits(*form));
        const QString tour = form->findChild<QLineEdit *>(u"edit1"_s)->text();
        QVERIFY2(tour.startsWith("solution number: 1 : 11;32;51;72;84;"_L1), qPrintable(tour));
        QVERIFY2(tour.endsWith(";68;0;"_L1), qPrintable(tour));
        QCOMPARE(tour.count(u';'), 64);
        QVERIFY2(saysCount(*form, u"3242064"_s), qPrintable(form->measured()));
        Knight knight;
        QVERIFY(knight.go(1, 1, 1));
        QCOMPARE(knight.jumps, 3242064);
        QCOMPARE(form->findChild<QLineEdit *>(u"edit2"_s)->text(), QString::number(knight.lastRow));
    }

    void knightByLinks()
    {
        const auto form = shownForm(u"knight"_s);
        const QTemporaryDir folder;
        static_cast<forms::KnightForm &>(*form).setFolder(folder.path());
        press(*form, u"links"_s);
        QTRY_VERIFY(waits(*form));
        const QString tour =
            u"11;5;15;21;4;10;20;3;9;19;2;12;6;16;22;7;13;23;8;14;24;30;36;26;41;35;18;28;34;17;27;33;50;44;"
            u"29;39;"
            "56;62;45;60;54;64;47;32;38;48;31;37;52;58;43;49;59;53;63;46;40;55;61;51;57;42;25;"_s;
        QCOMPARE(linesOf(*form), (QStringList{u"jump=17739771"_s, tour}));
        QCOMPARE(tests::contentOf(folder.filePath(u"solution1.txt"_s)), tour.toUtf8() + '\n');
        const QByteArray notes = "somebody's notes\n";
        tests::writeFile(folder.filePath(u"solution2.txt"_s), notes);
        press(*form, u"next"_s);
        QTRY_VERIFY(waits(*form) && form->search().foundTotal() == 2);
        QCOMPARE(tests::contentOf(folder.filePath(u"solution2.txt"_s)), notes);
        QCOMPARE(tests::contentOf(folder.filePath(u"solution3.txt"_s)),
                 linesOf(*form).back().toUtf8() + '\n');
    }

    void bishop()
    {
        const auto form = shownForm(u"bishop"_s);
        press(*form, u"start"_s);
        QTRY_VERIFY(hasEnded(*form));
        QCOMPARE(linesOf(*form),
                 u"11 22 33 44 55 46 37 28 17 26 35 24 13 22 31 42 53 64 75 86 77 68 57 48 37 26 15 24 33 "
                 "42 51 62 71 82 73 84 75 66 77 88"_s.split(u' '));
        QVERIFY2(saysCount(*form, u"309226"_s), qPrintable(form->measured()));
    }

    /// The board is labelled by the numbers in the list beside it, before the search and after it.
    void theBishopsBoardHasTheNumbersOfItsList()
    {
        const auto form = shownForm(u"bishop"_s);
        auto *board = form->findChild<forms::FormBoard *>();
        const auto isNumbered = [&] {
            const ui::PuzzleUi &bishop = ui::bishop();
            const auto scene =
                bishop.scene(form->timeline().instance(), board::Style::make(board::Style::Light));
            qobject_cast<board::ChessScene *>(scene.get())->setNotation(board::Notation::TwoDigits);
            scene->show(form->timeline().position());
            QImage expected(board->size(), QImage::Format_RGB32);
            QImage painted(board->size(), QImage::Format_RGB32);
            expected.fill(Qt::white);
            painted.fill(Qt::white);
            QPainter painter(&expected);
            const core::Position &position = form->timeline().position();
            scene->renderMove(painter, QRectF(board->rect()), forms::boardPart(*scene, position), position,
                              {});
            painter.end();
            board->render(&painted, {}, {}, {});
            return painted == expected;
        };
        QVERIFY(isNumbered());
        press(*form, u"start"_s);
        QTRY_VERIFY(hasEnded(*form));
        QTRY_VERIFY(isNumbered());
    }

    void taquin_data()
    {
        QTest::addColumn<int>("method");
        QTest::newRow("backwards") << 0;
        QTest::newRow("row by row") << 1;
        QTest::newRow("cycles") << 2;
    }
    void taquin()
    {
        QFETCH(int, method);
        const auto form = shownForm(u"taquin"_s);
        auto &taquin = static_cast<forms::TaquinForm &>(*form);
        form->findChildren<QRadioButton *>()[method]->click();
        form->findChild<QSpinBox *>(u"columns"_s)->setValue(5);
        form->findChild<QSpinBox *>(u"rows"_s)->setValue(4);
        auto *grid = form->findChild<forms::TaquinGrid *>();
        const QString order = u"0 1 2 3 4\n5 6 7 8 9\n10 11 12 13 14\n15 16 17 18 ."_s;
        QCOMPARE(grid->text(), order);
        QTest::keyClick(form.get(), Qt::Key_Space);
        const QString disorder = grid->text();
        QCOMPARE(grid->accessibleDescription(), disorder);
        QVERIFY(disorder != order);
        QVERIFY(disorder.endsWith(u'.'));
        QTest::keyClick(form.get(), Qt::Key_Space);
        form->setSpeed(session::Speed(session::Speed::off));
        QTRY_COMPARE(grid->text(), order);
        QTRY_VERIFY(form->findChild<QPushButton *>(u"key"_s)->isEnabled());
        taquin.pressKey();
        taquin.pressKey();
        QVERIFY(grid->text() != order);
    }

    void vinrich()
    {
        const auto form = shownForm(u"vinrich"_s);
        press(*form, u"free"_s);
        QSignalSpy prints(form.get(), &CourseForm::printWanted);
        for (int number = 1; number <= 52; ++number) {
            QTRY_VERIFY(waits(*form));
            QCOMPARE(form->answers()->text(), u"Print this solution?"_s);
            QVERIFY(shows(*form, u"Solutions: %1"_s.arg(number)));
            QVERIFY(shows(*form, u"Tries: %1"_s.arg(form->search().job()->stats().nodes)));
            form->answers()->answer(number == 3);
            QCOMPARE(form->answers()->text(), u"Go on with the search?"_s);
            QCOMPARE(prints.size(), number < 3 ? 0 : 1);
            form->answers()->answer(true);
        }
        QTRY_VERIFY(hasEnded(*form));
        QVERIFY(form->answers()->text().startsWith("The search is complete: 52 "_L1));
        QVERIFY2(saysCount(*form, u"652"_s), qPrintable(form->measured()));
        QVERIFY(shows(*form, u"Tries: 652"_s));
    }

    /// Solutions exist only with the monomino on certain squares, the chequerboard that the course documents.
    void vinrichWithTheMonominoLaid()
    {
        const auto form = shownForm(u"vinrich"_s);
        press(*form, u"place"_s); // abscissa 1, ordinate 2
        for (int number = 1; number <= 8; ++number) {
            QTRY_VERIFY(waits(*form));
            form->answers()->answer(false);
            form->answers()->answer(true);
        }
        QTRY_VERIFY(hasEnded(*form));
        QVERIFY(form->answers()->text().startsWith("The search is complete: 8 "_L1));
        press(*form, u"again"_s);
        form->findChild<QSpinBox *>(u"abscissa"_s)->setValue(4);
        press(*form, u"place"_s);
        QTRY_VERIFY(form->search().outcome() && !form->search().isUnderWay());
        QCOMPARE(form->search().outcome()->verdict, core::Outcome::Impossible);
        QVERIFY(!form->answers()->text().isEmpty());
    }

    void vinrichStopsAtTheChosenPlace()
    {
        const auto form = shownForm(u"vinrich"_s);
        press(*form, u"free"_s);
        QTRY_VERIFY(waits(*form));
        form->answers()->answer(false);
        form->answers()->answer(false);
        QTRY_COMPARE(form->search().state(), State::Stopped);
        QCOMPARE(form->answers()->text(), QString());
    }

    void all_data()
    {
        QTest::addColumn<QString>("id");
        for (const forms::Form &form : forms::all())
            QTest::newRow(form.id) << QString::fromLatin1(form.id);
    }
    /// Closing a form ends its search, and a stopped form can be started again.
    void all()
    {
        QFETCH(QString, id);
        auto form = shownForm(id);
        QVERIFY(!form->windowTitle().isEmpty());
        for (QPushButton *button : form->findChildren<QPushButton *>()) {
            if (button->isVisible() && button->isEnabled())
                button->click();
        }
        form->stop();
        QTRY_VERIFY(!form->search().isUnderWay());
        for (QPushButton *button : form->findChildren<QPushButton *>()) {
            if (button->isVisible() && button->isEnabled())
                button->click();
        }
        form.reset();
    }
};

TEST_SUITE(CourseFormsTest)
#include "tst_courseforms.moc"
