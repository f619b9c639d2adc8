// SPDX-License-Identifier: MIT
#include "board/accessiblescrollarea.h"
#include "board/boardview.h"
#include "support/suite.h"
#include "taquin/taquin.h"
#include "taquin/taquinscene.h"

#include <QAccessible>
#include <QScrollArea>
#include <QScrollBar>

using namespace Qt::StringLiterals;

namespace {

struct SentEvent {
    QAccessible::Event type;
    int child;
    QString name;
    friend bool operator==(const SentEvent &, const SentEvent &) = default;
};
QList<SentEvent> sentEvents;

void listen(QAccessibleEvent *event)
{
    const QAccessibleInterface *about = event->accessibleInterface();
    sentEvents.append({event->type(), event->child(), about ? about->text(QAccessible::Name) : QString()});
}

} // namespace

/// Tests what the board reports to a screen reader.
class Accessible : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_scene = std::make_unique<ui::TaquinScene>(std::make_shared<taquin::Taquin>(core::Grid{3, 2}),
                                                    board::Style::make(board::Style::Light));
        m_view = std::make_unique<board::BoardView>();
        m_view->resize(300, 200);
        m_view->setBoard(m_scene.get());
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
        m_table = QAccessible::queryAccessibleInterface(m_view.get());
        QVERIFY(m_table);
        // On a real display, the bridge to screen readers connects in the background.
        if (QGuiApplication::platformName() == "xcb"_L1)
            QTRY_VERIFY(QAccessible::isActive());
    }
    void cleanup()
    {
        QAccessible::installUpdateHandler(nullptr);
        m_view.reset();
        m_scene.reset();
    }

    /// A screen reader may ask for a scroll bar that has been hidden since it counted the children.
    void aScrollAreaSurvivesAQuestionForAHiddenScrollBar()
    {
        board::installAccessibleScrollAreas();
        QScrollArea area;
        auto *content = new QWidget;
        content->setFixedSize(50, 500);
        area.setWidget(content);
        area.resize(100, 100);
        area.show();
        QVERIFY(QTest::qWaitForWindowExposed(&area));
        QVERIFY(area.verticalScrollBar()->isVisible());
        const QAccessibleInterface *about = QAccessible::queryAccessibleInterface(&area);
        const int count = about->childCount();
        QVERIFY(count > 1);
        area.resize(100, 600);
        QTRY_VERIFY(!area.verticalScrollBar()->isVisible());
        for (int child = 0; child < count; ++child)
            about->child(child);
        QCOMPARE(about->child(about->childCount()), nullptr);
        QCOMPARE(about->child(-1), nullptr);
    }

    void isATableOfCells()
    {
        QCOMPARE(m_table->role(), QAccessible::Table);
        QCOMPARE(m_table->text(QAccessible::Name), u"Board"_s);
        QCOMPARE(m_table->childCount(), 6);
        QVERIFY(m_table->tableInterface());
        QCOMPARE(m_table->tableInterface()->rowCount(), 2);
        QCOMPARE(m_table->tableInterface()->columnCount(), 3);
        for (int cell = 0; cell < 6; ++cell) {
            QAccessibleInterface *child = m_table->child(cell);
            QCOMPARE(child->role(), QAccessible::Cell);
            QCOMPARE(child->parent(), m_table);
            QCOMPARE(m_table->indexOfChild(child), cell);
            QCOMPARE(child->tableCellInterface()->rowIndex(), cell / 3);
            QCOMPARE(child->tableCellInterface()->columnIndex(), cell % 3);
            QCOMPARE(m_table->tableInterface()->cellAt(cell / 3, cell % 3), child);
        }
        QVERIFY(!m_table->child(6));
        QVERIFY(!m_table->tableInterface()->cellAt(2, 0));
    }

    void cellsDescribeTheirPieces()
    {
        QCOMPARE(m_table->child(4)->text(QAccessible::Name), u"row 2, column 2: tile 5"_s);
        QCOMPARE(m_table->child(5)->text(QAccessible::Name), u"row 2, column 3: gap"_s);
    }

    void cellRectsMatchTheScreen()
    {
        for (int cell = 0; cell < 6; ++cell) {
            const QRect rect = m_table->child(cell)->rect();
            QVERIFY(m_table->rect().contains(rect));
            QCOMPARE(m_table->childAt(rect.center().x(), rect.center().y()), m_table->child(cell));
        }
        QVERIFY(!m_table->childAt(m_table->rect().left() + 1, m_table->rect().top() + 1));
    }

    void pressIsAClick()
    {
        QSignalSpy requested(m_scene.get(), &board::BoardScene::moveRequested);
        QAccessibleActionInterface *actions = m_table->child(4)->actionInterface();
        QVERIFY(actions->actionNames().contains(QAccessibleActionInterface::pressAction()));
        actions->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(requested.size(), 1);
        QCOMPARE(int(requested[0][0].value<core::Step>().piece), 4);
    }

    void focusFollowsTheCursor()
    {
        m_view->activateWindow();
        m_view->setFocus();
        QTRY_VERIFY(m_view->hasFocus());
        if (!QAccessible::isActive())
            QSKIP("only a real display has a bridge to screen readers: the test “accessibility” runs this "
                  "there");
        listenFromNow();
        m_scene->setCursor(3);
        QCOMPARE(m_table->focusChild(), m_table->child(3));
        QVERIFY(m_table->child(3)->state().focused);
        QVERIFY(m_table->child(3)->state().selected);
        QVERIFY(!m_table->child(0)->state().selected);
        QVERIFY(sentEvents.contains(SentEvent{QAccessible::Focus, 3, u"row 2, column 1: tile 4"_s}));
        QCOMPARE(m_table->tableInterface()->selectedCells(), QList{m_table->child(3)});
    }

    void changesAreReported()
    {
        if (!QAccessible::isActive())
            QSKIP("only a real display has a bridge to screen readers: the test “accessibility” runs this "
                  "there");
        listenFromNow();
        m_scene->animate({{{4, {4}, {5}}}, {}, true}, 300);
        QVERIFY(sentEvents.contains(SentEvent{QAccessible::NameChanged, 4, u"row 2, column 2: gap"_s}));
        QVERIFY(sentEvents.contains(SentEvent{QAccessible::NameChanged, 5, u"row 2, column 3: tile 5"_s}));
    }

    void anotherBoardIsAnotherTable()
    {
        QAccessibleInterface *last = m_table->child(5);
        QVERIFY(last);
        ui::TaquinScene smaller(std::make_shared<taquin::Taquin>(core::Grid{2, 2}),
                                board::Style::make(board::Style::Light));
        if (!QAccessible::isActive())
            QSKIP("only a real display has a bridge to screen readers: the test “accessibility” runs this "
                  "there");
        listenFromNow();
        m_view->setBoard(&smaller);
        QCOMPARE(m_table->childCount(), 4);
        QVERIFY(!m_table->child(5));
        QCOMPARE(m_table->child(3)->text(QAccessible::Name), u"row 2, column 2: gap"_s);
        QVERIFY(std::ranges::any_of(
            sentEvents, [](const SentEvent &each) { return each.type == QAccessible::TableModelChanged; }));
        m_view->setBoard(m_scene.get());
    }

private:
    static void listenFromNow()
    {
        sentEvents.clear();
        QAccessible::installUpdateHandler(listen);
    }

    std::unique_ptr<ui::TaquinScene> m_scene;
    std::unique_ptr<board::BoardView> m_view;
    QAccessibleInterface *m_table = nullptr;
};

TEST_SUITE(Accessible)
#include "tst_accessible.moc"
