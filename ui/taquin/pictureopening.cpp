// SPDX-License-Identifier: MIT
#include "taquin/pictureopening.h"

#include "taquin/cropdialog.h"
#include "taquin/kind.h"
#include "taquin/picturelook.h"
#include "taquin/picturestore.h"

#include <QCoreApplication>
#include <QPointer>
#include <QRandomGenerator>
#include <QtConcurrent>

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

void choose(const Desk &desk, const ::taquin::Picture &picture, const std::function<QString()> &keep)
{
    const core::Grid grid = desk.session->puzzle().grid();
    auto *dialog = new CropDialog(picture.image, QSize(grid.columns, grid.rows), desk.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWarning(picture.warning);
    QObject::connect(dialog, &QDialog::accepted, desk.window, [desk, dialog, keep] {
        const QRect crop = dialog->crop();
        const QSize cut = dialog->cut();
        const bool scramble = dialog->scramble();
        QtConcurrent::run(keep).then(desk.window, [=](const QString &id) {
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
    choose(desk, picture, [picture] {
        const bool kept = ::taquin::PictureStore().keep(picture).isEmpty();
        return kept ? ::taquin::PictureStore::idOf(picture.image) : QString();
    });
}

} // namespace

void openPicture(const Desk &desk, const ::taquin::PictureSource &source)
{
    desk.say(Opening::tr("Reading the picture…"));
    QtConcurrent::run([source] {
        return ::taquin::readPicture(source);
    }).then(desk.window, [desk](const ::taquin::PictureReading &reading) { offer(desk, reading); });
}

void openKept(const Desk &desk, const QString &id)
{
    QtConcurrent::run([id] {
        return ::taquin::PictureStore().load(id);
    }).then(desk.window, [desk, id](const QImage &image) {
        if (image.isNull())
            desk.say(Opening::tr("This picture is not there any more."));
        else
            choose(desk, {image, {}, {}}, [id] { return id; });
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
