// SPDX-License-Identifier: MIT
#include "board/lettering.h"
#include "support/suite.h"

#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>

using namespace Qt::StringLiterals;

namespace {

QByteArray drawnAsSvg(const QString &text, QFont::Weight weight)
{
    QBuffer content;
    QSvgGenerator drawing;
    drawing.setOutputDevice(&content);
    QPainter painter(&drawing);
    painter.scale(100, 100);
    board::write(painter, {0, 0, 1, 1}, text, 0.2, Qt::black, weight);
    painter.end();
    return content.data();
}

/// Draws letters at fractional pixel positions, as the window often does.
void drawBetweenPixels(double shift, QFont::Weight weight)
{
    QImage image(200, 40, QImage::Format_RGB32);
    QPainter painter(&image);
    QFont font(u"DejaVu Sans"_s);
    font.setPixelSize(13);
    font.setWeight(weight);
    font.setHintingPreference(QFont::PreferNoHinting);
    painter.setFont(font);
    painter.drawText(QPointF(3 + shift, 20), u"abcdefgh 12345678 %1"_s.arg(shift));
}

} // namespace

/// Tests the letters of boards.
class LetteringTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The same board always gives the same drawing, although FreeType remembers the pixel fraction of the
    /// last letter.
    void earlierDrawingsDoNotMatter()
    {
        for (const QFont::Weight weight : {QFont::Normal, QFont::DemiBold, QFont::Bold}) {
            for (const QString &text : {u"a"_s, u"e"_s, u"h"_s, u"8"_s, u"12"_s}) {
                const QByteArray first = drawnAsSvg(text, weight);
                QVERIFY(first.contains("<path"));
                for (const double shift : {0.25, 0.5, 0.75, 0.0}) {
                    drawBetweenPixels(shift, weight);
                    QCOMPARE(drawnAsSvg(text, weight), first);
                }
            }
        }
    }
};

TEST_SUITE(LetteringTest)
#include "tst_lettering.moc"
