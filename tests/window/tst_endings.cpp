// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "support/suite.h"
#include "window/panels.h"
#include "window/solutionprompt.h"
#include "windowactions.h"

#include <QLabel>
#include <QPushButton>

using namespace Qt::StringLiterals;
using tests::trigger;
using window::ActionId;
using window::MainWindow;

namespace {

const QString vinrich = u"tiling:3x7,tetrominoes"_s;

} // namespace

/// What the window says and does when a search has come to its end.
class EndingsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { tests::resetUserData(); }

    /// Other threads have found solutions of their own by then, and wait to report them.
    void enoughStaysAtItsSolution()
    {
        for (int run = 0; run < 5; ++run) {
            MainWindow window(app::puzzles());
            window.openLine(vinrich);
            const session::Search &search = window.currentSession().search();
            trigger(window, ActionId::NextSolution);
            QTRY_COMPARE(search.state(), session::Search::State::AtSolution);
            QCOMPARE(search.solutionInView(), quint64(1));
            const QString position = tests::positionOf(window);
            auto *prompt = window.findChild<window::SolutionPrompt *>();
            prompt->findChildren<QPushButton *>().at(1)->click();
            QTRY_COMPARE(search.state(), session::Search::State::Stopped);
            QCOMPARE(tests::positionOf(window), position);
            QCOMPARE(search.solutions().total(), quint64(1));
            QTRY_VERIFY(window.actions()[ActionId::AllSolutions]->isEnabled());
        }
    }
};

TEST_SUITE(EndingsTest)
#include "tst_endings.moc"
