// SPDX-License-Identifier: MIT
#include "support/suite.h"
#include "taquin/samples.h"

using namespace Qt::StringLiterals;

namespace {

/// Returns the mean difference between two parts of a picture over all channels, from 0 to 255.
double difference(const QImage &picture, const QRect &one, const QRect &other)
{
    qint64 sum = 0;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x) {
            const QRgb a = picture.pixel(one.x() + x, one.y() + y);
            const QRgb b = picture.pixel(other.x() + x, other.y() + y);
            sum += qAbs(qRed(a) - qRed(b)) + qAbs(qGreen(a) - qGreen(b)) + qAbs(qBlue(a) - qBlue(b));
        }
    }
    return double(sum) / (3.0 * one.width() * one.height());
}

} // namespace

/// Tests the pictures that are part of the program.
class Samples : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areThere()
    {
        QVERIFY(taquin::samples().size() >= 4);
        QSet<QString> names;
        for (const taquin::Sample &sample : taquin::samples()) {
            QVERIFY(taquin::isSample(QString::fromLatin1(sample.id)));
            names.insert(sample.name);
        }
        QCOMPARE(names.size(), qsizetype(taquin::samples().size()));
        QVERIFY(!taquin::isSample(u"sample"_s));
        QVERIFY(taquin::sample(u"sample"_s, {40, 30}).isNull());
    }

    void fillAnySize_data() { addSamples(); }
    void fillAnySize()
    {
        QFETCH(QString, id);
        for (const QSize size : {QSize(1, 1), QSize(64, 48), QSize(300, 100), QSize(90, 400)}) {
            const QImage image = taquin::sample(id, size);
            QCOMPARE(image.size(), size);
            QVERIFY(!image.hasAlphaChannel());
        }
        QVERIFY(taquin::sample(id, {}).isNull());
    }

    /// A sample is drawn in the same way every time, since a saved game contains only its name.
    void areAlwaysTheSame_data() { addSamples(); }
    void areAlwaysTheSame()
    {
        QFETCH(QString, id);
        QCOMPARE(taquin::sample(id, {400, 300}), taquin::sample(id, {400, 300}));
    }

    void piecesCanBeDistinguished_data() { addSamples(); }
    void piecesCanBeDistinguished()
    {
        QFETCH(QString, id);
        constexpr int side = 12;
        const QSize piece(40, 30);
        const QImage picture = taquin::sample(id, piece * side);
        const auto at = [&](int cell) {
            return QRect(QPoint(cell % side * piece.width(), cell / side * piece.height()), piece);
        };
        for (int one = 0; one < side * side; ++one) {
            for (int other = 0; other < one; ++other)
                QVERIFY2(difference(picture, at(one), at(other)) > 2.5,
                         qPrintable(u"%1 and %2"_s.arg(one).arg(other)));
        }
    }

private:
    static void addSamples()
    {
        QTest::addColumn<QString>("id");
        for (const taquin::Sample &sample : taquin::samples())
            QTest::newRow(sample.id) << QString::fromLatin1(sample.id);
    }
};

TEST_SUITE(Samples)
#include "tst_samples.moc"
