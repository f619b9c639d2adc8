// SPDX-License-Identifier: MIT
#include "anagrams/lines.h"
#include "support/suite.h"

#include "anagrams/anagramscene.h"
#include "board/boardview.h"
#include "session/search/session.h"

using namespace Qt::StringLiterals;
using board::BoardView;
using ui::AnagramScene;

/// Plays anagrams in a session, as in the window, with the calls drawn below the letters.
class AnagramSceneTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { open("anagrams:abc"); }
    void cleanup()
    {
        m_view.reset();
        m_scene.reset();
        m_session.reset();
    }

    void clickSetsALetterInTheFirstOpenPlace()
    {
        click(2);
        QCOMPARE(position(), u"c/ba"_s);
        click(1);
        QCOMPARE(position(), u"cba"_s);
    }

    void clickOnASetLetterTakesItBack()
    {
        open("anagrams:écran:nacré");
        click(2);
        QCOMPARE(position(), u"na/rcé"_s);
        QCOMPARE(m_session->timeline().act().record.counts().frames, 2); // an exchange is two frames
        click(0);
        QCOMPARE(position(), u"/écran"_s);
    }

    void lastLetterIsTakenBackToo()
    {
        open("anagrams:abc:acb");
        click(2);
        QCOMPARE(position(), u"a/bc"_s);
    }

    /// Where words are to be made, keys type letters, Space ends a word, and Backspace takes back either.
    void keysTypeWords()
    {
        open("anagrams:dormitory,words=2,language=en");
        QTest::keyClicks(m_view.get(), u"dirty mo"_s);
        QCOMPARE(position(), u"dirty mo/ro"_s);
        QCOMPARE(m_scene->describe(4), u"place 5: y, set, the end of a word"_s);
        QTest::keyClick(m_view.get(), Qt::Key_Space); // there would be three words
        QCOMPARE(position(), u"dirty mo/ro"_s);
        for (int times = 0; times < 3; ++times)
            QTest::keyClick(m_view.get(), Qt::Key_Backspace);
        QCOMPARE(position(), u"dirty/moro"_s);
        QTest::keyClicks(m_view.get(), u" room"_s);
        QCOMPARE(position(), u"dirty room"_s);
        QVERIFY(m_session->puzzle().solved(m_session->timeline().position()));
        click(2);
        QVERIFY(position().startsWith(u"di/"));
        QVERIFY(!m_scene->usesKey(Qt::Key_Z));
    }

    void keysTypeLettersWithAccents()
    {
        open("anagrams:écrane,words=1,language=fr");
        QTest::keyClick(m_view.get(), Qt::Key_E); // the letter without an accent
        QCOMPARE(position().left(1), u"e"_s);
        QTest::keyClick(m_view.get(), Qt::Key_E); // the only one left
        QCOMPARE(position().left(2), u"eé"_s);
        QVERIFY(!m_scene->usesKey(Qt::Key_Eacute));
        open("anagrams:lacune,words=1,language=fr,plain");
        QTest::keyClick(m_view.get(), Qt::Key_Ccedilla);
        QCOMPARE(position().left(1), u"c"_s);
    }

    /// Identical letters are as good as one another: the nearest is taken, and none is refused.
    void anyOfIdenticalLettersIsTaken()
    {
        open("anagrams:dormitory,words=2,language=en");
        QSignalSpy refused(m_scene.get(), &board::BoardScene::refused);
        click(6); // the second o
        QCOMPARE(refused.size(), 0);
        QCOMPARE(position(), u"o/drmitory"_s);
    }

    /// A dictionary that is not installed is not part of the aim; what to install is said.
    void aMissingDictionaryIsSaid()
    {
        open("anagrams:dormitory,words=1,language=en");
        QCOMPARE(m_scene->aim(), u"Make a word of the dictionary “en” from all the letters."_s);
        open("anagrams:dormitory,words=1,language=qzz");
        QCOMPARE(m_scene->aim(), u"Make a word from all the letters."_s);
        QVERIFY(m_scene->guidance().how.contains(u"Install the package hunspell-qzz"_s));
    }

    void wordOfOneLetterHasNothingToPlay()
    {
        open("anagrams:a");
        QSignalSpy refused(m_scene.get(), &board::BoardScene::refused);
        click(0);
        QCOMPARE(refused.size(), 1);
        QTest::keyClick(m_view.get(), Qt::Key_Backspace);
        QCOMPARE(position(), u"a"_s);
    }

    void dragExchangesWithTheOpenPlace()
    {
        open("anagrams:abcd");
        drag(3, 0);
        QCOMPARE(position(), u"d/bca"_s);
        drag(1, 3);
        QCOMPARE(position(), u"da/cb"_s);
        drag(2, 3);
        QCOMPARE(position(), u"dabc"_s);
        drag(2, 3); // the letter is back in its place
        QCOMPARE(position(), u"da/cb"_s);
    }

    void dragElsewhereIsRefusedInWords()
    {
        open("anagrams:abcd:a/bcd");
        QSignalSpy reports(m_session.get(), &session::Session::reported);
        drag(2, 3);
        drag(2, 0);
        QCOMPARE(reports.size(), 2);
        QCOMPARE(position(), u"a/bcd"_s);
        m_scene->finish();
        const QImage before = picture();
        drag(2, 2);
        m_scene->finish();
        QCOMPARE(reports.size(), 2);
        QCOMPARE(picture(), before);
    }

    void keysChooseALetterAndTakeItBack()
    {
        QTest::keyClick(m_view.get(), Qt::Key_2);
        QCOMPARE(position(), u"b/ac"_s);
        QTest::keyClick(m_view.get(), Qt::Key_3);
        QCOMPARE(position(), u"bca"_s);
        QTest::keyClick(m_view.get(), Qt::Key_Backspace);
        QCOMPARE(position(), u"b/ac"_s);
        QVERIFY(!m_scene->usesKey(Qt::Key_4));
        QVERIFY(!m_scene->usesKey(Qt::Key_0));
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        QCOMPARE(m_scene->cursor(), 1);
        QTest::keyClick(m_view.get(), Qt::Key_Return);
        QCOMPARE(position(), u"bac"_s);
    }

    /// The cursor moves from the letters down into the tree, and along a level of the tree.
    void cursorWalksIntoTheTree()
    {
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        QTest::keyClick(m_view.get(), Qt::Key_Down);
        QCOMPARE(m_scene->describe(m_scene->cursor()), u"first call: abc"_s);
        QTest::keyClick(m_view.get(), Qt::Key_Down);
        QCOMPARE(m_scene->describe(m_scene->cursor()), u"word bac"_s);
        QTest::keyClick(m_view.get(), Qt::Key_Left);
        QCOMPARE(m_scene->describe(m_scene->cursor()), u"call for words beginning with b"_s);
        QTest::keyClick(m_view.get(), Qt::Key_Return);
        QCOMPARE(position(), u"b/ac"_s);
    }

    void wordInTheTreeIsMadeByAClick()
    {
        click(nodeCell(u"word cab"_s));
        QCOMPARE(position(), u"cab"_s);
        click(nodeCell(u"word bca"_s));
        QCOMPARE(position(), u"bca"_s);
        click(nodeCell(u"call for words beginning with b"_s));
        QCOMPARE(position(), u"b/ac"_s);
        click(nodeCell(u"first call: abc"_s));
        QCOMPARE(position(), u"/abc"_s);
        open("anagrams:été,distinct");
        click(nodeCell(u"é, skipped: an identical letter has been tried"_s));
        QCOMPARE(position(), u"/été"_s);
    }

    void longWordShowsTheCallStack()
    {
        open("anagrams:ananas,distinct:nsaa/na");
        QVERIFY(m_scene->cellRect(nodeCell(u"call for place 1: n, set"_s)).isValid());
        click(
            nodeCell(u"call for place 3: s, set"_s, 0, false)); // drawn as set earlier: no position to go to
        QCOMPARE(position(), u"nsaa/na"_s);
        click(nodeCell(u"call for place 3: n"_s));
        QCOMPARE(position(), u"nsn/aaa"_s);
        const int gone = nodeCell(u"call for place 3: a"_s);
        click(nodeCell(u"call for place 1: s"_s));
        QCOMPARE(position(), u"s/nanaa"_s);
        QVERIFY(m_scene->cellRect(gone).isEmpty());
    }

    /// A search shows the same calls in the tree whether it is stepped forward, stepped backward or jumped
    /// through.
    void treeUnfoldsAsTheSearchRuns()
    {
        search("anagrams:abc");
        const QStringList words{u"abc"_s, u"acb"_s, u"bac"_s, u"bca"_s, u"cba"_s, u"cab"_s};
        session::Timeline &timeline = m_session->timeline();
        QStringList seen;
        QList<QImage> pictures;
        for (qint64 frame = 1; frame <= timeline.lastFrame(); ++frame) {
            timeline.forward();
            m_scene->finish();
            seen << madeWords().join(u' ');
            pictures << picture();
        }
        QVERIFY(seen.contains(words.first(3).join(u' ')));
        QCOMPARE(seen.last(), words.join(u' '));
        QVERIFY(std::ranges::is_sorted(seen, {}, &QString::size));
        for (const qint64 frame : {timeline.lastFrame() - 1, qint64(3), qint64(9), qint64(4)}) {
            timeline.seek(frame);
            m_scene->finish();
            QCOMPARE(madeWords().join(u' '), seen[frame - 1]);
            QCOMPARE(picture(), pictures[frame - 1]);
        }
    }

    void animationEndsAtTheShownPosition()
    {
        for (const char *line : {"anagrams:abcd", "anagrams:ananas"}) {
            open(line);
            click(3);
            m_scene->finish();
            const QImage played = picture();
            const core::Game there = lines::game(m_session->line().toStdString());
            m_scene->show(m_session->puzzle().start());
            m_scene->show(there.position);
            QCOMPARE(picture(), played);
        }
    }

    void lettersPassEachOtherInAnArc()
    {
        m_milliseconds = 400;
        const QImage before = picture();
        click(2);
        QVERIFY(m_scene->isAnimating());
        m_scene->advanceAnimation(200);
        // Half-way, the letters are where nothing else is ever drawn: above the rack and below its upper
        // edge.
        QVERIFY(differ(before, picture(), {1.2, -0.3, 0.6, 0.2}));
        QVERIFY(differ(before, picture(), {1.2, 0.9, 0.6, 0.1}));
        m_scene->finish();
        QVERIFY(!differ(before, picture(), {1.2, -0.3, 0.6, 0.2}));
    }

    /// The path to a call reaches its node when the letters have arrived.
    void pathGrowsWithTheMove()
    {
        m_milliseconds = 400;
        const QPointF beside =
            m_scene->cellRect(nodeCell(u"call for words beginning with c"_s)).center() - QPointF(0.13, 0);
        const QColor pathColour = m_scene->style().accent;
        click(2);
        m_scene->advanceAnimation(100);
        QVERIFY(picture().pixelColor(pixel(beside)) != pathColour);
        m_scene->finish();
        QCOMPARE(picture().pixelColor(pixel(beside)), pathColour);
    }

    /// As letters are set, the words that remain reachable stand out from the others.
    void wordsInReachStandOut()
    {
        const QRectF word = m_scene->cellRect(nodeCell(u"word bac"_s));
        const QRectF other = m_scene->cellRect(nodeCell(u"word acb"_s));
        const QImage before = picture();
        click(1);
        m_scene->finish();
        QVERIFY(differ(before, picture(), other));
        QVERIFY(!differ(before, picture(), word));
    }

    void descriptionsNameSetLetters()
    {
        open("anagrams:écran:n/craé");
        QCOMPARE(m_scene->describe(0), u"place 1: n, set"_s);
        QCOMPARE(m_scene->describe(1), u"place 2: c, open, to be set next"_s);
        QCOMPARE(m_scene->describe(4), u"place 5: é, open"_s);
    }

    /// Pictures in a list of words show the letters alone.
    void picturesOfPositionsShowTheWord()
    {
        QVERIFY(m_scene->pictureRect(m_scene->position()).height() < m_scene->sceneRect().height() / 2);
        QImage image(300, 300, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        m_scene->renderPosition(painter, image.rect(), m_scene->position());
        painter.end();
        QVERIFY(image.pixelColor(150, 150).alpha() == 255);
        QVERIFY(image.pixelColor(150, 290).alpha() == 0);
    }

    /// On paper each move is printed with the calls that it belongs to.
    void picturesOfMovesShowTheTreeToo()
    {
        const QRectF part = m_scene->pictureRectOfMove(m_scene->position());
        QVERIFY(part.contains(m_scene->pictureRect(m_scene->position())));
        QImage image(300, 300, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        m_scene->renderMove(painter, image.rect(), part, m_scene->position(), {});
        painter.end();
        const double word = m_scene->pictureRect(m_scene->position()).bottom() - part.top();
        const QImage below = image.copy(0, int(300 * word / part.height()) + 5, 300, 300);
        bool drawn = false;
        for (int x = 0; x < below.width(); ++x) {
            for (int y = 0; y < below.height(); ++y)
                drawn |= qAlpha(below.pixel(x, y)) > 0;
        }
        QVERIFY(drawn);
    }

    void everyLookDrawsEveryBoard()
    {
        for (const auto look : {board::Style::Light, board::Style::Dark, board::Style::Contrast}) {
            for (const char *line :
                 {"anagrams:a", "anagrams:ab:ba", "anagrams:été,distinct", "anagrams:écran:nacré",
                  "anagrams:ananas,distinct:na/anas", "anagrams:algorithm:logarithm"}) {
                const core::Game one = lines::game(line);
                AnagramScene scene(one.puzzle, board::Style::make(look));
                scene.show(one.position);
                QImage image(400, 300, QImage::Format_ARGB32_Premultiplied);
                image.fill(Qt::transparent);
                QPainter painter(&image);
                scene.render(&painter);
                painter.end();
                QVERIFY(image != QImage(400, 300, QImage::Format_ARGB32_Premultiplied));
                QVERIFY(scene.sceneRect().contains(scene.pictureRect(one.position)));
                for (int cell = 0; cell < scene.cellCount(); ++cell)
                    QVERIFY(scene.cellRect(cell).isEmpty() ||
                            scene.sceneRect().contains(scene.cellRect(cell)));
            }
        }
    }

    /// Many letters that are to make words lie on several racks, where each can be read and clicked.
    void manyLettersLieOnSeveralRacks()
    {
        open("anagrams:conversationalistsin,words=3,language=en");
        for (int place = 0; place < 20; ++place) {
            QVERIFY(pixel(m_scene->cellRect(place).topRight()).x() -
                        pixel(m_scene->cellRect(place).topLeft()).x() >=
                    50);
            QCOMPARE(m_scene->cellAt(m_scene->cellRect(place).center()), place);
        }
        click(13); // on the second rack
        QCOMPARE(position(), u"l/onversationacistsin"_s);
        drag(13, 1);
        QCOMPARE(position(), u"lc/nversationaoistsin"_s);
    }

private:
    void open(const char *line)
    {
        cleanup();
        m_milliseconds = 0;
        m_session = std::make_unique<session::Session>(anagrams::kind(), lines::game(line));
        m_scene = std::make_unique<AnagramScene>(m_session->timeline().instance().puzzle,
                                                 board::Style::make(board::Style::Light));
        m_scene->aboutToShow(m_session->timeline());
        m_scene->show(m_session->timeline().position());
        connect(m_scene.get(), &board::BoardScene::moveRequested, m_session.get(), &session::Session::hand);
        connect(&m_session->timeline(), &session::Timeline::moved, m_scene.get(),
                [this](const session::Played &played) {
                    m_scene->aboutToShow(m_session->timeline());
                    m_scene->animate(played, m_milliseconds);
                });
        connect(&m_session->timeline(), &session::Timeline::jumped, m_scene.get(), [this] {
            m_scene->aboutToShow(m_session->timeline());
            m_scene->show(m_session->timeline().position());
        });
        m_view = std::make_unique<BoardView>();
        m_view->resize(700, 700);
        m_view->setBoard(m_scene.get());
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    }

    /// Solves the board, watches the search to its end, and seeks to its start.
    void search(const char *line)
    {
        open(line);
        m_session->player().setSpeed(session::Speed(session::Speed::fastest));
        m_session->solve(
            {.solver = anagrams::kind().solver("swaps"), .goal = core::Goal::All, .watch = true});
        QTRY_VERIFY(!m_session->isSolving() && !m_session->isWatching());
        m_session->timeline().seek(0);
    }

    QString position() const
    {
        return QString::fromStdString(m_session->puzzle().write(m_session->timeline().position()));
    }

    /// Returns the words in the tree that are not described as not yet called.
    QStringList madeWords() const
    {
        QStringList words;
        for (int cell = m_scene->grid().size(); cell < m_scene->cellCount(); ++cell) {
            const QString what = m_scene->describe(cell);
            if (what.startsWith(u"word "_s) && !what.contains(u"not yet called"_s))
                words << what.section(u' ', 1, 1).remove(u',');
        }
        return words;
    }

    /// Returns the cell of a node whose description begins with `what`, after skipping `which` such nodes; -1 if there
    /// is none.
    int nodeCell(const QString &what, int which = 0, bool required = true) const
    {
        for (int cell = m_scene->grid().size(); cell < m_scene->cellCount(); ++cell) {
            if (m_scene->describe(cell).startsWith(what) && which-- == 0)
                return cell;
        }
        if (required)
            qWarning() << "no node" << what;
        return -1;
    }

    QPoint pixel(QPointF point) const { return m_view->mapFromScene(point); }

    void click(int cell)
    {
        if (cell >= 0)
            QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {},
                              pixel(m_scene->cellRect(cell).center()));
    }

    void drag(int from, int to)
    {
        const QPoint begin = pixel(m_scene->cellRect(from).center());
        const QPoint end = pixel(m_scene->cellRect(to).center()) + QPoint(4, 6);
        QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, begin);
        QTest::mouseMove(m_view->viewport(), begin + QPoint(0, 30));
        QTest::mouseMove(m_view->viewport(), end);
        QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, end);
    }

    QImage picture() const { return m_view->grab().toImage(); }

    bool differ(const QImage &one, const QImage &other, const QRectF &where) const
    {
        const QRect pixels(pixel(where.topLeft()), pixel(where.bottomRight()));
        return one.copy(pixels) != other.copy(pixels);
    }

    std::unique_ptr<session::Session> m_session;
    std::unique_ptr<AnagramScene> m_scene;
    std::unique_ptr<BoardView> m_view;
    int m_milliseconds = 0;
};

TEST_SUITE(AnagramSceneTest)
#include "tst_anagramscene.moc"
