// SPDX-License-Identifier: MIT
#include "insight/studyviews.h"

#include "board/plaintext.h"
#include "window/widgets/verticalscrollarea.h"

#include <QActionGroup>
#include <QCheckBox>
#include <QMenu>
#include <QResizeEvent>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace insight {

using namespace Qt::StringLiterals;

namespace {

constexpr double studyType = 13;      // pixels
constexpr double mostShrinking = 0.7; // of the type of the tabs
constexpr int noticeSpace = 24;       // pixels
constexpr int fewestViewLines = 10;   // of a view with its tab; a lower window is scrolled
constexpr int fewestInFullScreen =
    5; // the same in full screen, where scrolling would hide a part from the audience

} // namespace

StudyViews::StudyViews(const window::Actions &actions, board::BoardView &board, QWidget *parent)
    : QTabWidget(parent), m_program(new ProgramView), m_tree(new TreeView), m_treeLegend(new TreeLegend),
      m_stack(new StackView), m_stops(new StopsPanel(actions, board)), m_predict(new PredictPanel(board)),
      m_moments(new MomentsPanel(actions)), m_race(new RacePanel), m_growth(new GrowthPanel),
      m_chooser(new QToolButton(this)), m_whole(new QCheckBox), m_foldFailed(new QCheckBox)
{
    setObjectName(u"study"_s);
    setProperty("beside", true);
    setDocumentMode(true);
    addTab(m_program, QString());
    addTab(orNotice(View::Tree, treePage()), QString());
    addTab(orNotice(View::Stack, m_stack), QString());
    addTab(new window::VerticalScrollArea(m_stops, this), QString());
    addTab(orNotice(View::Predict, new window::VerticalScrollArea(m_predict, this)), QString());
    addTab(new window::VerticalScrollArea(m_moments, this), QString());
    addTab(m_race, QString());
    addTab(m_growth, QString());
    connect(this, &QTabWidget::currentChanged, this, &StudyViews::refresh);
    connect(this, &QTabWidget::currentChanged, this, &StudyViews::fitTabs);
    makeChooser();
    retranslate();
}

/// Makes the button with the list of the views. If the tabs of all views do not fit, it is shown beside the tab of
/// the current one.
void StudyViews::makeChooser()
{
    auto *menu = new QMenu(m_chooser);
    auto *group = new QActionGroup(menu);
    for (int view = 0; view < views; ++view) {
        QAction *action = menu->addAction(QString(), this, [this, view] { setCurrentIndex(view); });
        action->setCheckable(true);
        group->addAction(action);
    }
    connect(menu, &QMenu::aboutToShow, this,
            [this, menu] { menu->actions().at(currentIndex())->setChecked(true); });
    menu->actions().at(int(View::Map))->setVisible(false);
    m_chooser->setObjectName(u"views"_s);
    m_chooser->setMenu(menu);
    m_chooser->setPopupMode(QToolButton::InstantPopup);
    m_chooser->setFocusPolicy(Qt::TabFocus);
    m_chooser->hide();
}

QWidget *StudyViews::treePage()
{
    auto *page = new QWidget;
    auto *row = new QHBoxLayout;
    row->setContentsMargins(6, 4, 6, 4);
    row->setSpacing(4);
    row->addWidget(m_whole);
    row->addWidget(m_foldFailed);
    row->addStretch(1);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_tree, 1);
    column->addWidget(m_treeLegend);
    column->addLayout(row);
    m_foldFailed->setEnabled(false);
    connect(m_whole, &QCheckBox::toggled, this, [this](bool whole) {
        m_tree->setWhole(whole);
        m_foldFailed->setEnabled(whole);
    });
    connect(m_foldFailed, &QCheckBox::toggled, m_tree, &TreeView::setFoldsFailed);
    return page;
}

/// Returns a widget that shows a view of moves or, for a count that makes none, a sentence.
QWidget *StudyViews::orNotice(View view, QWidget *shown)
{
    auto *pages = new QStackedWidget;
    auto *sentence = new board::PlainLabel;
    sentence->setObjectName(u"faint"_s);
    sentence->setAlignment(Qt::AlignCenter);
    sentence->setWordWrap(true);
    sentence->setContentsMargins(noticeSpace, noticeSpace, noticeSpace, noticeSpace);
    pages->addWidget(shown);
    pages->addWidget(sentence);
    m_notices.push_back({view, pages, sentence});
    return pages;
}

void StudyViews::setSession(const ui::PuzzleUi &puzzle, session::Session &session)
{
    m_session = &session;
    m_program->setSession(&session);
    m_tree->setSession(&session);
    m_stack->setSession(&session);
    m_stops->setSession(&session);
    m_predict->setSession(&session);
    m_moments->setSession(&session);
    m_race->setPuzzle(puzzle);
    m_race->setSession(&session);
    m_growth->setSession(&session);
}

void StudyViews::setStyle(const board::Style &style)
{
    m_program->setStyle(style);
    m_tree->setStyle(style);
    m_treeLegend->setStyle(style);
    m_stack->setStyle(style);
    m_race->setStyle(style);
    m_growth->setStyle(style);
}

void StudyViews::refresh()
{
    if (!isVisible())
        return;
    const bool movesNothing = m_session && WatchedSearch::makesNoMoves(*m_session);
    for (const Notice &notice : m_notices)
        notice.pages->setCurrentIndex(movesNothing ? 1 : 0);
    if (movesNothing)
        nameNotices();
    m_program->refresh();
    m_tree->refresh();
    m_stack->refresh();
    m_stops->refresh();
    m_predict->refresh();
    m_moments->refresh();
    m_race->refresh();
    const bool canShowWhole = m_tree->canShowWhole();
    m_whole->setEnabled(canShowWhole || m_whole->isChecked());
    if (!canShowWhole)
        m_whole->setChecked(false);
}

// The page of a map that has been placed elsewhere is empty.
void StudyViews::setMap(QWidget *map)
{
    if (bool(map) == bool(m_mapPage))
        return;
    m_chooser->menu()->actions().at(int(View::Map))->setVisible(map);
    if (map) {
        m_mapPage = new QWidget;
        auto *column = new QVBoxLayout(m_mapPage);
        column->setContentsMargins(0, 0, 0, 0);
        column->addWidget(map);
        addTab(m_mapPage, tr("Map"));
    } else {
        if (currentIndex() == int(View::Map))
            setCurrentIndex(int(View::Program));
        removeTab(int(View::Map));
        delete std::exchange(m_mapPage, nullptr);
    }
    fitTabs();
}

void StudyViews::showWholeTree()
{
    m_whole->setChecked(true);
}

void StudyViews::setScale(double scale)
{
    m_scale = scale;
    // Sets each widget's font, since a style sheet keeps fonts from being inherited.
    for (QWidget *part : findChildren<QWidget *>()) {
        if (m_mapPage && m_mapPage->isAncestorOf(part))
            continue; // the map keeps the type that it has below the board
        QFont type = part->font();
        type.setPixelSize(int(studyType * scale));
        part->setFont(type);
    }
    m_stack->fitColumns();
    fitTabs();
}

/// Chooses the font of the tabs: at most that of the scale, and small enough that all tabs fit side by side without
/// scroll arrows. If they do not fit, only the current tab is shown, with a list of all views beside it.
void StudyViews::fitTabs()
{
    // Removes the corner widget, which takes space from the tabs even when hidden.
    setCornerWidget(nullptr);
    m_chooser->hide();
    for (int view = 0; view < count(); ++view)
        tabBar()->setTabVisible(view, true);
    QFont type = tabBar()->font();
    const int wanted = int(studyType * m_scale);
    for (int pixels = wanted; pixels >= int(wanted * mostShrinking); --pixels) {
        type.setPixelSize(pixels);
        tabBar()->setFont(type);
        if (tabBar()->sizeHint().width() <= width())
            return;
    }
    type.setPixelSize(wanted);
    tabBar()->setFont(type);
    for (int view = 0; view < count(); ++view)
        tabBar()->setTabVisible(view, view == currentIndex());
    type.setPixelSize(wanted - 2); // keeps the button no higher than a tab
    m_chooser->setFont(type);
    setCornerWidget(m_chooser);
    m_chooser->show();
}

// Until they are shown, the tabs have not got the style of the window, and are narrower.
void StudyViews::showEvent(QShowEvent *event)
{
    QTabWidget::showEvent(event);
    fitTabs();
}

void StudyViews::resizeEvent(QResizeEvent *event)
{
    QTabWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fitTabs();
}

QSize StudyViews::minimumSizeHint() const
{
    const int lines = m_fullScreen ? fewestInFullScreen : fewestViewLines;
    return {300, int(lines * studyType * 1.25 * m_scale)};
}

void StudyViews::retranslate()
{
    const QStringList names{tr("Program"), tr("Tree"), tr("Stack"),  tr("Stops"), tr("Predict"),
                            tr("Moments"), tr("Race"), tr("Growth"), tr("Map")};
    for (int view = 0; view < count(); ++view)
        setTabText(view, names[view]);
    for (int view = 0; view < names.size(); ++view)
        m_chooser->menu()->actions().at(view)->setText(names[view]);
    m_chooser->setText(tr("All views"));
    m_chooser->setToolTip(tr("Choose what is shown of the search"));
    fitTabs();
    nameNotices();
    m_whole->setText(tr("Whole tree"));
    m_whole->setToolTip(tr("Unfold everything, in a search of at most 5,000 moves"));
    m_foldFailed->setText(tr("Fold what failed"));
    m_foldFailed->setToolTip(tr("Keep branches folded that led to no solution"));
}

/// Returns a sentence with the variables at the event in view, such as the number of states.
QString StudyViews::stackNotice() const
{
    QString text = tr("This count makes no moves, so the stack is empty.");
    const auto search = m_session ? WatchedSearch::of(*m_session) : std::nullopt;
    const core::Solver *solver = search ? search->solver() : nullptr;
    const qint64 event = search ? search->cursorOrEnd() - 1 : -1;
    if (!solver || event < search->record().first())
        return text;
    const ProgramWords &words = programWords(m_session->kind().id);
    text += u'\n';
    for (const core::Variable &variable : solver->variablesAt(
             *search->act().instance.puzzle, search->record().positionAt(event), search->record().at(event)))
        text +=
            u'\n' + words.variable(QString::fromStdString(variable.name)) + " = "_L1 + shownValue(variable);
    return text;
}

void StudyViews::nameNotices()
{
    for (const Notice &notice : m_notices) {
        switch (notice.view) {
        case View::Tree:
            notice.sentence->setText(tr("This count makes no moves and takes none back, so it has no search "
                                        "tree. The board shows what it counts."));
            break;
        case View::Stack:
            notice.sentence->setText(stackNotice());
            break;
        default:
            notice.sentence->setText(tr("This count makes no moves, so there is none to predict."));
        }
    }
}

} // namespace insight
