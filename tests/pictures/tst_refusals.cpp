// SPDX-License-Identifier: MIT
#include "pictures/picturefiles.h"
#include "support/suite.h"
#include "taquin/picture.h"

#include <QMimeData>
#include <QTemporaryDir>

#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using tests::encoded;
using tests::quarters;
using tests::refusalOf;

namespace {

const QByteArray drawing = "<svg xmlns='http://www.w3.org/2000/svg' width='90' height='90'><rect width='90'"
                           " height='90' fill='red'/></svg>"_ba;

QByteArray utf16(const QByteArray &text)
{
    QByteArray wide = "\xff\xfe"_ba;
    for (const char byte : text)
        (wide += byte) += '\0';
    return wide;
}

} // namespace

/// A file that cannot be opened is refused with its own message, immediately, and before it takes memory.
class PictureRefusals : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_folder.isValid()); }

    /// All files have the same name, so that the messages differ by more than that.
    void eachHasItsOwnSentence()
    {
        const QHash<QString, QString> sentences{
            {u"missing"_s, refusal(path(u"missing"_s))},
            {u"folder"_s, refusal(m_folder.path())},
            {u"device"_s, refusal(u"/dev/zero"_s)},
            {u"empty"_s, refusal(file(u"empty"_s, {}))},
            {u"text"_s, refusal(file(u"text"_s, "BMW is not a picture, nor is this.\n"_ba))},
            {u"svg"_s, refusal(file(u"svg"_s, drawing))},
            {u"packed"_s, refusal(file(u"packed"_s, "\x1f\x8b\x08\0\0\0\0\0"_ba))},
            {u"heif"_s, refusal(file(u"heif"_s, "\0\0\0\x18"
                                                "ftypheic\0\0\0\0mif1heic"_ba))},
            {u"thin"_s, refusal(file(u"thin"_s, encoded(quarters({900, 1}), "png")))},
            {u"enormous"_s, refusal(file(u"enormous"_s, tests::pngHeader(60000, 60000)))},
            {u"damaged"_s, refusal(file(u"damaged"_s, encoded(quarters({90, 90}), "png").first(40)))},
        };
        for (auto one = sentences.begin(); one != sentences.end(); ++one) {
            QVERIFY2(!one.value().isEmpty(), qPrintable(one.key()));
            QVERIFY2(one.value().endsWith(u'.'), qPrintable(one.value()));
        }
        const QStringList all = sentences.values();
        QCOMPARE(QSet<QString>(all.begin(), all.end()).size(), sentences.size());
    }

    /// A file that Qt cannot read counts as a picture, so that the window shows the reason, which names the
    /// package if a plug-in of Qt is missing. Qt itself does not read HEIF.
    void unsupportedFormatsCountAsPictures()
    {
        const QByteArray heif("\0\0\0\x18"
                              "ftypheic\0\0\0\0mif1heic",
                              24);
        QVERIFY(taquin::isPicture(file(u"holiday.heic"_s, heif)));
        QVERIFY(taquin::isPicture(file(u"holiday.webp"_s, "RIFF\x1a\0\0\0WEBPVP8 "_ba)));
        QVERIFY(taquin::isPicture(file(u"holiday.png"_s, encoded(quarters({90, 90}), "png"))));
        QVERIFY(!taquin::isPicture(file(u"holiday.txt"_s, "It was sunny all week.\n"_ba)));
        QVERIFY(!taquin::isPicture(path(u"missing"_s)));
    }

    void unreadableFile()
    {
        if (geteuid() == 0)
            QSKIP("root may read everything");
        const QString name = file(u"secret"_s, encoded(quarters({90, 90}), "png"));
        QVERIFY(QFile::setPermissions(name, QFile::WriteOwner));
        QVERIFY(refusal(name).contains("permission"_L1));
    }

    /// A pipe is refused, since opening it would wait for a writer.
    void pipe()
    {
        const QString name = m_folder.filePath(u"pipe.png"_s);
        QCOMPARE(mkfifo(QFile::encodeName(name).constData(), 0600), 0);
        QVERIFY(refusal(name).contains("device"_L1));
    }

    void tooManyBytes()
    {
        QFile large(path(u"large"_s));
        QVERIFY(large.open(QFile::WriteOnly) && large.write("\xff\xd8\xff\xe0"_ba) == 4);
        QVERIFY(large.resize(taquin::Picture::mostBytes + 1)); // a hole, which takes no disk space
        QVERIFY(refusal(large.fileName()).contains("too large"_L1));
    }

    void drawingsWhateverTheyAreCalled_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("plain") << drawing;
        QTest::newRow("declared") << "<?xml version='1.0'?>\n<!DOCTYPE svg>\n<!-- x -->\n"_ba + drawing;
        QTest::newRow("marked UTF-8") << "\xef\xbb\xbf  \n"_ba + drawing;
        QTest::newRow("UTF-16") << utf16(drawing);
        QTest::newRow("prefixed") << "<s:svg xmlns:s='http://www.w3.org/2000/svg'/>"_ba;
    }
    void drawingsWhateverTheyAreCalled()
    {
        QFETCH(QByteArray, bytes);
        for (const QString &suffix : {u"svg"_s, u"png"_s, u"jpg"_s, u"svgz"_s}) {
            QFile out(m_folder.filePath(u"drawing."_s + suffix));
            QVERIFY(out.open(QFile::WriteOnly) && out.write(bytes) == bytes.size());
            out.close();
            QVERIFY2(refusal(out.fileName()).contains("SVG drawing"_L1), qPrintable(refusal(out.fileName())));
        }
        QMimeData pasted;
        pasted.setData(u"image/svg+xml"_s, bytes);
        const auto source = taquin::pictureSource(pasted);
        QVERIFY(source);
        QVERIFY(refusalOf(taquin::readPicture(*source)).contains("SVG drawing"_L1));
    }

    void enormousByTheirHeaders_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("png") << tests::pngHeader(60000, 60000);
        QTest::newRow("png, at the limit of its numbers") << tests::pngHeader(0x7fffffff, 0x7fffffff);
        QTest::newRow("bmp") << tests::bmpHeader(30000, 30000);
        QTest::newRow("bmp, top down") << tests::bmpHeader(30000, -30000);
        QTest::newRow("gif") << tests::gifHeader(65535, 65535);
        QTest::newRow("jpeg") << tests::jpegHeader(65500, 65500);
        // The number of pixels is allowed, but the decoder stores all of them, which takes too much memory.
        QTest::newRow("gif that takes a gigabyte") << tests::gifHeader(16000, 16000);
        QTest::newRow("gif of twice its size in memory") << tests::gifHeader(6000, 6000);
        QTest::newRow("bmp that takes half a gigabyte") << tests::bmpHeader(12000, 12000);
        QTest::newRow("jpeg in several scans") << tests::jpegHeader(14000, 14000, true);
    }
    void enormousByTheirHeaders()
    {
        QFETCH(QByteArray, bytes);
        const QString why = refusal(file(u"enormous"_s, bytes));
        QVERIFY2(why.contains("too large to open"_L1), qPrintable(why));
    }

    /// The length of a PNG's text is checked: the decoder would allocate a gigabyte for a missing text.
    void aPngsTextIsBounded()
    {
        const QByteArray whole = encoded(quarters({90, 90}), "png");
        const qsizetype end = whole.indexOf("IEND") - 4;
        const auto withText = [&](const QByteArray &length, const QByteArray &text) {
            return file(u"text"_s, whole.first(end) + length + "tEXt" + text + "crc." + whole.sliced(end));
        };
        QVERIFY(refusal(withText(QByteArray::fromHex("40000000"), "a")).contains("damaged"_L1));
        QVERIFY(refusal(withText(QByteArray::fromHex("00000014"), QByteArray(20, 'a'))).isEmpty());
    }

    /// The largest pictures that are decoded take at most 256 MB in addition to the program's memory.
    void memoryIsBounded_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("gif") << tests::gifHeader(5400, 5400);
        QTest::newRow("bmp") << tests::bmpHeader(7600, 7600);
        QTest::newRow("jpeg") << tests::jpegHeader(16000, 16000);
        QTest::newRow("jpeg in several scans") << tests::jpegHeader(7000, 7000, true);
    }
    void memoryIsBounded()
    {
#ifdef __SANITIZE_THREAD__
        QSKIP("ThreadSanitizer multiplies the memory");
#endif
        QFETCH(QByteArray, bytes);
        const qint64 before = memory("VmRSS:");
        QFile peak(u"/proc/self/clear_refs"_s);
        if (before == 0 || !peak.open(QFile::WriteOnly) || peak.write("5") != 1)
            QSKIP("the system does not tell");
        peak.close();
        const QString why = refusal(file(u"large"_s, bytes));
        QVERIFY2(!why.contains("too large to open"_L1), qPrintable(why));
        QVERIFY2(memory("VmHWM:") - before <= 256 << 10,
                 qPrintable(QString::number(memory("VmHWM:") - before)));
    }

    void tooThin_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("1 high") << QSize(900, 1);
        QTest::newRow("1 wide") << QSize(1, 900);
        QTest::newRow("1 pixel") << QSize(1, 1);
        QTest::newRow("thin when it is made smaller") << QSize(40000, 40);
    }
    void tooThin()
    {
        QFETCH(QSize, size);
        const QImage image = quarters(size);
        QVERIFY(refusal(file(u"thin"_s, encoded(image, "png"))).contains("too thin"_L1));
        QVERIFY(refusalOf(taquin::readPicture({u"pasted"_s, image})).contains("too thin"_L1));
    }

    /// Any broken file gives a picture or a message.
    void brokenInManyWays_data()
    {
        QTest::addColumn<QByteArray>("whole");
        const QImage image = quarters({64, 48});
        QTest::newRow("png") << encoded(image, "png");
        QTest::newRow("jpeg") << encoded(image, "jpeg");
        QTest::newRow("jpeg, progressive") << encoded(image, "jpeg", {.progressive = true});
        QTest::newRow("gif") << tests::gif({image, image});
        QTest::newRow("bmp") << encoded(image, "bmp").first(4000);
    }
    void brokenInManyWays()
    {
        QFETCH(QByteArray, whole);
        const auto survives = [](const QByteArray &bytes) {
            const taquin::PictureReading reading = taquin::readPicture({u"broken"_s, bytes});
            return !refusalOf(reading).isEmpty() || !tests::pictureOf(reading).image.isNull();
        };
        for (qsizetype length = 0; length < whole.size(); length += 1 + whole.size() / 300)
            QVERIFY(survives(whole.first(length)));
        quint32 chance = 7;
        for (int round = 0; round < 300; ++round) {
            QByteArray bytes = whole;
            for (int i = 0; i < 4; ++i) {
                chance = chance * 1664525 + 1013904223;
                bytes[qsizetype(chance >> 8) % bytes.size()] = char(chance & 0xff);
            }
            QVERIFY(survives(bytes));
        }
    }

    void nothingPasted()
    {
        QVERIFY(!refusalOf(taquin::readPicture({u"pasted"_s, QImage()})).isEmpty());
        QVERIFY(!refusalOf(taquin::readPicture({u"pasted"_s, QByteArray()})).isEmpty());
    }

private:
    /// Returns a memory value of this process, in KiB, from /proc.
    static qint64 memory(const QByteArray &name)
    {
        QFile status(u"/proc/self/status"_s);
        const QByteArray all = status.open(QFile::ReadOnly) ? status.readAll() : QByteArray();
        const qsizetype at = all.indexOf(name);
        const QByteArray number = all.mid(at + name.size()).trimmed();
        return at < 0 ? 0 : number.first(number.indexOf(' ')).toLongLong();
    }
    static QString refusal(const QString &path)
    {
        return refusalOf(taquin::readPicture({{}, path}));
    }

    /// Creates the folder `kind` and returns the path of "holiday.png" in it.
    QString path(const QString &kind)
    {
        QDir(m_folder.path()).mkpath(kind);
        return m_folder.filePath(kind + u"/holiday.png"_s);
    }
    QString file(const QString &kind, const QByteArray &bytes)
    {
        QFile out(path(kind));
        return out.open(QFile::WriteOnly) && out.write(bytes) == bytes.size() ? out.fileName() : QString();
    }

    QTemporaryDir m_folder;
};

TEST_SUITE(PictureRefusals)
#include "tst_refusals.moc"
