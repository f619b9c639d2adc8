// SPDX-License-Identifier: MIT
#include "export/webpwriter.h"
#include "support/suite.h"

#include <QBuffer>
#include <QImageReader>
#include <QPainter>
#include <QtEndian>

using namespace Qt::StringLiterals;

namespace {

/// Returns a picture of many colours, with a square at a place that depends on `step`.
QImage drawn(int step)
{
    QImage image(120, 80, QImage::Format_RGB32);
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            image.setPixel(x, y, qRgb(2 * x, 3 * y, (7 * x + 5 * y) % 256));
    }
    QPainter painter(&image);
    painter.fillRect(5 + 14 * step, 20, 18, 18, QColor(10, 40 + step, 90));
    return image;
}

int greatestDifference(const QImage &one, const QImage &other)
{
    int greatest = one.size() == other.size() ? 0 : 256;
    for (int y = 0; y < one.height() && greatest < 256; ++y) {
        for (int x = 0; x < one.width(); ++x) {
            const QRgb a = one.pixel(x, y);
            const QRgb b = other.pixel(x, y);
            for (const int channel : {qRed(a) - qRed(b), qGreen(a) - qGreen(b), qBlue(a) - qBlue(b)})
                greatest = std::max(greatest, std::abs(channel));
        }
    }
    return greatest;
}

QByteArray written(const std::vector<QImage> &images, bool repeats)
{
    QByteArray file;
    QBuffer buffer(&file);
    buffer.open(QBuffer::WriteOnly);
    exports::WebpWriter writer(buffer, {120, 80}, repeats);
    int centiseconds = 10;
    for (const QImage &image : images) {
        if (!writer.add(image, centiseconds++))
            return {};
    }
    return writer.close() ? file : QByteArray();
}

} // namespace

/// Tests that an animated WebP can be read by another program: Qt's plug-in uses libwebp's demultiplexer.
class WebpTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (!QImageReader::supportedImageFormats().contains("webp"))
            QSKIP("Qt's plug-in for WebP is not installed");
    }

    void everyImageIsThereAndItsTime()
    {
        const std::vector<QImage> images{drawn(0), drawn(1), drawn(3), drawn(2)};
        QByteArray file = written(images, true);
        QBuffer buffer(&file);
        QImageReader reader(&buffer, "webp");
        QCOMPARE(reader.imageCount(), 4);
        QCOMPARE(reader.loopCount(), -1); // -1: the animation loops forever
        int milliseconds = 100;
        for (const QImage &image : images) {
            const QImage read = reader.read();
            QVERIFY2(greatestDifference(read, image) <= 4, qPrintable(reader.errorString()));
            QCOMPARE(reader.nextImageDelay(), std::exchange(milliseconds, milliseconds + 10));
        }
    }

    /// Consecutive equal images are merged into one, with the sum of their durations.
    void theTimesOfEqualImagesAddUp()
    {
        QByteArray file = written({drawn(0), drawn(1), drawn(1), drawn(2)}, true);
        QBuffer buffer(&file);
        QImageReader reader(&buffer, "webp");
        int milliseconds = 0;
        while (!reader.read().isNull())
            milliseconds += reader.nextImageDelay();
        QCOMPARE(milliseconds, 100 + 110 + 120 + 130);
    }

    void itPlaysOnceIfItDoesNotRepeat()
    {
        QByteArray file = written({drawn(0), drawn(1)}, false);
        QBuffer buffer(&file);
        QImageReader reader(&buffer, "webp");
        QVERIFY(!reader.read().isNull());
        QCOMPARE(reader.loopCount(), 0);
    }

    /// A long animation is written section by section while it is made, and has no visible seams.
    void longAnimationsAreWrittenInSections()
    {
        constexpr QSize size(1200, 800);
        QByteArray file;
        QBuffer buffer(&file);
        buffer.open(QBuffer::WriteOnly);
        exports::WebpWriter writer(buffer, size, true);
        QImage image(size, QImage::Format_RGB32);
        constexpr int images = 3 * int(exports::WebpWriter::pixelsHeld / (size.width() * size.height()));
        for (int i = 0; i < images; ++i) {
            image.fill(QColor(5 * i, 255 - 5 * i, 90));
            QVERIFY(writer.add(image, 10));
        }
        QVERIFY(!file.isEmpty());
        QVERIFY(writer.close());
        buffer.close();
        QCOMPARE(qFromLittleEndian<quint32>(file.constData() + 4), quint32(file.size() - 8));
        QImageReader reader(&buffer, "webp");
        QCOMPARE(reader.imageCount(), images);
        for (int i = 0; i < images; ++i) {
            QCOMPARE(reader.read().pixelColor(7, 7), QColor(5 * i, 255 - 5 * i, 90));
            QCOMPARE(reader.nextImageDelay(), 100);
        }
    }

    void largeImagesAreRefused()
    {
        QBuffer buffer;
        buffer.open(QBuffer::WriteOnly);
        exports::WebpWriter writer(buffer, {120, 80}, true, 1000);
        QVERIFY(writer.add(drawn(0), 4));
        QVERIFY(writer.fault().isEmpty());
        QVERIFY(!writer.close());
        QVERIFY(writer.fault().contains(QLocale().formattedDataSize(1000, 0)));
    }

    void imagesThatAreNoAnimationAreRefused()
    {
        QVERIFY(written({}, true).isEmpty());
        QVERIFY(written({drawn(0), QImage(3, 3, QImage::Format_RGB32)}, true).isEmpty());
    }

    void aFullDiskIsReported()
    {
        QFile full(u"/dev/full"_s);
        if (!full.open(QFile::WriteOnly | QFile::Unbuffered))
            QSKIP("there is no such device here");
        exports::WebpWriter writer(full, {120, 80}, true);
        QVERIFY(writer.add(drawn(0), 4));
        QVERIFY(!writer.close());
    }
};

TEST_SUITE(WebpTest)
#include "tst_webp.moc"
