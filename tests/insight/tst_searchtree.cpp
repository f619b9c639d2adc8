// SPDX-License-Identifier: MIT
#include "support/suite.h"

#include "anagrams/anagrams.h"
#include "insight/stackview.h"
#include "insight/treelegend.h"
#include "insight/treeview.h"
#include "queens/queens.h"
#include "session/search/solverjob.h"
#include "tilings/tilings.h"

#include <QScrollBar>

#include <map>

using insight::SearchTree;
using namespace Qt::StringLiterals;

namespace {

/// Returns a session that has watched the search for all solutions by `lookback` to its end.
std::unique_ptr<session::Session> searched(const std::string &size)
{
    const core::Kind &kind = queens::kind();
    auto session = std::make_unique<session::Session>(kind, std::get<core::Game>(kind.parse(size, {})));
    session->player().setSpeed(session::Speed(session::Speed::off));
    session->solve({.solver = kind.solver("lookback"), .goal = core::Goal::All, .watch = true});
    const bool ended = QTest::qWaitFor([&] { return !session->search().isUnderWay(); }, 20'000);
    return ended ? std::move(session) : nullptr;
}

const session::Record &recordOf(const session::Session &session)
{
    return session.timeline().acts().back().record;
}

double widthOf(const SearchTree::Node &node)
{
    return 20 + double(node.cell.begin % 7) * 9; // arbitrary but different widths
}

} // namespace

class SearchTreeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Nodes of a level keep their distance, and parents are centred above their children.
    void nodesDoNotOverlap()
    {
        const auto session = searched("6");
        QVERIFY(session);
        SearchTree::Choice choice;
        choice.whole = true;
        SearchTree tree(recordOf(*session), 100, choice);
        tree.layOut(widthOf, 8);
        std::map<int, std::vector<const SearchTree::Node *>> levels;
        for (const SearchTree::Node &node : tree.nodes())
            levels[node.level].push_back(&node);
        QCOMPARE(int(levels.size()), tree.levels());
        for (auto &[level, nodes] : levels) {
            std::ranges::sort(nodes, {}, [](const SearchTree::Node *node) { return node->cell.begin; });
            double end = -8;
            for (const SearchTree::Node *node : nodes) {
                QVERIFY(node->x - widthOf(*node) / 2 >= end + 8 - 1e-6);
                end = node->x + widthOf(*node) / 2;
                QVERIFY(end <= tree.width() + 1e-6);
            }
        }
        for (const SearchTree::Node &node : tree.nodes()) {
            if (node.children.empty())
                continue;
            const double first = tree.nodes()[std::size_t(node.children.front())].x;
            const double last = tree.nodes()[std::size_t(node.children.back())].x;
            QVERIFY(std::abs(node.x - (first + last) / 2) < 1e-6);
        }
    }

    /// Around the cursor, the tree shows the path, and groups that stand for all siblings not shown.
    void groupsRepresentOtherSiblings()
    {
        const auto session = searched("8");
        QVERIFY(session);
        const session::Record &record = recordOf(*session);
        for (const qint64 here : {qint64(500), record.size() / 2, record.size() - 3}) {
            const SearchTree tree(record, here, {});
            int onPath = 0;
            for (const SearchTree::Node &node : tree.nodes()) {
                onPath += node.onPath;
                if (node.children.empty())
                    continue;
                // The solutions below a node are those below its children.
                quint32 solutions = 0;
                for (const int child : node.children)
                    solutions += tree.nodes()[std::size_t(child)].cell.subtree.solutions;
                QCOMPARE(solutions, node.cell.subtree.solutions);
            }
            QCOMPARE(onPath, int(record.countsAt(here).depth) + 1);
            QCOMPARE(tree.nodes()[std::size_t(tree.current())].cell.depth, record.countsAt(here).depth);
            QVERIFY(tree.nodes().size() < 120);
        }
    }

    void aClickUnfoldsAndFolds()
    {
        const auto session = searched("6");
        QVERIFY(session);
        insight::TreeView view;
        view.resize(700, 500);
        view.setSession(session.get());
        view.show();
        session->timeline().seek(session->timeline().lastFrame() - 5);
        view.refresh();
        const auto folded = std::ranges::find_if(view.tree()->nodes(), &SearchTree::Node::isFolded);
        QVERIFY(folded != view.tree()->nodes().end());
        const SearchTree::Key key = folded->key();
        const auto click = [&] {
            const QPoint there = view.rectOf(view.tree()->find(key)).center().toPoint();
            QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, there);
        };
        const auto children = [&] {
            return view.tree()->nodes()[std::size_t(view.tree()->find(key))].children.size();
        };
        const qint64 frame = session->timeline().frame();
        click();
        QVERIFY(children() > 0);
        click();
        QCOMPARE(children(), std::size_t(0));
        QCOMPARE(session->timeline().frame(), frame); // unfolding does not move the timeline
    }

    /// The line below the tree names every look of a node, and all of it has room in a window of the usual size.
    void theLegendHasRoom()
    {
        insight::TreeLegend legend;
        legend.resize(480, legend.sizeHint().height());
        QCOMPARE(legend.words(), (QStringList{u"in view"_s, u"in place"_s, u"taken back"_s,
                                              u"with a solution"_s, u"folded"_s}));
        board::Style style = board::Style::make(board::Style::Light);
        style.accent = Qt::magenta;
        legend.setStyle(style);
        const QImage drawn = legend.grab().toImage();
        bool isDrawn = false; // the box of the move in view
        for (int x = 0; x < drawn.width(); ++x)
            isDrawn = isDrawn || drawn.pixelColor(x, drawn.height() / 2) == QColor(Qt::magenta);
        QVERIFY(isDrawn);
    }

    /// The keys select, unfold and open a node, and its description is read out.
    void keysSelectAndDescribeNodes()
    {
        const auto session = searched("4");
        QVERIFY(session);
        session::Timeline &timeline = session->timeline();
        insight::TreeView view;
        view.resize(700, 500);
        view.setSession(session.get());
        view.show();
        timeline.seek(timeline.startOfAct(timeline.acts().size() - 1));
        view.refresh();
        QTest::keyClick(&view, Qt::Key_Down);
        QVERIFY2(view.accessibleDescription().startsWith("level 1 of 4"_L1),
                 qPrintable(view.accessibleDescription()));
        QTest::keyClick(&view, Qt::Key_Right); // the second of the four columns leads to a solution
        QVERIFY2(view.accessibleDescription().contains("1 solution"_L1),
                 qPrintable(view.accessibleDescription()));
        QTest::keyClick(&view, Qt::Key_Down);
        QVERIFY2(view.accessibleDescription().startsWith("level 2 of 4"_L1),
                 qPrintable(view.accessibleDescription()));
        QTest::keyClick(&view, Qt::Key_Return);
        QCOMPARE(timeline.counts().depth, 2);
        view.refresh();
        QTest::keyClick(&view, Qt::Key_Up);
        QTest::keyClick(&view, Qt::Key_Enter);
        QCOMPARE(timeline.counts().depth, 1);
    }

    /// The variables are whole in a panel as narrow as that of a window of 1280 pixels, with a scroll bar, and in one of
    /// 910 pixels, where the table is scrolled sideways.
    void variablesAreNotCut_data()
    {
        QTest::addColumn<int>("width");
        QTest::newRow("1280") << 440;
        QTest::newRow("910") << 320;
    }
    void variablesAreNotCut()
    {
        QFETCH(int, width);
        const auto session = searched("5");
        QVERIFY(session);
        session::Timeline &timeline = session->timeline();
        insight::StackView view;
        view.resize(width, 300);
        view.setSession(session.get());
        view.show();
        for (qint64 frame = 1; frame < timeline.lastFrame(); frame += 7) {
            timeline.seek(frame);
            view.refresh();
            for (int row = 0; row < view.model()->rowCount(); ++row) {
                const QModelIndex index = view.model()->index(row, insight::StackModel::Variables);
                const QRect room = view.visualRect(index).adjusted(4, 0, -4, 0);
                QFont bold = view.font();
                bold.setBold(true);
                const QSize all =
                    QFontMetrics(bold)
                        .boundingRect(room, Qt::AlignLeft | Qt::TextWordWrap, index.data().toString())
                        .size();
                QVERIFY2(all.width() <= room.width() && all.height() <= room.height(),
                         qPrintable(index.data().toString()));
            }
        }
    }

    /// The columns are as wide as their longest contents. A view that is narrower than all of them leaves out counts, and
    /// does not scroll sideways.
    void noColumnOfTheStackIsCut_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<bool>("hasAllColumns");
        QTest::newRow("wide") << 700 << true;
        QTest::newRow("narrow") << 320 << false;
    }
    void noColumnOfTheStackIsCut()
    {
        QFETCH(int, width);
        QFETCH(bool, hasAllColumns);
        const core::Kind &kind = tilings::kind();
        session::Session session(kind, std::get<core::Game>(kind.parse("6x10,pentominoes", {})));
        session.player().setSpeed(session::Speed(session::Speed::off));
        session.solve({.solver = kind.solver("cells"), .watch = true});
        session::Timeline &timeline = session.timeline();
        QTRY_VERIFY(timeline.lastFrame() > 400);
        session.search().setPaused(true);
        insight::StackView view;
        view.resize(width, 300);
        view.setSession(&session);
        view.show();
        QFont bold = view.font();
        bold.setBold(true);
        for (const qint64 frame : {40, 200, 400}) {
            timeline.seek(frame);
            view.refresh();
            const int last = view.model()->rowCount() - 1;
            QVERIFY(last > 0);
            QCOMPARE(view.horizontalScrollBar()->maximum(), 0);
            view.resize(width, 260); // the last row stays in view
            QVERIFY(view.viewport()->rect().contains(view.visualRect(view.model()->index(last, 0))));
            view.resize(width, 300);
            int shown = 0;
            for (int column = 0; column < insight::StackModel::columns; ++column) {
                if (view.isColumnHidden(column))
                    continue;
                ++shown;
                for (const QString &part :
                     view.model()->index(last, column).data().toString().split(u"   "_s))
                    QVERIFY2(QFontMetrics(bold).horizontalAdvance(part) + 8 <= view.columnWidth(column),
                             qPrintable(part));
            }
            QCOMPARE(shown == insight::StackModel::columns, hasAllColumns);
        }
    }

    /// The stack has the letters that the recursion has set, one row each, but the last two in one. Letters that were set
    /// before the search return to the given word first: they are on no stack.
    void onlyMovesOfTheSearchAreStacked()
    {
        const core::Kind &kind = anagrams::kind();
        session::Session session(kind, std::get<core::Game>(kind.parse("abcd", {})));
        session.player().setSpeed(session::Speed(session::Speed::off));
        constexpr int setByHand = 2;
        for (int letter = 0; letter < setByHand; ++letter)
            session.hand(*anagrams::Row(session.timeline().position()).steps(2).begin());
        session::Timeline &timeline = session.timeline();
        const qint64 start = timeline.lastFrame();
        const auto setLetters = [&timeline] {
            return std::ranges::count_if(timeline.position(),
                                         [](const core::Place &place) { return place.turn > 0; });
        };
        QCOMPARE(setLetters(), setByHand);
        session.solve({.solver = kind.solver("swaps"), .goal = core::Goal::All, .watch = true});
        QTRY_VERIFY(!session.search().isUnderWay());
        insight::StackView view;
        view.setSession(&session);
        view.show();
        int highest = 0;
        for (qint64 frame = start + 1; frame <= timeline.lastFrame(); ++frame) {
            timeline.seek(frame);
            view.refresh();
            const int set = int(setLetters());
            const int expected = frame <= start + setByHand ? 0 : std::min(set, 3);
            QCOMPARE(timeline.counts().depth, expected);
            // The call that has taken back its move has a row, too.
            const bool takesBack =
                frame > start + setByHand && timeline.lastEvent()->type == core::Event::Undid;
            QCOMPARE(view.model()->rowCount(), expected + (takesBack ? 1 : 0));
            QCOMPARE(timeline.counts().tries - timeline.counts().depth - timeline.counts().backs, 0);
            highest = std::max(highest, expected);
        }
        QCOMPARE(highest, 3);
        QCOMPARE(timeline.counts().solutions, 24);
    }

    /// A refused try belongs to the call that is one level deeper than the last move, which keeps its own variables.
    void aRefusedTryHasItsOwnRow()
    {
        const auto session = searched("5");
        QVERIFY(session);
        session::Timeline &timeline = session->timeline();
        insight::StackView view;
        view.resize(600, 400);
        view.setSession(session.get());
        view.show();
        const auto cell = [&view](int row, int column) {
            return view.model()->index(row, column).data().toString();
        };
        int refusals = 0;
        QString variables; // those of the last move
        for (qint64 frame = timeline.startOfGame() + 1; frame < timeline.lastFrame() && refusals < 20;
             ++frame) {
            timeline.seek(frame);
            view.refresh();
            const int depth = int(timeline.counts().depth);
            if (timeline.lastEvent()->type == core::Event::Did)
                variables = cell(depth - 1, insight::StackModel::Variables);
            else if (timeline.lastEvent()->type == core::Event::Undid)
                variables.clear();
            if (timeline.lastEvent()->type != core::Event::Refused || variables.isEmpty())
                continue;
            ++refusals;
            QCOMPARE(view.model()->rowCount(), depth + 1);
            QCOMPARE(cell(depth - 1, insight::StackModel::Variables), variables);
            QCOMPARE(cell(depth, insight::StackModel::Level), QString::number(depth + 1));
            const int column = timeline.lastEvent()->step.to.cell % 5 + 1; // a queen is named by her column
            QCOMPARE(cell(depth, insight::StackModel::Move), u"%1 ✗"_s.arg(column));
            QVERIFY(cell(depth, insight::StackModel::Variables) != variables);
        }
        QCOMPARE(refusals, 20);
    }

    void aClickOnTheStackSeeksItsMove()
    {
        const auto session = searched("5");
        QVERIFY(session);
        session::Timeline &timeline = session->timeline();
        const session::Record &record = recordOf(*session);
        const qint64 start = timeline.startOfAct(timeline.acts().size() - 1);
        insight::StackView view;
        view.resize(600, 400);
        view.setSession(session.get());
        view.show();
        for (qint64 frame = start; frame < timeline.lastFrame(); frame += 17) {
            timeline.seek(frame);
            view.refresh();
            const qint64 depth = timeline.counts().depth;
            const bool isMade = depth == 0 || timeline.lastEvent()->type == core::Event::Did;
            QCOMPARE(view.model()->rowCount(), int(depth) + (isMade ? 0 : 1));
            if (depth < 2)
                continue;
            const core::Path standing = record.standing(timeline.eventsBefore());
            const auto text =
                view.model()->index(int(depth) - 1, insight::StackModel::Move).data().toString();
            QCOMPARE(text.toInt(), standing.back().to.cell % 5 + 1); // a queen is named by her column
            const QPoint row = view.visualRect(view.model()->index(0, 1)).center();
            QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, row);
            QCOMPARE(timeline.counts().depth, 1);
            QCOMPARE(timeline.lastEvent()->type, core::Event::Did);
            timeline.seek(frame);
            view.refresh();
            QTest::mouseClick(view.viewport(), Qt::LeftButton, Qt::ShiftModifier, row);
            QCOMPARE(timeline.counts().depth, 0);
            QCOMPARE(timeline.lastEvent()->type, core::Event::Undid);
        }
    }
};

TEST_SUITE(SearchTreeTest)
#include "tst_searchtree.moc"
