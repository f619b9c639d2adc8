// SPDX-License-Identifier: MIT
#include "session/basics/translation.h"
#include "session/timeline/timeline.h"
#include "support/suite.h"
#include "tours/boards.h"
#include "tours/frontierpainter.h"
#include "tours/knight/frontierwatch.h"
#include "tours/knightscene.h"
#include "tours/toursui.h"

#include <QImage>
#include <QPainter>

#include <map>
#include <set>

using namespace Qt::StringLiterals;
using core::Event;
using core::Goal;
using core::Outcome;
using tours::FrontierPicture;
using tours::FrontierRemark;

namespace {

/// A watched count.
struct WatchedCount {
    explicit WatchedCount(const std::string &line, const char *counted = "start", const char *states = "tour")
        : game(boards::game(line)), method(*tours::knightKind().solver("frontier"))
    {
        core::Task task{Goal::Count, game.position, {}, core::Values(method.options), 1, true};
        task.options.set("counted", counted);
        task.options.set("states", states);
        outcome = method.solve(*game.puzzle, task, context);
    }

    const tours::Knight &knight() const { return static_cast<const tours::Knight &>(*game.puzzle); }
    FrontierPicture picture(const Event &event) const
    {
        return tours::frontierPicture(knight(), game.position, event).value();
    }
    QString sentence(const Event &event) const
    {
        return session::translated(method.explain(*game.puzzle, game.position, event));
    }

    core::Game game;
    const core::Solver &method;
    tests::SerialContext context;
    Outcome outcome;
};

bool is(const Event &event, FrontierRemark remark)
{
    return FrontierRemark(event.reason) == remark;
}

/// Returns what is wrong with a picture: whether its jumps are jumps, how many each square has, and whether the jumps
/// join each end to another of the same path or to an end of the tour.
QString faultOf(const WatchedCount &count, const FrontierPicture &picture)
{
    const core::Grid grid = count.knight().grid();
    std::map<int, std::vector<int>> joined;
    for (const FrontierPicture::Jump &jump : picture.jumps) {
        if (!tours::isJump(grid, jump.from, jump.to))
            return QStringLiteral("%1 to %2 is no jump").arg(jump.from).arg(jump.to);
        joined[jump.from].push_back(jump.to);
        joined[jump.to].push_back(jump.from);
    }
    for (int cell = 0; cell < grid.size(); ++cell) {
        const auto jumps = int(joined[cell].size());
        const int ends = int(std::ranges::count(picture.tourEnds, cell));
        const FrontierPicture::Square look = picture.squares[cell];
        const int wanted = look == FrontierPicture::Passed || look == FrontierPicture::Both ? 2 - ends
                           : look == FrontierPicture::End                                   ? 1
                                                                                            : 0;
        if (jumps != wanted)
            return QStringLiteral("square %1 has %2 jumps").arg(cell).arg(jumps);
        if (look != FrontierPicture::End)
            continue;
        int before = cell;
        int here = joined[cell][0];
        while (joined[here].size() == 2) {
            const int next = joined[here][joined[here][0] == before];
            before = std::exchange(here, next);
        }
        const bool endsTour = std::ranges::count(picture.tourEnds, here) > 0;
        if (!endsTour && picture.paths[here] != picture.paths[cell])
            return QStringLiteral("%1 and %2 are joined, but have other letters").arg(cell).arg(here);
    }
    std::map<int, int> ends;
    for (const int path : picture.paths)
        ends[path] += path >= 0;
    for (const auto &[path, number] : ends) {
        if (number > 2)
            return QStringLiteral("path %1 has %2 ends").arg(path).arg(number);
    }
    return {};
}

/// Returns the number of tours that go on from this route, walked one by one.
int toursFrom(const tours::Knight &knight, tours::Route &route)
{
    if (int(route.size()) == knight.grid().size())
        return 1;
    int tours = 0;
    for (int cell = 0; cell < knight.grid().size(); ++cell) {
        if (!tours::isJump(knight.grid(), route.back(), cell) || std::ranges::count(route, cell) > 0)
            continue;
        route.push_back(cell);
        tours += toursFrom(knight, route);
        route.pop_back();
    }
    return tours;
}

/// Returns the ends that belong together, and the squares with both jumps: all that a count remembers.
std::pair<std::set<std::set<int>>, std::set<int>> remembered(const FrontierPicture &picture)
{
    std::map<int, std::set<int>> ends;
    std::set<int> both;
    for (int cell = 0; cell < int(picture.squares.size()); ++cell) {
        if (picture.squares[cell] == FrontierPicture::End)
            ends[picture.paths[cell]].insert(cell);
        if (picture.squares[cell] == FrontierPicture::Both)
            both.insert(cell);
    }
    std::set<std::set<int>> pairs;
    for (const auto &[path, cells] : ends)
        pairs.insert(cells);
    return {pairs, both};
}

} // namespace

/// Tests what a viewer sees of a count by a frontier.
class FrontierWatchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The graph counts by other means than the method, and finds as many tours.
    void theFilmFindsAsManyTours_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("counted");
        const auto row = [](const char *line, const char *counted) {
            QTest::addRow("%s %s", line, counted) << QByteArray(line) << QByteArray(counted);
        };
        row("knight:3x4", "board");
        row("knight:4x5", "board");
        row("knight:4x5", "start");
        row("knight:5x4,start=c2", "start");
        row("knight:5x5", "board");
        row("knight:5x5,end=e1", "start");
        row("knight:5x5,closed", "board"); // it has none
        row("knight:5x5,without=c3", "board");
        row("knight:6x5,closed", "board");
        row("knight:3x10,closed", "board");
        row("knight:10x3,closed:a3 b1 d2", "start");
        row("knight:5x5:a5 b3 c1", "start");
    }
    void theFilmFindsAsManyTours()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, counted);
        const core::Game game = boards::game(line.toStdString());
        const auto &knight = static_cast<const tours::Knight &>(*game.puzzle);
        const tours::CountedTours tours =
            tours::toursFrom(knight, knight.route(game.position), counted == "board");
        tests::SerialContext context;
        const Outcome outcome = tours::countByFrontier(tours, {}, nullptr, context);
        const tours::FrontierGraph graph(tours);
        QCOMPARE(graph.total(), outcome.stats.solutions);
        QCOMPARE(graph.layer(0).size(), 1U);
    }

    /// Each picture shows paths of jumps whose ends have the same letter; the two ways to a state that are shown leave
    /// the same ends to join, by other jumps.
    void picturesShowPaths_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("counted");
        QTest::newRow("open") << QByteArray("knight:4x5") << QByteArray("board");
        QTest::newRow("from its start") << QByteArray("knight:4x5") << QByteArray("start");
        QTest::newRow("closed") << QByteArray("knight:6x5,closed") << QByteArray("start");
        QTest::newRow("without squares") << QByteArray("knight:5x5,without=c3") << QByteArray("board");
    }
    void picturesShowPaths()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, counted);
        for (const char *states : {"tour", "all"}) {
            const WatchedCount count(line.toStdString(), counted.constData(), states);
            QCOMPARE(count.outcome.verdict, Outcome::Solved);
            FrontierPicture last;
            int twins = 0;
            for (const Event &event : count.context.events()) {
                QCOMPARE(event.type, Event::Remark);
                const FrontierPicture picture = count.picture(event);
                if (!is(event, FrontierRemark::Closing)) {
                    const QString fault = faultOf(count, picture);
                    QVERIFY2(fault.isEmpty(), qPrintable(count.sentence(event) + u' ' + fault));
                }
                QVERIFY(!count.sentence(event).isEmpty() && !count.sentence(event).contains(u'%'));
                if (is(event, FrontierRemark::Twin)) {
                    QVERIFY(remembered(picture) == remembered(last));
                    QVERIFY(picture != last);
                    ++twins;
                }
                last = picture;
            }
            QCOMPARE(twins > 0, QByteArray(states) == "tour");
        }
    }

    /// In the end the picture is a tour, and the sentence has the number of tours (OEIS A165134 and A001230 and
    /// similar), here without the catalogue that knows plurals.
    void theLastPictureIsATour_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("counted");
        QTest::addColumn<QString>("description");
        QTest::newRow("open") << QByteArray("knight:3x4") << QByteArray("board")
                              << QStringLiteral("All squares are passed: 8 tour(s).");
        QTest::newRow("closed") << QByteArray("knight:5x6,closed") << QByteArray("start")
                                << QStringLiteral(
                                       "All squares are passed, and the circle is closed: 8 tour(s), "
                                       "each of which can be run in two directions.");
    }
    void theLastPictureIsATour()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, counted);
        QFETCH(QString, description);
        const WatchedCount count(line.toStdString(), counted.constData());
        const Event &last = count.context.events().back();
        QCOMPARE(count.sentence(last), description);
        const FrontierPicture picture = count.picture(last);
        QCOMPARE(faultOf(count, picture), QString());
        const std::vector<core::Variable> variables =
            count.method.variables(count.knight(), count.game.position, last);
        QVERIFY(variables[1] == core::Variable({"states", "1"}) &&
                variables[2] == core::Variable({"ways_in_all", "8"}) &&
                variables[3] == core::Variable({"ways_to_state", "8"}));
        const bool isClosed = count.knight().isClosed();
        QCOMPARE(picture.jumps.size(), std::size_t(count.knight().squareCount() - !isClosed));
        QCOMPARE(picture.tourEnds.size(), isClosed ? 0U : 2U);
    }

    /// With all states, each square has as many frames as there are states.
    void allStatesAreShown()
    {
        const WatchedCount count("knight:3x4", "board", "all");
        const auto tours = tours::toursFrom(count.knight(), count.knight().route(count.game.position), true);
        const tours::FrontierGraph graph(tours);
        std::size_t states = 0;
        for (int passed = 1; passed <= graph.squares(); ++passed)
            states += graph.layer(passed).size();
        const auto shown = std::ranges::count_if(
            count.context.events(), [](const Event &event) { return is(event, FrontierRemark::State); });
        QCOMPARE(std::size_t(shown), states);
        QVERIFY(states > 40);
    }

    /// A count that finds nothing ends with the square that no way passes.
    void aDeadEndIsShown()
    {
        // The method asks a theorem first, so it never comes to this.
        const core::Game game = boards::game("knight:3x5");
        const auto &knight = static_cast<const tours::Knight &>(*game.puzzle);
        std::vector<Event> events;
        tours::FrontierWatch watch(knight, {0}, true, tours::FrontierStates::OfOneTour,
                                   [&](FrontierRemark remark, tours::FrontierLine, const core::Step &step) {
                                       events.push_back({step, Event::Remark, 0, std::uint16_t(remark)});
                                   });
        watch.begin();
        for (int square = 0; square < knight.grid().size(); ++square)
            watch.pass(square);
        QVERIFY(is(events.back(), FrontierRemark::DeadEnd));
        QVERIFY(tours::frontierPicture(knight, game.position, events.back()).has_value());
        QVERIFY(session::translated(tours::explainFrontier(knight, game.position, events.back()))
                    .endsWith(u"there is no tour."_s));
    }

    /// A count that is begun within a tour shows its squares as visited, and says that it counts the tours from there.
    void aTourThatWasBegunGoesOn()
    {
        const WatchedCount count("knight:5x5:a5 b3 c1");
        tours::Route route = count.knight().route(count.game.position);
        const std::vector<Event> &events = count.context.events();
        QCOMPARE(count.sentence(events.front()),
                 u"Only the tours that go on from c1 are counted. The squares not visited yet are passed one "
                 "by one, and each is given its two jumps, an end of the tour only one. All that the count "
                 "remembers is which ends in the frontier belong together."_s);
        for (const Event &event : events) {
            const FrontierPicture picture = count.picture(event);
            for (int cell = 0; cell < int(picture.squares.size()); ++cell) {
                const bool isVisited = std::ranges::count(route, cell) > 0 && cell != route.back();
                QCOMPARE(picture.squares[cell] == FrontierPicture::Visited, isVisited);
                QVERIFY(picture.squares[cell] != FrontierPicture::LeftOut);
            }
        }
        const int tours = toursFrom(count.knight(), route);
        QVERIFY(tours > 1);
        QCOMPARE(count.sentence(events.back()),
                 u"All squares are passed: %1 tour(s) go on from c1."_s.arg(tours));
    }

    /// The legend has the marks of the picture: a closed tour has no ends.
    void theLegendExplainsTheMarks_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("marks");
        QTest::newRow("open") << QByteArray("knight:4x5") << 8;
        QTest::newRow("closed") << QByteArray("knight:5x6,closed") << 7;
    }
    void theLegendExplainsTheMarks()
    {
        QFETCH(QByteArray, line);
        QFETCH(int, marks);
        const WatchedCount count(line.toStdString(), "start");
        const session::Instance instance{count.game.puzzle, {}};
        session::Act act =
            session::Act::make(session::Act::Search, instance, count.game.position, count.context.events());
        const board::Style style = board::Style::make(board::Style::Light);
        const auto scene = ui::knight().scene(instance, style);
        scene->show(count.game.position);
        QVERIFY(scene->legend().empty());
        const auto frame = session::timelineOfFrame(instance, u"frontier"_s, act.record, 12);
        QCOMPARE(frame->position(), count.game.position);
        scene->aboutToShow(*frame);
        QCOMPARE(scene->legend().size(), marks);
        std::set<QByteArray> drawn;
        std::map<ui::FrontierMark, QImage> images;
        for (const board::LegendEntry &entry : scene->legend()) {
            QVERIFY(!entry.words.isEmpty());
            QImage image(24, 20, QImage::Format_RGB32);
            image.fill(style.table);
            QPainter painter(&image);
            painter.setRenderHint(QPainter::Antialiasing);
            scene->paintLegendMark(painter, QRectF(image.rect()), entry.mark);
            painter.end();
            images[ui::FrontierMark(entry.mark)] = image;
            drawn.insert(QByteArray(reinterpret_cast<const char *>(image.constBits()), image.sizeInBytes()));
        }
        QCOMPARE(int(drawn.size()), marks); // no two look alike
        // The end of a tour has the colour of its path, as on the board, where the first path is blue.
        const QColor path = images.at(ui::FrontierMark::End).pixelColor(12, 3); // above the letter
        QVERIFY(path.blue() > path.red());
        if (images.contains(ui::FrontierMark::TourEnd))
            QCOMPARE(images[ui::FrontierMark::TourEnd].pixelColor(12, 10), path);
    }

    void largeBoardsAreCountedWithoutPictures()
    {
        const WatchedCount count("knight:6x6,closed", "board");
        QCOMPARE(count.outcome.stats.solutions, 9862U);
        QCOMPARE(count.context.events().size(), 1U);
        QVERIFY(!tours::frontierPicture(count.knight(), count.game.position, count.context.events()[0]));
        QVERIFY(count.sentence(count.context.events()[0]).contains(u"at most 30 squares"_s));

        // Whether it can be watched is asked before it begins.
        const core::Explanation why = count.method.whyCountIsUnwatchable(count.knight());
        QVERIFY(session::translated(why).contains(u"this one, with 36, can only be counted unwatched"_s));
        const core::Game small = boards::game("knight:4x5");
        QVERIFY(count.method.whyCountIsUnwatchable(*small.puzzle).empty());
        QVERIFY(!tours::knightKind().solver("pruned")->whyCountIsUnwatchable(*small.puzzle).empty());
    }

    /// The board shows the state in view, in both directions, and the tour again outside the search.
    void theBoardShowsTheState()
    {
        const WatchedCount count("knight:4x5", "board");
        const session::Instance instance{count.game.puzzle, {}};
        session::Act act =
            session::Act::make(session::Act::Search, instance, count.game.position, count.context.events());
        act.method = QStringLiteral("frontier");
        session::Timeline timeline(act);
        QCOMPARE(timeline.lastFrame(), qint64(count.context.events().size()));
        auto made = ui::knight().scene(instance, board::Style::make(board::Style::Light));
        auto *scene = static_cast<ui::KnightScene *>(made.get());
        scene->show(count.game.position);
        const auto pictureAt = [&](qint64 frame) {
            timeline.seek(frame);
            scene->aboutToShow(timeline);
            return scene->frontier();
        };
        QVERIFY(!pictureAt(0));
        for (const qint64 frame : {qint64(1), qint64(20), timeline.lastFrame(), qint64(20)}) {
            const Event &event = count.context.events()[std::size_t(frame - 1)];
            QVERIFY(pictureAt(frame) == count.picture(event));
        }
        const FrontierPicture picture = *pictureAt(20);
        for (int cell = 0; cell < int(picture.squares.size()); ++cell) {
            const QString description = scene->describe(cell);
            QCOMPARE(description.contains(u"end of path"_s), picture.squares[cell] == FrontierPicture::End);
        }
        scene->setSearchShown(false);
        QVERIFY(!pictureAt(20));
    }
};

TEST_SUITE(FrontierWatchTest)
#include "tst_frontierwatch.moc"
