// SPDX-License-Identifier: MIT
#include "pictures/picturefiles.h"
#include "support/suite.h"
#include "taquin/picturestore.h"
#include "taquin/samples.h"

#include <QTemporaryDir>
#include <QtConcurrent>

using namespace Qt::StringLiterals;
using taquin::PictureStore;
using tests::grains;

namespace {

taquin::Picture numbered(int number)
{
    return {grains({60 + number, 40}), u"picture %1.jpg"_s.arg(number), {}};
}

QStringList names(const PictureStore &store)
{
    QStringList all;
    for (const PictureStore::Entry &entry : store.recent())
        all << entry.name;
    return all;
}

} // namespace

/// Tests the copies of the player's pictures and the list of recent pictures.
class Store : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    void pixelsComeBack_data()
    {
        QTest::addColumn<QImage>("image");
        QImage veil = grains({300, 200}).convertToFormat(QImage::Format_ARGB32);
        for (int i = 0; i < 200; ++i)
            veil.setPixel(i, i, qRgba(200, 100, 50, i));
        QTest::newRow("opaque") << grains({300, 200});
        QTest::newRow("transparent") << veil.convertToFormat(QImage::Format_ARGB32_Premultiplied);
    }
    void pixelsComeBack()
    {
        QFETCH(QImage, image);
        const PictureStore store(folder());
        QCOMPARE(store.add({image, u"holiday.jpg"_s, {}}), QString());
        const QString id = PictureStore::idOf(image);
        QVERIFY(store.has(id));
        QCOMPARE(store.load(id), image);
        QCOMPARE(PictureStore(folder()).load(id), image);
    }

    void idsTellPicturesApart()
    {
        const QImage image = grains({60, 40});
        QImage other = image;
        other.setPixel(59, 39, 0xff123456);
        QVERIFY(PictureStore::isId(PictureStore::idOf(image)));
        QCOMPARE(PictureStore::idOf(image), PictureStore::idOf(image.copy()));
        QVERIFY(PictureStore::idOf(image) != PictureStore::idOf(other));
        QImage wide(40, 20, QImage::Format_RGB32);
        QImage high(20, 40, QImage::Format_RGB32);
        wide.fill(Qt::red);
        high.fill(Qt::red);
        QVERIFY(PictureStore::idOf(wide) != PictureStore::idOf(high));
    }

    void lastOnesFirst()
    {
        const PictureStore store(folder());
        QVERIFY(store.recent().isEmpty());
        for (const int number : {1, 2, 3, 1})
            QCOMPARE(store.add(numbered(number)), QString());
        QCOMPARE(names(store), QStringList({u"picture 1.jpg"_s, u"picture 3.jpg"_s, u"picture 2.jpg"_s}));
        for (const PictureStore::Entry &entry : store.recent())
            QVERIFY(!entry.thumbnail.isNull() && entry.thumbnail.width() <= PictureStore::thumbnailSide);
    }

    void eightAreRecent()
    {
        const PictureStore store(folder());
        for (int number = 0; number < 11; ++number)
            QCOMPARE(store.add(numbered(number)), QString());
        QCOMPARE(names(store).size(), 8);
        QCOMPARE(names(store).first(), u"picture 10.jpg"_s);
        QCOMPARE(names(store).last(), u"picture 3.jpg"_s);
    }

    void picturesInUseAreNotRemoved()
    {
        const PictureStore store(folder());
        for (int number = 0; number < 11; ++number)
            QCOMPARE(store.add(numbered(number)), QString());
        const QString inUse = PictureStore::idOf(numbered(0).image);
        const QString unused = PictureStore::idOf(numbered(1).image);
        QVERIFY(write(folder() + u"/notes.txt"_s, "mine"_ba) && write(folder() + u"/mine.png"_s, "mine"_ba));
        store.removeUnused({inUse}, 0);
        QVERIFY(store.has(inUse));
        QVERIFY(!store.has(unused));
        for (int number = 3; number < 11; ++number)
            QVERIFY(store.has(PictureStore::idOf(numbered(number).image)));
        QVERIFY(QFile::exists(folder() + u"/notes.txt"_s) && QFile::exists(folder() + u"/mine.png"_s));
        const QStringList left = QDir(folder()).entryList({unused + u'*'});
        QCOMPARE(left, QStringList());
    }

    void aPictureCanBeStoredUnlisted()
    {
        const PictureStore store(folder());
        QCOMPARE(store.add(numbered(1)), QString());
        QCOMPARE(store.add(numbered(2), PictureStore::Unlisted), QString());
        QVERIFY(store.has(PictureStore::idOf(numbered(2).image)));
        QCOMPARE(names(store), QStringList({u"picture 1.jpg"_s}));
    }

    void samplesNeedNoCopy()
    {
        const PictureStore store(folder());
        for (const taquin::Sample &sample : taquin::samples()) {
            const QString id = QString::fromLatin1(sample.id);
            QVERIFY(PictureStore::isId(id) && store.has(id));
            QCOMPARE(store.load(id).size(), taquin::sampleSize);
        }
        QVERIFY(!store.has(u"sample-none"_s));
        QVERIFY(store.load(u"sample-none"_s).isNull());
    }

    void noOtherTextNamesAFile_data()
    {
        QTest::addColumn<QString>("id");
        for (const char *id : {"", "../secret", "0123456789abcde", "0123456789abcdef0", "0123456789ABCDEF",
                               "0123456789abcdef\n", "/0123456789abcde", "0123456789abcd/."})
            QTest::addRow("%s", id) << QString::fromLatin1(id);
        QTest::newRow("with a zero") << u"0123456789abcdef"_s + QChar(0);
        QTest::newRow("digits of elsewhere") << u"٠١٢٣٤٥٦٧٨٩abcdef"_s;
    }
    void noOtherTextNamesAFile()
    {
        QFETCH(QString, id);
        QVERIFY(QDir().mkpath(folder()));
        QVERIFY(write(m_folder->filePath(u"secret.png"_s), tests::encoded(grains({60, 40}), "png")));
        const PictureStore store(folder());
        QVERIFY(!PictureStore::isId(id));
        QVERIFY(!store.has(id));
        QVERIFY(store.load(id).isNull());
    }

    void damagedCopyIsNoPicture()
    {
        const PictureStore store(folder());
        const taquin::Picture picture = numbered(1);
        QCOMPARE(store.add(picture), QString());
        const QString path = folder() + u'/' + PictureStore::idOf(picture.image) + u".png"_s;
        QVERIFY(QFile::resize(path, QFileInfo(path).size() / 2));
        QVERIFY(store.load(PictureStore::idOf(picture.image)).isNull());
        QVERIFY(write(path, "<svg/>"_ba));
        QVERIFY(store.load(PictureStore::idOf(picture.image)).isNull());
    }

    void damagedListIsPassedOver()
    {
        const PictureStore store(folder());
        QCOMPARE(store.add(numbered(1)), QString());
        const QByteArray good = PictureStore::idOf(numbered(1).image).toLatin1() + " my picture.jpg\n";
        QVERIFY(write(folder() + u"/list.txt"_s,
                      "../x y\n\n\xff\xfe\n0123456789abcdef gone.jpg\nsample-lake a\n"_ba + good +
                          QByteArray(1 << 20, 'x')));
        QCOMPARE(names(store), QStringList({u"my picture.jpg"_s}));
        QVERIFY(write(folder() + u"/list.txt"_s, good.repeated(50)));
        QVERIFY(store.recent().size() <= PictureStore::recentCount);
    }

    void namesStayInTheirLine()
    {
        const PictureStore store(folder());
        taquin::Picture picture = numbered(1);
        picture.name = u"été\n0123456789abcdef  2.jpg"_s;
        QCOMPARE(store.add(picture), QString());
        QCOMPARE(names(store), QStringList({u"été 0123456789abcdef 2.jpg"_s}));
    }

    void fullDiskIsReported()
    {
        QVERIFY(write(m_folder->filePath(u"file"_s), "in the way"_ba));
        const PictureStore store(m_folder->filePath(u"file/pictures"_s));
        QVERIFY(store.add(numbered(1)).contains("could not be copied"_L1));
    }

    void manyAtOnce()
    {
        QList<int> numbers{0, 1, 2, 3, 4, 5, 6, 7};
        QtConcurrent::blockingMap(numbers,
                                  [this](int number) { PictureStore(folder()).add(numbered(number)); });
        QStringList kept = names(PictureStore(folder()));
        kept.sort();
        QCOMPARE(kept.size(), 8);
        QCOMPARE(kept.first(), u"picture 0.jpg"_s);
    }

private:
    QString folder() const { return m_folder->filePath(u"pictures"_s); }

    static bool write(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        return file.open(QFile::WriteOnly) && file.write(bytes) == bytes.size();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

TEST_SUITE(Store)
#include "tst_store.moc"
