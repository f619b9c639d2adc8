// SPDX-License-Identifier: MIT
#include "core/positionline.h"
#include "session/files/localfiles.h"
#include "session/search/session.h"
#include "support/files.h"
#include "support/suite.h"
#include "taquin/cutpicture.h"
#include "taquin/openpicture.h"
#include "taquin/photodialog.h"
#include "taquin/picture.h"
#include "taquin/picturestore.h"
#include "taquin/solvinganimation.h"
#include "taquin/taquin.h"
#include "taquin/taquintools.h"
#include "taquin/taquinui.h"

#include <QListWidget>
#include <QMimeData>
#include <QTemporaryDir>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace {

/// Returns a picture with as many colours as a photograph.
QImage photo(QSize size = {640, 480})
{
    QImage image(size, QImage::Format_RGB32);
    for (int y = 0; y < size.height(); ++y) {
        for (int x = 0; x < size.width(); ++x)
            image.setPixel(x, y, qRgb(x * 255 / size.width(), y * 255 / size.height(), (x + y) % 256));
    }
    return image;
}

core::Game game(const char *line)
{
    const core::Kind *const kinds[] = {&taquin::kind()};
    return std::get<core::Game>(core::readLine(kinds, line).reading);
}

} // namespace

/// Tests that pictures are chosen, embedded in saved games, and put in order by an animation.
class PhotosTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The dialog opens in the folder that was used last, shows only its pictures, and chooses with one
    /// click.
    void aClickChoosesAPicture()
    {
        QTemporaryDir folder;
        for (const char *name : {"one.png", "two.jpg"})
            QVERIFY(photo().save(folder.filePath(QString::fromLatin1(name))));
        tests::writeFile(folder.filePath(u"words.txt"_s), "words");
        ui::PhotoDialog::rememberFolderOf(folder.filePath(u"one.png"_s));
        QCOMPARE(ui::PhotoDialog::startingFolder(), folder.path());
        ui::PhotoDialog dialog;
        dialog.show();
        auto *list = dialog.findChild<QListWidget *>();
        const auto item = [list](const QString &name) {
            return list->findItems(name, Qt::MatchExactly).value(0);
        };
        QTRY_VERIFY(item(u"one.png"_s) && item(u"two.jpg"_s));
        QVERIFY(!item(u"words.txt"_s));
        QTRY_VERIFY(item(u"Lighthouse"_s));
        QSignalSpy chosen(&dialog, &ui::PhotoDialog::fileChosen);
        QListWidgetItem *two = item(u"two.jpg"_s);
        list->scrollToItem(two);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(two).center());
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen[0][0].toString(), folder.filePath(u"two.jpg"_s));
        QVERIFY(dialog.isHidden());
    }

    /// A picture counts as transparent, and its pieces lie on tiles, only if one of its pixels is.
    void onlyTransparentPixelsCount()
    {
        QImage picture = photo().convertToFormat(QImage::Format_ARGB32);
        QVERIFY(!ui::CutPicture(picture, {4, 3}).isTransparent());
        picture.setPixel(320, 240, qRgba(255, 255, 255, 254));
        QVERIFY(ui::CutPicture(picture, {4, 3}).isTransparent());
    }

    void aSampleIsChosenByKey()
    {
        QTemporaryDir folder;
        ui::PhotoDialog::rememberFolderOf(folder.filePath(u"none.png"_s));
        ui::PhotoDialog dialog;
        dialog.show();
        auto *list = dialog.findChild<QListWidget *>();
        QTRY_VERIFY(list->count() > 0);
        list->setCurrentItem(list->findItems(u"Koi pond"_s, Qt::MatchExactly).value(0));
        QSignalSpy chosen(&dialog, &ui::PhotoDialog::storedChosen);
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen[0][0].toString(), u"sample-pond"_s);
    }

    void previewsAreSmall()
    {
        QTemporaryDir folder;
        for (const char *name : {"big.jpg", "big.png"}) {
            const QString path = folder.filePath(QString::fromLatin1(name));
            QVERIFY(photo({3000, 1000}).save(path));
            const QImage preview = taquin::picturePreview(path, 120);
            QCOMPARE(preview.size(), QSize(120, 40));
            QVERIFY(qAbs(qRed(preview.pixel(60, 20)) - 127) < 12);
        }
        QVERIFY(taquin::picturePreview(folder.filePath(u"none.png"_s), 120).isNull());
    }

    /// A picture embedded in a saved game is restored exactly on a computer that does not have it.
    void aPictureTravels()
    {
        const QImage whole = photo();
        QVERIFY(taquin::PictureStore().add({whole, u"photo"_s, {}}).isEmpty());
        const QString id = taquin::PictureStore::idOf(whole);
        const QRect crop(40, 30, 400, 300);
        const QString look = ui::PictureLook{id, crop}.write();
        const QByteArray file = ui::pictureFileOf(look);
        QVERIFY(file.size() > 1000 && file.size() < 400 * 300 * 3 / 4);
        const QString there = ui::lookOfPictureFile(file, false);
        QVERIFY(there != look);
        QVERIFY(ui::knowsPicture(there));
        QImage come;
        ui::loadPicture(ui::PictureLook::read(there)->id, this, [&](const QImage &image) { come = image; });
        QTRY_COMPARE(come.size(), crop.size());
        const QImage sent = whole.copy(crop);
        // The points keep away from the edges in the photo's blue, which JPEG blurs.
        for (const QPoint &at : {QPoint(0, 0), QPoint(200, 150), QPoint(350, 250)})
            QVERIFY(qAbs(qRed(come.pixel(at)) - qRed(sent.pixel(at))) < 12);
        QVERIFY(ui::lookOfPictureFile(file.first(file.size() / 2), false).isEmpty());
        QVERIFY(ui::lookOfPictureFile("no picture", false).isEmpty());
        QVERIFY(ui::pictureFileOf(u"picture=sample-rose"_s).isEmpty());
        QVERIFY(ui::pictureFileOf({}).isEmpty());
    }

    /// Drawings keep their exact colours and their transparency.
    void anEmbeddedDrawingIsExact()
    {
        QImage drawing(64, 64, QImage::Format_ARGB32);
        drawing.fill(Qt::transparent);
        drawing.setPixelColor(5, 5, Qt::red);
        QVERIFY(taquin::PictureStore().add({drawing, u"drawing"_s, {}}).isEmpty());
        const QByteArray file =
            ui::pictureFileOf(ui::PictureLook{taquin::PictureStore::idOf(drawing), {}}.write());
        QCOMPARE(QImage::fromData(file).convertToFormat(QImage::Format_ARGB32), drawing);
    }

    /// The animation takes a minute at most, whatever its length; a short one runs at the player's own speed.
    void comingHomeFitsIntoAMinute()
    {
        const session::Speed usual;
        for (const qint64 moves : {1, 100, 229, 1000, 20'748, 400'000}) {
            const session::Speed speed = ui::SolvingAnimation::solvingSpeed(moves, usual);
            QVERIFY(double(moves) / speed.movesPerSecond() <= 60);
            QVERIFY(speed.movesPerSecond() >= usual.movesPerSecond());
        }
        QCOMPARE(ui::SolvingAnimation::solvingSpeed(20, usual), usual);
        double before = 0;
        for (qint64 moves = 0; moves < 30'000; moves += 100) {
            const double rate = ui::SolvingAnimation::dissolvingSpeed(moves).movesPerSecond();
            QVERIFY(rate >= before);
            before = rate;
        }
    }

    /// An ordered picture is first scrambled visibly, a second call skips that, and the course's method then
    /// solves it; afterwards the player's own speed is restored.
    void itComesHome()
    {
        session::Session session(taquin::kind(), game("taquin:3x2"));
        session.begin(session::Act::Edit, game("taquin:3x2"), u"picture=sample-rose"_s);
        const session::Speed usual = session.player().speed();
        ui::SolvingAnimation home(session);
        home.start();
        QTRY_VERIFY(home.isDissolving());
        QCOMPARE(session.timeline().act().type, session::Act::Scramble);
        home.start();
        QVERIFY(!home.isDissolving());
        QTRY_COMPARE(session.timeline().act().method, u"rows"_s);
        session.player().setSpeed(session::Speed(session::Speed::fastest));
        QTRY_VERIFY(session.puzzle().solved(session.timeline().position()));
        QTRY_COMPARE(session.player().speed(), usual);
        QCOMPARE(session.timeline().instance().look, u"picture=sample-rose"_s);
    }

    /// On a picture without numbers, no sentence mentions the number of a tile, and each has marks.
    void piecesHaveNoNumbers()
    {
        ui::taquin();
        for (const char *method : {"rows", "optimal", "quick", "rewind"}) {
            session::Session session(taquin::kind(), game("taquin:3x3:1 2 3 4 5 6 0 7 8"));
            for (const QString &look : {u"picture=sample-rose"_s, QString()}) {
                session.begin(session::Act::Edit, game("taquin:3x3:1 5 2 4 0 3 7 8 6"), look);
                const core::Solver *solver = taquin::kind().solver(method);
                const bool watched = std::string_view(method) == "optimal";
                session.solve({.solver = solver, .options = core::Values(solver->options), .watch = watched});
                session.player().setSpeed(session::Speed(session::Speed::off));
                QTRY_VERIFY(session.timeline().frame() > session.timeline().startOfGame() + 1 ||
                            std::string_view(method) == "rewind");
                session::Timeline &timeline = session.timeline();
                for (qint64 frame = timeline.startOfGame(); frame <= timeline.lastFrame(); ++frame) {
                    const core::Explanation explanation =
                        session::Session::explanationAt(taquin::kind(), timeline, frame);
                    const QString source = QString::fromUtf8(explanation.text ? explanation.text.source : "");
                    const bool numbers = source.contains("ile %"_L1) || source.contains("iles %"_L1);
                    QVERIFY2(!numbers || look.isEmpty(), qPrintable(source));
                    if (source.startsWith("This piece"_L1))
                        QVERIFY(!explanation.marks.empty());
                }
            }
        }
    }

    void reasonsNeedNoNumbers()
    {
        session::Session session(taquin::kind(), game("taquin:3x3"));
        session.begin(session::Act::Edit, game("taquin:3x3"), u"picture=sample-rose"_s);
        QSignalSpy reports(&session, &session::Session::reported);
        session.hand({0, {0}, {8}});
        QCOMPARE(reports.size(), 1);
        const auto explanation = reports[0][0].value<core::Explanation>();
        QVERIFY(std::string_view(explanation.text.source).starts_with("This piece"));
        QVERIFY(!explanation.marks.empty());
    }

    void addressesOfFiles_data()
    {
        QTest::addColumn<QByteArray>("address");
        QTest::addColumn<bool>("isFile");
        QTest::newRow("plain") << QByteArray("file://FOLDER/caf%C3%A9.png") << true;
        QTest::newRow("this computer") << QByteArray("file://localhostFOLDER/caf%C3%A9.png") << true;
        QTest::newRow("Latin-1") << QByteArray("file://FOLDER/caf%E9.png") << true;
        QTest::newRow("another computer") << QByteArray("file://example.orgFOLDER/caf%C3%A9.png") << false;
        QTest::newRow("the web") << QByteArray("https://example.org/cafe.png") << false;
    }
    /// Addresses are recognized as written by browsers and by file managers, including old ones.
    void addressesOfFiles()
    {
        QFETCH(QByteArray, address);
        QFETCH(const bool, isFile);
        QTemporaryDir folder;
        const QString path = folder.filePath(u"café.png"_s);
        QVERIFY(photo().save(path));
        address.replace("FOLDER", folder.path().toUtf8());
        QMimeData data;
        data.setData(u"text/uri-list"_s, address + "\r\n");
        QCOMPARE(session::localFiles(data), isFile ? QStringList{path} : QStringList());
        QCOMPARE(session::webAddress(data).isEmpty(), isFile);
    }
};

TEST_SUITE(PhotosTest)
#include "tst_photos.moc"
