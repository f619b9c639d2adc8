// SPDX-License-Identifier: MIT
#include "run.h"

#include "app/kinds.h"
#include "core/positionline.h"
#include "session/files/savedgame.h"
#include "session/search/session.h"
#include "support/data.h"
#include "support/files.h"
#include "support/suite.h"

#include <QBuffer>
#include <QImage>
#include <QImageReader>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <map>
#include <set>

using namespace Qt::StringLiterals;
using tests::contentOf;
using tests::writeFile;

namespace {

/// Runs the program in its own process, without a display.
struct ExportRun {
    explicit ExportRun(const QStringList &words, const QString &home = {})
    {
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char *name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
            environment.remove(QString::fromLatin1(name));
        if (!home.isEmpty())
            environment.insert(u"HOME"_s, home);
        for (const char *name : {"XDG_DATA_HOME", "XDG_CONFIG_HOME"}) {
            if (!home.isEmpty())
                environment.remove(QString::fromLatin1(name));
        }
        environment.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
        program.setProcessEnvironment(environment);
        program.start(QStringLiteral(CASSETETE), QStringList{u"export"_s} + words);
        ended = program.waitForFinished(60'000);
        status = program.exitCode();
        errors = program.readAllStandardError();
        out = program.readAllStandardOutput();
    }
    bool ended = false;
    int status = -1;
    QByteArray out;
    QByteArray errors;
};

/// The first bytes of each form's file.
const std::map<std::string, const char *> &beginnings()
{
    static const std::map<std::string, const char *> bytes{{"web", "<!DOCTYPE html>"}, {"gif", "GIF89a"},
                                                           {"webp", "RIFF"},           {"png", "\x89PNG"},
                                                           {"svg", "<?xml"},           {"pdf", "%PDF"}};
    return bytes;
}

/// Returns the share of an image's pixels that are as strongly magenta as every pixel of these tests' photo.
double photoPart(const QImage &image)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QRgb pixel = image.pixel(x, y);
            count += qRed(pixel) > 150 && qBlue(pixel) > 150 && qGreen(pixel) < 110;
        }
    }
    return double(count) / std::max(1, image.width() * image.height());
}

/// Returns a saved game that contains its photo, which no other file holds.
QByteArray gameWithPhoto()
{
    QImage photo(400, 300, QImage::Format_RGB32);
    for (int y = 0; y < 300; ++y) {
        for (int x = 0; x < 400; ++x)
            photo.setPixel(x, y, qRgb(180 + (x * y) % 60, (x + y) % 90, 180 + (x * 3 + y) % 70));
    }
    QBuffer file;
    file.open(QBuffer::WriteOnly);
    photo.save(&file, "JPEG", 92);
    auto reading = core::readLine(app::kinds(), "taquin:4x3:1 2 3 4 5 6 7 8 9 10 0 11");
    const core::Game game = std::get<core::Game>(reading.reading);
    const QString look = u"picture=0123456789abcdef"_s;
    session::Session session(*reading.kind, game);
    session.begin(session::Act::Edit, game, look);
    session.hand({10, {11}, {10}});
    return session::writeGame(*reading.kind, session.timeline(), {{look, file.data()}});
}

} // namespace

/// Tests `cassetete export`, without a window.
class ExportTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The steps of a count that makes no moves are exported like those of a search; other counts have none.
    void aCountIsExported()
    {
        const QStringList count{u"--method"_s, u"frontier"_s, u"--count"_s};
        const ExportRun board({u"--svg"_s, u"-"_s, u"knight:4x5"_s});
        const ExportRun step(QStringList{u"--svg"_s, u"-"_s, u"--at"_s, u"20"_s} + count +
                             QStringList{u"knight:4x5"_s});
        QCOMPARE(step.status, 0);
        QVERIFY2(step.errors.isEmpty(), step.errors.constData());
        QVERIFY(step.out.startsWith("<?xml") && step.out.size() > board.out.size());
        // Below the picture of the count is its legend; a board alone has none.
        static const QRegularExpression height(u"viewBox=\"0 0 \\d+ (\\d+)"_s);
        const auto heightOf = [](const QByteArray &svg) {
            return height.match(QString::fromUtf8(svg)).captured(1).toInt();
        };
        QVERIFY(heightOf(board.out) > 0 && heightOf(step.out) > heightOf(board.out) + 10);
        const ExportRun web(QStringList{u"--web"_s, u"-"_s} + count + QStringList{u"knight:4x5"_s});
        QCOMPARE(web.status, 0);
        const qsizetype legend = web.out.indexOf("<p class=\"legend\">");
        QVERIFY(legend > 0);
        const QByteArray words = web.out.mid(legend, web.out.indexOf("</p>", legend) - legend);
        QCOMPARE(words.count("<span>"), 8);
        QVERIFY(words.contains("end of the tour") && words.contains("not taken"));
        const ExportRun pages(QStringList{u"--pdf"_s, u"-"_s} + count + QStringList{u"knight:4x5"_s});
        QCOMPARE(pages.status, 0);
        QVERIFY(pages.out.count("/Type /Page\n") > 1);
        const ExportRun queens({u"--svg"_s, u"-"_s, u"--method"_s, u"bits"_s, u"--count"_s, u"queens:6"_s});
        QCOMPARE(queens.status, 64);
        QVERIFY(queens.errors.contains("no steps to be shown"));
        const ExportRun large(QStringList{u"--svg"_s, u"-"_s} + count + QStringList{u"knight:6x6,closed"_s});
        QCOMPARE(large.status, 64);
        QVERIFY(large.errors.contains("at most 30 squares"));
        QVERIFY(large.out.isEmpty());
        // It is refused before it begins: the closed tours of the chessboard take half an hour and 12 GB.
        const ExportRun huge(QStringList{u"--svg"_s, u"-"_s} + count + QStringList{u"knight:8x8,closed"_s});
        QCOMPARE(huge.status, 64);
        QVERIFY(huge.errors.contains("this one, with 64, can only be counted unwatched"));
        const ExportRun both(QStringList{u"--svg"_s, u"-"_s, u"--all"_s} + count +
                             QStringList{u"knight:4x5"_s});
        QCOMPARE(both.status, 64);
    }

    void everyFormIsWritten_data()
    {
        QTest::addColumn<QString>("form");
        QTest::addColumn<QString>("source");
        QTest::addColumn<QByteArray>("begin");
        const auto row = [](const char *form, const char *source, const char *begin) {
            QTest::addRow("%s %s", form, source)
                << QString::fromLatin1(form) << QString::fromLatin1(source) << QByteArray(begin);
        };
        row("png", "queens:8:1586....", "\x89PNG");
        row("svg", "queens:8:1586....", "<?xml");
        row("pdf", "queens:8:1586....", "%PDF");
        row("gif", "queens:4", "GIF89a");
        row("webp", "trace", "RIFF");
        row("web", "queens:4", "<!DOCTYPE html>");
        row("pdf", "page", "%PDF");
        row("web", "page", "<!DOCTYPE html>");
        row("png", "line", "\x89PNG");
        int number = 0;
        for (const auto &[form, begin] : beginnings()) {
            if (tests::isTried(number, 4))
                row(form.c_str(), "game", begin);
            if (tests::isTried(++number, 4))
                row(form.c_str(), "trace", begin);
        }
    }
    /// A drawing that begins with a dash follows --, after which no option is read.
    void aDashEndsTheOptions()
    {
        const QString drawing = u"-O-\nO.O\n-O-"_s;
        const ExportRun run({u"--svg"_s, u"-"_s, u"--"_s, drawing});
        QVERIFY2(run.status == 0, run.errors.constData());
        QVERIFY(run.out.startsWith("<?xml"));
        const ExportRun option({u"--svg"_s, u"-"_s, drawing});
        QCOMPARE(option.status, 64);
        const ExportRun valued(
            {u"--svg"_s, u"-"_s, u"--method"_s, u"bits"_s, u"--all=queens:4"_s, u"queens:4"_s});
        QCOMPARE(valued.status, 64);
    }

    /// A file whose name ends like that of another form would be taken for it.
    void misnamedFilesAreNotWritten_data()
    {
        QTest::addColumn<QString>("form");
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("good");
        QTest::newRow("another form") << u"--png"_s << u"board.gif"_s << false;
        QTest::newRow("capital letters") << u"--svg"_s << u"board.PDF"_s << false;
        QTest::newRow("a web page") << u"--png"_s << u"board.html"_s << false;
        QTest::newRow("its own") << u"--png"_s << u"board.PNG"_s << true;
        QTest::newRow("pieces on paper") << u"--cutout"_s << u"board.pdf"_s << true;
        QTest::newRow("an unknown one") << u"--svg"_s << u"board.v2"_s << true;
    }
    void misnamedFilesAreNotWritten()
    {
        QFETCH(const QString, form);
        QFETCH(const QString, name);
        QFETCH(const bool, good);
        const QTemporaryDir folder;
        const ExportRun run({form, folder.filePath(name), u"taquin:3x3:1 2 3 4 0 5 7 8 6"_s});
        QCOMPARE(run.status, good ? 0 : 64);
        QCOMPARE(run.errors.isEmpty(), good);
        QCOMPARE(QFileInfo::exists(folder.filePath(name)), good);
    }

    /// An animation in which nothing moves is written, with a hint.
    void aStillAnimationIsRemarkedOn()
    {
        const ExportRun still({u"--gif"_s, u"-"_s, u"queens:4"_s});
        QCOMPARE(still.status, 0);
        QVERIFY(still.out.startsWith("GIF89a"));
        QVERIFY2(still.errors.contains("--method"), still.errors.constData());
        QVERIFY(ExportRun({u"--png"_s, u"-"_s, u"queens:4"_s}).errors.isEmpty());
    }

    /// At 50 moves per second, each image is shown for 4 hundredths of a second, and one of two moves has an image.
    void theSpeedIsTheChosenOne()
    {
        const ExportRun slow({u"--gif"_s, u"-"_s, u"--method"_s, u"lookback"_s, u"queens:4"_s});
        const ExportRun fast(
            {u"--gif"_s, u"-"_s, u"--method"_s, u"lookback"_s, u"--speed"_s, u"50"_s, u"queens:4"_s});
        QCOMPARE(fast.status, 0);
        QVERIFY2(fast.errors.isEmpty(), fast.errors.constData());
        const auto times = [](QByteArray gif) {
            QBuffer buffer(&gif);
            QImageReader reader(&buffer, "gif");
            std::vector<int> result;
            while (!reader.read().isNull())
                result.push_back(reader.nextImageDelay());
            return result;
        };
        const std::vector<int> times50 = times(fast.out);
        QVERIFY(times50.size() > 3);
        QVERIFY(std::all_of(times50.begin() + 1, times50.end() - 1, [](int time) { return time == 40; }));
        QVERIFY(times(slow.out).size() > 2 * times50.size());
    }

    /// A page with faults is written, and its faults are reported by their places.
    void theFaultsOfAPageAreReported()
    {
        QTemporaryDir folder;
        const QString page = folder.filePath(u"page.md"_s);
        const QString path = folder.filePath(u"out.html"_s);
        writeFile(page, "# One\n\n```board\nqueens:4\nmethode: bits\n```\n\n```board\ndogs:\n```\n");
        const ExportRun run({u"--web"_s, path, page});
        QCOMPARE(run.status, 65);
        QVERIFY2(run.errors.contains("line 5: "), run.errors.constData());
        QVERIFY2(run.errors.contains("board 2 of the page: "), run.errors.constData());
        QVERIFY(contentOf(path).startsWith("<!DOCTYPE html>"));
    }

    void everyFormIsWritten()
    {
        QFETCH(QString, form);
        QFETCH(QString, source);
        QFETCH(QByteArray, begin);
        QTemporaryDir folder;
        QStringList words;
        if (source == "page"_L1) {
            source = folder.filePath(u"page.md"_s);
            writeFile(source, "# One\n\n```board\nqueens:5\n```\n");
        } else if (source == "line"_L1) {
            source = folder.filePath(u"line.txt"_s);
            writeFile(source, "queens:5\n");
        } else if (source == "trace"_L1) {
            source = folder.filePath(u"four.trace"_s);
            writeFile(source, "\xEF\xBB\xBF"
                              "cassetete trace 1\r\nline queens:4:....\r\n+ 2\n+ 4\n+ 1\n+ 3\n=\n");
        } else if (source == "game"_L1) {
            source = tests::dataPath(u"games/bishop-2.cassetete"_s);
        } else if (source == "queens:4"_L1) {
            words = {u"--method"_s, u"lookback"_s, u"--all"_s};
        }
        const QString path = folder.filePath(u"out"_s);
        const ExportRun run(QStringList{"--"_L1 + form, path} + words + QStringList{source});
        QVERIFY(run.ended);
        QVERIFY2(run.status == 0, run.errors.constData());
        QVERIFY(run.errors.isEmpty());
        QVERIFY(contentOf(path).startsWith(begin));
    }

    /// A dash stands for standard output, not for a file of that name.
    void aDrawingIsTitled()
    {
        const ExportRun run({u"--svg"_s, u"-"_s, u"queens:4"_s});
        QCOMPARE(run.status, 0);
        QVERIFY2(run.out.contains("<title>Queens</title>") && !run.out.contains("Qt"),
                 run.out.left(500).constData());
    }

    void onlyOneOfSeveralBoardsIsExported()
    {
        QTemporaryDir folder;
        const QString boards = u"queens:4\n\nqueens:5\n"_s;
        writeFile(folder.filePath(u"boards.txt"_s), boards.toUtf8());
        for (const QString &source : {boards, folder.filePath(u"boards.txt"_s)}) {
            const ExportRun run({u"--svg"_s, u"-"_s, source});
            QCOMPARE(run.status, 0);
            QCOMPARE(run.errors, "cassetete: only the first board is exported\n"_ba);
        }
        QCOMPARE(ExportRun({u"--svg"_s, u"-"_s, u"queens:4"_s}).errors, QByteArray());
    }

    void aMethodThatThePuzzleLacksIsAFaultOfAPage()
    {
        QTemporaryDir folder;
        const QString page = folder.filePath(u"page.md"_s);
        writeFile(page, "# A page\n\n```board\nqueens:8\nmethod: nosuch\n```\n");
        const ExportRun run({u"--web"_s, folder.filePath(u"page.html"_s), page});
        QCOMPARE(run.status, 65);
        QVERIFY2(run.errors.contains("board 1 of the page: There is no method"), run.errors.constData());
    }

    void everyFormIsWrittenToStandardOutput_data()
    {
        QTest::addColumn<QString>("form");
        QTest::addColumn<QByteArray>("begin");
        int number = 0;
        for (const auto &[form, begin] : beginnings()) {
            if (tests::isTried(number++, 2))
                QTest::newRow(form.c_str()) << QString::fromStdString(form) << QByteArray(begin);
        }
    }
    void everyFormIsWrittenToStandardOutput()
    {
        QFETCH(QString, form);
        QFETCH(QByteArray, begin);
        const ExportRun run({"--"_L1 + form, u"-"_s, tests::dataPath(u"games/bishop-2.cassetete"_s)});
        QCOMPARE(run.status, 0);
        QVERIFY(run.out.startsWith(begin));
        QVERIFY(!QFileInfo::exists(u"-"_s));
    }

    /// A picture that a saved game contains is in every exported form, although no other file holds it.
    void pictureOfASavedGameIsExported_data()
    {
        QTest::addColumn<QString>("form");
        int number = 0;
        for (const char *form : {"png", "gif", "webp", "svg", "web", "pdf", "cutout"}) {
            if (tests::isTried(number++, 2))
                QTest::newRow(form) << QString::fromLatin1(form);
        }
    }
    void pictureOfASavedGameIsExported()
    {
        QFETCH(QString, form);
        QTemporaryDir folder;
        const QString game = folder.filePath(u"photo.cassetete"_s);
        writeFile(game, gameWithPhoto());
        const QString path = folder.filePath(u"out"_s);
        const ExportRun run({"--"_L1 + form, path, game}, folder.path());
        QVERIFY2(run.status == 0, run.errors.constData());
        QVERIFY2(run.errors.isEmpty(), run.errors.constData());
        const QByteArray written = contentOf(path);
        if (form == "png"_L1 || form == "gif"_L1 || form == "webp"_L1) {
            QVERIFY(photoPart(QImage::fromData(written)) > 0.5);
        } else if (form == "pdf"_L1 || form == "cutout"_L1) {
            QVERIFY(written.contains("/Subtype /Image"));
        } else {
            const QByteArray prefix = "base64,";
            const qsizetype at = written.indexOf(prefix) + prefix.size();
            QVERIFY(at > prefix.size());
            const QByteArray part = QByteArray::fromBase64(written.mid(at, written.indexOf('"', at) - at));
            QVERIFY(photoPart(QImage::fromData(part)) > 0.9);
        }
        QVERIFY(form != "web"_L1 || written.contains("class=\"whole\""));
        QVERIFY(!QFileInfo::exists(folder.filePath(u".local"_s))); // an export leaves no files behind
    }

    /// A picture that is missing or unreadable is reported, and the tiles show numbers.
    void aMissingPictureIsReported()
    {
        QTemporaryDir folder;
        const QString game = folder.filePath(u"photo.cassetete"_s);
        QByteArray text = gameWithPhoto();
        text.chop(40);
        writeFile(game, text);
        const ExportRun damaged({u"--png"_s, folder.filePath(u"out"_s), game}, folder.path());
        QCOMPARE(damaged.status, 0);
        QVERIFY(damaged.errors.contains("is damaged"));
        writeFile(game, text.first(text.indexOf("picture: ")));
        const ExportRun missing({u"--png"_s, folder.filePath(u"out"_s), game}, folder.path());
        QCOMPARE(missing.status, 0);
        QVERIFY(missing.errors.contains("neither in its file"));
        QVERIFY(photoPart(QImage(folder.filePath(u"out"_s))) < 0.01);
    }

    /// A method's search is printed as its solution: the course's game of 31 jumps, not the first of the
    /// millions of calls that find it.
    void paperShowsTheSolution()
    {
        QTemporaryDir folder;
        const auto exported = [&](const char *method, const QString &source) {
            const QString path =
                folder.filePath(QString::fromLatin1(method) + QString::number(source.size()));
            const ExportRun run({u"--pdf"_s, path, u"--method"_s, QString::fromLatin1(method), source});
            return run.status == 0 && run.errors.isEmpty() ? contentOf(path).count("/Type /Page\n") : -1;
        };
        QCOMPARE(exported("course", u"solitaire:english"_s), 2);
        QCOMPARE(exported("lookback", u"queens:4"_s), 1);
        const ExportRun none(
            {u"--pdf"_s, folder.filePath(u"none"_s), u"--method"_s, u"lookback"_s, u"queens:3"_s});
        QCOMPARE(none.status, 1);
    }

    /// Frame 4 of four queens shows two queens, and frame 0 none.
    void aFrameIsChosen()
    {
        QTemporaryDir folder;
        std::set<QByteArray> pictures;
        for (const char *frame : {"0", "1", "4"}) {
            const QString path = folder.filePath(QString::fromLatin1(frame));
            const ExportRun run({u"--png"_s, path, u"--method"_s, u"lookback"_s, u"--at"_s,
                                 QString::fromLatin1(frame), u"queens:4"_s});
            QCOMPARE(run.status, 0);
            pictures.insert(contentOf(path));
        }
        QCOMPARE(pictures.size(), std::size_t(3));
    }

    /// A trace with a fault is exported up to the fault, which is reported.
    void aWrongTraceIsExportedUpToItsFault()
    {
        QTemporaryDir folder;
        const QString trace = folder.filePath(u"wrong.trace"_s);
        writeFile(trace, "cassetete trace 1\nline queens:4:....\n+ 2\n+ 4\n+ 9\n");
        const QString path = folder.filePath(u"out.html"_s);
        const ExportRun run({u"--web"_s, path, trace});
        QCOMPARE(run.status, 65);
        QVERIFY(run.errors.contains("Line 5"));
        QVERIFY(contentOf(path).contains("\"count\""));
    }

    /// A dealt board is the same for the same seed, and a search that would take years is exported as far as
    /// it got in its time.
    void respectsTheSeedAndTheTime()
    {
        QTemporaryDir folder;
        std::map<QString, QByteArray> pictures;
        for (const QString &seed : {u"1"_s, u"2"_s, u"1"_s}) {
            const QString path = folder.filePath(u"dealt.svg"_s);
            QCOMPARE(ExportRun({u"--svg"_s, path, u"--seed"_s, seed, u"taquin:4x4"_s}).status, 0);
            const auto known = pictures.emplace(seed, contentOf(path));
            QCOMPARE(contentOf(path), known.first->second);
        }
        QVERIFY(pictures.at(u"1"_s) != pictures.at(u"2"_s));
        const QString path = folder.filePath(u"cut.html"_s);
        const ExportRun run({u"--web"_s, path, u"--method"_s, u"lookback"_s, u"--all"_s, u"--time"_s,
                             u"0.2"_s, u"queens:20"_s});
        QCOMPARE(run.status, 0);
        QVERIFY(contentOf(path).startsWith("<!DOCTYPE html>"));
    }

    /// A deal that was cut short gives another board than requested, so it is not exported.
    void aDealThatIsCutShortIsNotWritten()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"out.svg"_s);
        const QString line = u"taquin:40x40,deal=walk,count=1000000,seed=1"_s;
        const ExportRun run({u"--svg"_s, path, u"--time"_s, u"0"_s, line});
        QCOMPARE(run.status, 2);
        QVERIFY(run.errors.contains("the time is up"));
        QVERIFY(!QFile::exists(path));
    }

    /// Comments and blank lines are skipped, and the moves on the next line are read.
    void aFileIsReadAsTheWindowReadsIt()
    {
        QTemporaryDir folder;
        const auto drawing = [&folder](const QString &source) {
            const QString path = folder.filePath(u"out.svg"_s);
            const ExportRun run({u"--svg"_s, path, source});
            return run.status == 0 ? contentOf(path) : run.errors;
        };
        const QString file = folder.filePath(u"moves.txt"_s);
        writeFile(file, "\n# four queens\nqueens:4\n2 4 1\n");
        QCOMPARE(drawing(file), drawing(u"queens:4:241."_s));
        writeFile(file, "# four queens\nqueens:4\n# no moves\n");
        QCOMPARE(drawing(file), drawing(u"queens:4"_s));
    }

    /// A letter and its accent may arrive as two code points.
    void textIsComposed()
    {
        QTemporaryDir folder;
        const ExportRun run({u"--png"_s, folder.filePath(u"out"_s), u"anagrams:e\u0301te\u0301"_s});
        QVERIFY2(run.status == 0, run.errors.constData());
    }

    /// Only a method's search can be cut to the number of frames that can be stored; a message reports the
    /// cut.
    void aSearchThatIsTooLongIsCut()
    {
        QTemporaryDir folder;
        const ExportRun run({u"--png"_s, folder.filePath(u"out"_s), u"--method"_s, u"lookback"_s, u"--all"_s,
                             u"--at"_s, u"9"_s, u"queens:14"_s});
        QVERIFY(run.ended);
        QCOMPARE(run.status, 0);
        QVERIFY(run.errors.contains("of the search are exported"));
    }

    void misuseIsReported_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<int>("status");
        const auto row = [](const char *words, int status) {
            QTest::newRow(words) << QString::fromLatin1(words) << status;
        };
        row("", 64);
        row("queens:4", 64);
        row("--png", 64);
        row("--png OUT", 64);
        row("--png OUT --svg OUT queens:4", 64);
        row("--png OUT --at x queens:4", 64);
        row("--png OUT --time x queens:4", 64);
        row("--png OUT --speed 2 queens:4", 64);
        row("--gif OUT --speed 0 queens:4", 64);
        row("--gif OUT --speed nan queens:4", 64);
        row("--png OUT --seed x queens:4", 64);
        row("--png OUT --at 9999 queens:4", 64);
        row("--png OUT --method none queens:4", 64);
        row("--png OUT queens:4 queens:5", 64);
        row("--png OUT --frobnicate queens:4", 64);
        row("--png OUT /no/such/file", 64);
        row("--png /no/such/folder/out queens:4", 64);
        row("--png OUT --all queens:4", 64);
        row("--png OUT --set order=fewest knight:5x5", 64);
        row("--png OUT --method pruned --set order knight:5x5", 64);
        row("--png OUT --method pruned --set weight=2 knight:5x5", 64);
        row("--png OUT queens:what", 65);
    }
    void misuseIsReported()
    {
        QFETCH(QString, words);
        QFETCH(int, status);
        QTemporaryDir folder;
        const QString path = folder.filePath(u"out"_s);
        const ExportRun run(words.split(u' ', Qt::SkipEmptyParts).replaceInStrings(u"OUT"_s, path));
        QVERIFY(run.ended);
        QCOMPARE(run.status, status);
        QCOMPARE(run.errors.count('\n'), 1);
        QVERIFY(run.errors.startsWith("cassetete: "));
        QVERIFY(!QFile::exists(path));
    }
    void twoFilesAreMisuse()
    {
        const ExportRun run({u"--png"_s, u"a.png"_s, u"--svg"_s, u"a.svg"_s, u"queens:4"_s});
        QCOMPARE(run.status, 64);
        QVERIFY2(run.errors.contains("leave out --png or --svg"), run.errors.constData());
    }

    /// The method searches with the options that are set: its first tour is that of `solve`.
    void optionsOfTheMethodAreSet()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"out"_s);
        QList<QByteArray> pictures;
        for (const QString &order : {u"order=ascending"_s, u"order=fewest"_s}) {
            const QStringList search{u"--method"_s, u"pruned"_s, u"--all"_s,
                                     u"--set"_s,    order,       u"knight:5x5"_s};
            const ExportRun searched(QStringList{u"--png"_s, path} + search);
            QCOMPARE(searched.status, 0);
            pictures << contentOf(path);
            const QByteArray first =
                run(QStringList{u"solve"_s, u"--threads=1"_s} + search).answers().value(0);
            const ExportRun given({u"--png"_s, path, QString::fromUtf8(first)});
            QCOMPARE(given.status, 0);
            QCOMPARE(contentOf(path), pictures.last());
        }
        QVERIFY(pictures[0] != pictures[1]);
    }

    /// A value follows its option or an equals sign, as for `solve`; an option that lacks it is known.
    void valuesAreGivenAsToSolve()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"out"_s);
        QList<QByteArray> pictures;
        for (const QStringList &words : {QStringList{u"--png="_s + path, u"--method=bits"_s, u"--seed=3"_s},
                                         QStringList{u"--png"_s, path, u"--method"_s, u"bits"_s}}) {
            const ExportRun searched(words + QStringList{u"queens:5"_s});
            QVERIFY2(searched.status == 0, searched.errors.constData());
            pictures << contentOf(path);
        }
        QCOMPARE(pictures[0], pictures[1]);
        const ExportRun lacking({u"--png"_s, path, u"queens:5"_s, u"--method"_s});
        QCOMPARE(lacking.status, 64);
        QVERIFY2(lacking.errors.contains("--method needs a value"), lacking.errors.constData());
    }

    void aSimilarOptionIsSuggested()
    {
        const ExportRun run({u"--pgn"_s, u"-"_s, u"queens:4"_s});
        QCOMPARE(run.status, 64);
        QVERIFY(run.errors.contains("did you mean “--png”?"));
    }

    /// A search for all solutions shows its solutions: a picture the first one, as if that had been given as a board, and
    /// pages all of them.
    void allSolutionsAreExported_data()
    {
        QTest::addColumn<QString>("board");
        QTest::addColumn<QString>("method");
        QTest::addColumn<QString>("first");
        QTest::addColumn<int>("solutions");
        QTest::newRow("queens") << u"queens:6"_s << u"bits"_s << u"queens:6:246135"_s << 4;
        QTest::newRow("anagrams") << u"anagrams:abc"_s << u"swaps"_s << u"anagrams:abc:abc"_s << 6;
        QTest::newRow("tilings") << u"tiling:2x4,pieces=OO"_s << u"cells"_s
                                 << u"tiling:2x4,pieces=OO:OOO'O'/OOO'O'"_s << 1;
    }
    void allSolutionsAreExported()
    {
        QFETCH(QString, board);
        QFETCH(QString, method);
        QFETCH(QString, first);
        QFETCH(int, solutions);
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"out"_s);
        const auto exported = [&](const QStringList &words) {
            const ExportRun run(words);
            return run.status == 0 ? contentOf(path) : QByteArray();
        };
        const QByteArray start = exported({u"--png"_s, path, board});
        const QByteArray found = exported({u"--png"_s, path, u"--method"_s, method, u"--all"_s, board});
        QVERIFY(!found.isEmpty() && found != start);
        QCOMPARE(QImage::fromData(found), QImage::fromData(exported({u"--png"_s, path, first})));
        const ExportRun paper({u"--pdf"_s, path, u"--method"_s, method, u"--all"_s, board});
        QCOMPARE(paper.status, 0);
        QProcess text;
        text.start(u"pdftotext"_s, {path, u"-"_s});
        if (!text.waitForFinished())
            QSKIP("pdftotext is not installed");
        const QString heading = QString::fromUtf8(text.readAllStandardOutput()).section(u'\n', 0, 0);
        QVERIFY2(heading.endsWith(u"%1 solution%2"_s.arg(solutions).arg(solutions > 1 ? u"s"_s : QString())),
                 qPrintable(heading));
    }
};

TEST_SUITE(ExportTest)
#include "tst_export.moc"
