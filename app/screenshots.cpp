// SPDX-License-Identifier: MIT
#include "app/screenshots.h"

#include "app/filenames.h"
#include "app/puzzles.h"
#include "app/terminal.h"
#include "session/basics/translation.h"
#include "session/files/savefile.h"
#include "taquin/openpicture.h"
#include "taquin/samples.h"
#include "window/mainwindow.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QEventLoop>
#include <QFile>
#include <QTemporaryDir>
#include <QTimer>

#include <iostream>

namespace app {

namespace {

constexpr QSize windowSize(1280, 800);

struct Screenshots {
    Q_DECLARE_TR_FUNCTIONS(app::Screenshots)
};

void wait(int milliseconds)
{
    QEventLoop loop;
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
}

// Waits until the picture is loaded. The scene has requested the same picture, and has received it by then.
void waitForPicture(const QString &id)
{
    QEventLoop loop;
    QObject context;
    ui::loadPicture(id, &context,
                    [&loop](const QImage &) { QTimer::singleShot(0, &loop, &QEventLoop::quit); });
    loop.exec();
}

void waitForSolver(session::Session &session)
{
    while (session.isSolving())
        wait(10);
    session.player().pause();
}

class ScreenshotFolder {
public:
    explicit ScreenshotFolder(const QDir &folder, window::MainWindow &window)
        : m_folder(folder), m_window(window)
    {
    }

    void take(const QString &name)
    {
        wait(300);
        const QString path = m_folder.absoluteFilePath(name + QLatin1StringView(".png"));
        QBuffer picture;
        m_window.grab().save(&picture, "PNG");
        if (const QString error = session::SaveFile::replace(path, picture.data()); error.isEmpty()) {
            std::cout << path.toLocal8Bit().constData() << std::endl;
        } else {
            m_complete = false;
            std::cerr << printable(path + QLatin1StringView(": ") + error) << std::endl;
        }
    }
    bool isComplete() const { return m_complete; }

private:
    QDir m_folder;
    window::MainWindow &m_window;
    bool m_complete = true;
};

void play(window::MainWindow &window, ScreenshotFolder &screenshots)
{
    session::Session &session = window.currentSession();
    const QString id = QLatin1StringView(::taquin::samples().front().id);
    const auto game = session.kind().parse("8x6", {});
    session.begin(session::Act::Edit, std::get<core::Game>(game), ui::PictureLook{id, {}}.write());
    waitForPicture(id);
    screenshots.take(QStringLiteral("1-picture"));
    session.scramble(*session.kind().deal("walk"), 10'000, 1);
    while (session.isReading())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    screenshots.take(QStringLiteral("2-scrambled"));
    const qint64 scrambled = session.timeline().frame();
    session.solve({.solver = session.kind().solver("rows")});
    waitForSolver(session);
    const qint64 moves = session.timeline().lastFrame() - scrambled;
    for (const int part : {1, 2, 3}) {
        session.timeline().seek(scrambled + moves * part / 4);
        screenshots.take(
            QStringLiteral("%1-after-%2-of-%3-moves").arg(part + 2).arg(moves * part / 4).arg(moves));
    }
    session.timeline().seek(session.timeline().lastFrame());
    screenshots.take(QStringLiteral("6-solved"));
}

void solve(session::Session &session)
{
    const core::Position &position = session.timeline().position();
    session.solve({.solver = &session.kind().preferred(session.puzzle(), position, core::Goal::First)});
    waitForSolver(session);
    session.timeline().seek(session.timeline().lastFrame());
}

/// Takes a picture of each puzzle, solved, in both colour schemes.
void takeAll(window::MainWindow &window, ScreenshotFolder &screenshots)
{
    for (const ui::PuzzleUi *puzzle : puzzles()) {
        const QString id = QString::fromLatin1(puzzle->kind->id);
        window.selectPuzzle(id);
        solve(window.currentSession());
        for (const auto &[scheme, name] : {std::pair(window::ColourScheme::Light, "light"),
                                           std::pair(window::ColourScheme::Dark, "dark")}) {
            window.setColourScheme(scheme);
            screenshots.take(id + u'-' + QLatin1StringView(name));
        }
    }
}

} // namespace

int saveScreenshots(const QString &folder)
{
    const QDir into(folder);
    // An existing folder with such a name is reached by a link.
    if (const core::Explanation why = FileNames::whyNotWritable(folder); !into.exists() && !why.empty()) {
        std::cerr << "cassetete: " << printable(session::translated(why)) << std::endl;
        return Misuse;
    }
    if (!into.mkpath(QStringLiteral("."))) {
        std::cerr << printable(Screenshots::tr("The folder “%1” cannot be created.").arg(folder))
                  << std::endl;
        return 1;
    }
    // The player's own game and settings are neither shown nor touched.
    const QTemporaryDir home;
    qputenv("XDG_DATA_HOME", QFile::encodeName(home.path()));
    qputenv("XDG_CONFIG_HOME", QFile::encodeName(home.path()));
    window::MainWindow window(puzzles());
    window.resize(windowSize);
    window.show();
    std::cout << qPrintable(Screenshots::tr("Screenshots, without a display:")) << std::endl;
    ScreenshotFolder screenshots(into, window);
    play(window, screenshots);
    takeAll(window, screenshots);
    if (!screenshots.isComplete())
        std::cerr << printable(Screenshots::tr("Some screenshots could not be saved in “%1”.").arg(folder))
                  << std::endl;
    return screenshots.isComplete() ? 0 : 1;
}

} // namespace app
