// SPDX-License-Identifier: MIT
#include "taquin/pictureopening.h"

#include "session/backgroundtask.h"
#include "taquin/cropdialog.h"
#include "taquin/kind.h"
#include "taquin/picturelook.h"
#include "taquin/picturestore.h"
#include "taquin/samples.h"

#include <QCoreApplication>
#include <QPointer>
#include <QRandomGenerator>

namespace ui {

namespace {

struct Opening {
    Q_DECLARE_TR_FUNCTIONS(ui::Picture)
};

core::Game ordered(const QSize &cut)
{
    const std::string options = std::to_string(cut.width()) + 'x' + std::to_string(cut.height());
    return std::get<core::Game>(::taquin::kind().parse(options, {}));
}

void lay(const Desk &desk, const PictureLook &look, const QSize &cut, bool scramble)
{
    desk.session->begin(session::Act::Edit, ordered(cut), look.write());
    if (scramble) {
        const core::Deal &deal = *desk.session->kind().deal("walk");
        desk.session->scramble(deal, core::wholeNumber(deal.count.initial).value_or(0),
                               QRandomGenerator::global()->bounded(1'000'000));
    }
}

// The pictures that undo can bring back.
QSet<QString> inUse(const session::Session &session)
{
    QSet<QString> ids;
    for (const session::Act &act : session.timeline().acts())
        if (const auto look = PictureLook::read(act.instance.look))
            ids.insert(look->id);
    return ids;
}

// Its id, or nothing when it could not be kept.
QString keep(const ::taquin::Picture &picture, const QSet<QString> &others)
{
    const ::taquin::PictureStore store;
    if (!store.keep(picture).isEmpty())
        return {};
    store.tidy(others);
    return ::taquin::PictureStore::idOf(picture.image);
}

void choose(const Desk &desk, const ::taquin::Picture &picture, const std::function<QString()> &keeping)
{
    const core::Grid grid = desk.session->puzzle().grid();
    auto *dialog = new CropDialog(picture.image, QSize(grid.columns, grid.rows), desk.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWarning(picture.warning);
    QObject::connect(dialog, &QDialog::accepted, desk.window, [desk, dialog, keeping] {
        const QRect crop = dialog->crop();
        const QSize cut = dialog->cut();
        const bool scramble = dialog->scramble();
        session::runInBackground(desk.window, keeping, [=](const QString &id) {
            if (id.isEmpty())
                desk.say(Opening::tr("The picture could not be kept: is the disk full?"));
            else
                lay(desk, {id, crop}, cut, scramble);
        });
    });
    dialog->open();
}

void offer(const Desk &desk, const ::taquin::PictureReading &reading)
{
    if (const QString *why = std::get_if<QString>(&reading)) {
        desk.say(*why);
        return;
    }
    const auto &picture = std::get<::taquin::Picture>(reading);
    desk.say(picture.warning);
    choose(desk, picture, [picture, others = inUse(*desk.session)] { return keep(picture, others); });
}

} // namespace

void openPicture(const Desk &desk, const ::taquin::PictureSource &source)
{
    desk.say(Opening::tr("Reading the picture…"));
    session::runInBackground(
        desk.window, [source] { return ::taquin::readPicture(source); },
        [desk](const ::taquin::PictureReading &reading) { offer(desk, reading); });
}

void openKept(const Desk &desk, const QString &id, const QString &name)
{
    session::runInBackground(
        desk.window, [id] { return ::taquin::PictureStore().load(id); },
        [desk, id, name](const QImage &image) {
            if (image.isNull())
                desk.say(Opening::tr("This picture is not there any more."));
            else if (::taquin::isSample(id))
                choose(desk, {image, name, {}}, [id] { return id; });
            else
                offer(desk, ::taquin::Picture{image, name, {}});
        });
}

QStringList pictureFilters()
{
    return {Opening::tr("Pictures") +
            QStringLiteral(" (*.png *.jpg *.jpeg *.gif *.bmp *.webp *.tif *.tiff)")};
}

void showNumbers(const Desk &desk)
{
    const session::Timeline &timeline = desk.session->timeline();
    desk.session->begin(session::Act::Edit, {timeline.instance().puzzle, timeline.position()}, {});
}

} // namespace ui
