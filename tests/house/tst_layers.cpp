// SPDX-License-Identifier: MIT
#include "support/suite.h"

#include <QDirIterator>
#include <QLibraryInfo>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace {

/// What the files of one folder may include: rooms (the first part of a quoted path) and modules of Qt.
struct Room {
    QStringList rooms;
    QStringList modules;
};

const QStringList widgets = {u"QtCore"_s, u"QtConcurrent"_s, u"QtGui"_s, u"QtWidgets"_s};

/// The room that a source stands in: "solvers/core", "ui/window", and "ui" for what lies between the floors.
QString roomOf(const QString &file)
{
    return file.section(u'/', 0, file.startsWith("app/"_L1) ? 0 : -2);
}

/// Knows every room, a puzzle's by its floor, so that a new puzzle needs no word here. Empty for app, which
/// may include all.
std::optional<Room> allowedIn(const QString &room)
{
    const QString name = room.section(u'/', 1);
    if (room == "app"_L1)
        return std::nullopt;
    if (room == "ui"_L1)
        return Room{{u"core"_s, u"session"_s, u"board"_s}, widgets};
    if (room == "ui/session"_L1)
        return Room{{u"core"_s, u"session"_s}, {u"QtCore"_s, u"QtConcurrent"_s}};
    if (room == "ui/board"_L1)
        return Room{{u"core"_s, u"session"_s, u"board"_s}, widgets};
    if (room == "ui/window"_L1)
        return Room{{u"core"_s, u"session"_s, u"board"_s, u"window"_s, u"puzzleui.h"_s},
                    widgets + QStringList{u"QtPrintSupport"_s}};
    if (room.startsWith("ui/"_L1))
        return Room{{u"core"_s, u"session"_s, u"board"_s, name, u"puzzleui.h"_s},
                    widgets + QStringList{u"QtSvg"_s}};
    return Room{{u"core"_s, name}, {}};
}

bool isOfQt(const QString &header, const QStringList &modules)
{
    const QDir headers(QLibraryInfo::path(QLibraryInfo::HeadersPath));
    if (header.contains(u'/') || modules.contains(header))
        return modules.contains(header.section(u'/', 0, 0));
    return std::ranges::any_of(modules,
                               [&](const QString &module) { return headers.exists(module + u'/' + header); });
}

/// Qt names its headers QString, QtCore, QtCore/QString or qglobal.h; the standard library none of these.
bool looksLikeQt(const QString &header)
{
    static const QRegularExpression name(u"^(Q[A-Z]|Qt|q[a-z]+\\.h)"_s);
    return name.match(header).hasMatch();
}

/// What is wrong with this include in this file; empty when nothing is.
QString fault(const QString &file, const QString &include)
{
    const std::optional<Room> allowed = allowedIn(roomOf(file));
    const QString path = include.mid(1, include.size() - 2);
    const bool quoted = include.startsWith(u'"');
    const bool ownMoc = path == QFileInfo(file).completeBaseName() + ".moc"_L1;
    if (!allowed || (quoted && ownMoc))
        return {};
    if (quoted ? allowed->rooms.contains(path.section(u'/', 0, 0))
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

/// Dependencies run one way: app → ui/window, ui/x → ui/board → ui/session → solvers/core, and ui/x →
/// solvers/x → solvers/core → the standard library.
class Layers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rightWay_data()
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
        row("ui/session/player.cpp", "<QPromise>");
        row("ui/session/player.cpp", "<QtConcurrent>");
        row("ui/session/player.cpp", "\"player.moc\"");
        row("ui/board/boardview.h", "<QGraphicsView>");
        row("ui/window/gallery.h", "<QtPrintSupport/QPrinter>");
        row("ui/window/gallery.h", "\"puzzleui.h\"");
        row("ui/puzzleui.h", "\"board/boardscene.h\"");
        row("ui/queens/scene.cpp", "\"queens/queens.h\"");
        row("ui/queens/scene.cpp", "<QSvgRenderer>");
        row("app/puzzles.cpp", "\"queens/scene.h\"");
    }
    void rightWay()
    {
        QFETCH(QString, file);
        QFETCH(QString, include);
        QCOMPARE(faultsOf(file, "\n#include "_L1 + include + u'\n'), QStringList());
    }

    void wrongWay_data()
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
        row("solvers/queens/bits.cpp", "\"session/timeline.h\"");
        row("solvers/queens/bits.cpp", "\"../tours/tours.h\"");
        row("ui/session/player.cpp", "<QWidget>");
        row("ui/session/player.cpp", "<QImage>");
        row("ui/session/player.cpp", "<QtWidgets>");
        row("ui/session/player.cpp", "\"board/boardscene.h\"");
        row("ui/board/boardview.cpp", "\"window/gallery.h\"");
        row("ui/board/boardview.cpp", "<QPrinter>");
        row("ui/board/boardview.cpp", "\"puzzleui.h\"");
        row("ui/window/gallery.cpp", "\"queens/scene.h\"");
        row("ui/window/gallery.cpp", "\"app/puzzles.h\"");
        row("ui/puzzleui.h", "\"window/gallery.h\"");
        row("ui/queens/scene.cpp", "\"tours/tours.h\"");
        row("ui/queens/scene.cpp", "\"window/gallery.h\"");
        row("ui/queens/scene.cpp", "\"scene.h\"");
    }
    void wrongWay()
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
        for (const QString &floor : {u"app"_s, u"solvers"_s, u"ui"_s}) {
            QDirIterator sources(project.filePath(floor), {u"*.h"_s, u"*.cpp"_s}, QDir::Files,
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
