// SPDX-License-Identifier: MIT
#include "holds.h"
#include "randomboards.h"

#include "app/puzzles.h"
#include "core/positionline.h"
#include "session/files/savedgame.h"
#include "support/suite.h"

namespace {

/// A game of legal random moves, each in its own act.
struct Played {
    explicit Played(const core::Kind &one)
        : kind(one), game(drawn::game(kind, drawn::board(kind.id))),
          path(drawn::walk(*game.puzzle, game.position, 60)),
          timeline(session::Act::make(session::Act::New, {game.puzzle, {}}, game.position))
    {
        const auto begin = path.begin();
        for (auto from = begin, step = begin; step != path.end();) {
            if (!step++->closes)
                continue;
            core::Path move(from, step);
            for (core::Step &each : std::span(move).first(move.size() - 1))
                each.closes = false;
            timeline.begin(session::Act::make(session::Act::Hand, timeline.instance(), timeline.position(),
                                              session::events(move)));
            timeline.seek(timeline.lastFrame());
            from = step;
        }
        RC_LOG() << line(game.position) << " and the moves " << game.puzzle->spell(game.position, path);
    }

    std::string line(const core::Position &position) const
    {
        return core::writeLine(kind, *game.puzzle, position);
    }

    const core::Kind &kind;
    core::Game game;
    core::Path path;
    session::Timeline timeline;
};

QByteArray restored(const core::Kind &kind, const QByteArray &text)
{
    const core::Kind *const kinds[] = {&kind};
    auto read = session::readGame(kinds, text);
    if (const auto *why = std::get_if<QString>(&read))
        RC_FAIL(why->toStdString());
    auto &saved = std::get<session::SavedGame>(read);
    session::Timeline timeline(saved.acts.front());
    timeline.restore(std::move(saved.acts), saved.frame);
    return session::writeGame(kind, timeline);
}

} // namespace

/// Tests properties of every game on random small boards.
class Play : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void undoIsTheInverse_data() { addPuzzles(); }
    void undoIsTheInverse()
    {
        QVERIFY(holds("undo is the inverse", [] {
            Played played(kind());
            session::Timeline &timeline = played.timeline;
            std::vector<core::Position> positions{timeline.position()};
            while (timeline.canUndo()) {
                timeline.undo();
                positions.push_back(timeline.position());
            }
            RC_ASSERT(positions.back() == played.game.position);
            for (; timeline.canRedo(); timeline.redo()) {
                RC_ASSERT(timeline.position() == positions.back());
                positions.pop_back();
            }
            RC_ASSERT(positions.size() == 1U);
            RC_ASSERT(timeline.position() == positions.back());
            RC_ASSERT(core::after(timeline.position(), core::reversed(played.path)) == played.game.position);
        }));
    }

    void linesAreReadBack_data() { addPuzzles(); }
    void linesAreReadBack()
    {
        QVERIFY(holds("a position line is read as what was written", [] {
            const Played played(kind());
            const std::string line = played.line(core::after(played.game.position, played.path));
            const core::Game again = drawn::game(kind(), line);
            RC_ASSERT(core::writeLine(kind(), *again.puzzle, again.position) == line);
            RC_ASSERT(again.puzzle->start() == played.game.puzzle->start());
        }));
    }

    void movesAreReadBack_data() { addPuzzles(); }
    void movesAreReadBack()
    {
        QVERIFY(holds("moves are read as what was spelled", [] {
            const Played played(kind());
            const auto &[puzzle, from] = played.game;
            const auto read = puzzle->replay(from, puzzle->spell(from, played.path));
            RC_ASSERT(std::holds_alternative<core::Path>(read));
            RC_ASSERT(std::get<core::Path>(read) == played.path);
        }));
    }

    void savedGamesAreReadBack_data() { addPuzzles(); }
    void savedGamesAreReadBack()
    {
        QVERIFY(holds("a saved game is read as what was written", [] {
            Played played(kind());
            played.timeline.seek(*rc::gen::inRange<qint64>(0, played.timeline.lastFrame() + 1));
            const QByteArray text = session::writeGame(kind(), played.timeline);
            RC_ASSERT(restored(kind(), text) == text);
        }));
    }

private:
    static void addPuzzles()
    {
        QTest::addColumn<int>("puzzle");
        for (std::size_t i = 0; i < app::kinds().size(); ++i)
            QTest::newRow(app::kinds()[i]->id) << int(i);
    }
    static const core::Kind &kind()
    {
        QFETCH(int, puzzle);
        return *app::kinds()[std::size_t(puzzle)];
    }
};

TEST_SUITE(Play)
#include "tst_play.moc"
