// SPDX-License-Identifier: MIT
#include "board/boardview.h"
#include "cardscene.h"
#include "support/suite.h"

using board::BoardView;
using tests::Cards;
using tests::CardScene;

/// Tests the keys and the wheel on the board's widget.
class BoardViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_scene = std::make_unique<CardScene>(std::make_shared<Cards>(core::Grid{3, 2}),
                                              board::Style::make(board::Style::Dark));
        m_scene->show(core::Position{{0}, {1}, {2}, {3}, {4}, {5}});
        m_view = std::make_unique<BoardView>();
        m_view->resize(640, 480);
        m_view->setBoard(m_scene.get());
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    }
    void cleanup()
    {
        m_view.reset();
        m_scene.reset();
    }

    void boardIsFitted()
    {
        for (const QSize &size : {QSize(640, 480), QSize(301, 777), QSize(1500, 400)}) {
            m_view->resize(size);
            QVERIFY(isFitted());
            const QRect seen = m_view->mapFromScene(m_scene->sceneRect()).boundingRect();
            QVERIFY(std::abs(seen.center().x() - size.width() / 2) <= 2);
            QVERIFY(std::abs(seen.center().y() - size.height() / 2) <= 2);
        }
    }

    void cellsAreWholePixelsAtEveryZoom()
    {
        for (int time = 0; time < 12; ++time) {
            const double pixels = m_view->transform().m11() * m_view->devicePixelRatioF();
            QCOMPARE(pixels, std::round(pixels));
            m_view->zoomIn();
        }
    }

    void zoomingOutFitsTheBoard()
    {
        const QTransform fitted = m_view->transform();
        m_view->zoomOut();
        QCOMPARE(m_view->transform(), fitted);
        m_view->zoomIn();
        m_view->zoomIn();
        QVERIFY(m_view->transform().m11() > 1.3 * fitted.m11());
        const QTransform zoomed = m_view->transform();
        m_view->resize(600, 470);
        QCOMPARE(m_view->transform(), zoomed);
        m_view->fit();
        QVERIFY(isFitted());
        const QTransform fittedAgain = m_view->transform();
        wheel(Qt::ControlModifier, 120);
        QVERIFY(m_view->transform().m11() > fittedAgain.m11());
        wheel(Qt::ControlModifier, -120);
        QVERIFY(isFitted());
    }

    void boardOfTheSameShapeKeepsTheZoom()
    {
        for (int time = 0; time < 6; ++time)
            m_view->zoomIn();
        m_scene->setCursor(5);
        const QTransform zoomed = m_view->viewportTransform();
        CardScene same(std::make_shared<Cards>(core::Grid{3, 2}), m_scene->style());
        m_view->setBoard(&same);
        QCOMPARE(m_view->viewportTransform(), zoomed);
        QCOMPARE(same.cursor(), 5);
        CardScene larger(std::make_shared<Cards>(core::Grid{6, 6}), m_scene->style());
        m_view->setBoard(&larger);
        QVERIFY(isFitted());
        QCOMPARE(larger.cursor(), 0);
        m_view->setBoard(nullptr);
    }

    void zoomedBoardIsPanned()
    {
        for (int time = 0; time < 6; ++time)
            m_view->zoomIn();
        const QPoint middle = m_view->viewport()->rect().center();
        const QPointF before = m_view->mapToScene(middle);
        QTest::mousePress(m_view->viewport(), Qt::MiddleButton, {}, middle);
        QTest::mouseMove(m_view->viewport(), middle + QPoint(30, 20));
        QTest::mouseRelease(m_view->viewport(), Qt::MiddleButton, {}, middle + QPoint(30, 20));
        const QPointF moved = (m_view->mapToScene(middle) - before) * m_view->transform().m11();
        QCOMPARE(moved.toPoint(), QPoint(-30, -20));
    }

    void playingByKeys()
    {
        QSignalSpy moved(m_scene.get(), &board::BoardScene::cursorMoved);
        for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Right, Qt::Key_Right, Qt::Key_Down, Qt::Key_Left})
            QTest::keyClick(m_view.get(), key);
        QCOMPARE(m_scene->cursor(), 4);
        QCOMPARE(moved.size(), 4); // the third key press hit the border
        QVERIFY(m_scene->isCursorShown());
        QTest::keyClick(m_view.get(), Qt::Key_Up, Qt::ShiftModifier);
        QCOMPARE(m_scene->cursor(), 1);
        QTest::keyClick(m_view.get(), Qt::Key_Space);
        QTest::keyClick(m_view.get(), Qt::Key_Return);
        QCOMPARE(m_scene->activated, (QList<int>{1, 1}));
    }

    void watchingByKeys()
    {
        m_view->setMode(BoardView::Mode::Watch);
        QSignalSpy steps(m_view.get(), &BoardView::stepRequested);
        QSignalSpy first(m_view.get(), &BoardView::firstRequested);
        QSignalSpy last(m_view.get(), &BoardView::lastRequested);
        QSignalSpy play(m_view.get(), &BoardView::playRequested);
        for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Home, Qt::Key_End, Qt::Key_Space})
            QTest::keyClick(m_view.get(), key);
        QCOMPARE(steps.size(), 2);
        QCOMPARE(steps[0][0].toInt(), -1);
        QCOMPARE(steps[1][0].toInt(), 1);
        QCOMPARE(first.size() + last.size() + play.size(), 3);
        QVERIFY(m_scene->activated.isEmpty());
        QCOMPARE(m_scene->cursor(), 0);
        QTest::keyClick(m_view.get(), Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(m_scene->cursor(), 1);
    }

    void keysOfTheWindowAreIgnored()
    {
        for (const auto &[key, modifiers] :
             {std::pair{Qt::Key_H, Qt::KeyboardModifiers()},
              std::pair{Qt::Key_Escape, Qt::KeyboardModifiers()},
              std::pair{Qt::Key_Left, Qt::KeyboardModifiers(Qt::ControlModifier)},
              std::pair{Qt::Key_Space, Qt::KeyboardModifiers(Qt::ControlModifier)}}) {
            QKeyEvent press(QEvent::KeyPress, key, modifiers);
            QCoreApplication::sendEvent(m_view.get(), &press);
            QVERIFY(!press.isAccepted());
            QKeyEvent asked(QEvent::ShortcutOverride, key, modifiers);
            asked.ignore();
            QCoreApplication::sendEvent(m_view.get(), &asked);
            QVERIFY(!asked.isAccepted());
        }
        QKeyEvent own(QEvent::ShortcutOverride, Qt::Key_Space, Qt::NoModifier);
        own.ignore();
        QCoreApplication::sendEvent(m_view.get(), &own);
        QVERIFY(own.isAccepted());
    }

    void wheelTurnsInPlayAndStepsInWatch()
    {
        QSignalSpy steps(m_view.get(), &BoardView::stepRequested);
        wheel(Qt::NoModifier, -120, cellCentre(5));
        QCOMPARE(m_scene->turned, (QList<std::pair<int, int>>{{5, 1}}));
        wheel(Qt::ShiftModifier, -120);
        m_view->setMode(BoardView::Mode::Watch);
        wheel(Qt::NoModifier, 120);
        wheel(Qt::NoModifier, -60);
        wheel(Qt::NoModifier, -60); // half notches add up
        QCOMPARE(m_scene->turned.size(), 1);
        QCOMPARE(steps.size(), 3);
        QCOMPARE(steps[0][0].toInt(), 1);
        QCOMPARE(steps[1][0].toInt(), -1);
        QCOMPARE(steps[2][0].toInt(), 1);
    }

    void clickActivatesItsCell()
    {
        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, cellCentre(4));
        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, QPoint(3, 3));
        QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, cellCentre(0));
        QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, cellCentre(1));
        QCOMPARE(m_scene->activated, (QList<int>{4, -1}));
        QCOMPARE(m_scene->cursor(), 4);
        QVERIFY(!m_scene->isCursorShown());
    }

    void boardMayBeDestroyedBeforeTheView()
    {
        m_scene.reset();
        m_view->zoomIn();
        m_view->resize(300, 300);
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, QPoint(100, 100));
        wheel(Qt::NoModifier, 120);
        QVERIFY(!m_view->board());
    }

private:
    /// Returns whether the whole board is in view and fills it one way, except for a margin and for the less than a
    /// pixel of each cell that makes cells whole pixels.
    bool isFitted() const
    {
        const QRectF whole = m_view->board()->sceneRect();
        const QRect seen = m_view->mapFromScene(whole).boundingRect();
        return m_view->rect().contains(seen) && (seen.width() > m_view->width() * 0.9 - whole.width() ||
                                                 seen.height() > m_view->height() * 0.9 - whole.height());
    }
    QPoint cellCentre(int cell) const { return m_view->mapFromScene(m_scene->cellRect(cell).center()); }
    void wheel(Qt::KeyboardModifiers modifiers, int delta, QPoint at = {100, 100})
    {
        QWheelEvent event(QPointF(at), m_view->viewport()->mapToGlobal(QPointF(at)), {}, {0, delta},
                          Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(m_view->viewport(), &event);
    }

    std::unique_ptr<CardScene> m_scene;
    std::unique_ptr<BoardView> m_view;
};

TEST_SUITE(BoardViewTest)
#include "tst_boardview.moc"
