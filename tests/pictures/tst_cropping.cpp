// SPDX-License-Identifier: MIT
#include "pictures/picturefiles.h"
#include "support/suite.h"
#include "taquin/cropdialog.h"
#include "taquin/cropview.h"

#include <QAccessible>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>

using namespace Qt::StringLiterals;
using ui::CropDialog;
using ui::CropFrame;
using ui::CropView;

namespace {

constexpr QSize landscape(800, 600);

/// Returns whether the proportions are kept, up to the rounding of half a pixel a side.
bool hasProportions(const QRect &rect, const QSize &cut)
{
    return qAbs(qint64(rect.width()) * cut.height() - qint64(rect.height()) * cut.width()) <=
           cut.width() + cut.height();
}

bool isSound(const CropFrame &frame, const QSize &picture)
{
    return QRect(QPoint(0, 0), picture).contains(frame.rect()) && hasProportions(frame.rect(), frame.cut());
}

/// Returns the button with this text, ignoring the & of a mnemonic.
QPushButton *button(const QDialog &dialog, const QString &text)
{
    for (QPushButton *each : dialog.findChildren<QPushButton *>()) {
        if (each->text().remove(u'&') == text)
            return each;
    }
    return nullptr;
}

} // namespace

/// Tests the dialog that chooses the part of a picture to cut out.
class Cropping : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void largestInTheMiddle_data()
    {
        QTest::addColumn<QSize>("picture");
        QTest::addColumn<QSize>("cut");
        QTest::addColumn<QRect>("expected");
        QTest::newRow("square of a landscape") << landscape << QSize(4, 4) << QRect(100, 0, 600, 600);
        QTest::newRow("square of a portrait") << QSize(600, 800) << QSize(4, 4) << QRect(0, 100, 600, 600);
        QTest::newRow("all of it") << landscape << QSize(12, 9) << QRect(0, 0, 800, 600);
        QTest::newRow("a strip") << landscape << QSize(40, 2) << QRect(0, 280, 800, 40);
        QTest::newRow("smaller than the cut") << QSize(16, 16) << QSize(40, 40) << QRect(0, 0, 16, 16);
    }
    void largestInTheMiddle()
    {
        QFETCH(QSize, picture);
        QFETCH(QSize, cut);
        QFETCH(QRect, expected);
        const CropFrame frame(picture, cut);
        QCOMPARE(frame.rect(), expected);
        QCOMPARE(frame.size(), 1.0);
    }

    void stopsAtTheEdges()
    {
        CropFrame frame(landscape, {4, 4});
        frame.moveBy({-1000, 50});
        QCOMPARE(frame.rect(), QRect(0, 0, 600, 600));
        frame.setSize(0.5);
        QCOMPARE(frame.rect().size(), QSize(300, 300));
        frame.moveTo({5000, 5000});
        QCOMPARE(frame.rect(), QRect(500, 300, 300, 300));
        frame.setSize(7);
        QCOMPARE(frame.rect(), QRect(200, 0, 600, 600));
    }

    void cornerOppositeRests_data()
    {
        QTest::addColumn<Qt::Corner>("corner");
        QTest::addColumn<QPointF>("to");
        QTest::addColumn<QRect>("expected");
        QTest::newRow("top left") << Qt::TopLeftCorner << QPointF(350, 250) << QRect(350, 250, 200, 200);
        QTest::newRow("top right") << Qt::TopRightCorner << QPointF(500, 200) << QRect(250, 200, 250, 250);
        QTest::newRow("bottom left") << Qt::BottomLeftCorner << QPointF(450, 300)
                                     << QRect(400, 150, 150, 150);
        QTest::newRow("bottom right")
            << Qt::BottomRightCorner << QPointF(600, 480) << QRect(250, 150, 350, 350);
        QTest::newRow("past the edge")
            << Qt::BottomRightCorner << QPointF(900, 900) << QRect(250, 150, 450, 450);
    }
    void cornerOppositeRests()
    {
        QFETCH(Qt::Corner, corner);
        QFETCH(QPointF, to);
        QFETCH(QRect, expected);
        CropFrame frame(landscape, {4, 4});
        frame.setSize(0.5);
        QCOMPARE(frame.rect(), QRect(250, 150, 300, 300));
        frame.dragCorner(corner, to);
        QCOMPARE(frame.rect(), expected);
    }

    void otherProportionsKeepTheMiddle()
    {
        CropFrame frame(landscape, {4, 4});
        frame.setSize(0.5);
        frame.setCut({8, 2});
        QCOMPARE(frame.rect(), QRect(100, 225, 600, 150));
        frame.setSize(1);
        frame.setCut({12, 9});
        QCOMPARE(frame.rect(), QRect(0, 0, 800, 600));
    }

    void isAlwaysSound()
    {
        quint32 chance = 3;
        const auto draw = [&chance](int bound) {
            chance = chance * 1664525 + 1013904223;
            return int((chance >> 8) % quint32(bound));
        };
        for (int round = 0; round < 200; ++round) {
            const QSize picture(16 + draw(2000), 16 + draw(2000));
            CropFrame frame(picture, {2 + draw(39), 2 + draw(39)});
            for (int step = 0; step < 20; ++step) {
                const QPointF point(draw(3000) - 500, draw(3000) - 500);
                switch (draw(4)) {
                case 0:
                    frame.moveBy(point - QPointF(1000, 1000));
                    break;
                case 1:
                    frame.dragCorner(Qt::Corner(draw(4)), point);
                    break;
                case 2:
                    frame.setSize(draw(150) / 100.0);
                    break;
                default:
                    frame.setCut({2 + draw(39), 2 + draw(39)});
                }
                QVERIFY(isSound(frame, picture));
            }
        }
    }

    /// The proposed cut contains nearly all of any photo, in about as many pieces as before.
    void theProposedCutFitsThePicture()
    {
        for (const QSize picture : {QSize(3000, 2000), QSize(2000, 3000), QSize(4032, 3024),
                                    QSize(1920, 1080), QSize(360, 360), QSize(2400, 1000)}) {
            for (const int pieces : {9, 16, 48, 144}) {
                const QSize cut = CropDialog::fittingCut(picture, pieces);
                const QRect part = CropFrame(picture, cut).rect();
                const double seen = double(part.width()) * part.height() / picture.width() / picture.height();
                QVERIFY2(seen > 0.85, qPrintable(QString::number(seen)));
                const double times = double(cut.width()) * cut.height() / pieces;
                QVERIFY2(times > 0.7 && times < 1.7, qPrintable(QString::number(times)));
            }
        }
        QCOMPARE(CropDialog::fittingCut({360, 360}, 144), QSize(12, 12));
    }

    /// Each quarter of the picture is of one colour: of 16 pieces, four look alike, and of four, none do.
    void piecesThatLookAlikeAreRemarked()
    {
        CropDialog dialog(tests::quarters({300, 300}), {4, 4});
        show(dialog);
        const auto isRemarked = [&dialog] {
            return std::ranges::any_of(dialog.findChildren<QLabel *>(), [](const QLabel *label) {
                return label->isVisible() && label->text().startsWith("Some pieces look alike"_L1);
            });
        };
        QVERIFY(isRemarked());
        dialog.findChildren<QSpinBox *>().at(0)->setValue(2);
        dialog.findChildren<QSpinBox *>().at(1)->setValue(2);
        QVERIFY(!isRemarked());
    }

    void enterCutsAndScrambles()
    {
        CropDialog dialog(tests::quarters(landscape), {12, 12});
        QSignalSpy accepted(&dialog, &QDialog::accepted);
        show(dialog);
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
        QCOMPARE(accepted.size(), 1);
        QVERIFY(dialog.scramble());
        QCOMPARE(dialog.cut(), QSize(12, 12));
        QCOMPARE(dialog.crop(), QRect(100, 0, 600, 600));
    }

    void buttons()
    {
        CropDialog dialog(tests::quarters(landscape), {5, 4});
        QSignalSpy accepted(&dialog, &QDialog::accepted);
        QSignalSpy rejected(&dialog, &QDialog::rejected);
        show(dialog);
        QVERIFY(button(dialog, u"Cut and scramble"_s));
        button(dialog, u"Cut"_s)->click();
        QCOMPARE(accepted.size(), 1);
        QVERIFY(!dialog.scramble());
        show(dialog);
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Escape);
        QCOMPARE(rejected.size(), 1);
    }

    void keysMoveAndResize()
    {
        CropDialog dialog(tests::quarters(landscape), {4, 4});
        show(dialog);
        QWidget *view = dialog.findChild<CropView *>();
        QVERIFY(view->hasFocus());
        QTest::keyClick(view, Qt::Key_Right);
        QCOMPARE(dialog.crop(), QRect(108, 0, 600, 600));
        QTest::keyClick(view, Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(dialog.crop(), QRect(107, 0, 600, 600));
        QTest::keyClick(view, Qt::Key_Minus);
        QVERIFY(dialog.crop().width() < 600);
        QVERIFY(dialog.findChild<QSlider *>()->value() < 100);
        QTest::keyClick(view, Qt::Key_Down);
        QVERIFY(dialog.crop().y() > 14);
        QTest::keyClick(view, Qt::Key_Plus);
        QCOMPARE(dialog.crop().width(), 600);
    }

    void choicesReshapeTheFrame()
    {
        CropDialog dialog(tests::quarters(landscape), {4, 4});
        show(dialog);
        const auto counts = dialog.findChildren<QSpinBox *>();
        QCOMPARE(counts.size(), 2);
        for (const QSpinBox *count : counts) {
            QCOMPARE(count->minimum(), 2);
            QCOMPARE(count->maximum(), 40);
        }
        counts[0]->setValue(8);
        counts[1]->setValue(6);
        QCOMPARE(dialog.cut(), QSize(8, 6));
        QCOMPARE(dialog.crop(), QRect(0, 0, 800, 600));
        dialog.findChild<QSlider *>()->setValue(50);
        QCOMPARE(dialog.crop(), QRect(200, 150, 400, 300));
    }

    void mouse()
    {
        CropDialog dialog(tests::quarters(landscape), {4, 4});
        dialog.resize(900, 900);
        show(dialog);
        auto *view = dialog.findChild<CropView *>();
        const QPoint middle = view->rect().center();
        QTest::mousePress(view, Qt::LeftButton, {}, middle);
        QTest::mouseMove(view, middle + QPoint(2000, 0));
        QTest::mouseRelease(view, Qt::LeftButton, {}, middle + QPoint(2000, 0));
        QCOMPARE(dialog.crop(), QRect(200, 0, 600, 600));
        dialog.findChild<QSlider *>()->setValue(50);
        QTest::mouseClick(view, Qt::LeftButton, {}, QPoint(15, middle.y()));
        QCOMPARE(dialog.crop(), QRect(0, 150, 300, 300));
    }

    void everyControlHasAName()
    {
        CropDialog dialog(tests::quarters(landscape), {4, 4});
        show(dialog);
        for (QWidget *widget : dialog.findChildren<QWidget *>()) {
            if (widget->focusPolicy() == Qt::NoFocus || widget->focusProxy())
                continue;
            const QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(widget);
            QVERIFY2(!accessible->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
        }
    }

private:
    static void show(CropDialog &dialog)
    {
        dialog.show();
        dialog.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
    }
};

TEST_SUITE(Cropping)
#include "tst_cropping.moc"
