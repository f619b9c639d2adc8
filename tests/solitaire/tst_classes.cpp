// SPDX-License-Identifier: MIT
#include "core/random.h"
#include "games.h"
#include "plaingame.h"
#include "session/translation.h"
#include "solitaire/classes.h"
#include "solitaire/pagoda.h"

using namespace Qt::StringLiterals;
using core::Goal;
using core::Outcome;
using solitaire::Pegs;

namespace {

std::set<std::string> names(const solitaire::Shape &shape, Pegs holes)
{
    std::set<std::string> all;
    for (int hole = 0; hole < shape.holes(); ++hole) {
        if (holes & solitaire::bit(hole))
            all.insert(shape.name(hole));
    }
    return all;
}

} // namespace

/// What is told impossible without any search.
class ClassesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void boardsHaveTheirHoles()
    {
        const std::map<std::string, int> holes{{"english", 33},    {"european", 37}, {"wiegleb", 45},
                                               {"asymmetric", 39}, {"diamond", 41},  {"triangle", 15}};
        QCOMPARE(solitaire::shapes().size(), holes.size());
        for (const solitaire::Shape *const shape : solitaire::shapes()) {
            QCOMPARE(shape->holes(), holes.at(shape->id()));
            // The same rows as read back, and the same jumps as the plain rules have on a board of which
            // every second position is taken by chance.
            core::Random random(5);
            const solitaire::Solitaire board(*shape, 0, std::nullopt);
            for (int i = 0; i < 20; ++i) {
                const core::Position position =
                    board.position((random.below(shape->all()) + 1) & shape->all());
                const PlainGame plain(shape->isTriangular());
                std::set<std::string> ours, theirs;
                for (const core::Path &move : board.moves(position))
                    ours.insert(board.spell(position, move));
                for (const auto &[to, jump] : plain.next(board.write(position)))
                    theirs.insert(jump);
                QCOMPARE(ours, theirs);
            }
        }
    }

    void noJumpChangesTheClass()
    {
        for (const solitaire::Shape *const shape : solitaire::shapes()) {
            core::Random random(9);
            const solitaire::ClassRule &rule = solitaire::classRule(*shape);
            for (int i = 0; i < 2000; ++i) {
                const Pegs pegs = random.below(shape->all()) + 1;
                for (const solitaire::Jump &jump : shape->jumps()) {
                    if (jump.isLegal(pegs))
                        QCOMPARE(rule.classOf(pegs ^ jump.triple), rule.classOf(pegs));
                }
            }
        }
    }

    /// Whatever can be reached is among what the class allows: all positions of the triangle.
    void theClassForbidsNothingPossible()
    {
        const solitaire::Shape &shape = *solitaire::shape("triangle");
        const solitaire::Solitaire board(shape, 0, std::nullopt);
        PlainGame &plain = PlainGame::onTriangle();
        int sharp = 0;
        for (Pegs pegs = 1; pegs <= shape.all(); ++pegs) {
            const std::set<std::string> allowed = names(shape, solitaire::classRule(shape).lastHoles(pegs));
            const std::set<std::string> &reached = plain.lastHoles(board.write(board.position(pegs)));
            QVERIFY(std::ranges::includes(allowed, reached));
            sharp += allowed.empty();
        }
        QVERIFY(sharp > 5000); // a class of four has no last peg at all
    }

    /// The middle of the English board: as in every book, five holes.
    void theEnglishMiddleAllowsFiveHoles()
    {
        const solitaire::Shape &shape = solitaire::englishShape();
        const Pegs start = shape.all() & ~solitaire::bit(shape.classicHole());
        QCOMPARE(names(shape, solitaire::classRule(shape).lastHoles(start)),
                 (std::set<std::string>{"14", "41", "44", "47", "74"}));
    }

    /// For every board, start and end: either the class allows it, or it is told at once, by every method.
    void whatTheClassForbidsIsNotSearched()
    {
        int forbidden = 0;
        for (const solitaire::Shape *const shape : solitaire::shapes()) {
            for (int hole = 0; hole < shape->holes(); ++hole) {
                const Pegs allowed =
                    solitaire::classRule(*shape).lastHoles(shape->all() & ~solitaire::bit(hole));
                for (int end = 0; end < shape->holes(); ++end) {
                    if (allowed & solitaire::bit(end))
                        continue;
                    ++forbidden;
                    const std::string line =
                        shape->id() + (",hole=" + shape->name(hole)) + ",end=" + shape->name(end);
                    for (const char *method : {"course", "memory", "sweeps"}) {
                        const Outcome outcome = games::solve(method, line);
                        QCOMPARE(outcome.verdict, Outcome::Impossible);
                        QCOMPARE(quint64(outcome.stats.nodes), quint64(0));
                    }
                }
            }
        }
        QVERIFY(forbidden > 6000);
    }

    void theReasonIsTold()
    {
        const Outcome middle = games::solve("memory", "european,hole=44,end=44");
        QCOMPARE(middle.verdict, Outcome::Impossible);
        QVERIFY(session::translated(middle.reason).contains(u"can never be reached"_s));
        QVERIFY(!middle.reason.marks.empty());
        const Outcome elsewhere = games::solve("memory", "english,end=43");
        QCOMPARE(elsewhere.verdict, Outcome::Impossible);
        QStringList targets;
        for (const core::Mark &mark : elsewhere.reason.marks) {
            if (mark.role == core::Role::Target)
                targets << QString::number(10 * (mark.cell / 7 + 1) + mark.cell % 7 + 1);
        }
        QCOMPARE(targets.size(), 5);
        QVERIFY(targets.contains(u"44"_s));
    }

    /// A position worth less than its last hole is lost: all positions of the triangle.
    void noPagodaFunctionForbidsWhatIsPossible()
    {
        const solitaire::Shape &shape = *solitaire::shape("triangle");
        const solitaire::Solitaire board(shape, 0, std::nullopt);
        PlainGame &plain = PlainGame::onTriangle();
        for (Pegs pegs = 1; pegs <= shape.all(); ++pegs) {
            const std::set<std::string> &reached = plain.lastHoles(board.write(board.position(pegs)));
            for (int end = 0; end < shape.holes(); ++end) {
                for (const solitaire::Pagoda &pagoda : solitaire::pagodas(shape, end))
                    QVERIFY(pagoda.slack(pegs) >= 0 || !reached.contains(shape.name(end)));
            }
        }
    }

    /// That is what makes such a function: no jump raises the worth.
    void noJumpRaisesTheWorth()
    {
        for (const solitaire::Shape *const shape : solitaire::shapes()) {
            for (const int end : {0, shape->classicHole()}) {
                for (const solitaire::Pagoda &pagoda : solitaire::pagodas(*shape, end)) {
                    for (const solitaire::Jump &jump : shape->jumps())
                        QVERIFY(pagoda.worth(jump.from) + pagoda.worth(jump.over) >= pagoda.worth(jump.to));
                }
            }
        }
    }
};

TEST_SUITE(ClassesTest)
#include "tst_classes.moc"
