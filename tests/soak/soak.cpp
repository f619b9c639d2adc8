// SPDX-License-Identifier: MIT
// Uses the real window for a long time: each minute, every puzzle in turn is dealt, played by hand, watched,
// scrubbed, solved, saved and reopened. After its turn a puzzle returns to its first board, so that the
// resources at the end of a minute are the same unless something leaks.
#include "app/puzzles.h"
#include "board/boardview.h"
#include "soak/minutes.h"
#include "soak/randomuser.h"
#include "window/panels.h"
#include "window/timelineslider.h"

#include <QApplication>
#include <QCheckBox>
#include <QDir>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QTemporaryDir>
#include <QTimer>

#include <cstdio>

using namespace Qt::StringLiterals;
using window::ActionId;

namespace {

constexpr qint64 minute = 60'000; // milliseconds

/// Measures the times between paints while the player plays.
class FrameTimes : public QObject {
public:
    explicit FrameTimes(window::MainWindow &window) : m_window(window)
    {
        window.view().viewport()->installEventFilter(this);
    }
    std::vector<double> take() { return std::exchange(m_times, {}); }

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() != QEvent::Paint)
            return false;
        const bool playing = m_window.currentSession().player().isPlaying();
        if (playing && m_wasPlaying)
            m_times.push_back(double(m_clock.nsecsElapsed()) * 1e-6);
        m_wasPlaying = playing;
        m_clock.start();
        return false;
    }

private:
    window::MainWindow &m_window;
    QElapsedTimer m_clock;
    bool m_wasPlaying = false;
    std::vector<double> m_times;
};

class Soak : public QObject {
    Q_OBJECT

public:
    Soak(window::MainWindow &window, const QString &folder, int minutes)
        : m_window(window), m_user(window, folder, 1), m_frames(window), m_wanted(minutes)
    {
        connect(&m_turns, &QTimer::timeout, this, &Soak::turn);
        m_clock.start();
        m_turns.start(20);
    }
    const soak::Minutes &minutes() const { return m_minutes; }

private:
    /// An activity with a puzzle, and the fraction of its turn at which it ends.
    struct Stage {
        double until;
        void (Soak::*begin)();
        void (Soak::*repeat)();
    };

    void turn()
    {
        answerDialogs();
        const auto puzzles = app::kinds();
        const qint64 length = minute / qint64(puzzles.size());
        const qint64 now = m_clock.elapsed() - m_late;
        const double part = double(now - m_turnsDone * length) / double(length);
        if (part >= 1)
            return endTurn();
        static constexpr Stage stages[] = {
            {0.05, &Soak::deal, nullptr},        {0.25, nullptr, &Soak::playByHand},
            {0.30, &Soak::undoAndRedo, nullptr}, {0.60, &Soak::watch, &Soak::hurry},
            {0.70, &Soak::stop, &Soak::scrub},   {0.85, &Soak::solve, nullptr},
            {0.90, &Soak::openPicture, nullptr}, {0.95, &Soak::save, nullptr},
            {0.98, &Soak::open, nullptr},        {1.00, &Soak::goBack, nullptr}};
        std::size_t stage = 0;
        while (stage + 1 < std::size(stages) && part >= stages[stage].until)
            ++stage;
        if (std::exchange(m_stage, stage) != stage && stages[stage].begin)
            (this->*stages[stage].begin)();
        if (stages[stage].repeat)
            (this->*stages[stage].repeat)();
    }
    void endTurn()
    {
        if (m_stage != last) { // a slow machine has skipped some stages
            m_stage = last;
            return goBack();
        }
        m_stage = none;
        ++m_turnsDone;
        if (m_turnsDone % qint64(app::kinds().size()) != 0)
            return;
        m_minutes.add(soak::Minute::now(m_frames.take()));
        // A delay is not caught up, since every minute has the same work.
        m_late = m_clock.elapsed() - m_turnsDone / qint64(app::kinds().size()) * minute;
        if (m_turnsDone == qint64(app::kinds().size()) * m_wanted) {
            m_turns.stop();
            QCoreApplication::quit();
        }
    }
    void answerDialogs()
    {
        QWidget *modal = QApplication::activeModalWidget();
        auto *files = qobject_cast<QFileDialog *>(modal);
        const QString saved = u"saved-%1"_s.arg(QLatin1StringView(kind().id));
        if (files) {
            QFile::remove(m_user.file(saved + ".cassetete"_L1)); // otherwise, the dialog asks about it
            soak::RandomUser::answer(*files, m_user.file(saved));
        } else if (auto *dialog = qobject_cast<QDialog *>(modal)) {
            QMetaObject::invokeMethod(dialog, &QDialog::accept, Qt::QueuedConnection);
        }
    }

    const core::Kind &kind() const
    {
        const auto kinds = app::kinds();
        return *kinds[std::size_t(m_turnsDone) % kinds.size()];
    }
    void trigger(ActionId id)
    {
        QMetaObject::invokeMethod(m_window.actions()[id], &QAction::trigger, Qt::QueuedConnection);
    }
    void setSpeed(int mark) { m_window.currentSession().player().setSpeed(session::Speed(mark)); }
    void setWatching(bool watching)
    {
        for (QCheckBox *box : m_window.panels().solver().findChildren<QCheckBox *>()) {
            if (box->text() == "Watch the search"_L1)
                box->setChecked(watching);
        }
    }

    void deal()
    {
        m_window.selectPuzzle(QString::fromLatin1(kind().id));
        setSpeed(16);
        const auto round = std::size_t(m_turnsDone) / app::kinds().size();
        m_window.panels().solver().choose(kind().solvers[round % kind().solvers.size()]);
        trigger(ActionId::New);
        trigger(ActionId::Scramble);
    }
    void playByHand() { m_user.play(m_events++); }
    void undoAndRedo()
    {
        m_user.letGo();
        m_user.type(Qt::Key_Escape);
        for (int i = 0; i < 5; ++i)
            trigger(ActionId::Undo);
        for (int i = 0; i < 3; ++i)
            trigger(ActionId::Redo);
        for (int time = 0; time < 2; ++time) // the first call shows the hint, the second plays it
            trigger(ActionId::Hint);
    }
    void watch()
    {
        setWatching(true);
        trigger(ActionId::Solve);
        m_speed = 16;
    }
    void hurry()
    {
        m_speed = std::min(m_speed + 0.4, double(session::Speed::fastest));
        setSpeed(int(m_speed));
    }
    void stop()
    {
        trigger(ActionId::Stop);
        setSpeed(16);
    }
    void scrub()
    {
        auto *slider = m_window.findChild<window::TimelineSlider *>();
        m_user.drag(*slider, {int(m_events++ * 37 % std::uint64_t(slider->width())), slider->height() / 2});
    }
    void solve()
    {
        m_user.letGo();
        setWatching(false);
        trigger(ActionId::First);
        trigger(ActionId::Solve);
    }
    void openPicture()
    {
        trigger(ActionId::Stop);
        if (kind().id == std::string("taquin"))
            m_window.openFile(m_user.file(u"picture.png"_s));
    }
    void save() { trigger(ActionId::SaveAs); }
    void open() { m_window.openFile(m_user.file(u"saved-%1.cassetete"_s.arg(QLatin1StringView(kind().id)))); }
    void goBack()
    {
        session::Session &session = m_window.currentSession();
        session.stop();
        session.player().pause();
        session.timeline().seek(0);
        trigger(ActionId::New); // drops all later acts
    }

    static constexpr std::size_t none = 99;
    static constexpr std::size_t last = 9;

    window::MainWindow &m_window;
    soak::RandomUser m_user;
    FrameTimes m_frames;
    soak::Minutes m_minutes;
    QTimer m_turns;
    QElapsedTimer m_clock;
    int m_wanted;
    qint64 m_turnsDone = 0; ///< one for each puzzle in each minute
    qint64 m_late = 0;      ///< the delay in milliseconds
    std::size_t m_stage = none;
    std::uint64_t m_events = 0;
    double m_speed = 0;
};

} // namespace

int main(int argc, char *argv[])
{
    const QTemporaryDir folder;
    for (const char *variable : {"HOME", "TMPDIR", "XDG_RUNTIME_DIR"})
        qputenv(variable, folder.path().toLocal8Bit());
    for (const char *variable : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"})
        qunsetenv(variable);
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QApplication::setApplicationName(u"cassetete-soak"_s);
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    const QStringList words = QApplication::arguments();
    const int minutes = words.value(1).toInt();
    if (minutes <= 0) {
        std::fputs("usage: soak MINUTES [PICTURE]\n", stderr);
        return 64;
    }
    window::MainWindow window(app::puzzles());
    window.setLanguage(window::Language::English); // the test finds a check box by its text
    window.show();
    const Soak soak(window, folder.path(), minutes);
    QApplication::exec();
    if (words.size() > 2 && !soak.minutes().draw(words[2]))
        std::fprintf(stderr, "%s could not be written.\n", qPrintable(words[2]));
    const QString grown = soak.minutes().growth();
    if (grown.isEmpty())
        return 0;
    std::printf("After minute %zu these grew: %s.\n", soak::Minutes::warm, qPrintable(grown));
    return 1;
}

#include "soak.moc"
