// SPDX-License-Identifier: MIT
#include "export/apngwriter.h"
#include "support/suite.h"

#include <QBuffer>
#include <QPainter>
#include <QtEndian>

using namespace Qt::StringLiterals;

namespace {

struct Chunk {
    QByteArray type;
    QByteArray content;
};

std::vector<Chunk> chunksOf(const QByteArray &file)
{
    std::vector<Chunk> chunks;
    for (qsizetype at = 8; at + 12 <= file.size();) {
        const auto size = qsizetype(qFromBigEndian<quint32>(file.constData() + at));
        chunks.push_back({file.mid(at + 4, 4), file.mid(at + 8, size)});
        at += size + 12;
    }
    return chunks;
}

quint32 number(const QByteArray &bytes, qsizetype at)
{
    return qFromBigEndian<quint32>(bytes.constData() + at);
}

QImage drawn(int step)
{
    QImage image(60, 40, QImage::Format_RGB32);
    image.fill(QColor(200, 180, 10 * step));
    QPainter painter(&image);
    painter.fillRect(5 + 7 * step, 10, 9, 9, QColor(10, 40 + step, 90));
    return image;
}

/// Returns the CRC that ends each chunk (ISO 3309), computed bit by bit.
quint32 sumOf(const QByteArray &bytes)
{
    quint32 sum = ~0U;
    for (const char byte : bytes) {
        for (int bit = 0; bit < 8; ++bit) {
            const bool odd = ((sum ^ (quint32(static_cast<unsigned char>(byte)) >> bit)) & 1) != 0;
            sum = odd ? 0xEDB88320U ^ (sum >> 1) : sum >> 1;
        }
    }
    return ~sum;
}

/// Returns the image of a frame: a plain PNG of its size with its pixels.
QImage imageOf(const QByteArray &context, const QByteArray &pixels)
{
    QByteArray plain;
    QBuffer buffer(&plain);
    QImage(int(number(context, 4)), int(number(context, 8)), QImage::Format_RGB888).save(&buffer, "PNG");
    const qsizetype at = plain.indexOf("IDAT");
    QByteArray size(4, '\0');
    qToBigEndian(quint32(pixels.size()), size.data());
    const QByteArray named = "IDAT" + pixels;
    QByteArray sum(4, '\0');
    qToBigEndian(sumOf(named), sum.data());
    const QByteArray end = plain.last(12);
    return QImage::fromData(plain.first(at - 4) + size + named + sum + end, "PNG");
}

} // namespace

/// Tests that an animated PNG can be read by other programs.
class ApngTest : public QObject {
    Q_OBJECT

    QByteArray m_file;

private Q_SLOTS:
    void initTestCase()
    {
        QBuffer buffer(&m_file);
        QVERIFY(buffer.open(QBuffer::WriteOnly));
        exports::ApngWriter writer(buffer, {60, 40}, true);
        for (const int step : {0, 1, 1, 2})
            QVERIFY(writer.add(drawn(step), 10 + step));
        QVERIFY(!writer.add(QImage(3, 3, QImage::Format_RGB32), 1));
        QVERIFY(writer.close());
    }

    /// However long an animation is, only its last image is in memory.
    void eachImageIsWrittenAtOnce()
    {
        QByteArray file;
        QBuffer buffer(&file);
        QVERIFY(buffer.open(QBuffer::WriteOnly));
        exports::ApngWriter writer(buffer, {60, 40}, true);
        for (int images = 1; images <= 3; ++images) {
            QVERIFY(writer.add(drawn(images), 10));
            const std::vector<Chunk> chunks = chunksOf(file);
            QCOMPARE(std::ranges::count(chunks, "fcTL"_ba, &Chunk::type), std::ptrdiff_t(images));
            QCOMPARE(chunks.back().type, images == 1 ? "IDAT"_ba : "fdAT"_ba);
        }
    }

    void anAnimationWithoutImagesIsNone()
    {
        QBuffer buffer;
        QVERIFY(buffer.open(QBuffer::WriteOnly));
        QVERIFY(!exports::ApngWriter(buffer, {60, 40}, true).close());
    }

    /// Qt reads a whole PNG, including the CRCs of its chunks.
    void theFirstImageIsThatOfAPlainPng()
    {
        QCOMPARE(QImage::fromData(m_file, "PNG").convertToFormat(QImage::Format_RGB32), drawn(0));
    }

    void everyImageIsThereAndItsTime()
    {
        QImage canvas;
        QList<QImage> images;
        quint32 sequence = 0;
        QByteArray context;
        for (const Chunk &chunk : chunksOf(m_file)) {
            if (chunk.type == "acTL") {
                QCOMPARE(number(chunk.content, 0), 4U);
                QCOMPARE(number(chunk.content, 4), 0U);
            } else if (chunk.type == "fcTL") {
                QCOMPARE(number(chunk.content, 0), sequence++);
                context = chunk.content;
                const int step = std::array{0, 1, 1, 2}[std::size_t(images.size())];
                QCOMPARE(qFromBigEndian<quint16>(context.constData() + 20), quint16(10 + step));
                QCOMPARE(qFromBigEndian<quint16>(context.constData() + 22), quint16(100));
            } else if (chunk.type == "IDAT") {
                canvas = drawn(0); // the first image, which the test above verifies
                images << canvas;
            } else if (chunk.type == "fdAT") {
                QCOMPARE(number(chunk.content, 0), sequence++);
                const QImage part = imageOf(context, chunk.content.sliced(4));
                QVERIFY(!part.isNull());
                QPainter painter(&canvas);
                painter.drawImage(QPoint(int(number(context, 12)), int(number(context, 16))), part);
                painter.end();
                images << canvas;
            }
        }
        QCOMPARE(images, (QList<QImage>{drawn(0), drawn(1), drawn(1), drawn(2)}));
    }
};

TEST_SUITE(ApngTest)
#include "tst_apng.moc"
