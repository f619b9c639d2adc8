// SPDX-License-Identifier: MIT
#include "forms/courseform.h"

#include "board/plaintext.h"
#include "core/positionline.h"
#include "forms/answerarea.h"
#include "forms/paperboards.h"
#include "session/basics/translation.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>

namespace forms {

using namespace Qt::StringLiterals;

namespace {

// The style of the controls of that era: grey, with bevelled edges lit from the upper left.
const QString formSheet = uR"(
QFrame#courseForm { border: 2px solid; border-color: #f4f4f4 #606060 #606060 #f4f4f4; background: #c0c0c0; }
QFrame#courseForm QLabel { background: transparent; color: #000000; }
QFrame#courseForm QRadioButton { color: #000000; }
QFrame#courseForm QRadioButton::indicator { width: 0.7em; height: 0.7em; border: 2px solid; border-color: #606060 #f4f4f4 #f4f4f4 #606060;
    border-radius: 0.35em; background: #ffffff; }
QFrame#courseForm QRadioButton::indicator:checked { background: qradialgradient(cx: 0.5, cy: 0.5, radius: 0.5, fx: 0.5, fy: 0.5,
    stop: 0 #000000, stop: 0.5 #000000, stop: 0.6 #ffffff, stop: 1 #ffffff); }
QFrame#courseForm QRadioButton:focus { text-decoration: underline; }
QFrame#courseForm QLabel#courseTitle { padding: 3px 6px; background: #000080; color: #ffffff; font-weight: bold; }
QFrame#courseForm QPushButton { border: 2px solid; border-color: #ffffff #505050 #505050 #ffffff; border-radius: 0;
    padding: 4px 12px; background: #c0c0c0; color: #000000; }
QFrame#courseForm QPushButton:pressed { border-color: #505050 #ffffff #ffffff #505050; }
QFrame#courseForm QPushButton:focus { border-color: #000000; }
QFrame#courseForm QPushButton:disabled { color: #606060; }
QFrame#courseForm QLineEdit, QFrame#courseForm QPlainTextEdit, QFrame#courseForm QSpinBox { border: 2px solid;
    border-color: #606060 #f4f4f4 #f4f4f4 #606060; border-radius: 0; padding: 2px; background: #ffffff; color: #000000;
    selection-background-color: #000080; selection-color: #ffffff; }
QFrame#courseForm QLineEdit:focus, QFrame#courseForm QPlainTextEdit:focus { border-color: #000080; }
QFrame#courseForm QFrame#answerArea { border: 2px solid; border-color: #f4f4f4 #505050 #505050 #f4f4f4; background: #d4d0c8; }
)"_s;

session::Act firstAct(const core::Game &game, const QString &look)
{
    return session::Act::make(session::Act::New, {game.puzzle, look}, game.position);
}

core::Reading read(const core::Kind &kind, const std::string &line)
{
    const core::Kind *const kinds[] = {&kind};
    return core::readLine(kinds, line).reading;
}

} // namespace

CourseForm::CourseForm(const ui::PuzzleUi &puzzle, const char *line, const QString &page)
    : m_puzzle(puzzle), m_timeline(firstAct(std::get<core::Game>(read(*puzzle.kind, line)), {})),
      m_player(m_timeline), m_search(*puzzle.kind, m_timeline, m_player)
{
    m_page = makePage();
    auto *scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(m_page);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins({});
    all->addWidget(scroll);
    connect(m_stop, &QPushButton::clicked, this, &CourseForm::stop);
    connect(m_museum, &QPushButton::clicked, this, [this, page] { Q_EMIT pageWanted(page); });
    connect(this, &QWidget::windowTitleChanged, m_title, &QLabel::setText);
    connect(&m_search, &session::Search::stateChanged, this, &CourseForm::follow);
    connect(&m_search, &session::Search::solutionsChanged, this, [this] {
        showSolutions();
        refresh();
    });
    connect(&m_search, &session::Search::progressed, this, &CourseForm::refresh);
    connect(&m_search, &session::Search::reported, this, &CourseForm::showMessage);
    connect(&m_player, &session::Player::playingChanged, this, &CourseForm::refresh);
    keepTranslated([this] {
        m_stop->setText(tr("&Stop"));
        m_museum->setText(tr("The Page in the &Museum"));
    });
    refresh();
}

// Disconnects first: the search would report its end to a form that is half destroyed.
CourseForm::~CourseForm()
{
    m_search.disconnect(this);
    m_player.disconnect(this);
}

QWidget *CourseForm::makePage()
{
    auto *form = new QFrame;
    form->setObjectName(u"courseForm"_s);
    form->setStyleSheet(formSheet);
    m_title = new board::PlainLabel;
    m_title->setObjectName(u"courseTitle"_s);
    auto *inner = new QVBoxLayout;
    inner->setContentsMargins(10, 10, 10, 10);
    m_content = inner;
    auto *onForm = new QVBoxLayout(form);
    onForm->setContentsMargins(2, 2, 2, 2);
    onForm->addWidget(m_title);
    onForm->addLayout(inner, 1);

    m_stop = new QPushButton;
    m_museum = new QPushButton;
    auto *page = new QWidget;
    auto *below = new QHBoxLayout;
    below->addWidget(m_stop);
    below->addStretch();
    below->addWidget(m_museum);
    auto *rows = new QVBoxLayout(page);
    rows->addWidget(form, 1);
    for (QLabel **label : {&m_original, &m_measured, &m_remark}) {
        *label = new board::PlainLabel;
        (*label)->setWordWrap(true);
        rows->addWidget(*label);
    }
    m_remark->setObjectName(u"faint"_s);
    rows->addLayout(below);
    return page;
}

// Activates the layout, without which the size would miss the controls added since the last call.
QSize CourseForm::sizeHint() const
{
    m_content->parentWidget()->layout()->activate();
    const int width = std::max(m_page->minimumSizeHint().width(), 36 * fontMetrics().height());
    return {width, std::max(m_page->sizeHint().height(), m_page->layout()->heightForWidth(width))};
}

void CourseForm::keepTranslated(std::function<void()> setTexts)
{
    setTexts();
    m_translated.push_back(std::move(setTexts));
}

void CourseForm::addAnswers(std::function<void(bool yes)> answered)
{
    m_answers = new AnswerArea;
    m_content->addWidget(m_answers);
    if (!answered)
        return;
    m_answers->reserveSpace();
    connect(m_answers, &AnswerArea::answered, this, std::move(answered));
}

void CourseForm::setOriginal(std::function<QString()> then, std::function<QString()> remark)
{
    m_originalText = std::move(then);
    m_remarkText = std::move(remark);
    m_remark->setVisible(bool(m_remarkText));
    keepTranslated([this] {
        m_original->setText(tr("Then: %1").arg(m_originalText()));
        if (m_remarkText)
            m_remark->setText(m_remarkText());
    });
}

bool CourseForm::begin(const std::string &line, const QString &look)
{
    clearAnswers();
    const core::Reading reading = read(*m_puzzle.kind, line);
    if (const auto *fault = std::get_if<core::Fault>(&reading)) {
        showMessage(fault->why);
        return false;
    }
    m_search.abandon();
    m_player.pause();
    std::vector<session::Act> acts;
    acts.push_back(firstAct(std::get<core::Game>(reading), look));
    m_timeline.restore(std::move(acts), 0);
    m_search.forgetOtherBoards();
    return true;
}

void CourseForm::run(const char *method, core::Goal goal, Waits waits, bool watch)
{
    const core::Solver &solver = *m_puzzle.kind->solver(method);
    m_search.start({.solver = &solver,
                    .goal = goal,
                    .options = core::Values(solver.options),
                    .watch = watch,
                    .pauseAtSolutions = waits == Waits::AtSolutions});
}

void CourseForm::showMessage(const core::Explanation &what)
{
    if (m_answers)
        m_answers->showMessage(session::translated(what));
}

void CourseForm::clearAnswers()
{
    if (m_answers)
        m_answers->clear();
}

void CourseForm::stop()
{
    clearAnswers();
    m_search.stop();
    m_player.pause();
    refresh();
}

void CourseForm::follow()
{
    using State = session::Search::State;
    const State state = m_search.state();
    if (state == State::AtSolution)
        atSolution();
    else if (state == State::Ended || state == State::Stopped)
        ended();
    refresh();
}

void CourseForm::refresh()
{
    showCount();
    m_stop->setEnabled(isUnderWay());
    const bool works = m_search.state() == session::Search::State::Running;
    m_content->parentWidget()->setCursor(works ? Qt::WaitCursor : Qt::ArrowCursor);
    m_measured->setText(tr("Here: %1").arg(measured()));
}

QString CourseForm::measured() const
{
    const session::SolverJob *job = m_search.job();
    if (!job)
        return tr("not started yet");
    const qint64 time = job->searchTime() / 1000;
    const QString seconds = time == 0 ? tr("less than a thousandth of a second")
                                      : tr("%1 s").arg(QLocale().toString(double(time) / 1000, 'f', 3));
    const core::Text &counts = job->solver().counts;
    const qint64 moves = m_search.outcome() ? qint64(core::countMoves(m_search.outcome()->path)) : 0;
    return tr("%1: %2 – %3", "what is counted, how many, the time")
        .arg(counts ? session::translated(counts) : tr("Moves"),
             session::formatNumber(counts ? qint64(counted()) : moves), seconds);
}

bool CourseForm::print(QPagedPaintDevice &device)
{
    const std::vector<core::Position> boards = printedBoards();
    return !boards.empty() && printBoards(device, windowTitle(), m_puzzle, m_timeline.instance(), boards);
}

void CourseForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        for (const auto &setTexts : m_translated)
            setTexts();
        refresh();
    }
    QWidget::changeEvent(event);
}

void CourseForm::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

} // namespace forms
