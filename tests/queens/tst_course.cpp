// SPDX-License-Identifier: MIT
#include "fixture.h"
#include "session/basics/translation.h"

using namespace Qt::StringLiterals;
using core::Goal;
using fixture::game;

/// Tests the four programs of the course.
class CourseTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The methods find all 92 solutions in ascending order.
    void findAllInOrder_data() { addMethods(); }
    void findAllInOrder()
    {
        const QStringList found = fixture::solutions(method(), game("queens:8"));
        QCOMPARE(found.size(), 92);
        QCOMPARE(found.first(), u"15863724"_s);
        QCOMPARE(found.last(), u"84136275"_s);
        QCOMPARE(found, fixture::permutations(game("queens:8")));
    }

    /// The numbers were counted by the course's own programs, copied character by character, with misprints
    /// corrected and a counter added wherever they read or write a square or a character.
    void countTheWorkOfTheCoursesPrograms_data()
    {
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<quint64>("first");
        QTest::addColumn<quint64>("all");
        QTest::newRow("loops") << QByteArray("loops") << quint64(15792) << quint64(276430);
        QTest::newRow("copies") << QByteArray("copies") << quint64(16568) << quint64(303022);
        QTest::newRow("lookback") << QByteArray("lookback") << quint64(6034) << quint64(116476);
        QTest::newRow("string") << QByteArray("string") << quint64(6418) << quint64(112954);
    }
    void countTheWorkOfTheCoursesPrograms()
    {
        QFETCH(quint64, first);
        QFETCH(quint64, all);
        tests::SerialContext context;
        QCOMPARE(quint64(fixture::solve(method(), game("queens:8"), Goal::First, context).stats.nodes),
                 first);
        QCOMPARE(quint64(fixture::solve(method(), game("queens:8"), Goal::All, context).stats.nodes), all);
        QCOMPARE(quint64(fixture::solve(method(), game("queens:8"), Goal::Count, context, true).stats.nodes),
                 all);
    }

    void keepGivenQueens_data() { addMethods(); }
    void keepGivenQueens()
    {
        for (const char *line : {"queens:8:1586....", "queens:8:....3...", "queens:8:......2.",
                                 "queens:8:.5...3..", "queens:8:11......", "queens:8:15863724"}) {
            const core::Game given = game(line);
            QCOMPARE(fixture::solutions(method(), given), fixture::permutations(given));
        }
    }

    void allButLoopsSolveAnySize_data() { addMethods(); }
    void allButLoopsSolveAnySize()
    {
        const core::Solver *solver = queens::kind().solver(method());
        for (int size = 1; size <= 7; ++size) {
            const core::Game board = game("queens:" + std::to_string(size));
            if (QLatin1StringView(method()) == "loops"_L1) {
                QVERIFY(!solver->unsuitable(*board.puzzle, board.position, {}).empty());
                tests::SerialContext context;
                QCOMPARE(fixture::solve(method(), board, Goal::All, context).verdict, core::Outcome::Stopped);
            } else {
                QVERIFY(solver->unsuitable(*board.puzzle, board.position, {}).empty());
                QCOMPARE(fixture::solutions(method(), board), fixture::permutations(board));
            }
        }
    }

    /// A refused square is attacked by the queen in a row above that is named as the reason.
    void refusalsHaveTheirCulprit_data() { addMethods(); }
    void refusalsHaveTheirCulprit()
    {
        const core::Game board = game("queens:8:......2.");
        tests::SerialContext context;
        fixture::solve(method(), board, Goal::First, context, true);
        const core::Solver *solver = queens::kind().solver(method());
        const core::Grid grid = board.puzzle->grid();
        core::Position position = board.position;
        int refused = 0;
        for (const core::Event &event : context.events()) {
            if (event.type == core::Event::Refused) {
                ++refused;
                const core::Explanation why = solver->explain(*board.puzzle, position, event);
                const auto culprit = std::ranges::find(why.marks, core::Role::Culprit, &core::Mark::role);
                QVERIFY(culprit != why.marks.end());
                QVERIFY(queens::lineBetween(grid, culprit->cell, event.step.to.cell) != queens::Line::None);
                QVERIFY(grid.row(culprit->cell) < grid.row(event.step.to.cell));
                QCOMPARE(position[std::size_t(grid.row(culprit->cell))].cell, culprit->cell);
            }
            core::play(position, event);
        }
        QVERIFY(refused > 50);
    }

    /// The first three times that the search on four rows removes a queen were worked out by hand: below a4
    /// and c3, all of row 2 is attacked; below a4, d3 and b2, all of row 1; and row 2 had only b2 beside d3.
    void backtrackingNamesTheRow()
    {
        const core::Game board = game("queens:4");
        tests::SerialContext context;
        fixture::solve("lookback", board, Goal::First, context, true);
        const core::Solver *solver = queens::kind().solver("lookback");
        core::Position position = board.position;
        QStringList sentences;
        for (const core::Event &event : context.events()) {
            if (event.type == core::Event::Undid)
                sentences << session::translated(solver->explain(*board.puzzle, position, event));
            core::play(position, event);
        }
        QCOMPARE(sentences.first(3),
                 (QStringList{u"No square of row 2 is safe: the queen on c3 is taken off."_s,
                              u"No square of row 1 is safe: the queen on b2 is taken off."_s,
                              u"Every safe square of row 2 was tried: the queen on d3 is taken off."_s}));
    }

    /// The steps of a solution that was not watched are explained without reference to a search.
    void unwatchedSolutionsAreExplainedWithoutASearch_data() { addMethods(); }
    void unwatchedSolutionsAreExplainedWithoutASearch()
    {
        const core::Game board = game("queens:6");
        tests::SerialContext context;
        const core::Outcome outcome = fixture::solve(method(), board, Goal::First, context);
        const core::Solver *solver = queens::kind().solver(method());
        core::Position position = board.position;
        for (const core::Step &step : outcome.path) {
            const core::Explanation why = solver->explain(*board.puzzle, position, {.step = step});
            QVERIFY2(std::string_view(why.text.source).starts_with("In the solution"), why.text.source);
            core::advance(position, step);
        }
    }

private:
    static void addMethods()
    {
        QTest::addColumn<QByteArray>("method");
        for (const char *method : {"loops", "copies", "lookback", "string"})
            QTest::newRow(method) << QByteArray(method);
    }
    const char *method()
    {
        QFETCH(QByteArray, method);
        m_method = method;
        return m_method.constData();
    }

    QByteArray m_method;
};

TEST_SUITE(CourseTest)
#include "tst_course.moc"
