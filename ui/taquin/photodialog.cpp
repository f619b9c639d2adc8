// SPDX-License-Identifier: MIT
#include "taquin/photodialog.h"

#include "board/plaintext.h"
#include "board/style.h"
#include "session/basics/backgroundtask.h"
#include "taquin/openpicture.h"
#include "taquin/picture.h"
#include "taquin/picturestore.h"
#include "taquin/samples.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QScreen>
#include <QStandardPaths>
#include <QVBoxLayout>

#include <cmath>

namespace ui {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize previewSize(144, 108);
constexpr int decodedAtOnce = 2;
constexpr int pathRole = Qt::UserRole;
constexpr int idRole = Qt::UserRole + 1;
const QString folderKey = u"pictureFolder"_s;

/// Returns the pictures in a folder, the newest first.
QStringList picturesIn(const QString &folder)
{
    QStringList paths;
    const auto files = QDir(folder).entryInfoList(pictureNames(), QDir::Files | QDir::Readable, QDir::Time);
    for (const QFileInfo &file : files.first(std::min(files.size(), qsizetype(PhotoDialog::mostFiles))))
        paths += file.filePath();
    return paths;
}

/// Returns a preview centred in a square, so that all previews are aligned. It keeps its colours when it is selected.
QIcon preview(const QImage &image, double ratio)
{
    QPixmap pixmap(previewSize * ratio);
    pixmap.fill(Qt::transparent);
    const QImage small =
        image.isNull() ? image : image.scaled(pixmap.size(), Qt::KeepAspectRatio, Qt::SmoothTransformation);
    QPainter painter(&pixmap);
    painter.drawImage((pixmap.width() - small.width()) / 2, (pixmap.height() - small.height()) / 2, small);
    painter.end();
    pixmap.setDevicePixelRatio(ratio);
    QIcon icon(pixmap);
    icon.addPixmap(pixmap, QIcon::Selected);
    return icon;
}

} // namespace

PhotoDialog::PhotoDialog(QWidget *parent)
    : QDialog(parent), m_pictures(new QListWidget), m_note(new board::PlainLabel)
{
    setWindowTitle(tr("Choose a Picture"));
    m_pictures->setViewMode(QListView::IconMode);
    m_pictures->setIconSize(previewSize);
    m_pictures->setGridSize(previewSize + QSize(20, 40));
    m_pictures->setResizeMode(QListView::Adjust);
    m_pictures->setMovement(QListView::Static);
    m_pictures->setTextElideMode(Qt::ElideMiddle);
    m_pictures->setAccessibleName(tr("Pictures"));
    m_pictures->setStyleSheet(u"QListWidget::item:selected { background: transparent; color: palette(text);"
                              " border: 2px solid palette(highlight); }"_s);
    m_note->setObjectName(u"faint"_s);
    m_note->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    QPushButton *other = buttons->addButton(tr("Other &File…"), QDialogButtonBox::ActionRole);
    other->setAutoDefault(false);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_note);
    layout->addWidget(m_pictures, 1);
    layout->addWidget(buttons);
    connect(other, &QPushButton::clicked, this, &PhotoDialog::askForFile);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_pictures, &QListWidget::itemClicked, this, &PhotoDialog::choose);
    connect(m_pictures, &QListWidget::itemActivated, this, &PhotoDialog::choose);
    resize(QSize(720, 540).boundedTo(screen()->availableSize() * 0.9));
    const QString folder = startingFolder();
    m_note->setText(tr("Pictures of %1, recent ones and samples. Click one to choose it.", "a folder")
                        .arg(QDir::toNativeSeparators(folder)));
    session::runInBackground(
        this, [folder] { return picturesIn(folder); },
        [this](const QStringList &paths) {
            for (const QString &path : paths)
                addItem(QFileInfo(path).fileName(), path, {}, {});
            m_waiting = paths;
            for (int i = 0; i < decodedAtOnce; ++i)
                decodeNext();
            addStored();
        },
        [this](const core::Explanation &) { addStored(); });
    m_pictures->setFocus();
}

QString PhotoDialog::startingFolder()
{
    const QString last = board::displaySettings("taquin"_L1).value(folderKey).toString();
    if (!last.isEmpty() && QFileInfo(last).isDir())
        return last;
    const QString pictures = QStandardPaths::writableLocation(QStandardPaths::PicturesLocation);
    return QFileInfo(pictures).isDir() ? pictures : QDir::homePath();
}

void PhotoDialog::rememberFolderOf(const QString &path)
{
    auto settings = board::displaySettings("taquin"_L1);
    settings.setValue(folderKey, QFileInfo(path).absolutePath());
}

void PhotoDialog::addItem(const QString &name, const QString &path, const QString &id,
                          const QImage &thumbnail)
{
    auto *item = new QListWidgetItem(preview(thumbnail, devicePixelRatioF()), name, m_pictures);
    item->setToolTip(board::plainToolTip(name));
    item->setData(pathRole, path);
    item->setData(idRole, id);
}

void PhotoDialog::addStored()
{
    // A recent picture from the folder that is shown is in the list already.
    for (const auto &entry : ::taquin::PictureStore().recent()) {
        if (m_pictures->findItems(entry.name, Qt::MatchExactly).isEmpty())
            addItem(entry.name, {}, entry.id, entry.thumbnail);
    }
    for (const ::taquin::Sample &sample : ::taquin::samples()) {
        const QString id = QLatin1StringView(sample.id);
        addItem(sample.name, {}, id, ::taquin::sample(id, previewSize * devicePixelRatioF()));
    }
    if (!m_pictures->currentItem())
        m_pictures->setCurrentRow(0);
}

void PhotoDialog::decodeNext()
{
    if (m_waiting.isEmpty())
        return;
    const QString path = m_waiting.takeFirst();
    const int side = int(std::ceil(previewSize.width() * devicePixelRatioF()));
    const auto show = [this, path](const QImage &image) {
        for (int row = 0; row < m_pictures->count(); ++row) {
            if (m_pictures->item(row)->data(pathRole).toString() == path)
                m_pictures->item(row)->setIcon(preview(image, devicePixelRatioF()));
        }
        decodeNext();
    };
    session::runInBackground(
        this, [path, side] { return ::taquin::picturePreview(path, side); }, show,
        [this](const core::Explanation &) { decodeNext(); });
}

void PhotoDialog::choose(QListWidgetItem *item)
{
    if (isHidden())
        return; // a click that also activates the item is one choice
    const QString path = item->data(pathRole).toString();
    const QString id = item->data(idRole).toString();
    const QString name = item->text();
    accept();
    if (path.isEmpty()) {
        Q_EMIT storedChosen(id, name);
    } else {
        rememberFolderOf(path);
        Q_EMIT fileChosen(path);
    }
}

void PhotoDialog::askForFile()
{
    auto *dialog = new QFileDialog(this, tr("Choose a Picture"), startingFolder());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters(pictureFilters());
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        rememberFolderOf(path);
        accept();
        Q_EMIT fileChosen(path);
    });
    dialog->open();
}

} // namespace ui
