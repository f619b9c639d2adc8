// SPDX-License-Identifier: MIT
#include "board/qtversion.h"
#include "pictures/picturefiles.h"
#include "support/data.h"
#include "support/suite.h"
#include "taquin/picture.h"

#include <QColorSpace>
#include <QImageReader>
#include <QImageWriter>
#include <QMimeData>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using tests::encoded;
using tests::Encoding;
using tests::pictureOf;
using tests::quarters;
using tests::refusalOf;
using tests::showsQuarters;

namespace {

constexpr QSize small(240, 160);

taquin::PictureReading read(const QByteArray &bytes)
{
    return taquin::readPicture({u"holiday.jpg"_s, bytes});
}

void addFormats(const QImage &image)
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("png") << encoded(image, "png");
    QTest::newRow("png, interlaced") << tests::interlacedPng(image);
    QTest::newRow("png, palette") << encoded(image.convertToFormat(QImage::Format_Indexed8), "png");
    QTest::newRow("png, 16 bits") << encoded(image.convertToFormat(QImage::Format_RGBX64), "png");
    QTest::newRow("png, opaque alpha") << encoded(image.convertToFormat(QImage::Format_ARGB32), "png");
    QTest::newRow("jpeg") << encoded(image, "jpeg", {.quality = 95});
    QTest::newRow("jpeg, progressive") << encoded(image, "jpeg", {.progressive = true, .quality = 95});
    QTest::newRow("gif") << tests::gif({image});
    QTest::newRow("gif, animated") << tests::gif({image, board::mirrored(image, true, true)});
    QTest::newRow("bmp") << encoded(image, "bmp");
    QTest::newRow("bmp, palette") << encoded(image.convertToFormat(QImage::Format_Indexed8), "bmp");
    for (const char *format : {"webp", "tiff"}) {
        if (QImageWriter::supportedImageFormats().contains(format))
            QTest::newRow(format) << encoded(image, format, {.quality = 100});
    }
}

} // namespace

/// Tests pictures that can be read in whole or in part.
class PictureReadings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_folder.isValid()); }

    void formats_data() { addFormats(quarters(small)); }
    void formats()
    {
        QFETCH(QByteArray, bytes);
        QVERIFY(!bytes.isEmpty());
        const taquin::PictureReading reading = read(bytes);
        QCOMPARE(refusalOf(reading), QString());
        const taquin::Picture picture = pictureOf(reading);
        QCOMPARE(picture.warning, QString());
        QCOMPARE(picture.name, u"holiday.jpg"_s);
        QCOMPARE(picture.image.size(), small);
        QVERIFY(showsQuarters(picture.image));
        QVERIFY(picture.image.format() == QImage::Format_RGB32 ||
                picture.image.format() == QImage::Format_ARGB32_Premultiplied);
    }

    void greys_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QImage image(small, QImage::Format_Grayscale8);
        image.fill(200);
        QTest::newRow("png") << encoded(image, "png");
        QTest::newRow("png, 16 bits") << encoded(image.convertToFormat(QImage::Format_Grayscale16), "png");
        QTest::newRow("jpeg") << encoded(image, "jpeg");
    }
    void greys()
    {
        QFETCH(QByteArray, bytes);
        QCOMPARE(pictureOf(read(bytes)).image.pixel(9, 9), qRgb(200, 200, 200));
    }

    void transparencyStays()
    {
        QImage image(small, QImage::Format_ARGB32);
        image.fill(Qt::transparent);
        image.setPixel(7, 7, qRgba(10, 200, 30, 128));
        const QImage back = pictureOf(read(encoded(image, "png"))).image;
        QCOMPARE(back.format(), QImage::Format_ARGB32_Premultiplied);
        QCOMPARE(qAlpha(back.pixel(0, 0)), 0);
        QCOMPARE(qAlpha(back.pixel(7, 7)), 128);
    }

    void coloursBecomeSrgb_data()
    {
        QTest::addColumn<QByteArray>("format");
        QTest::newRow("png") << "png"_ba;
        QTest::newRow("jpeg") << "jpeg"_ba;
    }
    /// Half of full light is encoded as 0.7354 of the scale in sRGB (IEC 61966-2-1).
    void coloursBecomeSrgb()
    {
        QFETCH(const QByteArray, format);
        QImage image(small, QImage::Format_RGB32);
        image.fill(QColor(128, 128, 128));
        image.setColorSpace(QColorSpace::SRgbLinear);
        const QByteArray file = encoded(image, format.constData(), {.quality = 95});
        const int value = qRed(pictureOf(read(file)).image.pixel(5, 5));
        QVERIFY2(qAbs(value - 188) <= 1, qPrintable(QString::number(value)));
    }

    /// Magazines print in four colours. The file was made of the quarters by ImageMagick.
    void printersColoursAreRead()
    {
        const taquin::PictureReading reading = taquin::readPicture({{}, tests::dataPath(u"cmyk.jpg"_s)});
        QCOMPARE(refusalOf(reading), QString());
        QCOMPARE(pictureOf(reading).image.size(), QSize(48, 32));
        QVERIFY(showsQuarters(pictureOf(reading).image));
    }

    void panoramasKeepTheirProportions_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QSize>("wanted");
        QTest::newRow("wide") << QSize(12288, 1536) << QSize(2048, 256);
        QTest::newRow("tall") << QSize(1536, 12288) << QSize(256, 2048);
    }
    void panoramasKeepTheirProportions()
    {
        QFETCH(const QSize, size);
        QFETCH(const QSize, wanted);
        for (const char *format : {"jpeg", "png"}) {
            const taquin::PictureReading reading = read(encoded(quarters(size), format));
            QCOMPARE(refusalOf(reading), QString());
            QCOMPARE(pictureOf(reading).image.size(), wanted);
            QVERIFY(showsQuarters(pictureOf(reading).image));
        }
    }

    void contentDecidesNotName()
    {
        const QString path = file(u"png.jpg"_s, encoded(quarters(small), "png"));
        QVERIFY(showsQuarters(pictureOf(taquin::readPicture({{}, path})).image));
    }

    void turnedOnesStandUpright_data()
    {
        QTest::addColumn<int>("orientation");
        for (int orientation = 1; orientation <= 8; ++orientation)
            QTest::addRow("%d", orientation) << orientation;
    }
    void turnedOnesStandUpright()
    {
        QFETCH(int, orientation);
        const QImage small = pictureOf(read(tests::turnedJpeg({320, 200}, orientation))).image;
        QCOMPARE(small.size(), QSize(320, 200));
        QVERIFY(showsQuarters(small));
        const QImage large = pictureOf(read(tests::turnedJpeg({3000, 1500}, orientation))).image;
        QCOMPARE(large.size(), QSize(2048, 1024));
        QVERIFY(showsQuarters(large));
    }

    void largeOnesAreMadeSmaller_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const QImage image = quarters({8660, 5774});
        QTest::newRow("jpeg") << encoded(image, "jpeg");
        QTest::newRow("jpeg, progressive") << encoded(image, "jpeg", {.progressive = true});
        QTest::newRow("png") << encoded(image, "png", {.quality = 90});
        QTest::newRow("png, grey and palette")
            << encoded(image.convertToFormat(QImage::Format_Indexed8), "png");
    }
    void largeOnesAreMadeSmaller()
    {
        QFETCH(QByteArray, bytes);
        const taquin::PictureReading reading = read(bytes);
        QCOMPARE(refusalOf(reading), QString());
        QCOMPARE(pictureOf(reading).image.size(), QSize(2048, 1365));
        QCOMPARE(pictureOf(reading).warning, QString());
        QVERIFY(showsQuarters(pictureOf(reading).image));
    }

    void meansAreTaken()
    {
        QImage board(6144, 3072, QImage::Format_Grayscale8);
        for (int y = 0; y < board.height(); ++y) {
            for (int x = 0; x < board.width(); ++x)
                board.scanLine(y)[x] = (x + y) % 2 == 0 ? 255 : 0;
        }
        const QImage image = pictureOf(taquin::readPicture({u"board"_s, board})).image;
        QCOMPARE(image.size(), QSize(2048, 1024));
        for (const QPoint at : {QPoint(0, 0), QPoint(1000, 500), QPoint(2047, 1023)})
            QVERIFY(qAbs(qRed(image.pixel(at)) - 128) <= 16);
    }

    /// The pictures are noise, since a plain picture compresses to too few bytes to be cut.
    void cutShort_data() { addFormats(tests::grains(small)); }
    void cutShort()
    {
        QFETCH(QByteArray, bytes);
        const taquin::PictureReading reading = read(bytes.first(bytes.size() * 3 / 4));
        const taquin::Picture picture = pictureOf(reading);
        const bool neverInParts =
            bytes.mid(8, 4) == "WEBP" || bytes.startsWith("II*") || bytes.startsWith("MM");
        QCOMPARE(picture.image.isNull(), neverInParts);
        if (neverInParts) {
            QVERIFY(refusalOf(reading).contains("cut short"_L1));
            return;
        }
        QCOMPARE(picture.image.size(), small);
        QVERIFY2(picture.warning.startsWith(u"“holiday.jpg” is incomplete"_s), qPrintable(picture.warning));
    }

    void theReadablePartIsShown_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const QImage noise = tests::grains({1200, 900});
        QTest::newRow("jpeg") << encoded(noise, "jpeg", {.quality = 90});
        QTest::newRow("png") << encoded(noise, "png");
        QTest::newRow("png, grey") << encoded(noise.convertToFormat(QImage::Format_Grayscale8), "png");
        QTest::newRow("bmp") << encoded(board::mirrored(noise, false, true), "bmp");
    }
    void theReadablePartIsShown()
    {
        QFETCH(QByteArray, bytes);
        const QImage whole = pictureOf(read(bytes)).image;
        const QImage part = pictureOf(read(bytes.first(bytes.size() / 2))).image;
        QCOMPARE(part.size(), whole.size());
        // BMP stores its last row first.
        const bool upwards = bytes.startsWith("BM");
        const QRect there(0, upwards ? 600 : 0, 1200, 300);
        const QRect missing(0, upwards ? 0 : 600, 1200, 300);
        QCOMPARE(part.copy(there), whole.copy(there));
        QVERIFY(part.copy(missing) != whole.copy(missing));
    }

    void bytesBehindTheEndAreLegal_data() { addFormats(quarters(small)); }
    void bytesBehindTheEndAreLegal()
    {
        QFETCH(QByteArray, bytes);
        const taquin::Picture picture = pictureOf(read(bytes + QByteArray(5000, '\x2a')));
        QVERIFY(showsQuarters(picture.image));
        QCOMPARE(picture.warning, QString());
    }

    /// The end of an embedded thumbnail, as written by cameras, is not taken for the end of the picture.
    void endOfAThumbnailIsNotTheEnd()
    {
        QByteArray bytes = encoded(quarters(small), "jpeg");
        const QByteArray thumbnail = encoded(quarters({32, 32}), "jpeg");
        const auto length = quint16(thumbnail.size() + 2);
        bytes.insert(2, "\xff\xe2"_ba + char(length >> 8) + char(length & 0xff) + thumbnail);
        QCOMPARE(pictureOf(read(bytes)).warning, QString());
        QVERIFY(!pictureOf(read(bytes.chopped(40))).warning.isEmpty());
    }

    void droppedAndPastedData()
    {
        const QByteArray png = encoded(quarters(small), "png");
        const QString path = file(u"dropped.png"_s, png);
        QMimeData data;
        QVERIFY(!taquin::mayHavePicture(data));
        QVERIFY(!taquin::pictureSource(data));
        data.setUrls({QUrl(u"https://example.org/a.png"_s)});
        QVERIFY(!taquin::mayHavePicture(data));
        data.setImageData(quarters(small));
        QVERIFY(taquin::mayHavePicture(data));
        QVERIFY(std::holds_alternative<QImage>(taquin::pictureSource(data)->data));
        data.setData(u"image/png"_s, png);
        QCOMPARE(std::get<QByteArray>(taquin::pictureSource(data)->data), png);
        data.setUrls({QUrl(u"https://example.org/a.png"_s), QUrl::fromLocalFile(path)});
        QCOMPARE(std::get<QString>(taquin::pictureSource(data)->data), path);
    }

private:
    QString file(const QString &name, const QByteArray &bytes)
    {
        QFile out(m_folder.filePath(name));
        return out.open(QFile::WriteOnly) && out.write(bytes) == bytes.size() ? out.fileName() : QString();
    }

    QTemporaryDir m_folder;
};

TEST_SUITE(PictureReadings)
#include "tst_reading.moc"
