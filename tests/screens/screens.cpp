// SPDX-License-Identifier: MIT
// Paints pictures of the window for people to look at, without a display:
//   screens FOLDER [SIZE…]    every puzzle in every size (or those given, such as 640x480), language and
//                             colour scheme, a page for each combination
//   screens --readme FOLDER   the pictures of the README
#include "app/puzzles.h"
#include "board/boardview.h"
#include "insight/studyviews.h"
#include "taquin/openpicture.h"
#include "taquin/samples.h"
#include "window/mainwindow.h"
#include "window/panels.h"

#include <QApplication>
#include <QDir>
#include <QEventLoop>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <QTemporaryFile>
#include <QTimer>

#include <algorithm>
#include <iostream>

using namespace Qt::StringLiterals;
using window::ActionId;
using window::ColourScheme;
using window::Language;
using window::MainWindow;

namespace {

void wait(int milliseconds)
{
    QEventLoop loop;
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
}

void settle(MainWindow &window)
{
    while (window.currentSession().isReading() || window.currentSession().isSolving())
        wait(10);
    for (int i = 0; i < 100 && !window.currentSession().isJudged(); ++i)
        wait(10);
    wait(150);
}

void save(MainWindow &window, const QString &path)
{
    settle(window);
    if (!window.grab().save(path)) {
        std::cerr << "cannot write " << qPrintable(path) << std::endl;
        std::exit(1);
    }
}

/// Saves a picture of the home page while its boards are searching.
void saveHome(MainWindow &window, const QString &path)
{
    window.actions()[ActionId::Home]->trigger();
    wait(20'000);
    if (!window.grab().save(path)) {
        std::cerr << "cannot write " << qPrintable(path) << std::endl;
        std::exit(1);
    }
}

/// Returns partly solved boards for some puzzles, which show more than their start.
const QHash<QString, QString> &positions()
{
    static const QHash<QString, QString> lines{
        {u"queens"_s, u"queens:8:1586...."_s},
        {u"knight"_s, u"knight:8x8:a8 b6 a4 b2 d1 f2 h1 g3 h5 g7 e8 c7"_s},
        {u"anagrams"_s, u"anagrams:abcd"_s},
    };
    return lines;
}

void solveInPart(MainWindow &window, const char *method, double part)
{
    session::Session &session = window.currentSession();
    session::Timeline &timeline = session.timeline();
    const qint64 before = timeline.frame();
    const core::Solver *solver = method ? session.kind().solver(method) : nullptr;
    if (!solver)
        solver = &session.kind().preferred(session.puzzle(), timeline.position(), core::Goal::First);
    session.solve({.solver = solver});
    while (session.isSolving())
        wait(10);
    session.player().pause();
    timeline.seek(before + qint64(double(timeline.lastFrame() - before) * part));
}

void openBoard(MainWindow &window, const QString &id)
{
    window.selectPuzzle(id);
    if (positions().contains(id))
        return window.openLine(positions()[id]);
    window.openLine(QString::fromLatin1(window.currentSession().kind().presets.front().line));
    settle(window);
    if (id == "taquin"_L1)
        window.openLine(u"taquin:4x4:5 1 3 4 9 2 7 8 13 6 10 12 0 14 11 15"_s);
    else
        solveInPart(window, nullptr, 0.5);
}

void openPicture(MainWindow &window)
{
    window.selectPuzzle(u"taquin"_s);
    session::Session &session = window.currentSession();
    const QString id = QLatin1StringView(taquin::samples().front().id);
    const auto game = session.kind().parse("8x6", {});
    session.begin(session::Act::Edit, std::get<core::Game>(game), ui::PictureLook{id, {}}.write());
    QEventLoop loop;
    QObject context;
    ui::loadPicture(id, &context,
                    [&loop](const QImage &) { QTimer::singleShot(0, &loop, &QEventLoop::quit); });
    loop.exec();
    session.scramble(*session.kind().deal("walk"), 10'000, 1);
    settle(window);
    solveInPart(window, "rows", 0.6);
}

void watchASearch(MainWindow &window)
{
    window.openLine(u"queens:8"_s);
    window.actions()[ActionId::WatchMode]->trigger();
    session::Session &session = window.currentSession();
    window.panels().solver().choose(*session.kind().solver("lookback"));
    session.player().setSpeed(session::Speed(session::Speed::fastest));
    session.solve({.solver = session.kind().solver("lookback"), .watch = true});
    while (session.isWatching())
        wait(10);
    session.timeline().seek(session.timeline().startOfGame() + 38);
}

struct Combination {
    QSize size;
    Language language;
    ColourScheme scheme;
    bool isTypeDoubled = false;

    QString name(double scale) const
    {
        static const char *const languages[] = {"system", "en", "fr"};
        static const char *const schemes[] = {"system", "light", "dark", "contrast"};
        return u"%1x%2%3-%4-%5%6"_s.arg(size.width())
            .arg(size.height())
            .arg(scale == 1 ? QString() : u"@%1"_s.arg(scale))
            .arg(QLatin1StringView(languages[int(language)]))
            .arg(QLatin1StringView(schemes[int(scheme)]))
            .arg(isTypeDoubled ? u"-doubled"_s : QString());
    }
};

void saveSheet(MainWindow &window, const QDir &folder, const Combination &combination)
{
    const double scale = window.devicePixelRatioF();
    const QString name = combination.name(scale);
    QString html = u"<!doctype html><meta charset='utf-8'><title>%1</title><h1>%1</h1>"_s.arg(name);
    window.followDesktop({.textScale = combination.isTypeDoubled ? 2.0 : 1.0});
    window.resize(combination.size);
    window.setLanguage(combination.language);
    window.setColourScheme(combination.scheme);
    folder.mkpath(name);
    const auto take = [&](const QString &what) {
        const QString file = name + u'/' + what + u".png"_s;
        save(window, folder.filePath(file));
        html += u"<figure><img src='%1' style='width: 48%'><figcaption>%2</figcaption></figure>"_s.arg(file,
                                                                                                       what);
    };
    window.actions()[ActionId::Home]->trigger();
    take(u"home"_s);
    for (const ui::PuzzleUi *puzzle : app::puzzles()) {
        window.selectPuzzle(QString::fromLatin1(puzzle->kind->id));
        window.actions()[ActionId::PlayMode]->trigger();
        take(QLatin1StringView(puzzle->kind->id) + u"-play"_s);
        window.actions()[ActionId::WatchMode]->trigger();
        take(QLatin1StringView(puzzle->kind->id) + u"-watch"_s);
    }
    window.selectPuzzle(u"queens"_s);
    watchASearch(window);
    take(u"search"_s);
    window.actions()[ActionId::StudyMode]->trigger();
    session::Session &session = window.currentSession();
    if (session.timeline().momentFrames().empty()) {
        session.setMoment(u"The first queen that has to go"_s, u"No square of row 6 is safe."_s);
        session.stops() = {{session::Landmark::Solution},
                           {{session::Landmark::Refusal, -1}, false},
                           {{session::Landmark::DepthAtLeast, 7}}};
    }
    for (int view = 0; view < insight::StudyViews::views; ++view) {
        window.study().setCurrentIndex(view);
        take(u"study-%1"_s.arg(view + 1));
    }
    window.actions()[ActionId::FullScreen]->trigger();
    take(u"full screen"_s);
    window.actions()[ActionId::FullScreen]->trigger();
    QFile page(folder.filePath(name + u".html"_s));
    if (page.open(QFile::WriteOnly))
        page.write(html.toUtf8());
    std::cout << qPrintable(page.fileName()) << std::endl;
}

const QList<QSize> &standardSizes()
{
    static const QList<QSize> sizes{{640, 480},  {800, 600},   {910, 512},  {1024, 768},
                                    {1280, 800}, {1920, 1080}, {2560, 1440}};
    return sizes;
}

void saveSheets(MainWindow &window, const QDir &folder, const QList<QSize> &sizes)
{
    for (const ui::PuzzleUi *puzzle : app::puzzles())
        openBoard(window, QString::fromLatin1(puzzle->kind->id));
    for (const QSize &size : sizes) {
        for (const Language language : {Language::English, Language::French}) {
            for (const ColourScheme scheme :
                 {ColourScheme::Light, ColourScheme::Dark, ColourScheme::Contrast})
                saveSheet(window, folder, {size, language, scheme});
            saveSheet(window, folder, {size, language, ColourScheme::Light, true});
        }
    }
}

void saveReadme(MainWindow &window, const QDir &folder)
{
    window.resize(1280, 800);
    window.setLanguage(Language::English);
    window.setColourScheme(ColourScheme::Light);
    saveHome(window, folder.filePath(u"home.png"_s));
    openPicture(window);
    save(window, folder.filePath(u"picture.png"_s));
    window.setColourScheme(ColourScheme::Dark);
    openBoard(window, u"taquin"_s);
    save(window, folder.filePath(u"dark.png"_s));
    window.setColourScheme(ColourScheme::Light);
    solveInPart(window, "rows", 0.4);
    save(window, folder.filePath(u"rows.png"_s));
    const QStringList names{u"dogs"_s,   u"solitaire"_s, u"queens"_s,  u"knight"_s,
                            u"bishop"_s, u"tilings"_s,   u"anagrams"_s};
    QHash<QString, QString> ids; // maps plural names to ids, as the id of the tilings is singular
    for (const ui::PuzzleUi *puzzle : app::puzzles()) {
        const QString id = QString::fromLatin1(puzzle->kind->id);
        ids[id == "tiling"_L1 ? u"tilings"_s : id] = id;
    }
    for (const QString &name : names) {
        window.setLanguage(Language::English);
        window.setColourScheme(ColourScheme::Light);
        openBoard(window, ids[name]);
        save(window, folder.filePath(name + u".png"_s));
        window.setLanguage(Language::French);
        window.setColourScheme(ColourScheme::Dark);
        save(window, folder.filePath(name + u"-dark.png"_s));
    }
    window.setColourScheme(ColourScheme::Contrast);
    openBoard(window, u"dogs"_s);
    save(window, folder.filePath(u"contrast.png"_s));
    window.setLanguage(Language::English);
    window.setColourScheme(ColourScheme::Light);
    watchASearch(window);
    save(window, folder.filePath(u"search.png"_s));
    window.actions()[ActionId::StudyMode]->trigger();
    window.study().setCurrentIndex(0);
    save(window, folder.filePath(u"study.png"_s));
}

constexpr QSize projector(1280, 720);

/// Gives the display without a screen, which is 800x800, the size of a projector, so that full screen is pictured as
/// large as an audience sees it. The file must exist as long as the display.
void useProjector(QTemporaryFile &display)
{
    if (qgetenv("QT_QPA_PLATFORM") != "offscreen" || !display.open())
        return;
    const double scale = std::max(1.0, qEnvironmentVariable("QT_SCALE_FACTOR").toDouble());
    const QSize size = projector * scale;
    const QJsonObject screen{{u"name"_s, u"projector"_s},
                             {u"x"_s, 0},
                             {u"y"_s, 0},
                             {u"width"_s, size.width()},
                             {u"height"_s, size.height()},
                             {u"logicalDpi"_s, 96},
                             {u"logicalBaseDpi"_s, 96},
                             {u"dpr"_s, 1}};
    const QJsonObject all{{u"synchronousWindowSystemEvents"_s, false}, {u"screens"_s, QJsonArray{screen}}};
    display.write(QJsonDocument(all).toJson());
    display.flush();
    qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + display.fileName().toUtf8());
}

} // namespace

int main(int argc, char *argv[])
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setApplicationName(u"cassetete-screens"_s);
    QTemporaryFile display;
    useProjector(display);
    const QApplication application(argc, argv);
    QStringList words = QCoreApplication::arguments().mid(1);
    const bool readme = words.removeAll(u"--readme"_s) > 0;
    QList<QSize> sizes;
    for (const QString &word : words.mid(1)) {
        const QStringList sides = word.split(u'x');
        sizes << QSize(sides.front().toInt(), sides.back().toInt());
    }
    if (words.isEmpty() || std::ranges::any_of(sizes, &QSize::isEmpty)) {
        std::cerr << "usage: screens FOLDER [SIZE…]\n       screens --readme FOLDER" << std::endl;
        return 64;
    }
    const QDir folder(words.front());
    folder.mkpath(u"."_s);
    QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).removeRecursively();
    QDir(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation)).removeRecursively();
    MainWindow window(app::puzzles());
    window.show();
    if (readme)
        saveReadme(window, folder);
    else
        saveSheets(window, folder, sizes.isEmpty() ? standardSizes() : sizes);
}
