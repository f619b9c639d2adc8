// SPDX-License-Identifier: MIT
#include "taquin/openpicture.h"

#include "board/faithfuljpeg.h"
#include "session/basics/backgroundtask.h"
#include "session/basics/translation.h"
#include "taquin/cropdialog.h"
#include "taquin/photodialog.h"
#include "taquin/picturestore.h"
#include "taquin/samples.h"
#include "taquin/taquin.h"

#include <QBuffer>
#include <QCache>
#include <QCoreApplication>
#include <QHash>
#include <QImageReader>
#include <QMutex>
#include <QPointer>
#include <QRandomGenerator>
#include <QRegularExpression>

namespace ui {

using namespace Qt::StringLiterals;

namespace {

// The cache of recent pictures, since undo and redo show the same few boards again and again. Costs are in KiB.
QCache<QString, QImage> &recentPictures()
{
    static QCache<QString, QImage> cache(64 << 10);
    return cache;
}

/// The pictures of saved games that are not stored, by their ids. May be used in any thread.
class GamePictures {
public:
    void insert(const QString &id, const QImage &image)
    {
        const QMutexLocker locker(&m_mutex);
        m_images.insert(id, image);
    }
    QImage value(const QString &id)
    {
        const QMutexLocker locker(&m_mutex);
        return m_images.value(id);
    }

private:
    QMutex m_mutex;
    QHash<QString, QImage> m_images;
};

GamePictures &gamePictures()
{
    static GamePictures pictures;
    return pictures;
}

/// A caller that waits for a picture.
struct Awaiter {
    QPointer<QObject> context;
    std::function<void(const QImage &)> use;
};

/// Returns the callers that wait for the pictures being loaded, by the pictures' ids.
QHash<QString, std::vector<Awaiter>> &awaiters()
{
    static QHash<QString, std::vector<Awaiter>> all;
    return all;
}

/// Gives a loaded picture to all that wait for it.
void deliver(const QString &id, const QImage &image)
{
    if (!image.isNull())
        recentPictures().insert(id, new QImage(image), int(image.sizeInBytes() >> 10));
    for (const Awaiter &awaiter : awaiters().take(id)) {
        if (awaiter.context)
            awaiter.use(image);
    }
}

/// Returns the pixels of a stored picture, a sample, or a picture of a saved game.
QImage pictureOf(const QString &id)
{
    const QImage held = gamePictures().value(id);
    return held.isNull() ? ::taquin::PictureStore().load(id) : held;
}

/// Returns whether a picture has so few colours that it was drawn rather than photographed.
bool isDrawn(const QImage &picture)
{
    constexpr qsizetype mostColours = 512;
    QSet<QRgb> colours;
    for (int y = 0; y < picture.height(); y += 1 + picture.height() / 200) {
        for (int x = 0; x < picture.width(); x += 1 + picture.width() / 200)
            colours.insert(picture.pixel(x, y));
        if (colours.size() > mostColours)
            return false;
    }
    return true;
}

struct PictureMessages {
    Q_DECLARE_TR_FUNCTIONS(ui::PictureMessages)
};

core::Game ordered(const QSize &cut)
{
    const std::string options = std::to_string(cut.width()) + 'x' + std::to_string(cut.height());
    return std::get<core::Game>(::taquin::kind().parse(options, {}));
}

void beginGame(const ToolContext &context, const PictureLook &look, const QSize &cut, bool scramble)
{
    const core::Game game = ordered(cut);
    context.session->begin(session::Act::Edit, game, look.write());
    if (scramble) {
        const core::Kind &kind = context.session->kind();
        const core::Deal &deal = *kind.deal(kind.defaultDeal);
        context.session->scramble(deal, deal.fitting(game.puzzle->grid()),
                                  std::uint64_t(QRandomGenerator::global()->bounded(1'000'000)));
    }
}

// Returns the pictures that undo can bring back.
QSet<QString> picturesInUse(const session::Session &session)
{
    QSet<QString> ids;
    for (const session::Act &act : session.timeline().acts())
        if (const auto look = PictureLook::read(act.instance.look))
            ids.insert(look->id);
    return ids;
}

// Stores the picture and returns its id; empty if it could not be stored.
QString storePicture(const ::taquin::Picture &picture, const QSet<QString> &inUse, bool keeps)
{
    using ::taquin::PictureStore;
    const PictureStore store;
    if (!store.add(picture, keeps ? PictureStore::Listed : PictureStore::Unlisted).isEmpty())
        return {};
    if (keeps) // otherwise another window saves games, which may need any of the pictures
        store.removeUnused(inUse);
    return ::taquin::PictureStore::idOf(picture.image);
}

// Returns a function that shows a message on why a picture could not be opened.
auto failureReporter(const ToolContext &context)
{
    return [context](const core::Explanation &why) {
        context.showMessage(session::translated(session::failure(why)));
    };
}

// Shows the dialog. If it is accepted, `store` runs in the background and returns the picture's id.
void chooseCrop(const ToolContext &context, const ::taquin::Picture &picture,
                const std::function<QString()> &store)
{
    const int pieces = context.session->puzzle().grid().size();
    auto *dialog =
        new CropDialog(picture.image, CropDialog::fittingCut(picture.image.size(), pieces), context.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWarning(picture.warning);
    QObject::connect(dialog, &QDialog::accepted, context.window, [context, dialog, store] {
        const QRect crop = dialog->crop();
        const QSize cut = dialog->cut();
        const bool scramble = dialog->scramble();
        session::runInBackground(
            context.window, store,
            [=](const QString &id) {
                if (id.isEmpty())
                    context.showMessage(
                        PictureMessages::tr("The picture could not be stored. Is the disk full?"));
                else
                    beginGame(context, {id, crop}, cut, scramble);
            },
            failureReporter(context));
    });
    dialog->open();
}

void offerPicture(const ToolContext &context, const ::taquin::PictureReading &reading)
{
    if (const QString *why = std::get_if<QString>(&reading)) {
        context.showMessage(*why);
        return;
    }
    const auto &picture = std::get<::taquin::Picture>(reading);
    context.showMessage(picture.warning);
    chooseCrop(context, picture, [picture, inUse = picturesInUse(*context.session), keeps = context.keeps] {
        return storePicture(picture, inUse, keeps);
    });
}

} // namespace

std::optional<PictureLook> PictureLook::read(const QString &look)
{
    static const QRegularExpression form(
        QStringLiteral("^picture=([a-z0-9-]{1,40})(?:,crop=(\\d{1,5}):(\\d{1,5}):(\\d{1,5}):(\\d{1,5}))?$"));
    const QRegularExpressionMatch match = form.match(look);
    if (!match.hasMatch() || !::taquin::PictureStore::isId(match.captured(1)))
        return std::nullopt;
    const auto number = [&](int group) { return match.captured(group).toInt(); };
    return PictureLook{match.captured(1),
                       match.hasCaptured(2) ? QRect(number(2), number(3), number(4), number(5)) : QRect()};
}

QString PictureLook::write() const
{
    QString look = QStringLiteral("picture=") + id;
    if (crop.isNull())
        return look;
    return look + QStringLiteral(",crop=%1:%2:%3:%4")
                      .arg(crop.x())
                      .arg(crop.y())
                      .arg(crop.width())
                      .arg(crop.height());
}

QRect PictureLook::part(const QSize &picture, const QSize &cells) const
{
    const QRect whole(QPoint(0, 0), picture);
    // A crop made for other proportions would distort the picture; a difference of one pixel is rounding.
    const auto fits = [&](const QSize &size) {
        return qAbs(qint64(size.width()) * cells.height() - qint64(size.height()) * cells.width()) <=
               cells.width() + cells.height();
    };
    if (!crop.isEmpty() && whole.contains(crop) && fits(crop.size()))
        return crop;
    QRect part(QPoint(0, 0), cells.scaled(picture, Qt::KeepAspectRatio));
    part.moveCenter(whole.center());
    return part.intersected(whole);
}

void loadPicture(const QString &id, QObject *context, const std::function<void(const QImage &)> &use)
{
    if (const QImage *known = recentPictures().object(id)) {
        use(*known);
        return;
    }
    if (const QImage held = gamePictures().value(id); !held.isNull()) {
        use(held);
        return;
    }
    std::vector<Awaiter> &waiting = awaiters()[id];
    waiting.push_back({context, use});
    if (waiting.size() > 1)
        return;
    // The load goes on even if the board that asked for it is gone, since its successor usually asks next.
    session::runInBackground(
        qApp, [id] { return ::taquin::PictureStore().load(id); },
        [id](const QImage &image) { deliver(id, image); },
        [id](const core::Explanation &) { deliver(id, {}); });
}

QByteArray pictureFileOf(const QString &look)
{
    constexpr int quality = 92;
    const auto shown = PictureLook::read(look);
    if (!shown || ::taquin::isSample(shown->id))
        return {};
    const QImage *known = recentPictures().object(shown->id);
    const QImage whole = known ? *known : pictureOf(shown->id);
    if (whole.isNull())
        return {};
    const bool isCut = !shown->crop.isEmpty() && whole.rect().contains(shown->crop);
    const QImage part = isCut ? whole.copy(shown->crop) : whole;
    if (const QByteArray jpeg = isDrawn(part) ? QByteArray() : board::faithfulJpeg(part, quality);
        !jpeg.isEmpty())
        return jpeg;
    QBuffer buffer;
    buffer.open(QBuffer::WriteOnly);
    return part.save(&buffer, "PNG") ? buffer.data() : QByteArray();
}

QString lookOfPictureFile(const QByteArray &file, bool keeps)
{
    const ::taquin::PictureReading reading = ::taquin::readPicture({PictureMessages::tr("Saved game"), file});
    const auto *picture = std::get_if<::taquin::Picture>(&reading);
    if (!picture || !picture->warning.isEmpty())
        return {};
    const QString id = ::taquin::PictureStore::idOf(picture->image);
    if (!keeps || !::taquin::PictureStore().add(*picture, ::taquin::PictureStore::Unlisted).isEmpty())
        gamePictures().insert(id, picture->image);
    return PictureLook{id, {}}.write();
}

bool knowsPicture(const QString &look)
{
    const auto picture = PictureLook::read(look);
    return picture &&
           (::taquin::PictureStore().has(picture->id) || !gamePictures().value(picture->id).isNull());
}

void openPicture(const ToolContext &context, const ::taquin::PictureSource &source)
{
    context.showMessage(PictureMessages::tr("Loading the picture…"));
    session::runInBackground(
        context.window, [source] { return ::taquin::readPicture(source); },
        [context](const ::taquin::PictureReading &reading) { offerPicture(context, reading); },
        failureReporter(context));
}

void askForPicture(const ToolContext &context)
{
    auto *dialog = new PhotoDialog(context.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &PhotoDialog::fileChosen, context.window, [context](const QString &path) {
        openPicture(context, {{}, path});
    });
    QObject::connect(
        dialog, &PhotoDialog::storedChosen, context.window,
        [context](const QString &id, const QString &name) { openStoredPicture(context, id, name); });
    dialog->open();
}

void openStoredPicture(const ToolContext &context, const QString &id, const QString &name)
{
    session::runInBackground(
        context.window, [id] { return ::taquin::PictureStore().load(id); },
        [context, id, name](const QImage &image) {
            if (image.isNull())
                context.showMessage(PictureMessages::tr("This picture no longer exists."));
            else if (::taquin::isSample(id))
                chooseCrop(context, {image, name, {}}, [id] { return id; });
            else
                offerPicture(context, ::taquin::Picture{image, name, {}});
        },
        failureReporter(context));
}

QStringList pictureFilters()
{
    return {PictureMessages::tr("Pictures") + u" ("_s + pictureNames().join(u' ') + u')'};
}

QStringList pictureNames()
{
    static const QStringList suffixes{u"png"_s, u"jpg"_s,  u"jpeg"_s, u"gif"_s,  u"bmp"_s, u"webp"_s,
                                      u"tif"_s, u"tiff"_s, u"heic"_s, u"heif"_s, u"avif"_s};
    const QList<QByteArray> read = QImageReader::supportedImageFormats();
    QStringList names;
    for (const QString &suffix : suffixes) {
        if (read.contains(suffix.toLatin1()))
            names += u"*."_s + suffix;
    }
    return names;
}

void showNumbers(const ToolContext &context)
{
    const session::Timeline &timeline = context.session->timeline();
    context.session->begin(session::Act::Edit, {timeline.instance().puzzle, timeline.position()}, {});
}

} // namespace ui
