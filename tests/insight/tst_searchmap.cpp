// SPDX-License-Identifier: MIT
#include "support/suite.h"

#include "insight/maplegend.h"
#include "insight/searchmap.h"
#include "queens/queens.h"
#include "session/search/solverjob.h"
#include "session/timeline/run.h"

#include <QAccessible>

using insight::SearchCell;
using insight::SearchMap;
using namespace Qt::StringLiterals;

namespace {

/// Returns a session that watches the search for all solutions by `lookback`, by default on four queens; after these
/// moves by hand, by `bits`, which goes on from queens on the board.
std::unique_ptr<session::Session> searchedQueens(const std::string &board = "4", const core::Path &moves = {})
{
    const core::Kind &kind = queens::kind();
    auto session = std::make_unique<session::Session>(kind, std::get<core::Game>(kind.parse(board, {})));
    session->player().setSpeed(session::Speed(session::Speed::off));
    for (const core::Step &move : moves)
        session->hand(move);
    session::Request request;
    request.solver = kind.solver(moves.empty() ? "lookback" : "bits");
    request.goal = core::Goal::All;
    request.watch = true;
    session->solve(request);
    return session;
}

bool isOver(const session::Session &session)
{
    return !session.search().isUnderWay() && session.timeline().acts().back().type == session::Act::Search;
}

/// Returns the number of ways to place mutually non-attacking queens in the first rows, one in each row.
int placements(const std::vector<int> &columns, int size)
{
    int count = 0;
    if (std::ssize(columns) == size)
        return count;
    for (int column = 0; column < size; ++column) {
        bool free = true;
        for (std::size_t row = 0; row < columns.size(); ++row) {
            const int apart = std::abs(column - columns[row]);
            free = free && apart != 0 && apart != int(columns.size() - row);
        }
        if (!free)
            continue;
        std::vector<int> more = columns;
        more.push_back(column);
        count += 1 + placements(more, size);
    }
    return count;
}

} // namespace

class SearchMapTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Every move of the search is one cell, whose counts agree with an event-by-event recount.
    void cellsAgreeWithARecount()
    {
        const auto session = searchedQueens("5");
        QTRY_VERIFY(isOver(*session));
        const session::Record &record = session->timeline().acts().back().record;
        struct Open {
            qint64 begin;
            quint32 tries = 0;
            quint32 solutions = 0;
        };
        std::vector<Open> open;
        int cells = 0;
        for (qint64 i = 0; i < record.size(); ++i) {
            const core::Event &event = record.at(i);
            if (event.type == core::Event::Undid) {
                const Open done = open.back();
                const auto depth = qint64(open.size());
                open.pop_back();
                for (const qint64 boundary : {done.begin, (done.begin + i) / 2, i}) {
                    const SearchCell cell = SearchCell::at(record, boundary, depth);
                    QCOMPARE(cell.begin, done.begin);
                    QCOMPARE(cell.end, i + 1);
                    QCOMPARE(cell.subtree.tries, done.tries);
                    QCOMPARE(cell.subtree.solutions, done.solutions);
                    QCOMPARE(cell.outcome, done.solutions > 0 ? SearchCell::Solved : SearchCell::Failed);
                }
                ++cells;
                continue;
            }
            for (Open &around : open) {
                around.tries += event.type != core::Event::Solution;
                around.solutions += event.type == core::Event::Solution;
            }
            if (event.type == core::Event::Did)
                open.push_back({i + 1});
        }
        QCOMPARE(cells, placements({}, 5));
    }

    void aClickGoesThere()
    {
        const auto session = searchedQueens();
        QTRY_VERIFY(isOver(*session));
        SearchMap map;
        map.resize(900, 80);
        map.setSession(session.get());
        const session::Timeline &timeline = session->timeline();
        const std::size_t act = timeline.acts().size() - 1;
        const session::Record &record = timeline.acts()[act].record;
        for (const double part : {0.1, 0.5, 0.9}) {
            QTest::mouseClick(&map, Qt::LeftButton, {}, QPoint(int(900 * part), 40));
            map.refresh();
            QCOMPARE(timeline.actIndex(), act);
            const double wanted = part * double(record.size());
            QVERIFY(std::abs(double(timeline.eventsBefore()) - wanted) <= 3);
        }
    }

    /// The line above the map names it, its axes and its marks, and follows what is shown. In a narrow window the
    /// axes go first.
    void theLegendNamesWhatIsShown()
    {
        const auto session = searchedQueens("6");
        QTRY_VERIFY(isOver(*session));
        const qint64 steps = session->timeline().lastFrame(); // as the counter below the board says
        QVERIFY(steps != session->timeline().acts().back().record.size());
        session::MethodChoice &methods = session->search().methods();
        methods.choose(session->kind().solver("lookback"));
        SearchMap map;
        insight::MapLegend legend(map);
        map.resize(600, 80);
        legend.resize(1200, legend.sizeHint().height());
        map.setSession(session.get());
        const QStringList marks{u"in place"_s, u"taken back"_s, u"leads to a solution"_s, u"refused"_s,
                                u"in view"_s};
        const QStringList axes{u"steps 1 to %1 →   depth ↓"_s.arg(QLocale().toString(steps))};
        QCOMPARE(legend.words(), QStringList{u"Search map"_s} + axes + marks);
        QTest::keyClick(&map, Qt::Key_Plus);
        QVERIFY(legend.words() != QStringList{u"Search map"_s} + axes + marks);
        QTest::keyClick(&map, Qt::Key_0);
        QVERIFY(legend.words().contains(axes.front()));
        methods.choose(session->kind().solver("bits")); // the map stays that of the search
        map.refresh();
        QCOMPARE(legend.words().at(1), u"Looking back: "_s + axes.front());
        methods.choose(session->kind().solver("lookback"));
        map.refresh();
        for (int width = 1200; legend.words().contains(axes.front()); --width)
            legend.resize(width, legend.height());
        QCOMPARE(legend.words(), QStringList{u"Search map"_s} + marks);
        // The title is the last to go, after the type has become smaller and marks have been left out.
        legend.resize(200, legend.height());
        QCOMPARE(legend.words().front(), u"Search map"_s);
    }

    /// The player's moves before the search are no steps of it: the line counts as the counter below the board does.
    void stepsAreThoseOfTheSearch()
    {
        const auto session = searchedQueens("6", {{0, {}, {1, 0}}});
        QTRY_VERIFY(isOver(*session));
        SearchMap map;
        map.resize(600, 80);
        map.setSession(session.get());
        const session::Run run = session::runInView(session->timeline());
        QVERIFY(run.from > 0);
        QCOMPARE(map.steps(), std::optional(std::pair<qint64, qint64>(1, run.frames())));
    }

    /// The map numbers its levels, as many as have room, if its rows are too low for the names of moves.
    void lowRowsAreNumbered()
    {
        QVERIFY(insight::MapRows(80, 4).canBeRead());
        QVERIFY(!insight::MapRows(80, 8).canBeRead());
        const auto marked = [](int height, qint64 deepest) {
            return insight::MapRows(height, deepest).markedLevels(11);
        };
        QCOMPARE(marked(80, 8), (std::vector<qint64>{2, 4, 6, 8}));
        QCOMPARE(marked(80, 30), (std::vector<qint64>{5, 10, 15, 20, 25, 30}));
        QCOMPARE(marked(80, 64), (std::vector<qint64>{10, 20, 30, 40, 50, 60}));
    }

    /// The path at the cursor does not cross out the numbers of the levels.
    void thePathLeavesTheNumbersReadable()
    {
        const auto session = searchedQueens("10");
        QTRY_VERIFY(isOver(*session));
        SearchMap map;
        map.setStyle(board::Style::make(board::Style::Light));
        map.resize(600, 80);
        map.setSession(session.get());
        const qint64 deepest = session->timeline().acts().back().record.counts().deepest;
        const insight::MapRows rows(80, deepest);
        QVERIFY(!rows.canBeRead());
        const auto pictureAt = [&](qint64 frame) {
            session->timeline().seek(frame);
            map.refresh();
            return map.grab(QRect(2, rows.top(2), 6, rows.top(3) - rows.top(2))).toImage();
        };
        const qint64 start = session->timeline().startOfAct(session->timeline().acts().size() - 1);
        // At the frame before the search, no move is in place; soon after, one is on level 2 from the left edge on.
        const QImage plain = pictureAt(start);
        session->timeline().seek(start + 30);
        QVERIFY(session->timeline().counts().depth >= 3);
        QCOMPARE(pictureAt(start + 30), plain);
    }

    /// Labels have a contrast of at least 4.5:1 to what is behind them, on cells of every outcome.
    void labelsCanBeRead()
    {
        const auto session = searchedQueens("4");
        QTRY_VERIFY(isOver(*session));
        for (const auto look : {board::Style::Light, board::Style::Dark}) {
            const board::Style style = board::Style::make(look);
            const session::Record &record = session->timeline().acts().back().record;
            const auto image = [&](const QString &label) {
                return insight::drawMap(record, {0, 12}, {1200, 100}, style, 1, QFont(),
                                        [&](qint64) { return label; });
            };
            const QImage plain = image({});
            const QImage labelled = image(u"MMMM"_s);
            const auto luminance = [](const QColor &colour) {
                const auto linear = [](double part) {
                    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
                };
                return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
                       0.0722 * linear(colour.blueF());
            };
            double lightest = 0;
            double darkest = 1;
            for (int y = 0; y < plain.height(); ++y) {
                for (int x = 0; x < plain.width(); ++x) {
                    if (plain.pixel(x, y) == labelled.pixel(x, y))
                        continue;
                    lightest = std::max(lightest, luminance(labelled.pixelColor(x, y)));
                    darkest = std::min(darkest, luminance(labelled.pixelColor(x, y)));
                }
            }
            QVERIFY2((lightest + 0.05) / (darkest + 0.05) >= 4.5, qPrintable(QString::number(lightest)));
        }
    }

    void theWheelZoomsAtThePointer()
    {
        const auto session = searchedQueens("6");
        QTRY_VERIFY(isOver(*session));
        SearchMap map;
        map.resize(600, 80);
        map.setSession(session.get());
        const double whole = map.stretch().length();
        const double under = map.stretch().from + whole * 0.25;
        for (int i = 0; i < 4; ++i) {
            QWheelEvent wheel({150, 40}, map.mapToGlobal(QPointF(150, 40)), {}, {0, 120}, Qt::NoButton,
                              Qt::NoModifier, Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(&map, &wheel);
        }
        QVERIFY(map.stretch().length() < whole / 3);
        QVERIFY(std::abs(map.stretch().from + map.stretch().length() * 0.25 - under) < 1e-6);
        QTest::mouseDClick(&map, Qt::LeftButton, {}, {300, 40});
        QCOMPARE(map.stretch().length(), whole);
    }

    /// The arrow keys follow the tree: siblings have the same parent, and a child is one level deeper.
    void keysWalkTheTree()
    {
        const auto session = searchedQueens();
        QTRY_VERIFY(isOver(*session));
        SearchMap map;
        map.resize(900, 80);
        map.setSession(session.get());
        session::Timeline &timeline = session->timeline();
        timeline.seek(timeline.startOfAct(timeline.acts().size() - 1));
        const auto press = [&](int key) {
            QTest::keyClick(&map, Qt::Key(key));
            map.refresh();
            return timeline.counts().depth;
        };
        QCOMPARE(press(Qt::Key_Down), 1);
        const qint64 firstQueen = timeline.frame();
        const core::Position afterFirst = timeline.position();
        QCOMPARE(press(Qt::Key_Down), 2);
        const core::Position deeper = timeline.position();
        QCOMPARE(press(Qt::Key_Right), 2);
        QVERIFY(timeline.position() != deeper);
        QCOMPARE(press(Qt::Key_Left), 2);
        QCOMPARE(timeline.position(), deeper);
        QCOMPARE(press(Qt::Key_Up), 1);
        QCOMPARE(timeline.frame(), firstQueen);
        QCOMPARE(timeline.position(), afterFirst);
        // The first queen has four columns, so a fourth key press to the right goes nowhere.
        for (int i = 0; i < 3; ++i)
            QCOMPARE(press(Qt::Key_Right), 1);
        const qint64 lastQueen = timeline.frame();
        press(Qt::Key_Right);
        QCOMPARE(timeline.frame(), lastQueen);
    }

    /// The two solutions of four queens have the first queen in column 2 and in column 3.
    void cellsDescribeTheirOutcome()
    {
        const auto session = searchedQueens();
        QTRY_VERIFY(isOver(*session));
        SearchMap map;
        map.resize(900, 80);
        map.setSession(session.get());
        session::Timeline &timeline = session->timeline();
        timeline.seek(timeline.startOfAct(timeline.acts().size() - 1));
        QTest::keyClick(&map, Qt::Key_Down);
        QList<SearchCell::Outcome> outcomes;
        for (int column = 0; column < 4; ++column) {
            map.refresh();
            const SearchCell cell = SearchCell::at(timeline.act().record, timeline.eventsBefore(), 1);
            outcomes << cell.outcome;
            const QString sentence = map.accessibleDescription();
            QVERIFY2(sentence.startsWith("level 1 of 4"_L1), qPrintable(sentence));
            QVERIFY2(sentence.contains(QString::number(cell.subtree.tries)), qPrintable(sentence));
            QCOMPARE(sentence.contains("no solution"_L1), cell.outcome == SearchCell::Failed);
            QTest::keyClick(&map, Qt::Key_Right);
        }
        QCOMPARE(outcomes,
                 QList({SearchCell::Failed, SearchCell::Solved, SearchCell::Solved, SearchCell::Failed}));
    }

    /// Hidden events have no effect: cells and picture equal those of a search that ended at the visible end.
    void hiddenEventsLeaveNoTrace()
    {
        const auto session = searchedQueens("5");
        QTRY_VERIFY(isOver(*session));
        const session::Record &whole = session->timeline().acts().back().record;
        const board::Style style = board::Style::make(board::Style::Dark);
        for (qint64 end = 1; end < whole.size(); end += 37) {
            session::Record begun = whole;
            begun.truncate(end);
            const insight::VisibleRecord seen(whole, end);
            for (qint64 boundary = 0; boundary <= end; boundary += 11) {
                for (qint64 depth = 1; depth <= begun.countsAt(boundary).depth; ++depth) {
                    const SearchCell cell = SearchCell::at(seen, boundary, depth);
                    const SearchCell truth = SearchCell::at(begun, boundary, depth);
                    QCOMPARE(cell.end, truth.end);
                    QCOMPARE(cell.outcome, truth.outcome);
                    QCOMPARE(cell.subtree.tries, truth.subtree.tries);
                }
            }
            const auto draw = [&](const insight::VisibleRecord &record) {
                return insight::drawMap(record, {0, double(whole.size())}, {600, 80}, style, 1, {},
                                        [](qint64) { return QString(); });
            };
            QCOMPARE(draw(seen), draw(begun));
        }
    }

    /// At sampled points, the map has the colour of the cell there.
    void theColoursShowTheOutcome()
    {
        const auto session = searchedQueens();
        QTRY_VERIFY(isOver(*session));
        const board::Style style = board::Style::make(board::Style::Light);
        SearchMap map;
        map.setStyle(style);
        map.resize(1200, 80);
        map.setSession(session.get());
        const QImage image = map.grab().toImage();
        int looked = 0;
        for (int x = 5; x < 1190; x += 7) {
            const auto cell = map.cellAt(QPointF(x, 8));
            if (!cell || cell->depth != 1 || cell->outcome == SearchCell::InPlace)
                continue;
            const QColor colour = image.pixelColor(x, 14);
            const auto distance = [&](SearchCell::Outcome outcome) {
                const QColor other = insight::cellColour(outcome, style);
                return std::abs(colour.red() - other.red()) + std::abs(colour.green() - other.green()) +
                       std::abs(colour.blue() - other.blue());
            };
            const auto otherOutcome =
                cell->outcome == SearchCell::Solved ? SearchCell::Failed : SearchCell::Solved;
            looked += distance(cell->outcome) < distance(otherOutcome);
        }
        QVERIFY(looked > 100);
    }
};

TEST_SUITE(SearchMapTest)
#include "tst_searchmap.moc"
