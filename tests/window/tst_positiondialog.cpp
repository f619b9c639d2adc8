// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "support/suite.h"
#include "window/games/positiondialog.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>

using namespace Qt::StringLiterals;

/// Tests the dialog New from Position.
class PositionDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Typing at once replaces the line in the dialog.
    void typingReplacesTheLine()
    {
        window::PositionDialog dialog(app::kinds(), u"queens:8"_s);
        dialog.setVisible(true);
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QVERIFY(qobject_cast<QPlainTextEdit *>(dialog.focusWidget()));
        QTest::keyClicks(dialog.focusWidget(), u"knight:5x5"_s);
        QCOMPARE(dialog.line(), u"knight:5x5"_s);
    }

    /// A text that is too long is refused with a message, as laying it out would freeze the window.
    void aTextTooLongToBeAPositionIsRefused()
    {
        window::PositionDialog dialog(app::kinds(), u"queens:8"_s);
        QGuiApplication::clipboard()->setText(QString(10 << 20, u'7'));
        auto *text = dialog.findChild<QPlainTextEdit *>();
        text->paste();
        QCOMPARE(dialog.line(), u"queens:8"_s);
        QVERIFY(says(dialog, u"too long for a board"_s));
        QVERIFY(!accepts(dialog)); // what would be opened is not what was pasted
        QCoreApplication::processEvents();
        QVERIFY(says(dialog, u"too long for a board"_s) && !accepts(dialog));
        QGuiApplication::clipboard()->setText(u"queens:0"_s);
        text->selectAll();
        text->paste();
        QCOMPARE(dialog.line(), u"queens:0"_s);
        QTRY_VERIFY(says(dialog, u"from 1 to 40"_s));
        QVERIFY(!accepts(dialog));
    }

    /// Before a drawing is opened, the dialog names what was read into it beyond its signs.
    void aRemarkOnADrawingIsShown()
    {
        window::PositionDialog dialog(app::kinds(), {});
        QGuiApplication::clipboard()->setText(u"1 1 1 1\n1 1 1 1\n1 1 1 1\n1 1 1 1"_s);
        dialog.findChild<QPlainTextEdit *>()->paste();
        QTRY_VERIFY(says(dialog, u"the one in row 1, column 2 empty"_s));
        QVERIFY(says(dialog, u"Read as a drawing of pegs and holes"_s));
        QVERIFY(accepts(dialog));
    }

    /// The dialog accepts the largest board of the program.
    void theLargestBoardIsTaken()
    {
        QString line = u"taquin:100x100:"_s;
        for (int tile = 1; tile < 10000; ++tile)
            line += QString::number(tile) + u' ';
        window::PositionDialog dialog(app::kinds(), {});
        QGuiApplication::clipboard()->setText(line + u'0');
        dialog.findChild<QPlainTextEdit *>()->paste();
        QCOMPARE(dialog.line(), line + u'0');
        QTRY_VERIFY(accepts(dialog));
    }

    /// A character that changes the direction of the text is shown by its number, and refused.
    void turnedTextIsShownAsItIs()
    {
        window::PositionDialog dialog(app::kinds(), {});
        QGuiApplication::clipboard()->setText(u"queens:4:\u202E3142\u2066\nx\ty"_s);
        dialog.findChild<QPlainTextEdit *>()->paste();
        QCOMPARE(dialog.line(), u"queens:4:\\u202E3142\\u2066\nx\ty"_s);
        QVERIFY(!accepts(dialog));
    }

    void aSecondLineHasMoves()
    {
        window::PositionDialog dialog(app::kinds(), u"taquin:3x3:1 2 3 4 5 6 0 7 8\nrr"_s);
        QTRY_VERIFY(accepts(dialog));
        dialog.findChild<QPlainTextEdit *>()->setPlainText(u"taquin:3x3:1 2 3 4 5 6 0 7 8\nrl!"_s);
        QTRY_VERIFY(!accepts(dialog));
        QTRY_COMPARE(dialog.findChild<QPlainTextEdit *>()->extraSelections().size(), 1);
        QCOMPARE(dialog.findChild<QPlainTextEdit *>()->extraSelections().constFirst().cursor.selectedText(),
                 u"!"_s);
    }

    void aLongDealIsReadInTheBackground()
    {
        window::PositionDialog dialog(app::kinds(), u"dogs:4x4,deal=unique,count=2,seed=1"_s);
        QVERIFY(!accepts(dialog));
        QVERIFY(!says(dialog, u"no set"_s)); // at the end of this deal, there is none
        dialog.findChild<QPlainTextEdit *>()->setPlainText(u"queens:8"_s); // replaces the other line
        QTRY_VERIFY(accepts(dialog));
    }

    /// Very many accents are a fault; putting them into canonical order would take quadratic time.
    void manyAccentsAreAFault()
    {
        window::PositionDialog dialog(app::kinds(), u"queens:"_s + QString(60000, QChar(0x0301)));
        QTRY_VERIFY(says(dialog, u"from 1 to 40"_s));
    }

private:
    static bool accepts(const window::PositionDialog &dialog)
    {
        return dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok)->isEnabled();
    }
    static bool says(const window::PositionDialog &dialog, const QString &words)
    {
        const auto labels = dialog.findChildren<QLabel *>();
        return std::ranges::any_of(labels,
                                   [&](const QLabel *label) { return label->text().contains(words); });
    }
};

TEST_SUITE(PositionDialogTest)
#include "tst_positiondialog.moc"
