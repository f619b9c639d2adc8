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

#include <cmath>

using namespace Qt::StringLiterals;
using tests::contentOf;

namespace {

constexpr int side = 1500; // the side of the photo in pixels

/// Returns a picture of soft colours with fine diagonals in both directions.
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
    painter.setPen(QPen(QColor(20, 25, 50), 2));
    for (int at = 0; at < 2 * side; at += 70)
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

QImage drawn(const QString &path, int width)
{
    QSvgRenderer drawing(path);
    QImage image(width, width, QImage::Format_RGB32);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    drawing.render(&painter);
    return image;
}

/// Returns the largest picture that is embedded in a page, or in a document for paper.
QImage embedded(const QByteArray &file, const QByteArray &before, const QByteArray &after)
{
    QImage largest;
    for (qsizetype at = file.indexOf(before); at >= 0; at = file.indexOf(before, at + 1)) {
        const qsizetype begin = at + before.size();
        QByteArray part = file.mid(begin, file.indexOf(after, begin) - begin);
        const QImage image = QImage::fromData(before.endsWith(",") ? QByteArray::fromBase64(part) : part);
        if (image.width() > largest.width())
            largest = image;
    }
    return largest.convertToFormat(QImage::Format_RGB32);
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
        const QByteArray file = encoded(photo());
        tests::writeFile(m_folder.filePath(u"photo.png"_s), file);
        for (const int cells : {4, 12})
            tests::writeFile(game(cells), finishedGame(file, cells));
    }

    void equalsTheResultOfImageMagick_data()
    {
        QTest::addColumn<QString>("form");
        QTest::addColumn<int>("cells");
        QTest::addColumn<double>("least");
        const auto row = [](const char *form, int cells, double least) {
            QTest::addRow("%s, %d", form, cells) << QString::fromLatin1(form) << cells << least;
        };
        row("png", 4, 30);
        for (const char *form : {"png", "webp", "svg", "web", "pdf"})
            row(form, 12, 30);
        row("gif", 12, 27); // as much as 255 colours allow
    }
    void equalsTheResultOfImageMagick()
    {
        QFETCH(const QString, form);
        QFETCH(const int, cells);
        QFETCH(const double, least);
        const QString path = m_folder.filePath(u"out."_s + form);
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"HOME"_s, m_folder.path());
        environment.remove(u"XDG_DATA_HOME"_s);
        program.setProcessEnvironment(environment);
        program.start(QStringLiteral(CASSETETE), {u"export"_s, u"--"_s + form, path, game(cells)});
        QVERIFY(program.waitForFinished(60'000));
        QVERIFY2(program.exitCode() == 0, program.readAllStandardError().constData());
        double noise = 0;
        if (form == "web"_L1)
            noise = compare(embedded(contentOf(path), "base64,", "\""), {});
        else if (form == "pdf"_L1)
            noise = compare(embedded(contentOf(path), "stream\n", "\nendstream"), {});
        else
            noise = onBoard(form == "svg"_L1 ? drawn(path, 1100) : lastImage(path), cells,
                            form == "gif"_L1 || form == "webp"_L1 ? 0.03 : 0);
        QVERIFY2(noise >= least, qPrintable(QString::number(noise)));
    }

private:
    QString game(int cells) const { return m_folder.filePath(u"photo%1.cassetete"_s.arg(cells)); }

    /// Compares only the cells of the board, without its frame and the margin around both. The frame is a
    /// fraction of the board's side, and `margin` a fraction of the side with the frame.
    double onBoard(const QImage &image, int cells, double margin)
    {
        const double frame = std::clamp(0.035 * cells, 0.14, 0.5);
        const double whole = cells + 2 * frame;
        const double scale = image.width() / (whole * (1 + 2 * margin));
        const double begin = (frame + whole * margin) * scale;
        const int corner = qRound(begin);
        const int size = qRound(begin + cells * scale) - corner;
        return compare(image, QRect(corner, corner, size, size));
    }

    double compare(const QImage &image, QRect part)
    {
        if (part.isNull())
            part = image.rect();
        const QString path = m_folder.filePath(u"wanted.png"_s);
        const QString size = QString::number(part.width()) + u'x' + QString::number(part.height()) + u'!';
        if (QProcess::execute(u"convert"_s, {m_folder.filePath(u"photo.png"_s), u"-filter"_s, u"Lanczos"_s,
                                             u"-resize"_s, size, path}) != 0)
            return 0;
        return peakSignalToNoise(image.copy(part), QImage(path).convertToFormat(QImage::Format_RGB32));
    }

    QTemporaryDir m_folder;
};

TEST_SUITE(FinishedTest)
#include "tst_finished.moc"
