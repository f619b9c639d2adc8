// SPDX-License-Identifier: MIT
#include "app/kinds.h"
#include "core/positionline.h"
#include "session/files/savedgame.h"
#include "session/search/session.h"
#include "support/files.h"
#include "support/suite.h"

#include <QBuffer>
#include <QImageReader>
#include <QPainter>
#include <QProcess>
#include <QStandardPaths>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QtEndian>

#include <cmath>

using namespace Qt::StringLiterals;
using tests::contentOf;

namespace {

constexpr int side = 1500; // the side of the photo in pixels

/// Returns a picture of soft colours with fine diagonals in both directions, in colours that JPEG blurs.
QImage photo()
{
    QImage picture(side, side, QImage::Format_RGB32);
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x)
            picture.setPixel(
                x, y,
                qRgb(90 + int(60 * std::sin(x / 97.0)), 120 + int(50 * std::cos(y / 71.0)), 60 + x / 12));
    }
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(QColor(245, 245, 240), 3));
    for (int at = -side; at < side; at += 40)
        painter.drawLine(at, 0, at + side, side);
    painter.setPen(QPen(QColor(220, 20, 40), 2));
    for (int at = 0; at < 2 * side; at += 20)
        painter.drawLine(at, 0, at - side, side);
    return picture;
}

/// Returns the text of a game whose last move makes the photo whole.
QByteArray finishedGame(const QByteArray &file, int cells)
{
    core::Position position;
    for (std::int16_t tile = 0; tile < std::int16_t(cells * cells - 1); ++tile)
        position.push_back({tile});
    position.back().cell = std::int16_t(cells * cells - 1);
    const std::string size = std::to_string(cells) + 'x' + std::to_string(cells);
    auto reading = core::readLine(app::kinds(), "taquin:" + size);
    core::Game game = std::get<core::Game>(reading.reading);
    game.position = position;
    const QString look = u"picture=0123456789abcdef"_s;
    session::Session session(*reading.kind, game);
    session.begin(session::Act::Edit, game, look);
    const auto last = std::int16_t(position.size() - 1);
    session.hand({last, {std::int16_t(last + 1)}, {last}});
    return session::writeGame(*reading.kind, session.timeline(), {{look, file}});
}

QByteArray encoded(const QImage &image)
{
    QBuffer buffer;
    buffer.open(QBuffer::WriteOnly);
    image.save(&buffer, "PNG");
    return buffer.data();
}

QImage lastImage(const QString &path)
{
    QImageReader reader(path);
    QImage last;
    for (QImage image = reader.read(); !image.isNull(); image = reader.read())
        last = image;
    return last.convertToFormat(QImage::Format_RGB32);
}

QImage drawn(const QString &path, double scale)
{
    QSvgRenderer drawing(path);
    QImage image((drawing.viewBoxF().size() * scale).toSize(), QImage::Format_RGB32);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    drawing.render(&painter);
    return image;
}

/// Returns the largest picture that is embedded in a page.
QImage embedded(const QByteArray &page)
{
    constexpr QByteArrayView before = "base64,";
    QImage largest;
    for (qsizetype at = page.indexOf(before); at >= 0; at = page.indexOf(before, at + 1)) {
        const qsizetype begin = at + before.size();
        const QImage image =
            QImage::fromData(QByteArray::fromBase64(page.mid(begin, page.indexOf('"', begin) - begin)));
        if (image.width() > largest.width())
            largest = image;
    }
    return largest.convertToFormat(QImage::Format_RGB32);
}

/// Returns the last picture in a document by Qt, which is either a JPEG file or compressed pixels.
QImage onPaper(const QByteArray &document)
{
    const QByteArray head = document.mid(document.lastIndexOf("/Subtype /Image"));
    const auto number = [&](const char *name) {
        const qsizetype at = head.indexOf(name) + qsizetype(qstrlen(name));
        return head.mid(at, head.indexOf('\n', at) - at).trimmed().toInt();
    };
    const QSize size(number("/Width"), number("/Height"));
    const qsizetype begin = head.indexOf("stream\n") + 7;
    const QByteArray stream = head.mid(begin, head.indexOf("\nendstream", begin) - begin);
    if (head.first(begin).contains("/DCTDecode"))
        return QImage::fromData(stream).convertToFormat(QImage::Format_RGB32);
    QByteArray length(4, 0);
    qToBigEndian(quint32(size.width() * size.height() * 3), length.data());
    const QByteArray pixels = qUncompress(length + stream);
    return QImage(reinterpret_cast<const uchar *>(pixels.constData()), size.width(), size.height(),
                  size.width() * 3, QImage::Format_RGB888)
        .convertToFormat(QImage::Format_RGB32);
}

/// Returns the place in a page where a picture is found, by the pixels of a coarse raster.
QRect placeOf(const QImage &picture, const QImage &page)
{
    constexpr int raster = 12;
    std::vector<QPoint> points;
    for (int y = 1; y < raster; ++y) {
        for (int x = 1; x < raster; ++x)
            points.emplace_back(picture.width() * x / raster, picture.height() * y / raster);
    }
    QPoint best;
    int least = std::numeric_limits<int>::max();
    for (int top = 0; top <= page.height() - picture.height(); ++top) {
        for (int left = 0; left <= page.width() - picture.width(); ++left) {
            int difference = 0;
            for (auto point = points.begin(); point != points.end() && difference < least; ++point)
                difference +=
                    std::abs(qGreen(picture.pixel(*point)) - qGreen(page.pixel(*point + QPoint(left, top))));
            if (difference < least) {
                least = difference;
                best = {left, top};
            }
        }
    }
    return {best, picture.size()};
}

/// Returns the peak signal-to-noise ratio of two pictures of one size, in decibels, without their outermost pixels.
double peakSignalToNoise(const QImage &one, const QImage &other)
{
    constexpr int edge = 3;
    double squares = 0;
    for (int y = edge; y < one.height() - edge; ++y) {
        for (int x = edge; x < one.width() - edge; ++x) {
            const QRgb a = one.pixel(x, y);
            const QRgb b = other.pixel(x, y);
            for (const int difference : {qRed(a) - qRed(b), qGreen(a) - qGreen(b), qBlue(a) - qBlue(b)})
                squares += difference * difference;
        }
    }
    const double count = 3.0 * (one.width() - 2 * edge) * (one.height() - 2 * edge);
    return 10 * std::log10(255 * 255 * count / std::max(squares, 1.0));
}

} // namespace

/// Tests that every export of a finished picture looks as ImageMagick scales it by Lanczos' filter.
class FinishedTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (QStandardPaths::findExecutable(u"convert"_s).isEmpty())
            QSKIP("ImageMagick is not installed");
        if (QStandardPaths::findExecutable(u"pdftoppm"_s).isEmpty())
            QSKIP("Poppler's tools are not installed");
        const QByteArray file = encoded(photo());
        tests::writeFile(m_folder.filePath(u"photo.png"_s), file);
        for (const int cells : {4, 12})
            tests::writeFile(game(cells), finishedGame(file, cells));
    }

    void equalsTheResultOfImageMagick_data()
    {
        QTest::addColumn<QString>("form");
        QTest::addColumn<int>("cells");
        const auto row = [](const char *form, int cells) {
            QTest::addRow("%s, %d", form, cells) << QString::fromLatin1(form) << cells;
        };
        if (tests::isThorough())
            row("png", 4);
        int number = 0;
        for (const char *form : {"png", "gif", "svg", "webp", "pdf", "web"}) {
            if (tests::isTried(number++, 5))
                row(form, 12);
        }
    }
    void equalsTheResultOfImageMagick()
    {
        QFETCH(const QString, form);
        QFETCH(const int, cells);
        const QString path = m_folder.filePath(u"out."_s + form);
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"HOME"_s, m_folder.path());
        environment.remove(u"XDG_DATA_HOME"_s);
        program.setProcessEnvironment(environment);
        program.start(QStringLiteral(CASSETETE), {u"export"_s, u"--"_s + form, path, game(cells)});
        QVERIFY(program.waitForFinished(60'000));
        QVERIFY2(program.exitCode() == 0, program.readAllStandardError().constData());
        if (form == "web"_L1) {
            compare(embedded(contentOf(path)), {});
        } else if (form == "pdf"_L1) {
            const QImage picture = onPaper(contentOf(path));
            compare(picture, {});
            const QString page = m_folder.filePath(u"page"_s); // as a viewer or a printer draws it
            QCOMPARE(QProcess::execute(u"pdftoppm"_s,
                                       {u"-r"_s, u"300"_s, u"-png"_s, u"-singlefile"_s, path, page}),
                     0);
            const QImage printed = QImage(page + u".png"_s).convertToFormat(QImage::Format_RGB32);
            compare(printed, placeOf(picture, printed));
        } else if (form == "svg"_L1) {
            for (const double scale : {1.0, 1.25, 2.0})
                compare(drawn(path, scale), inDrawing(cells, scale));
        } else {
            compare(lastImage(path), onBoard(lastImage(path).width(), cells, form == "png"_L1 ? 0 : 0.03));
        }
    }

private:
    QString game(int cells) const { return m_folder.filePath(u"photo%1.cassetete"_s.arg(cells)); }

    static double frameOf(int cells) { return std::clamp(0.035 * cells, 0.14, 0.5); }

    /// Returns the cells of the board in an image, without the frame and the margin around both. The frame is
    /// a fraction of the board's side, and `margin` a fraction of the side with the frame.
    static QRect onBoard(int width, int cells, double margin)
    {
        const double frame = frameOf(cells);
        const double whole = cells + 2 * frame;
        const double scale = width / (whole * (1 + 2 * margin));
        const double begin = (frame + whole * margin) * scale;
        const int corner = qRound(begin);
        const int size = qRound(begin + cells * scale) - corner;
        return QRect(corner, corner, size, size);
    }

    /// Returns where the picture lies in a drawing: its corners are at multiples of four pixels.
    static QRect inDrawing(int cells, double scale)
    {
        const double frame = frameOf(cells);
        const int size = int(640 / (cells + 2 * frame) * cells) / 4 * 4;
        const int corner = int(std::ceil(frame * size / cells / 4)) * 4;
        return QRect(QPoint(corner, corner) * scale, QSize(size, size) * scale);
    }

    void compare(const QImage &image, QRect part)
    {
        QVERIFY(!image.isNull());
        if (part.isNull())
            part = image.rect();
        const QString path = m_folder.filePath(u"wanted.png"_s);
        const QString size = QString::number(part.width()) + u'x' + QString::number(part.height()) + u'!';
        QCOMPARE(QProcess::execute(u"convert"_s, {m_folder.filePath(u"photo.png"_s), u"-filter"_s,
                                                  u"Lanczos"_s, u"-resize"_s, size, path}),
                 0);
        const double ratio =
            peakSignalToNoise(image.copy(part), QImage(path).convertToFormat(QImage::Format_RGB32));
        QVERIFY2(ratio >= 30, qPrintable(QString::number(ratio)));
    }

    QTemporaryDir m_folder;
};

TEST_SUITE(FinishedTest)
#include "tst_finished.moc"
