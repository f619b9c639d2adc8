// SPDX-License-Identifier: MIT
#include "hands.h"
#include "support/rooks.h"
#include "support/rooksui.h"
#include "support/suite.h"
#include "window/colourcut.h"
#include "window/filmdialog.h"

#include <QBuffer>
#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QImageReader>
#include <QPainter>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using session::Session;
using window::Film;

namespace {

const board::Style style = board::Style::make(board::Style::Light);

/// Rooks laid on the diagonal, one by one.
std::unique_ptr<Session> played(int size, int rooks)
{
    auto session = std::make_unique<Session>(rooks::kind(), rooks::game(std::to_string(size)));
    for (int row = 0; row < rooks; ++row)
        session->hand(rooks::lay(row, row, size));
    return session;
}

/// All of a search's steps to the 24 ways to set four rooks.
std::unique_ptr<Session> searched()
{
    auto session = std::make_unique<Session>(rooks::kind(), rooks::game("4"));
    session->player().setSpeed(session::Speed(session::Speed::fastest));
    session->solve({.solver = rooks::kind().solver("rows"), .goal = core::Goal::All, .watch = true});
    [&] { QTRY_VERIFY(!session->isWatching()); }();
    return session;
}

std::vector<Film::Picture> picturesOf(const Session &session, const Film::Choice &choice)
{
    Film film(rooks::ui(), session, style, choice);
    std::vector<Film::Picture> pictures;
    while (!film.atEnd())
        pictures.push_back(film.next());
    return pictures;
}

struct Read {
    std::vector<QImage> images;
    std::vector<int> milliseconds;
    int loops = 0;
};

/// By Qt's own reader of GIFs.
Read readBack(QIODevice &device)
{
    Read read;
    QImageReader reader(&device, "gif");
    for (QImage image = reader.read(); !image.isNull(); image = reader.read()) {
        read.images.push_back(image.convertToFormat(QImage::Format_RGB32));
        read.milliseconds.push_back(reader.nextImageDelay());
    }
    read.loops = reader.loopCount();
    return read;
}

/// The greatest difference of any channel of any pixel.
int difference(const QImage &one, const QImage &other)
{
    int greatest = one.size() == other.size() ? 0 : 256;
    for (int y = 0; y < one.height() && greatest < 256; ++y) {
        for (int x = 0; x < one.width(); ++x) {
            const QRgb a = one.pixel(x, y);
            const QRgb b = other.pixel(x, y);
            greatest = std::max({greatest, std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)),
                                 std::abs(qBlue(a) - qBlue(b))});
        }
    }
    return greatest;
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// Animations: what they show, and the files they become.
class FilmTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { tests::forgetEverything(); }

    void everyMoveIsSeen()
    {
        const auto session = played(5, 3);
        const Film film(rooks::ui(), *session, style, {.what = Film::What::Game});
        QCOMPARE(film.moves(), 3);
        QCOMPARE(film.limit(), QString());
        const auto still = picturesOf(*session, {.what = Film::What::Game, .glides = false, .words = false});
        QCOMPARE(still.size(), 4U);
        const auto gliding = picturesOf(*session, {.what = Film::What::Game, .words = false});
        QVERIFY(gliding.size() > 3 * still.size());
        QCOMPARE(gliding.front().image, still.front().image);
        QCOMPARE(gliding.back().image, still.back().image);
        QVERIFY(still.front().image != still.back().image);
    }

    void aMoveLastsAsLongAsItShould()
    {
        const auto session = played(8, 6);
        for (const double speed : {0.25, 1.0, 2.0, 7.0, 25.0}) {
            for (const bool glides : {false, true}) {
                const auto pictures =
                    picturesOf(*session, {.what = Film::What::Game, .speed = speed, .glides = glides});
                int hundredths = 0; // of all but the last move and the rest at both ends
                for (std::size_t i = 1; i + 1 < pictures.size(); ++i)
                    hundredths += pictures[i].hundredths;
                QVERIFY2(std::abs(hundredths - 5 * 100 / speed) <= 5 + 36,
                         qPrintable(QString::number(speed)));
                QVERIFY(pictures.back().hundredths >= 100);
            }
        }
    }

    void whatIsTooFastForPicturesSkipsMoves()
    {
        const auto session = searched();
        const Film slow(rooks::ui(), *session, style, {.speed = 25});
        const Film fast(rooks::ui(), *session, style, {.speed = 100});
        QVERIFY(slow.moves() > 100);
        QCOMPARE(fast.moves(), slow.moves());
        const auto count = picturesOf(*session, {.speed = 100}).size();
        QCOMPARE(count, 1 + std::size_t(fast.moves() + 3) / 4);
        QCOMPARE(picturesOf(*session, {.speed = 100}).back().image,
                 picturesOf(*session, {.speed = 25}).back().image);
    }

    void aLongSearchIsFilmedInPart()
    {
        Session session(rooks::kind(), rooks::game("7"));
        session.player().setSpeed(session::Speed(session::Speed::fastest));
        session.solve({.solver = rooks::kind().solver("rows"), .goal = core::Goal::All, .watch = true});
        QTRY_VERIFY(!session.isWatching());
        const qint64 whole = session.timeline().lastFrame();
        const Film film(rooks::ui(), session, style, {.speed = 10});
        QVERIFY(film.moves() < whole);
        QVERIFY2(film.limit().contains(QLocale().toString(whole)), qPrintable(film.limit()));
        QVERIFY(film.pictures() <= 5001);
        const Film faster(rooks::ui(), session, style, {.speed = 100});
        QVERIFY(faster.moves() > film.moves());
    }

    void aPartIsAsInTheWhole_data()
    {
        QTest::addColumn<int>("what");
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("last");
        for (const Film::What what : {Film::What::Act, Film::What::Game}) {
            for (const auto &[first, last] : {std::pair(1, 1), {3, 7}, {40, 90}})
                QTest::addRow("%d to %d", first, last) << int(what) << first << last;
        }
    }
    void aPartIsAsInTheWhole()
    {
        QFETCH(int, what);
        QFETCH(int, first);
        QFETCH(int, last);
        const auto session = searched();
        Film::Choice choice{.what = Film::What(what), .glides = false};
        const auto whole = picturesOf(*session, choice);
        choice.first = first;
        choice.last = last;
        QCOMPARE(Film(rooks::ui(), *session, style, choice).limit(), QString());
        const auto part = picturesOf(*session, choice);
        QCOMPARE(part.size(), std::size_t(last - first) + 2);
        for (std::size_t i = 1; i < part.size(); ++i) // the first tells what is shown
            QCOMPARE(part[i].image, whole[std::size_t(first) + i - 1].image);
    }

    void aPartOfSeveralActs()
    {
        const auto session = played(6, 5);
        Film::Choice choice{.what = Film::What::Game, .glides = false, .words = false};
        const auto whole = picturesOf(*session, choice);
        choice.first = 3;
        choice.last = 4;
        const auto part = picturesOf(*session, choice);
        QCOMPARE(part.size(), 3U);
        QVERIFY(part[0].image != part[1].image);
        for (std::size_t i = 1; i < part.size(); ++i) // nothing is marked on the first
            QCOMPARE(part[i].image, whole[2 + i].image);
    }

    void noPartIsTooOdd()
    {
        const auto session = played(4, 2);
        constexpr qint64 most = std::numeric_limits<qint64>::max();
        for (const qint64 first : {-most, qint64(0), qint64(2), qint64(3), most}) {
            for (const qint64 last : {-most, qint64(0), qint64(1), qint64(3), most}) {
                const Film::Choice choice{
                    .what = Film::What::Game, .first = first, .last = last, .glides = false};
                const auto pictures = picturesOf(*session, choice);
                QVERIFY(!pictures.empty() && pictures.size() <= 3);
            }
        }
        const Session empty(rooks::kind(), rooks::game("4"));
        QCOMPARE(picturesOf(empty, {.what = Film::What::Game, .first = 7}).size(), 1U);
    }

    void theScrambleIsNotPartOfTheGame()
    {
        Session session(rooks::kind(), rooks::game("4"));
        session.hand(rooks::lay(0, 0, 4));
        session.begin(session::Act::New, rooks::game("5"), {});
        session.hand(rooks::lay(0, 1, 5));
        session.hand(rooks::lay(1, 2, 5));
        const Film film(rooks::ui(), session, style, {.what = Film::What::Game});
        QCOMPARE(film.moves(), 2);
        QCOMPARE(film.scene().grid().columns, 5);
    }

    void theFileIsWhatWasShown()
    {
        const auto session = played(4, 4);
        const Film::Choice choice{.what = Film::What::Game, .side = 200};
        const auto pictures = picturesOf(*session, choice);
        QBuffer file;
        QVERIFY(file.open(QBuffer::ReadWrite));
        window::GifFile gif(file, pictures.front().image.size(), true);
        for (const Film::Picture &picture : pictures)
            QVERIFY(gif.add(picture.image, picture.hundredths));
        QVERIFY(gif.close());
        file.seek(0);
        const Read read = readBack(file);
        QCOMPARE(read.images.size(), pictures.size());
        QCOMPARE(read.loops, -1); // for ever
        for (std::size_t i = 0; i < pictures.size(); ++i) {
            QCOMPARE(read.milliseconds[i], pictures[i].hundredths * 10);
            // Fewer colours than the eye could tell apart, and what a gliding piece left behind is whole
            // again.
            QVERIFY2(difference(read.images[i], pictures[i].image) <= 40, qPrintable(QString::number(i)));
        }
    }

    void fewColoursStayExact()
    {
        QImage one(40, 30, QImage::Format_RGB32);
        one.fill(Qt::darkCyan);
        for (int x = 0; x < 40; ++x)
            one.setPixel(x, x % 30, qRgb(x * 6, 255 - x, x));
        QImage other = one;
        other.setPixel(7, 20, qRgb(1, 2, 3));
        QBuffer file;
        QVERIFY(file.open(QBuffer::ReadWrite));
        {
            window::GifFile gif(file, one.size(), false);
            for (const QImage &image : {one, other, other, one})
                QVERIFY(gif.add(image, 7));
        }
        file.seek(0);
        const Read read = readBack(file);
        QCOMPARE(read.images, (std::vector<QImage>{one, other, other, one}));
        QCOMPARE(read.loops, 0); // once
    }

    void manyColoursBecomeNearOnes()
    {
        std::vector<QRgb> ramp; // 64 reds times 64 greens
        for (int red = 0; red < 256; red += 4)
            for (int green = 0; green < 256; green += 4)
                ramp.push_back(qRgb(red, green, 128));
        const auto cut = window::ColourCut::of(ramp, 255);
        QVERIFY(cut.colours.size() <= 255);
        QCOMPARE(cut.numbers.size(), ramp.size());
        // 16 x 16 boxes would do, whose corners lie 6 from their middle in either channel.
        for (std::size_t i = 0; i < ramp.size(); ++i) {
            const QRgb colour = cut.colours[cut.numbers[i]];
            QVERIFY(std::abs(qRed(colour) - qRed(ramp[i])) <= 16);
            QVERIFY(std::abs(qGreen(colour) - qGreen(ramp[i])) <= 16);
            QCOMPARE(qBlue(colour), 128);
        }
        QCOMPARE(window::ColourCut::of({}, 255).colours.size(), 0U);
    }

    void theBoxWritesIt()
    {
        const auto session = played(4, 3);
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"rooks.gif"_s);
        auto *dialog = new window::FilmDialog(rooks::ui(), *session, style, nullptr);
        QSignalSpy said(dialog, &window::FilmDialog::said);
        dialog->write(path);
        QTRY_COMPARE(said.size(), 1);
        QVERIFY2(said[0][0].toString().contains(u"rooks.gif"_s), qPrintable(said[0][0].toString()));
        QFile file(path);
        QVERIFY(file.open(QFile::ReadOnly));
        const auto pictures = picturesOf(*session, {.what = Film::What::Game});
        QCOMPARE(readBack(file).images.size(), pictures.size());
    }

    void theBoxKnowsWhatWasChosen()
    {
        const auto session = searched();
        const auto open = [&] { return new window::FilmDialog(rooks::ui(), *session, style, nullptr); };
        auto *dialog = open();
        const int whole = int(session->timeline().lastFrame());
        QCOMPARE(dialog->choice().first, 1);
        QCOMPARE(dialog->choice().last, whole);
        const auto ends = dialog->findChildren<QSpinBox *>();
        QCOMPARE(ends.size(), 2);
        ends[1]->setValue(20);
        ends[0]->setValue(30); // never the wrong way round
        QCOMPARE(dialog->choice().first, 30);
        QCOMPARE(dialog->choice().last, 30);
        ends[1]->setValue(10);
        QCOMPARE(dialog->choice().first, 10);
        dialog->findChild<QDoubleSpinBox *>()->setValue(12.5);
        for (QCheckBox *box : dialog->findChildren<QCheckBox *>())
            box->toggle();
        const Film::Choice chosen = dialog->choice();
        dialog->reject();
        dialog = open();
        QCOMPARE(dialog->choice().speed, chosen.speed);
        QCOMPARE(dialog->choice().glides, chosen.glides);
        QCOMPARE(dialog->choice().words, chosen.words);
        QCOMPARE(dialog->choice().last, whole);
        dialog->reject();
    }

    void stoppedItLeavesWhatWasThere()
    {
        const auto session = played(4, 3);
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"mine.gif"_s);
        tests::writeFile(path, "mine");
        auto *dialog = new window::FilmDialog(rooks::ui(), *session, style, nullptr);
        QSignalSpy said(dialog, &window::FilmDialog::said);
        dialog->write(path);
        QVERIFY(dialog->isWriting());
        dialog->reject();
        QCOMPARE(said.size(), 1);
        QCOMPARE(contentOf(path), QByteArray("mine"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
    }

    void whatCannotBeWrittenIsSaid()
    {
        const auto session = played(4, 1);
        window::FilmDialog dialog(rooks::ui(), *session, style, nullptr);
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        QSignalSpy said(&dialog, &window::FilmDialog::said);
        dialog.write(u"/nowhere/at/all.gif"_s);
        QTRY_COMPARE(said.size(), 1);
        QVERIFY2(said[0][0].toString().contains(u"could not be written"_s),
                 qPrintable(said[0][0].toString()));
        QVERIFY(!dialog.isWriting());
    }

    void aFullDiskIsSaid()
    {
        QFile full(u"/dev/full"_s);
        if (!full.open(QFile::WriteOnly | QFile::Unbuffered))
            QSKIP("there is no such device here");
        QImage image(300, 300, QImage::Format_RGB32);
        image.fill(Qt::red);
        window::GifFile gif(full, image.size(), true);
        bool good = gif.add(image, 4);
        good = gif.close() && good;
        QVERIFY(!good);
    }
};

TEST_SUITE(FilmTest)
#include "tst_film.moc"
