// SPDX-License-Identifier: MIT
#include "support/suite.h"

#include <QDirIterator>
#include <QLibraryInfo>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace {

/// The includes that the files of one component may have: components (the first part of a quoted path) and Qt
/// modules.
struct Allowed {
    QStringList components;
    QStringList modules;
};

const QStringList widgets = {u"QtCore"_s, u"QtConcurrent"_s, u"QtGui"_s, u"QtWidgets"_s};

/// Returns the component of a source file: "solvers/core", "ui/window", "app", or "ui" for the files directly
/// in ui. Deeper folders belong to the component that contains them, except the small widgets, which are a
/// component.
QString componentOf(const QString &file)
{
    if (file.startsWith("ui/window/widgets/"_L1))
        return u"ui/window/widgets"_s;
    return file.startsWith("app/"_L1) ? u"app"_s : file.section(u'/', 0, -2).section(u'/', 0, 1);
}

/// The subfolders of two components ("rooms"), each with those that it may use. A room uses only rooms above
/// it in this list; the files beside the rooms may use them all.
struct Room {
    QLatin1StringView folder;
    QLatin1StringView uses;
};
constexpr Room rooms[] = {
    {"session/basics"_L1, ""_L1},
    {"session/timeline"_L1, "basics"_L1},
    {"session/files"_L1, "basics timeline"_L1},
    {"session/programs"_L1, "basics timeline files"_L1},
    {"session/answers"_L1, "basics timeline"_L1},
    {"session/search"_L1, "basics timeline programs answers"_L1},
    {"window/widgets"_L1, ""_L1},
    {"window/games"_L1, "widgets"_L1},
    {"window/solve"_L1, "widgets"_L1},
    {"window/solutions"_L1, "widgets"_L1},
    {"window/dialogs"_L1, "widgets"_L1},
};

/// Returns whether the rules for rooms allow a file to include a header of its component.
bool roomsAllow(const QString &file, const QString &header)
{
    const auto folderOf = [](const QString &path) { return path.section(u'/', 0, -2); };
    const QString from = folderOf(file.section(u'/', 1));
    const QString to = folderOf(header);
    const auto *room = std::ranges::find(rooms, from, [](const Room &each) { return QString(each.folder); });
    if (room == std::end(rooms) || from == to || from.section(u'/', 0, 0) != to.section(u'/', 0, 0))
        return true;
    return QString(room->uses).split(u' ').contains(to.section(u'/', 1));
}

/// Returns the includes that a component may have; nothing for app, which may include everything. Puzzles are
/// recognized by the layer of their folder, so that a new one needs no change here.
std::optional<Allowed> allowedIn(const QString &component)
{
    const QString name = component.section(u'/', 1);
    if (component == "app"_L1)
        return std::nullopt;
    if (component == "ui"_L1)
        return Allowed{{u"core"_s, u"session"_s, u"board"_s, u"puzzleui.h"_s}, widgets};
    if (component == "ui/session"_L1)
        return Allowed{{u"core"_s, u"session"_s}, {u"QtCore"_s, u"QtConcurrent"_s}};
    if (component == "ui/board"_L1)
        return Allowed{{u"core"_s, u"session"_s, u"board"_s}, widgets};
    if (component == "ui/art"_L1)
        return Allowed{{u"art"_s}, {u"QtCore"_s, u"QtGui"_s, u"QtSvg"_s}};
    if (component == "ui/window/widgets"_L1)
        return Allowed{{u"core"_s, u"session"_s, u"art"_s, u"board"_s, u"window/widgets"_s},
                       widgets + QStringList{u"QtSvg"_s}};
    if (component == "ui/insight"_L1)
        return Allowed{
            {u"core"_s, u"session"_s, u"board"_s, u"insight"_s, u"window/widgets"_s, u"puzzleui.h"_s},
            widgets + QStringList{u"QtSvg"_s}};
    if (component == "ui/export"_L1)
        return Allowed{{u"core"_s, u"session"_s, u"board"_s, u"pages"_s, u"export"_s, u"window/widgets"_s,
                        u"puzzleui.h"_s},
                       widgets + QStringList{u"QtPrintSupport"_s, u"QtSvg"_s}};
    if (component == "ui/pages"_L1)
        return Allowed{{u"core"_s, u"session"_s, u"board"_s, u"pages"_s, u"puzzleui.h"_s},
                       widgets + QStringList{u"QtSvg"_s}};
    if (component == "ui/forms"_L1)
        return Allowed{{u"core"_s, u"session"_s, u"board"_s, u"forms"_s, u"puzzleui.h"_s}, widgets};
    if (component == "ui/window"_L1)
        return Allowed{{u"core"_s, u"session"_s, u"board"_s, u"insight"_s, u"pages"_s, u"forms"_s,
                        u"export"_s, u"window"_s, u"puzzleui.h"_s},
                       widgets + QStringList{u"QtPrintSupport"_s, u"QtSvg"_s}};
    if (component.startsWith("ui/"_L1))
        return Allowed{{u"core"_s, u"session"_s, u"art"_s, u"board"_s, name, u"puzzleui.h"_s}, widgets};
    return Allowed{{u"core"_s, name}, {}};
}

bool isOfQt(const QString &header, const QStringList &modules)
{
    const QDir headers(QLibraryInfo::path(QLibraryInfo::HeadersPath));
    if (header.contains(u'/') || modules.contains(header))
        return modules.contains(header.section(u'/', 0, 0));
    return std::ranges::any_of(modules,
                               [&](const QString &module) { return headers.exists(module + u'/' + header); });
}

/// Returns whether a header has a name like Qt's (QString, QtCore, QtCore/QString, qglobal.h), which no
/// standard header has.
bool looksLikeQt(const QString &header)
{
    static const QRegularExpression name(u"^(Q[A-Z]|Qt|q[a-z]+\\.h)"_s);
    return name.match(header).hasMatch();
}

/// Returns the fault of an include in a file; empty if it is allowed.
QString fault(const QString &file, const QString &include)
{
    const std::optional<Allowed> allowed = allowedIn(componentOf(file));
    const QString path = include.mid(1, include.size() - 2);
    const bool quoted = include.startsWith(u'"');
    const bool ownMoc = path == QFileInfo(file).completeBaseName() + ".moc"_L1;
    if (!allowed || (quoted && ownMoc))
        return {};
    const bool isRoom = allowed->components.contains(path.section(u'/', 0, -2));
    if (quoted ? (isRoom || allowed->components.contains(path.section(u'/', 0, 0))) && roomsAllow(file, path)
               : !looksLikeQt(path) || isOfQt(path, allowed->modules))
        return {};
    return file + " must not include "_L1 + include;
}

QStringList includesOf(const QString &text)
{
    static const QRegularExpression line(u"^[ \\t]*#[ \\t]*include[ \\t]*([<\"][^>\"\\n]+[>\"])"_s,
                                         QRegularExpression::MultilineOption);
    QStringList includes;
    for (const QRegularExpressionMatch &match : line.globalMatch(text))
        includes << match.captured(1);
    return includes;
}

QStringList faultsOf(const QString &file, const QString &text)
{
    QStringList faults;
    for (const QString &include : includesOf(text))
        faults << fault(file, include);
    faults.removeAll(QString());
    return faults;
}

} // namespace

/// Dependencies point one way: app → ui/window → ui/export, ui/insight → ui/window/widgets, ui/pages,
/// ui/forms → ui/board → ui/session → solvers/core, and ui/x → ui/board, solvers/x → solvers/core → the
/// standard library.
class Layers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void allowedIncludesAreAccepted_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("include");
        const auto row = [](const char *file, const char *include) {
            QTest::addRow("%s in %s", include, file) << QString::fromUtf8(file) << QString::fromUtf8(include);
        };
        row("solvers/core/step.cpp", "<vector>");
        row("solvers/core/step.cpp", "\"core/step.h\"");
        row("solvers/queens/bits.cpp", "\"core/kind.h\"");
        row("solvers/queens/bits.cpp", "\"queens/queens.h\"");
        row("solvers/taquin/pdb/cache.cpp", "\"taquin/pdb/cache.h\"");
        row("ui/session/timeline/player.cpp", "<QPromise>");
        row("ui/session/timeline/player.cpp", "<QtConcurrent>");
        row("ui/session/timeline/player.cpp", "\"player.moc\"");
        row("ui/board/boardview.h", "<QGraphicsView>");
        row("ui/window/gallery.h", "<QtPrintSupport/QPrinter>");
        row("ui/window/gallery.h", "\"puzzleui.h\"");
        row("ui/window/gallery.h", "\"window/solve/solverpanel.h\"");
        row("ui/window/games/gamefiles.h", "\"window/widgets/settings.h\"");
        row("ui/window/games/gamefiles.h", "\"window/games/sessionstore.h\"");
        row("ui/insight/racepanel.h", "\"window/widgets/icons.h\"");
        row("ui/forms/queensform.cpp", "\"session/search/search.h\"");
        row("ui/window/courseforms.cpp", "\"forms/forms.h\"");
        row("ui/session/search/session.h", "\"session/timeline/timeline.h\"");
        row("ui/puzzleui.h", "\"board/boardscene.h\"");
        row("ui/queens/scene.cpp", "\"queens/queens.h\"");
        row("ui/queens/scene.cpp", "<QGraphicsView>");
        row("app/puzzles.cpp", "\"queens/scene.h\"");
    }
    void allowedIncludesAreAccepted()
    {
        QFETCH(QString, file);
        QFETCH(QString, include);
        QCOMPARE(faultsOf(file, "\n#include "_L1 + include + u'\n'), QStringList());
    }

    void otherIncludesAreRefused_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("include");
        const auto row = [](const char *file, const char *include) {
            QTest::addRow("%s in %s", include, file) << QString::fromUtf8(file) << QString::fromUtf8(include);
        };
        row("solvers/core/step.cpp", "\"queens/queens.h\"");
        row("solvers/core/step.cpp", "<QString>");
        row("solvers/core/step.cpp", "<qglobal.h>");
        row("solvers/queens/bits.cpp", "<QtCore/QString>");
        row("solvers/queens/bits.cpp", "\"tours/tours.h\"");
        row("solvers/queens/bits.cpp", "\"session/timeline/timeline.h\"");
        row("solvers/taquin/pdb/cache.cpp", "\"tours/tour.h\"");
        row("solvers/queens/bits.cpp", "\"../tours/tours.h\"");
        row("ui/session/timeline/player.cpp", "<QWidget>");
        row("ui/session/timeline/player.cpp", "<QImage>");
        row("ui/session/timeline/player.cpp", "<QtWidgets>");
        row("ui/session/timeline/player.cpp", "\"board/boardscene.h\"");
        row("ui/board/boardview.cpp", "\"window/gallery.h\"");
        row("ui/board/boardview.cpp", "<QPrinter>");
        row("ui/board/boardview.cpp", "\"puzzleui.h\"");
        row("ui/window/gallery.cpp", "\"queens/scene.h\"");
        row("ui/window/widgets/settings.cpp", "\"window/gallery.h\"");
        row("ui/window/widgets/settings.cpp", "\"window/games/gamefiles.h\"");
        row("ui/window/solve/solverpanel.cpp", "\"window/solutions/solutionspanel.h\"");
        row("ui/window/games/gamefiles.cpp", "\"window/mainwindow.h\"");
        row("ui/insight/racepanel.cpp", "\"window/games/gamefiles.h\"");
        row("ui/export/printout.cpp", "\"insight/searchmap.h\"");
        row("ui/session/timeline/timeline.cpp", "\"session/search/session.h\"");
        row("ui/window/gallery.cpp", "\"app/puzzles.h\"");
        row("ui/pages/reader.cpp", "\"window/gallery.h\"");
        row("ui/pages/reader.cpp", "\"insight/searchmap.h\"");
        row("ui/pages/reader.cpp", "<QPrinter>");
        row("ui/forms/queensform.cpp", "\"queens/queens.h\"");
        row("ui/forms/queensform.cpp", "\"pages/reader.h\"");
        row("ui/forms/queensform.cpp", "\"window/widgets/icons.h\"");
        row("ui/pages/reader.cpp", "\"forms/forms.h\"");
        row("ui/puzzleui.h", "\"window/gallery.h\"");
        row("ui/queens/scene.cpp", "\"tours/tours.h\"");
        row("ui/queens/scene.cpp", "\"window/gallery.h\"");
        row("ui/queens/scene.cpp", "\"scene.h\"");
    }
    void otherIncludesAreRefused()
    {
        QFETCH(QString, file);
        QFETCH(QString, include);
        QCOMPARE(faultsOf(file, "\n  #  include "_L1 + include + " // so\n"_L1).size(), 1);
    }

    void everySource()
    {
        const QDir project(QStringLiteral(PROJECT_FOLDER));
        int files = 0;
        QStringList faults;
        for (const QString &layer : {u"app"_s, u"solvers"_s, u"ui"_s}) {
            QDirIterator sources(project.filePath(layer), {u"*.h"_s, u"*.cpp"_s}, QDir::Files,
                                 QDirIterator::Subdirectories);
            while (sources.hasNext()) {
                QFile source(sources.next());
                QVERIFY2(source.open(QFile::ReadOnly), qPrintable(source.fileName()));
                faults << faultsOf(project.relativeFilePath(source.fileName()),
                                   QString::fromUtf8(source.readAll()));
                ++files;
            }
        }
        QVERIFY(files > 0);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }
};

TEST_SUITE(Layers)
#include "tst_layers.moc"
