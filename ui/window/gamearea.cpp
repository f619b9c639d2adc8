// SPDX-License-Identifier: MIT
#include "window/gamearea.h"

#include "board/boardview.h"
#include "insight/maparea.h"
#include "insight/searchmap.h"
#include "insight/studyviews.h"
#include "session/basics/translation.h"
#include "window/boardpresenter.h"
#include "window/caption.h"
#include "window/endcard.h"
#include "window/games/playrecord.h"
#include "window/solve/methodbox.h"
#include "window/solve/methodrow.h"
#include "window/transportbar.h"
#include "window/widgets/appearance.h"
#include "window/widgets/verdictlabel.h"

#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace window {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize smallestBoard(100, 130);
constexpr double fullScreenScale =
    1.6; // the scale of the font in full screen on a screen of height `fullScreenHeight`
constexpr double fullScreenHeight = 720;
constexpr int narrowCaption = 240; // pixels
constexpr double wideScreen =
    1.45; // a full screen with at least this ratio of its sides has everything beside the board
// From this width on, times the scale of the type, the panel of Watch has the whole height.
constexpr int wideWatch = 1100;
constexpr double widthOfView = 0.4;      // the least part of a full screen that the view of Study gets
constexpr double studyScale = 15.0 / 13; // scales the views to the size of the sentence below the board
// In a window lower than this, but not narrower, the views of Study get the caption's height; in one that is lower still,
// the map is one of them, so that the board has its height. In pixels times the scale of the type.
constexpr QSize lowWindow(760, 820);
constexpr int lowestWindow = 560;

} // namespace

GameArea::GameArea(const Actions &actions, Settings &settings, QWidget *parent)
    : QWidget(parent), m_actions(actions), m_view(new board::BoardView(this)),
      m_presenter(new BoardPresenter(*m_view, this)), m_caption(new Caption(actions, this)),
      m_end(new EndCard(actions, m_caption)), m_mapArea(new insight::MapArea(this)),
      m_transport(new TransportBar(actions, this)), m_panels(new Panels(actions, settings, this)),
      m_studyMethod(new MethodRow(actions, this)), m_study(new insight::StudyViews(actions, *m_view, this)),
      m_side(new QWidget(this)), m_filler(new QWidget(m_side)), m_beside(new QVBoxLayout(m_side)),
      m_boardColumn(new QVBoxLayout), m_row(new QHBoxLayout), m_column(new QVBoxLayout(this))
{
    layOut();
    connectParts();
    // The choices that the user makes in Study are saved.
    connect(&m_study->predict(), &insight::PredictPanel::switched, this, &GameArea::predictionSwitched);
    connect(&m_study->stops(), &insight::StopsPanel::stopsChanged, this, [this, &settings] {
        settings.setStops(QString::fromLatin1(m_session->kind().id), m_session->stops());
    });
    m_study->program().setLanguage(settings.programLanguage());
    connect(&m_study->program(), &insight::ProgramView::languageChosen, this,
            [&settings](const QString &id) { settings.setProgramLanguage(id); });
}

void GameArea::layOut()
{
    m_view->setMinimumSize(smallestBoard);
    m_beside->setContentsMargins(0, 0, 0, 0);
    m_beside->setSpacing(0);
    m_beside->addWidget(m_studyMethod);
    m_beside->addWidget(m_study, 1);
    m_beside->addWidget(m_filler, 1);
    m_studyMethod->setObjectName(u"studyMethod"_s);
    m_studyMethod->setContentsMargins(10, 10, 10, 4);
    m_row->setSpacing(0);
    m_boardColumn->addWidget(m_view, 1);
    m_row->addLayout(m_boardColumn, 5);
    m_row->addWidget(m_side, 4);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_column->addLayout(m_row, 1);
    placeBelow(false);
    placePanels();
}

void GameArea::connectParts()
{
    connect(m_presenter, &BoardPresenter::sceneChanged, this, &GameArea::changed);
    connect(m_presenter, &BoardPresenter::renamed, this, &GameArea::rename);
    connect(m_presenter, &BoardPresenter::answerEnded, this, [this] { m_caption->showSentence({}); });
    const auto guide = [this] {
        showGuidance();
        if (m_presenter->isHolding())
            m_caption->showSentence({});
        Q_EMIT changed();
    };
    connect(m_presenter, &BoardPresenter::guidanceChanged, this, guide);
    connect(m_presenter, &BoardPresenter::handChanged, this, guide);
    for (const VerdictLabel *verdict : findChildren<VerdictLabel *>()) {
        connect(verdict, &VerdictLabel::marksHovered, m_presenter, &BoardPresenter::setHoverMarks);
        connect(verdict, &VerdictLabel::reasonWanted, m_presenter, &BoardPresenter::letAnswerPass);
    }
    connect(m_actions[ActionId::EditBoard], &QAction::toggled, this, [this](bool editing) {
        m_presenter->setEditing(editing);
        place(window()->isFullScreen());
        scrollTo(*this);
        showGuidance();
        m_caption->showSentence({});
        Q_EMIT changed();
    });
    // A hint is a move in the game, and not a change of the board.
    m_actions.onTriggered(ActionId::Hint, this,
                          [this] { m_actions[ActionId::EditBoard]->setChecked(false); });
    connect(m_presenter, &BoardPresenter::sceneChanged, this, [this] {
        shareWidth();
        m_actions[ActionId::ShowGoal]->setChecked(false);
        connect(m_presenter->scene(), &board::BoardScene::goalShown, m_actions[ActionId::ShowGoal],
                &QAction::setChecked);
    });
    m_actions.onTriggered(ActionId::ShowGoal, this,
                          [this] { m_presenter->showGoal(m_actions[ActionId::ShowGoal]->isChecked()); });
    // The panels are laid out first.
    const auto showPanelsSoon = [this] {
        QMetaObject::invokeMethod(this, &GameArea::showPanelsBelow, Qt::QueuedConnection);
    };
    m_actions.onTriggered(ActionId::ShowPanel, this, showPanelsSoon);
    m_actions.onTriggered(ActionId::ZoomIn, m_view, [this] { m_view->zoomIn(); });
    m_actions.onTriggered(ActionId::ZoomOut, m_view, [this] { m_view->zoomOut(); });
    m_actions.onTriggered(ActionId::Fit, m_view, [this] { m_view->fit(); });
    connect(m_view, &board::BoardView::firstRequested, m_transport, &TransportBar::goToStart);
    connect(m_view, &board::BoardView::lastRequested, m_transport, &TransportBar::goToEnd);
    connect(m_view, &board::BoardView::stepRequested, m_transport, &TransportBar::step);
    connect(m_view, &board::BoardView::playRequested, m_transport, &TransportBar::playOrPause);
    m_transport->setQuestion([this] { return m_study->predict().asks(); });
    connect(m_transport, &TransportBar::searchWanted, &m_panels->solver(), &SolverPanel::solve);
    // These shortcuts work only while the board or the transport bar has the focus.
    for (QWidget *widget : std::initializer_list<QWidget *>{m_view, m_transport})
        widget->addActions({m_actions[ActionId::Hint], m_actions[ActionId::NextSolution],
                            m_actions[ActionId::AllSolutions], m_actions[ActionId::Count],
                            m_actions[ActionId::BackToSolvable], m_actions[ActionId::Pause]});
    // Once a board is made or chosen, the arrow keys play on it, and choose no other.
    m_actions.onTriggered(ActionId::New, m_view, [this] {
        if (m_panels->isAncestorOf(window()->focusWidget()))
            m_view->setFocus();
    });
    connect(&m_panels->puzzle(), &PuzzlePanel::listClosed, m_view, [this] { m_view->setFocus(); });
    connect(m_caption, &Caption::pageWanted, this, &GameArea::pageWanted);
    connect(m_end, &EndCard::messagesWanted, m_caption, [this] { m_caption->showMessages(true); });
    connectMethods();
}

void GameArea::connectMethods()
{
    SolverPanel &solver = m_panels->solver();
    for (MethodRow *row : {m_studyMethod, &solver.row()}) {
        connect(row, &MethodRow::pageWanted, this, &GameArea::pageWanted);
        // Once a method is chosen, letter keys belong to the board again.
        connect(&row->methods(), &MethodBox::listClosed, this, [this, row] {
            if (row->methods().hasFocus())
                m_view->setFocus();
        });
    }
    connect(&solver, &SolverPanel::message, this, &GameArea::message);
    connect(m_studyMethod, &MethodRow::chosen, &solver, &SolverPanel::choose);
    connect(&m_study->program(), &insight::ProgramView::commandEdited, &solver, &SolverPanel::setCommand);
    connect(&solver, &SolverPanel::commandWanted, this, [this] {
        m_study->show(insight::StudyViews::View::Program);
        m_study->program().goToCommand();
    });
    connect(&solver, &SolverPanel::methodChanged, this, [this, &solver] {
        m_studyMethod->consult();
        m_study->program().setMethod(solver.methods().solver());
    });
}

/// Places the parts around the board, as the mode and the size of the window need it.
void GameArea::place(bool fullScreen)
{
    m_below = below(fullScreen);
    placeBelow(fullScreen);
    showMap();
    scaleType(fullScreen); // a part that has come to another widget has lost its type
    m_panelsPlace = panelsPlace(fullScreen);
    placePanels();
    showBeside(fullScreen);
    shareWidth();
}

/// Places the sentence, the map and the transport. The map can be one of the views of Study, and fills what is left beside
/// the board in the full screen of Watch.
void GameArea::placeBelow(bool fullScreen)
{
    const bool studies = m_actions.arrangement() == ActionId::StudyMode;
    const bool isMapOn = m_actions[ActionId::ShowMap]->isChecked();
    const bool isBeside = m_below == Below::AllBeside;
    const bool isView = isMapOn && studies && (fullScreen || m_below == Below::SentenceWithoutMap);
    const bool fills = isMapOn && isBeside && m_actions.arrangement() == ActionId::WatchMode;
    const bool isSentenceApart = m_below == Below::Sentence || m_below == Below::SentenceWithoutMap;
    QVBoxLayout *column = isBeside ? m_beside : m_below == Below::All ? m_boardColumn : m_column;
    for (QWidget *part : std::initializer_list<QWidget *>{m_caption, m_mapArea, m_filler, m_transport}) {
        const bool shown = !part->isHidden() || !isVisible();
        if (part == m_filler)
            m_beside->addWidget(part, 1);
        else if (part != m_mapArea || !isView)
            (part == m_caption && isSentenceApart ? m_boardColumn : column)->addWidget(part);
        part->setVisible(shown);
    }
    m_mapArea->setFills(isView || fills);
    m_beside->setStretchFactor(m_mapArea, fills ? 1 : 0);
    m_study->setMap(isView ? m_mapArea : nullptr);
    m_caption->setLow(isSentenceApart);
    // Below the board alone, the sentence is no reason to scroll the window sideways.
    m_caption->setMinimumWidth(isSentenceApart || m_below == Below::All ? narrowCaption : 0);
}

/// Shares the width between the board and what is beside it. In a wide full screen, the board gets the width that lets it
/// be as high as the screen, if what is beside it keeps enough.
void GameArea::shareWidth()
{
    int side = 0;
    if (m_below == Below::AllBeside) {
        const bool studies = m_actions.arrangement() == ActionId::StudyMode;
        const QRectF board = m_presenter->scene() ? m_presenter->scene()->sceneRect() : QRectF();
        const double wanted = board.isEmpty() ? 0 : height() * board.width() / board.height();
        side = std::max({m_beside->minimumSize().width(), studies ? int(width() * widthOfView) : 0,
                         width() - int(wanted)});
    }
    m_side->setMinimumWidth(side);
    m_side->setMaximumWidth(side > 0 ? side : QWIDGETSIZE_MAX);
}

/// Places the panels beside everything else or, if the views of Study leave no room for them, below it or instead of
/// the views.
void GameArea::placePanels()
{
    const bool shown = !m_panels->isHidden();
    switch (m_panelsPlace) {
    case Panels::Place::Beside:
        m_row->addWidget(m_panels);
        break;
    case Panels::Place::Below:
        m_column->addWidget(m_panels);
        break;
    case Panels::Place::InsteadOfViews:
        m_beside->insertWidget(0, m_panels, 1);
        break;
    }
    m_panels->setPlace(m_panelsPlace);
    m_panels->setVisible(shown);
}

/// Shows what is beside the board. While the board is edited, its tools take the place of the views if there is no room
/// for both, so that the tools and the board are in view together.
void GameArea::showBeside(bool fullScreen)
{
    const bool studies = m_actions.arrangement() == ActionId::StudyMode;
    const bool hasTools = m_panelsPlace == Panels::Place::InsteadOfViews;
    m_study->setVisible(studies && !hasTools);
    m_studyMethod->setVisible(!fullScreen && studies && !hasTools);
    m_filler->setVisible(!studies && !hasTools &&
                         m_mapArea->sizePolicy().verticalPolicy() == QSizePolicy::Fixed);
    m_side->setVisible(m_below == Below::AllBeside || studies || hasTools);
    m_panels->setVisible(m_actions[ActionId::ShowPanel]->isChecked() && (!fullScreen || hasTools));
}

Panels::Place GameArea::panelsPlace(bool fullScreen) const
{
    if (fitsBeside(fullScreen))
        return Panels::Place::Beside;
    return m_presenter->isEditing() && m_actions[ActionId::ShowPanel]->isChecked()
               ? Panels::Place::InsteadOfViews
               : Panels::Place::Below;
}

/// Returns whether there is room for the board, the views of Study and the panels side by side.
bool GameArea::fitsBeside(bool fullScreen) const
{
    if (fullScreen || m_actions.arrangement() != ActionId::StudyMode)
        return !fullScreen;
    const int views = std::max(m_study->minimumSizeHint().width(), m_studyMethod->minimumSizeHint().width());
    const int needed = m_boardColumn->minimumSize().width() + views + m_panels->minimumSizeHint().width();
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent); // the window may have to scroll down
    return needed <= window()->width() - x() - bar;
}

/// Scrolls the window to the panels if they are below everything else.
void GameArea::showPanelsBelow()
{
    if (!m_panels->isHidden() && m_panelsPlace == Panels::Place::Below)
        scrollTo(*m_panels);
}

/// Scrolls the window to a part of this area.
void GameArea::scrollTo(const QWidget &part)
{
    for (QWidget *around = parentWidget(); around; around = around->parentWidget()) {
        if (const auto *area = qobject_cast<QScrollArea *>(around))
            area->verticalScrollBar()->setValue(part.mapTo(area->widget(), QPoint()).y());
    }
}

/// Returns what is below the board alone. That is nothing in a full screen, and everything in a wide window in Watch. In a
/// low window in Study, it is the sentence, which would take its height from the views.
GameArea::Below GameArea::below(bool fullScreen) const
{
    const double scale = std::max(1.0, Appearance::typeScale());
    const QSizeF size = QSizeF(window()->size()) / scale;
    const ActionId mode = m_actions.arrangement();
    if (fullScreen)
        return size.width() >= wideScreen * size.height() ? Below::AllBeside : Below::Nothing;
    if (mode == ActionId::WatchMode && size.width() >= wideWatch)
        return Below::All;
    if (mode != ActionId::StudyMode || size.height() >= lowWindow.height() ||
        size.width() < lowWindow.width())
        return Below::Nothing;
    return size.height() < lowestWindow ? Below::SentenceWithoutMap : Below::Sentence;
}

void GameArea::setSession(const ui::PuzzleUi &puzzle, const ui::ToolContext &context,
                          const board::Style &style)
{
    m_puzzle = &puzzle;
    m_session = context.session;
    m_style = style;
    session::Session &session = *m_session;
    m_presenter->setSession(puzzle, session);
    const auto nameOfCell = [this](int cell) { return m_presenter->scene()->nameOfCell(cell); };
    m_study->setNames(nameOfCell);
    m_panels->setNames(nameOfCell);
    const insight::MoveNames names = [this](std::span<const core::Step> move) {
        return m_presenter->nameOfMove(move);
    };
    m_study->setMoveNames(names);
    m_mapArea->map().setNames(names);
    m_study->setSession(puzzle, session);
    m_studyMethod->setSession(&session);
    m_panels->setSession(puzzle, context, style);
    m_mapArea->map().setSession(&session);
    m_transport->setSession(&session);
    m_caption->setSession(&session);
    m_end->setSession(&session);
}

/// Shows everything again that names cells of the board: the map, the views of Study, the solutions and the caption.
void GameArea::rename()
{
    m_mapArea->setStyle(m_style);
    m_panels->setStyle(m_style);
    m_study->rename();
    m_caption->showSentence({});
    Q_EMIT changed();
}

void GameArea::setStyle(const board::Style &style)
{
    m_style = style;
    m_presenter->setStyle(style);
    m_panels->setStyle(style);
    m_mapArea->setStyle(style);
    m_transport->setColours(style);
    m_study->setStyle(style);
}

void GameArea::arrange(bool fullScreen)
{
    const ActionId mode = m_actions.arrangement();
    const bool plays = mode == ActionId::PlayMode;
    m_view->setMode(plays ? board::BoardView::Mode::Play : board::BoardView::Mode::Watch);
    m_panels->setArrangement(mode);
    m_panels->solver().setArrangement(mode);
    m_presenter->setPlays(plays);
    m_transport->setSlim(plays && !fullScreen);
    m_caption->setFullScreen(fullScreen);
    place(fullScreen);
    Q_EMIT changed(); // what is hidden from a learner depends on the arrangement
}

/// Shows the map of the search, but not in Play.
void GameArea::showMap()
{
    m_mapArea->show(m_presenter->scene(), m_actions.arrangement() != ActionId::PlayMode &&
                                              m_actions[ActionId::ShowMap]->isChecked());
}

// The map is lower in a low window, where the views of Study extend down to it.
void GameArea::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_mapArea->fit();
    shareWidth();
    // The parts are not placed at once: a part that is shown or hidden in its own resize event makes the layouts around it
    // run again, and so this area may be resized while its layout is still at work.
    if (needsPlacing() && !std::exchange(m_placesSoon, true))
        QMetaObject::invokeMethod(this, &GameArea::placeIfNeeded, Qt::QueuedConnection);
}

/// Returns whether the size of the window asks for the parts at other places.
bool GameArea::needsPlacing() const
{
    const bool fullScreen = window()->isFullScreen();
    return m_below != below(fullScreen) || m_panelsPlace != panelsPlace(fullScreen);
}

void GameArea::placeIfNeeded()
{
    m_placesSoon = false;
    if (needsPlacing())
        place(window()->isFullScreen());
}

void GameArea::scaleType(bool fullScreen)
{
    const double room = fullScreen ? fullScreenScale * window()->height() / fullScreenHeight : 1;
    const double scale = std::max(room, Appearance::typeScale());
    m_caption->setScale(scale);
    m_end->setScale(scale);
    m_transport->setScale(scale);
    m_study->setFullScreen(fullScreen);
    m_study->setScale(fullScreen ? scale * studyScale : scale);
    m_panels->setScale(Appearance::typeScale());
    shareWidth();
}

void GameArea::setRecord(const PlayRecord &record)
{
    m_record = &record;
    connect(m_record, &PlayRecord::ticked, this,
            [this] { m_transport->setTime(m_record->time(), m_record->isUntimed()); });
}

void GameArea::refresh()
{
    m_actions[ActionId::EditBoard]->setVisible(m_presenter->canEdit());
    // A click that edits the board would end the search on it.
    m_actions[ActionId::EditBoard]->setEnabled(!m_session->isSolving());
    if (m_session->isSolving())
        m_actions[ActionId::EditBoard]->setChecked(false);
    m_actions[ActionId::ShowGoal]->setVisible(m_presenter->hasGoalPicture());
    m_transport->refresh();
    m_transport->setTime(m_record->time(), m_record->isUntimed());
    m_mapArea->map().refresh();
    m_presenter->refresh();
    showMap();
    m_study->refresh();
    m_studyMethod->refresh();
    m_panels->refresh();
    m_transport->setCanBegin(canBeginInSteps());
    showGuidance();
    m_caption->setHasVerdict(m_puzzle->hasEnd(m_session->puzzle()));
    showEnd();
    m_caption->refresh();
}

/// Returns whether a step forward begins the search of the chosen method: at the end of what was played, where a search can
/// be watched.
bool GameArea::canBeginInSteps() const
{
    const session::Timeline &timeline = m_session->timeline();
    const session::Act::Type type = timeline.act().type;
    return m_actions.arrangement() != ActionId::PlayMode && m_panels->solver().watches() &&
           m_actions[ActionId::Solve]->isEnabled() && timeline.atEnd() && type != session::Act::Search &&
           type != session::Act::Solve;
}

/// Shows the end of a game in the caption's place, or the caption again.
void GameArea::showEnd()
{
    m_end->setOccasions(m_puzzle->hasEnd(m_session->puzzle()), m_actions.arrangement() == ActionId::PlayMode);
    m_end->setRecord(m_record->afterword());
    m_end->refresh();
    m_caption->setCard(m_end->isDue() && !m_presenter->isEditing() ? m_end : nullptr, m_end->words());
}

void GameArea::showGuidance()
{
    const bool isNeeded = m_presenter->isHolding() || m_presenter->isEditing();
    const session::MethodChoice &methods = m_session->search().methods();
    const core::Explanation &unsuitable = methods.unsuitable(methods.method());
    if (!isNeeded && m_study->predict().takesClicks())
        return m_caption->setGuidance({tr("Click where a piece goes next, or answer beside the board."),
                                       tr("The click is only an answer: the search makes its own moves.")},
                                      false);
    // In Watch, the panel says beside the method why it cannot begin.
    if (isNeeded || unsuitable.empty() || m_actions.arrangement() != ActionId::StudyMode)
        return m_caption->setGuidance(m_presenter->guidance(), isNeeded);
    m_caption->setGuidance({tr("“%1” is not for this board: %2", "a method: the reason")
                                .arg(session::translated(methods.method().name),
                                     session::afterColon(session::translated(unsuitable))),
                            tr("Choose another method above the views.")},
                           false);
}

bool GameArea::escape()
{
    const bool edits = m_presenter->isEditing();
    if (m_presenter->isHolding())
        m_presenter->release();
    else if (edits)
        m_actions[ActionId::EditBoard]->setChecked(false);
    else
        return false;
    return true;
}

void GameArea::openBoardPanel()
{
    m_panels->setCurrentIndex(0);
    m_actions[ActionId::ShowPanel]->setChecked(true);
    m_panels->puzzle().takeFocus();
    QMetaObject::invokeMethod(this, &GameArea::showPanelsBelow, Qt::QueuedConnection);
}

void GameArea::showMessage(const QString &text)
{
    m_caption->showSentence(text);
}

void GameArea::dropMessage(const QString &text)
{
    m_caption->dropSentence(text);
}

bool GameArea::hidesFuture() const
{
    return m_study->isVisible() && m_study->predict().isOn();
}

void GameArea::setBoardOfPage()
{
    m_caption->setBoardOfPage(m_pageRead);
    m_session->verdicts().wait();
    Q_EMIT changed();
}

void GameArea::setPageRead(const QString &file)
{
    m_pageRead = file;
    for (MethodRow *row : {m_studyMethod, &m_panels->solver().row()})
        row->setPageRead(file);
}

void GameArea::retranslate()
{
    m_panels->retranslate();
    m_study->retranslate();
}

QWidgetList GameArea::parts() const
{
    return {m_view, m_studyMethod, m_study, m_caption, &m_mapArea->map(), m_transport, m_panels};
}

} // namespace window
