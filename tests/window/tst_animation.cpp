// SPDX-License-Identifier: MIT
#include "export/animationdialog.h"
#include "export/gifwriter.h"
#include "support/rooks.h"
#include "support/rooksui.h"
#include "support/suite.h"
#include "windowactions.h"

#include <QBuffer>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QImageReader>
#include <QPainter>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using exports::AnimationClip;
using session::Session;
using tests::contentOf;

namespace {

const board::Style style = board::Style::make(board::Style::Light);

/// Returns a session in which rooks were laid on the diagonal, one by one.
std::unique_ptr<Session> played(int size, int rooks)
{
    auto session = std::make_unique<Session>(rooks::kind(), rooks::game(std::to_string(size)));
    for (int row = 0; row < rooks; ++row)
        session->hand(rooks::lay(row, row, size));
    return session;
}

/// Returns a session after a watched search for the 24 solutions with four rooks.
std::unique_ptr<Session> searched()
{
    auto session = std::make_unique<Session>(rooks::kind(), rooks::game("4"));
    session->player().setSpeed(session::Speed(session::Speed::fastest));
    session->solve({.solver = rooks::kind().solver("rows"), .goal = core::Goal::All, .watch = true});
    [&] { QTRY_VERIFY(!session->isWatching()); }();
    return session;
}

std::vector<AnimationClip::TimedImage> imagesOf(const Session &session, const AnimationClip::Options &options)
{
    AnimationClip clip(rooks::ui(), session, style, options);
    std::vector<AnimationClip::TimedImage> images;
    while (!clip.atEnd())
        images.push_back(clip.next());
    return images;
}

struct GifContent {
    std::vector<QImage> images;
    std::vector<int> milliseconds;
    int loops = 0;
};

/// Reads a GIF with Qt's own reader.
GifContent readGif(QIODevice &device)
{
    GifContent content;
    QImageReader reader(&device, "gif");
    for (QImage image = reader.read(); !image.isNull(); image = reader.read()) {
        content.images.push_back(image.convertToFormat(QImage::Format_RGB32));
        content.milliseconds.push_back(reader.nextImageDelay());
    }
    content.loops = reader.loopCount();
    return content;
}

/// Returns the greatest difference in any channel of any pixel.
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

} // namespace

/// Tests the images of animations, and the files to which they are written.
class AnimationTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { tests::resetUserData(); }

    /// What the player has just done is offered first: the whole game if it has moves by hand, else the solution.
    void theLatestIsOfferedFirst()
    {
        const auto offered = [](const Session &session) {
            exports::AnimationDialog dialog(rooks::ui(), session, style, nullptr);
            return dialog.findChildren<QComboBox *>().front()->currentIndex();
        };
        for (const int byHand : {0, 1}) {
            const auto session = played(4, byHand);
            session->solve({.solver = rooks::kind().solver("rows")});
            QTRY_COMPARE(session->timeline().act().type, session::Act::Solve);
            QCOMPARE(offered(*session), byHand);
        }
        QCOMPARE(offered(*played(4, 2)), 1);
    }

    void everyMoveIsShown()
    {
        const auto session = played(5, 3);
        const AnimationClip clip(rooks::ui(), *session, style, {.scope = AnimationClip::Scope::Game});
        QCOMPARE(clip.moves(), 3);
        QCOMPARE(clip.limitNotice(), QString());
        const auto still =
            imagesOf(*session, {.scope = AnimationClip::Scope::Game, .glides = false, .captions = false});
        QCOMPARE(still.size(), 4U);
        const auto gliding = imagesOf(*session, {.scope = AnimationClip::Scope::Game, .captions = false});
        QVERIFY(gliding.size() > 3 * still.size());
        QCOMPARE(gliding.front().image, still.front().image);
        QCOMPARE(gliding.back().image, still.back().image);
        QVERIFY(still.front().image != still.back().image);
    }

    void moveTimeFollowsTheSpeed()
    {
        const auto session = played(8, 6);
        for (const double speed : {0.25, 1.0, 2.0, 7.0, 25.0}) {
            for (const bool glides : {false, true}) {
                const auto images = imagesOf(
                    *session, {.scope = AnimationClip::Scope::Game, .speed = speed, .glides = glides});
                int centiseconds = 0; // the time of all moves but the last, without the pauses at both ends
                for (std::size_t i = 1; i + 1 < images.size(); ++i)
                    centiseconds += images[i].centiseconds;
                QVERIFY2(std::abs(centiseconds - 5 * 100 / speed) <= 5 + 36,
                         qPrintable(QString::number(speed)));
                QVERIFY(images.back().centiseconds >= 100);
            }
        }
    }

    void aHighSpeedSkipsMoves()
    {
        const auto session = searched();
        const AnimationClip slow(rooks::ui(), *session, style, {.speed = 25});
        const AnimationClip fast(rooks::ui(), *session, style, {.speed = 100});
        QVERIFY(slow.moves() > 100);
        QCOMPARE(fast.moves(), slow.moves());
        const auto count = imagesOf(*session, {.speed = 100}).size();
        QCOMPARE(count, 1 + std::size_t(fast.moves() + 3) / 4);
        QCOMPARE(imagesOf(*session, {.speed = 100}).back().image,
                 imagesOf(*session, {.speed = 25}).back().image);
    }

    void aLongSearchIsCut()
    {
        Session session(rooks::kind(), rooks::game("7"));
        session.player().setSpeed(session::Speed(session::Speed::fastest));
        session.solve({.solver = rooks::kind().solver("rows"), .goal = core::Goal::All, .watch = true});
        QTRY_VERIFY(!session.isWatching());
        const qint64 whole = session.timeline().lastFrame();
        const AnimationClip clip(rooks::ui(), session, style, {.speed = 10});
        QVERIFY(clip.moves() < whole);
        QVERIFY2(clip.limitNotice().contains(QLocale().toString(whole)), qPrintable(clip.limitNotice()));
        QVERIFY(clip.imageCount() <= 5001);
        const AnimationClip faster(rooks::ui(), session, style, {.speed = 100});
        QVERIFY(faster.moves() > clip.moves());
        const double speed = AnimationClip::speedThatFits(whole, {.speed = 10});
        QVERIFY(AnimationClip(rooks::ui(), session, style, {.speed = speed}).limitNotice().isEmpty());
        QVERIFY(!AnimationClip(rooks::ui(), session, style, {.speed = speed / 2}).limitNotice().isEmpty());
        QCOMPARE(AnimationClip::speedThatFits(std::numeric_limits<qint64>::max(), {.speed = 10}),
                 AnimationClip::fastest);
        QCOMPARE(AnimationClip::speedThatFits(1, {.speed = 10}), 10.0);
    }

    void aRangeEqualsThatPartOfTheWhole_data()
    {
        QTest::addColumn<int>("what");
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("last");
        for (const AnimationClip::Scope what : {AnimationClip::Scope::Act, AnimationClip::Scope::Game}) {
            for (const auto &[first, last] : {std::pair(1, 1), {3, 7}, {40, 90}})
                QTest::addRow("%d to %d", first, last) << int(what) << first << last;
        }
    }
    void aRangeEqualsThatPartOfTheWhole()
    {
        QFETCH(int, what);
        QFETCH(int, first);
        QFETCH(int, last);
        const auto session = searched();
        AnimationClip::Options options{.scope = AnimationClip::Scope(what), .glides = false};
        const auto whole = imagesOf(*session, options);
        options.first = first;
        options.last = last;
        QCOMPARE(AnimationClip(rooks::ui(), *session, style, options).limitNotice(), QString());
        const auto part = imagesOf(*session, options);
        QCOMPARE(part.size(), std::size_t(last - first) + 2);
        for (std::size_t i = 1; i < part.size();
             ++i) // the caption of the first image is the name of the puzzle
            QCOMPARE(part[i].image, whole[std::size_t(first) + i - 1].image);
    }

    void aRangeOfSeveralActs()
    {
        const auto session = played(6, 5);
        AnimationClip::Options options{
            .scope = AnimationClip::Scope::Game, .glides = false, .captions = false};
        const auto whole = imagesOf(*session, options);
        options.first = 3;
        options.last = 4;
        const auto part = imagesOf(*session, options);
        QCOMPARE(part.size(), 3U);
        QVERIFY(part[0].image != part[1].image);
        for (std::size_t i = 1; i < part.size(); ++i) // the first image has no marks
            QCOMPARE(part[i].image, whole[2 + i].image);
    }

    void everyRangeIsAccepted()
    {
        const auto session = played(4, 2);
        constexpr qint64 largest = std::numeric_limits<qint64>::max();
        for (const qint64 first : {-largest, qint64(0), qint64(2), qint64(3), largest}) {
            for (const qint64 last : {-largest, qint64(0), qint64(1), qint64(3), largest}) {
                const AnimationClip::Options options{
                    .scope = AnimationClip::Scope::Game, .first = first, .last = last, .glides = false};
                const auto images = imagesOf(*session, options);
                QVERIFY(!images.empty() && images.size() <= 3);
            }
        }
        const Session empty(rooks::kind(), rooks::game("4"));
        QCOMPARE(imagesOf(empty, {.scope = AnimationClip::Scope::Game, .first = 7}).size(), 1U);
    }

    void theScrambleIsLeftOut()
    {
        Session session(rooks::kind(), rooks::game("4"));
        session.hand(rooks::lay(0, 0, 4));
        session.begin(session::Act::New, rooks::game("5"), {});
        session.hand(rooks::lay(0, 1, 5));
        session.hand(rooks::lay(1, 2, 5));
        const AnimationClip clip(rooks::ui(), session, style, {.scope = AnimationClip::Scope::Game});
        QCOMPARE(clip.moves(), 2);
        QCOMPARE(clip.scene().grid().columns, 5);
    }

    void theFileHasTheImages()
    {
        const auto session = played(4, 4);
        const AnimationClip::Options options{.scope = AnimationClip::Scope::Game, .side = 200};
        const auto images = imagesOf(*session, options);
        QBuffer file;
        QVERIFY(file.open(QBuffer::ReadWrite));
        exports::GifWriter gif(file, images.front().image.size(), true);
        for (const AnimationClip::TimedImage &image : images)
            QVERIFY(gif.add(image.image, image.centiseconds));
        QVERIFY(gif.close());
        file.seek(0);
        const GifContent read = readGif(file);
        QCOMPARE(read.images.size(), images.size());
        QCOMPARE(read.loops, -1); // -1: the animation loops forever
        for (std::size_t i = 0; i < images.size(); ++i) {
            QCOMPARE(read.milliseconds[i], images[i].centiseconds * 10);
            // The colours are quantised, and the area uncovered by a gliding piece is restored.
            QVERIFY2(difference(read.images[i], images[i].image) <= 40, qPrintable(QString::number(i)));
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
            exports::GifWriter gif(file, one.size(), false);
            for (const QImage &image : {one, other, other, one})
                QVERIFY(gif.add(image, 7));
        }
        file.seek(0);
        const GifContent read = readGif(file);
        QCOMPARE(read.images, (std::vector<QImage>{one, other, other, one}));
        QCOMPARE(read.loops, 0); // 0: the animation plays once
    }

    /// The ground of the caption below a photograph keeps its colour, so that words that change leave no trace.
    void aPlainAreaKeepsItsColour()
    {
        const QRgb ground = qRgb(241, 237, 226);
        std::vector<QRgb> pixels(20'000, ground);
        for (int red = 200; red < 256; ++red)
            for (int green = 200; green < 256; ++green)
                for (int blue = 200; blue < 256; blue += 4)
                    pixels.push_back(qRgb(red, green, blue));
        const exports::IndexedColours indexed = exports::quantize(pixels, 255);
        QVERIFY(indexed.palette.size() <= 255);
        QCOMPARE(indexed.indices.size(), pixels.size());
        for (std::size_t i = 0; i < pixels.size(); ++i) {
            if (pixels[i] == ground)
                QCOMPARE(indexed.palette[indexed.indices[i]], ground);
        }
    }

    void manyColoursAreQuantized()
    {
        std::vector<QRgb> ramp; // 64 reds times 64 greens
        for (int red = 0; red < 256; red += 4)
            for (int green = 0; green < 256; green += 4)
                ramp.push_back(qRgb(red, green, 128));
        const exports::IndexedColours indexed = exports::quantize(ramp, 255);
        QVERIFY(indexed.palette.size() <= 255);
        QCOMPARE(indexed.indices.size(), ramp.size());
        // With 16 x 16 equal boxes, each channel of a colour would be at most 6 from the centre of its box.
        for (std::size_t i = 0; i < ramp.size(); ++i) {
            const QRgb colour = indexed.palette[indexed.indices[i]];
            QVERIFY(std::abs(qRed(colour) - qRed(ramp[i])) <= 16);
            QVERIFY(std::abs(qGreen(colour) - qGreen(ramp[i])) <= 16);
            QCOMPARE(qBlue(colour), 128);
        }
        QCOMPARE(exports::quantize({}, 255).palette.size(), 0U);
    }

    void theDialogWritesTheFile()
    {
        const auto session = played(4, 3);
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"rooks.gif"_s);
        auto *dialog = new exports::AnimationDialog(rooks::ui(), *session, style, nullptr);
        QSignalSpy message(dialog, &exports::AnimationDialog::message);
        dialog->write(path);
        QTRY_COMPARE(message.size(), 1);
        QVERIFY2(message[0][0].toString().contains(u"rooks.gif"_s), qPrintable(message[0][0].toString()));
        QFile file(path);
        QVERIFY(file.open(QFile::ReadOnly));
        const auto images = imagesOf(*session, {.scope = AnimationClip::Scope::Game});
        QCOMPARE(readGif(file).images.size(), images.size());
    }

    void theDialogRemembersItsOptions()
    {
        const auto session = searched();
        const auto open = [&] { return new exports::AnimationDialog(rooks::ui(), *session, style, nullptr); };
        auto *dialog = open();
        const int whole = int(session->timeline().lastFrame());
        QCOMPARE(dialog->options().first, 1);
        QCOMPARE(dialog->options().last, whole);
        const auto ends = dialog->findChildren<QSpinBox *>();
        QCOMPARE(ends.size(), 2);
        ends[1]->setValue(20);
        ends[0]->setValue(30); // the first move cannot exceed the last, which is raised with it
        QCOMPARE(dialog->options().first, 30);
        QCOMPARE(dialog->options().last, 30);
        ends[1]->setValue(10);
        QCOMPARE(dialog->options().first, 10);
        dialog->findChild<QDoubleSpinBox *>()->setValue(12.5);
        for (QCheckBox *box : dialog->findChildren<QCheckBox *>())
            box->toggle();
        const AnimationClip::Options chosen = dialog->options();
        dialog->reject();
        dialog = open();
        QCOMPARE(dialog->options().speed, chosen.speed);
        QCOMPARE(dialog->options().glides, chosen.glides);
        QCOMPARE(dialog->options().captions, chosen.captions);
        QCOMPARE(dialog->options().last, whole);
        dialog->reject();
    }

    void stoppingKeepsTheOldFile()
    {
        const auto session = played(4, 3);
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"mine.gif"_s);
        tests::writeFile(path, "mine");
        auto *dialog = new exports::AnimationDialog(rooks::ui(), *session, style, nullptr);
        QSignalSpy message(dialog, &exports::AnimationDialog::message);
        dialog->write(path);
        QVERIFY(dialog->isWriting());
        dialog->reject();
        QCOMPARE(message.size(), 1);
        QCOMPARE(contentOf(path), QByteArray("mine"));
        // The partial file of the background thread is removed as soon as its image is done.
        QTRY_COMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
    }

    /// A file has the format that its suffix says, or is not written.
    void theSuffixDecidesTheFormat()
    {
        const auto session = played(4, 3);
        const QTemporaryDir folder;
        const auto written = [&](const QString &name) {
            exports::AnimationDialog dialog(rooks::ui(), *session, style, nullptr);
            dialog.setAttribute(Qt::WA_DeleteOnClose, false);
            QSignalSpy message(&dialog, &exports::AnimationDialog::message);
            dialog.write(folder.filePath(name));
            [&] { QTRY_COMPARE(message.size(), 1); }();
            return message[0][0].toString();
        };
        written(u"rooks.WebP"_s);
        written(u"rooks.GIF"_s);
        QVERIFY(contentOf(folder.filePath(u"rooks.WebP"_s)).mid(8, 8) == "WEBPVP8X");
        QVERIFY(contentOf(folder.filePath(u"rooks.GIF"_s)).startsWith("GIF89a"));
        QVERIFY(written(u"rooks.png"_s).contains(u".webp"_s));
        QVERIFY(!QFileInfo::exists(folder.filePath(u"rooks.png"_s)));
    }

    void writeErrorsAreReported()
    {
        const auto session = played(4, 1);
        exports::AnimationDialog dialog(rooks::ui(), *session, style, nullptr);
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        QSignalSpy message(&dialog, &exports::AnimationDialog::message);
        dialog.write(u"/nowhere/at/all.gif"_s);
        QTRY_COMPARE(message.size(), 1);
        QVERIFY2(message[0][0].toString().contains(u"could not be saved"_s),
                 qPrintable(message[0][0].toString()));
        QVERIFY(!dialog.isWriting());
    }

    void aFullDiskIsReported()
    {
        QFile full(u"/dev/full"_s);
        if (!full.open(QFile::WriteOnly | QFile::Unbuffered))
            QSKIP("there is no such device here");
        QImage image(300, 300, QImage::Format_RGB32);
        image.fill(Qt::red);
        exports::GifWriter gif(full, image.size(), true);
        bool good = gif.add(image, 4);
        good = gif.close() && good;
        QVERIFY(!good);
    }
};

TEST_SUITE(AnimationTest)
#include "tst_animation.moc"
