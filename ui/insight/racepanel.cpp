// SPDX-License-Identifier: MIT
#include "insight/racepanel.h"

#include "board/plaintext.h"
#include "insight/choicelist.h"
#include "insight/racechoice.h"
#include "insight/racelane.h"
#include "insight/raceplot.h"
#include "session/basics/translation.h"
#include "session/search/racetable.h"
#include "session/search/work.h"
#include "window/widgets/busyindicator.h"
#include "window/widgets/icons.h"
#include "window/widgets/verticalscrollarea.h"

#include <QClipboard>
#include <QComboBox>
#include <QGridLayout>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSlider>
#include <QStackedWidget>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <cmath>

namespace insight {

using namespace Qt::StringLiterals;

namespace {

constexpr int tickInterval = 16;   // milliseconds
constexpr double timedReplay = 10; // seconds that a replay of the whole race by time takes

/// Returns the microseconds of one step of the clock by time: short enough for a short race, and without too many
/// steps for a long one.
qint64 raceTick(const session::Race &race)
{
    constexpr qint64 fewestSteps = 10'000;
    qint64 longest = 0;
    for (const session::Race::Result &result : race.results())
        longest = std::max(longest, result->microseconds);
    return std::max<qint64>(1, longest / fewestSteps);
}

/// Breaks a long name into two lines, so that four names fit side by side.
QString inLines(QString name)
{
    constexpr qsizetype mostInOne = 11;
    const auto fromMiddle = [&name](qsizetype at) { return std::abs(2 * at - name.size()); };
    qsizetype best = name.indexOf(u' ');
    for (qsizetype at = best; at >= 0; at = name.indexOf(u' ', at + 1)) {
        if (fromMiddle(at) < fromMiddle(best))
            best = at;
    }
    if (name.size() > mostInOne && best >= 0)
        name[best] = u'\n';
    return name;
}

/// Breaks a long unit, which is below its number, into two lines.
QString withUnitBelow(const QString &text)
{
    const qsizetype unit = text.indexOf(u'\n') + 1;
    return unit == 0 ? text : text.left(unit) + inLines(text.mid(unit));
}

/// The clock of a race. It leaves the wheel to the panel, which would otherwise stop scrolling over it.
class RaceSlider : public QSlider {
public:
    using QSlider::QSlider;

protected:
    void wheelEvent(QWheelEvent *event) override { event->ignore(); }
};

} // namespace

RacePanel::RacePanel(QWidget *parent)
    : window::SessionWidget(parent), m_pages(new QStackedWidget(this)), m_choice(new RaceChoice(this))
{
    setObjectName(u"race"_s);
    m_pages->addWidget(new window::VerticalScrollArea(m_choice, this));
    m_pages->addWidget(racingPage());
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_pages);
    connect(m_choice, &RaceChoice::startWanted, this, &RacePanel::start);
    m_ticks.setInterval(tickInterval);
    connect(&m_ticks, &QTimer::timeout, this, &RacePanel::advance);
    connect(&m_race, &session::Race::progressed, this, [this] { showAt(0); });
    connect(&m_race, &session::Race::finished, this, &RacePanel::showResults);
    retranslate();
}

RacePanel::~RacePanel() = default;

QWidget *RacePanel::racingPage()
{
    auto *page = new QWidget;
    for (QLabel **label : {&m_winner, &m_verdict}) {
        *label = new board::PlainLabel(page);
        (*label)->setWordWrap(true);
        (*label)->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_winner->setObjectName(u"title"_s);
    auto *boards = new QGridLayout;
    boards->setHorizontalSpacing(10);
    boards->setVerticalSpacing(3);
    for (int racer = 0; racer < RaceChoice::mostRacers; ++racer)
        m_lanes.push_back(new RaceLane(*boards, racer, page));
    m_play = new QToolButton(page);
    m_play->setCheckable(true);
    m_slider = new RaceSlider(Qt::Horizontal, page);
    m_hourglass = new window::BusyIndicator(page);
    m_time = new board::PlainLabel(page);
    m_clock = new QComboBox(page);
    m_plot = new RacePlot(page);
    m_table = new QTableWidget(page);
    m_notes = new board::PlainLabel(page);
    for (QPushButton **button : {&m_stop, &m_again, &m_copyText, &m_copyCsv}) {
        *button = new QPushButton(page);
        (*button)->setAutoDefault(false);
    }
    m_table->setObjectName(u"methods"_s);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_notes->setWordWrap(true);
    m_notes->setTextInteractionFlags(Qt::TextSelectableByMouse);

    auto *transport = new QHBoxLayout;
    transport->addWidget(m_play);
    transport->addWidget(m_slider, 1);
    auto *time = new QHBoxLayout;
    time->addWidget(m_time, 1);
    time->addWidget(m_hourglass);
    time->addWidget(m_clock);
    auto *copies = new QHBoxLayout;
    copies->addWidget(m_copyText);
    copies->addWidget(m_copyCsv);
    auto *column = new QVBoxLayout(page);
    column->addLayout(boards, 1);
    column->addLayout(transport);
    column->addLayout(time);
    column->addWidget(m_winner);
    column->addWidget(m_verdict);
    column->addWidget(m_plot);
    column->addWidget(m_table);
    column->addWidget(m_notes);
    column->addLayout(copies);
    connectRacingPage();
    return belowButtons({m_again, m_stop}, page);
}

void RacePanel::connectRacingPage()
{
    connect(m_play, &QToolButton::toggled, this, &RacePanel::play);
    connect(m_slider, &QSlider::valueChanged, this, &RacePanel::showAt);
    connect(m_slider, &QSlider::sliderPressed, this, [this] { m_play->setChecked(false); });
    connect(m_clock, &QComboBox::currentIndexChanged, this, [this](int clock) { setClock(Clock(clock)); });
    connect(m_stop, &QPushButton::clicked, this, &RacePanel::stop);
    connect(m_again, &QPushButton::clicked, this, [this] {
        m_race.clear();
        m_play->setChecked(false);
        m_pages->setCurrentIndex(0);
        m_choice->takeFocus();
    });
    connect(m_copyText, &QPushButton::clicked, this, [this] { copy(false); });
    connect(m_copyCsv, &QPushButton::clicked, this, [this] { copy(true); });
}

void RacePanel::sessionChanged()
{
    m_race.clear();
    m_play->setChecked(false);
    m_pages->setCurrentIndex(0);
    m_choice->setSession(session());
}

void RacePanel::start()
{
    session()->player().pause();
    m_instance = session()->timeline().instance();
    m_sinceStart.start();
    m_race.start(m_instance.puzzle, m_choice->racers());
    makeScenes();
    for (std::size_t lane = 0; lane < m_lanes.size(); ++lane)
        m_lanes[lane]->setVisible(lane < m_race.size());
    nameLanes();
    setReplayEnabled(false);
    m_plot->setResults({});
    m_winner->hide();
    m_verdict->hide();
    m_table->hide();
    m_notes->hide();
    m_stop->setEnabled(true);
    m_pages->setCurrentIndex(1);
    m_stop->setFocus();
    showAt(0);
}

/// Enables what replays or copies a race that has ended.
void RacePanel::setReplayEnabled(bool enabled)
{
    for (QWidget *widget : std::initializer_list<QWidget *>{m_play, m_slider, m_clock, m_copyText, m_copyCsv})
        widget->setEnabled(enabled);
}

/// Makes a board for each racer, with the look of the board in view if the racer uses that board.
void RacePanel::makeScenes()
{
    std::vector<std::unique_ptr<board::BoardScene>> scenes;
    for (std::size_t lane = 0; lane < m_race.size(); ++lane) {
        const auto &puzzle = m_race.racer(lane).puzzle;
        const session::Instance instance =
            puzzle == m_instance.puzzle ? m_instance : session::Instance{puzzle, {}};
        auto &scene = scenes.emplace_back(m_puzzle->scene(instance, m_style));
        m_lanes[lane]->setScene(scene.get());
        connect(scene.get(), &board::PieceScene::completed, m_lanes[lane], &RaceLane::redraw);
    }
    m_scenes = std::move(scenes);
}

void RacePanel::nameLanes()
{
    for (std::size_t lane = 0; lane < m_race.size(); ++lane) {
        const session::Racer &racer = m_race.racer(lane);
        m_lanes[lane]->setName(racer.name.isEmpty() ? session::translated(racer.solver->name) : racer.name,
                               racePen(lane, m_style));
    }
}

void RacePanel::setStyle(const board::Style &style)
{
    m_style = style;
    m_plot->setStyle(style);
    makeScenes();
    nameLanes();
    m_play->setIcon(window::icon(m_play->isChecked() ? window::Icon::Pause : window::Icon::Play));
}

void RacePanel::showResults()
{
    setReplayEnabled(true);
    m_stop->setEnabled(false);
    m_plot->setResults(m_race.results());
    fillTable();
    setClock(Clock(m_clock->currentIndex()));
    if (m_stop->hasFocus() || !focusWidget())
        m_slider->setFocus();
}

/// Fills the table with a column for each racer, since there are more figures than racers and the panel is narrow.
void RacePanel::fillTable()
{
    const session::RaceTable table(m_race.results(), session::RaceTable::Names::Words);
    m_table->setColumnCount(int(table.rows.size()));
    m_table->setRowCount(int(table.titles.size()) - 1);
    QStringList titles = table.titles.mid(1);
    std::ranges::transform(titles, titles.begin(), inLines);
    m_table->setVerticalHeaderLabels(titles);
    const QStringList tips{tr("Moves tried, made or refused"),
                           tr("Moves that were made and taken back"),
                           tr("Moves that were refused at once"),
                           tr("The greatest number of moves in place at one time"),
                           tr("Solutions found"),
                           tr("How many moves had been tried when the first solution was found"),
                           tr("Moves of the first solution"),
                           tr("Time from the start of the race until this one finished"),
                           tr("Steps of its work as the method itself counts them")};
    for (int row = 0; row < m_table->rowCount(); ++row)
        m_table->verticalHeaderItem(row)->setToolTip(board::plainToolTip(tips[row]));
    QStringList names;
    for (const QStringList &row : table.rows)
        names << inLines(row[0]);
    m_table->setHorizontalHeaderLabels(names);
    for (int row = 0; row < m_table->rowCount(); ++row) {
        for (int column = 0; column < m_table->columnCount(); ++column) {
            const QString &text = table.rows[column][row + 1];
            bool isWhole = false;
            const qlonglong number = text.toLongLong(&isWhole);
            auto *item = new QTableWidgetItem(isWhole ? session::formatNumber(number) : withUnitBelow(text));
            item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_table->setItem(row, column, item);
        }
    }
    fitToCells(*m_table);
    m_table->show();
    m_winner->setText(table.winner);
    m_winner->show();
    m_verdict->setText(table.verdict.join(u'\n'));
    m_verdict->setVisible(!table.verdict.isEmpty());
    m_notes->setText((table.notes + table.refusals).join(u'\n'));
    m_notes->setVisible(!m_notes->text().isEmpty());
}

/// Sets the clock and shows the end of the race. A step of the slider is a try or a tick of the time.
void RacePanel::setClock(Clock clock)
{
    if (m_race.isRunning() || m_race.size() == 0)
        return;
    m_play->setChecked(false);
    qint64 most = 1;
    for (const session::Race::Result &result : m_race.results())
        most = std::max(most, clock == ByTries ? result->record.counts().tries
                                               : result->microseconds / raceTick(m_race) + 1);
    const int last = int(std::min(most, qint64(std::numeric_limits<int>::max())));
    {
        const QSignalBlocker quiet(m_slider);
        m_slider->setRange(0, last);
        m_slider->setPageStep(std::max(1, last / 20));
        m_slider->setValue(last);
    }
    showAt(last);
}

QString RacePanel::stateOf(const session::RaceResult &result, qint64 event) const
{
    const session::Counts counts = result.record.countsAt(event);
    if (event < result.record.size()) {
        const auto inWords = [](int tries) { return tr("%n try(s), depth %1", nullptr, tries); };
        const QString state = session::translatedPlural(quint64(counts.tries), inWords)
                                  .arg(session::formatNumber(counts.depth));
        return counts.solutions == 0
                   ? state
                   : state + u'\n' + tr("%n solution(s) so far", nullptr, int(counts.solutions));
    }
    if (!result.isWhole())
        return tr("the first %1 of %2 tries are shown")
            .arg(session::formatNumber(counts.tries), session::formatNumber(result.counts.tries));
    return endOf(result);
}

/// Returns how a racer has ended, with all its tries.
QString RacePanel::endOf(const session::RaceResult &result)
{
    const auto after = [&](auto inWords) {
        return session::translatedPlural(quint64(result.counts.tries), inWords);
    };
    switch (result.outcome.verdict) {
    case core::Outcome::Solved:
        return after([](int tries) { return tr("Done after %n try(s)", nullptr, tries); });
    case core::Outcome::Impossible:
        return after([](int tries) { return tr("No solution, after %n try(s)", nullptr, tries); });
    default:
        return result.counts.tries == 0
                   ? tr("It cannot begin here")
                   : after([](int tries) { return tr("Stopped after %n try(s)", nullptr, tries); });
    }
}

/// Shows the race at this value of the slider; while the race runs, the state of each racer so far.
void RacePanel::showAt(int value)
{
    const bool byTries = m_clock->currentIndex() == ByTries;
    std::vector<qint64> cursors;
    for (std::size_t lane = 0; lane < m_race.size(); ++lane) {
        const session::Race::Result &result = m_race.result(lane);
        if (!result) {
            const auto inWords = [](int tries) { return tr("Running: %n try(s) so far", nullptr, tries); };
            m_lanes[lane]->show(m_race.racer(lane).task.from,
                                session::translatedPlural(quint64(m_race.tries(lane)), inWords));
            continue;
        }
        if (m_race.isRunning()) {
            m_lanes[lane]->show(result->record.end(), endOf(*result));
            continue;
        }
        // Events may follow the last try, such as a solution or moves taken back.
        const session::Record &record = result->record;
        const qint64 event = !byTries ? result->eventsUpToTime(qint64(value) * raceTick(m_race))
                             : value >= record.counts().tries ? record.size()
                                                              : result->eventsUpToTry(value);
        m_lanes[lane]->show(record.positionAt(event), stateOf(*result, event));
        cursors.push_back(record.countsAt(event).tries);
    }
    m_plot->setCursors(std::move(cursors));
    m_hourglass->setVisible(m_race.isRunning());
    if (m_race.isRunning()) {
        m_hourglass->setElapsed(m_sinceStart.elapsed());
        m_time->setText(tr("racing…"));
    } else if (byTries)
        m_time->setText(tr("try %1").arg(session::formatNumber(value)));
    else
        m_time->setText(session::formatTime(qint64(value) * raceTick(m_race)));
}

void RacePanel::play(bool on)
{
    m_play->setIcon(window::icon(on ? window::Icon::Pause : window::Icon::Play));
    if (!on)
        return m_ticks.stop();
    if (m_slider->value() == m_slider->maximum())
        m_slider->setValue(0);
    m_stepsDue = 0;
    m_sinceTick.start();
    m_ticks.start();
}

/// Advances the clock: by tries at the player's speed, by time so that the race lasts `timedReplay` seconds.
void RacePanel::advance()
{
    const double seconds = double(m_sinceTick.restart()) / 1000;
    const double rate = m_clock->currentIndex() == ByTime ? m_slider->maximum() / timedReplay
                                                          : session()->player().speed().movesPerSecond();
    const double next = m_slider->value() + m_stepsDue + rate * seconds;
    if (!(next < m_slider->maximum())) {
        m_slider->setValue(m_slider->maximum());
        m_play->setChecked(false);
        return;
    }
    m_stepsDue = next - std::floor(next);
    m_slider->setValue(int(next));
}

void RacePanel::copy(bool asCsv) const
{
    using session::RaceTable;
    const RaceTable table(m_race.results(), asCsv ? RaceTable::Names::Ids : RaceTable::Names::Words);
    const QStringList sentences = QStringList{table.winner} + table.verdict;
    QGuiApplication::clipboard()->setText(asCsv ? table.csv()
                                                : session::textOfLines(sentences) + u'\n' + table.text());
}

void RacePanel::hideEvent(QHideEvent *event)
{
    window::SessionWidget::hideEvent(event);
    m_play->setChecked(false);
}

void RacePanel::refresh()
{
    if (m_pages->currentIndex() == 0)
        m_choice->refresh();
}

void RacePanel::retranslate()
{
    m_play->setText(tr("Play the race"));
    m_play->setToolTip(tr("Play the race; by tries, at the speed set below"));
    m_play->setIcon(window::icon(window::Icon::Play));
    m_slider->setAccessibleName(tr("Clock of the race"));
    const int clock = std::max(0, m_clock->currentIndex());
    {
        const QSignalBlocker quiet(m_clock);
        m_clock->clear();
        m_clock->addItems({tr("by tries"), tr("by time")});
        m_clock->setItemData(ByTries, tr("All have made the same number of tries"), Qt::ToolTipRole);
        m_clock->setItemData(ByTime, tr("All have had the same time"), Qt::ToolTipRole);
        m_clock->setCurrentIndex(clock);
        m_clock->setAccessibleName(tr("Clock"));
    }
    m_plot->setAccessibleName(tr("Plot of the depth over the tries"));
    m_table->setAccessibleName(tr("What each racer did"));
    m_stop->setText(tr("&Stop the Race"));
    m_again->setText(tr("Another &Race"));
    m_copyText->setText(tr("Copy as &Text"));
    m_copyCsv->setText(tr("Copy as &CSV"));
    if (m_race.size() > 0 && !m_race.isRunning()) {
        fillTable();
        showAt(m_slider->value());
    }
}

} // namespace insight
