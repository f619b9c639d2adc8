// SPDX-License-Identifier: MIT
#include "app/kinds.h"
#include "core/positionline.h"
#include "session/files/savedgame.h"
#include "session/search/session.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;

namespace {

using Pictures = std::vector<session::GamePicture>;

const QString photoLook = u"picture=0123456789abcdef"_s;

/// Returns the text of a saved game whose board shows a picture.
QByteArray gameWith(const Pictures &pictures)
{
    auto reading = core::readLine(app::kinds(), "taquin:3x2:1 2 3 4 5 0");
    const core::Game game = std::get<core::Game>(reading.reading);
    session::Session session(*reading.kind, game);
    session.begin(session::Act::Edit, game, photoLook);
    return session::writeGame(*reading.kind, session.timeline(), pictures);
}

/// Returns pseudorandom bytes, in whose base64 nothing repeats.
QByteArray someFile(qsizetype size)
{
    QByteArray bytes(size, '\0');
    quint32 state = 1;
    for (char &byte : bytes) {
        state = state * 1664525 + 1013904223;
        byte = char(state >> 24);
    }
    return bytes;
}

session::SavedGame savedGameOf(const QByteArray &text)
{
    auto reading = session::readGame(app::kinds(), text);
    if (const auto *fault = std::get_if<QString>(&reading))
        qWarning("%s", qPrintable(*fault));
    return std::holds_alternative<QString>(reading) ? session::SavedGame()
                                                    : std::get<session::SavedGame>(std::move(reading));
}

} // namespace

/// Tests pictures in the text of a saved game.
class GamePicturesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void picturesAreReadBack()
    {
        const Pictures pictures{{photoLook, someFile(1000)},
                                {u"picture=fedcba9876543210,crop=1:2:3:4"_s, someFile(1)}};
        const QByteArray text = gameWith(pictures);
        for (const QByteArray &line : text.split('\n'))
            QVERIFY2(line.size() <= 110, line.constData());
        for (const QByteArray &sent :
             {text, QByteArray(text).replace('\n', "\r\n"), QByteArray(text + "\n\n")}) {
            const session::SavedGame game = savedGameOf(sent);
            QCOMPARE(game.acts.size(), std::size_t(2));
            QCOMPARE(game.acts[1].instance.look, photoLook);
            QVERIFY(!game.losesPictures);
            QCOMPARE(game.pictures.size(), std::size_t(2));
            for (std::size_t i = 0; i < 2; ++i) {
                QCOMPARE(game.pictures[i].look, pictures[i].look);
                QCOMPARE(game.pictures[i].file, pictures[i].file);
            }
        }
    }

    /// Without pictures, the text of a game is the same as before pictures were introduced.
    void aGameWithoutPicturesHasNoPictureLine()
    {
        QVERIFY(gameWith({{photoLook, someFile(9)}}).startsWith(gameWith({})));
        QVERIFY(!gameWith({}).contains("picture: "));
    }

    /// If any byte of a picture is damaged, or its text is cut anywhere, the game is still read without the
    /// picture, and the loss is reported.
    void aDamagedPictureLeavesTheGameReadable()
    {
        const QByteArray game = gameWith({});
        const QByteArray text = gameWith({{photoLook, someFile(200)}});
        for (qsizetype at = game.size() + 1; at < text.size(); ++at) {
            QByteArray damaged = text;
            damaged[at] = damaged[at] == 'A' ? 'B' : 'A';
            if (!damaged.mid(game.size()).startsWith("picture: "))
                continue;
            QList<QByteArray> all{damaged};
            if (at < text.size() - 1) // a text without its last line end is undamaged
                all << text.first(at);
            for (const QByteArray &given : all) {
                const session::SavedGame read = savedGameOf(given);
                QCOMPARE(read.acts.size(), std::size_t(2));
                QVERIFY(read.losesPictures);
                QVERIFY(read.pictures.empty());
            }
        }
    }

    void aDamagedGameIsRefused()
    {
        QByteArray text = gameWith({{photoLook, someFile(200)}});
        text.replace("act: edit", "act: open");
        QVERIFY(std::holds_alternative<QString>(session::readGame(app::kinds(), text)));
    }

    void picturesBeyondTheLimitAreLeftOut()
    {
        const QByteArray text =
            gameWith({{photoLook, someFile(100)},
                      {u"picture=big"_s, QByteArray(session::GamePicture::mostBytes, 'x')}});
        const session::SavedGame game = savedGameOf(text);
        QCOMPARE(game.pictures.size(), std::size_t(1));
        QVERIFY(text.size() < 1000);
    }
};

TEST_SUITE(GamePicturesTest)
#include "tst_gamepictures.moc"
