// SPDX-License-Identifier: MIT
#include "export/animationdialog.h"

#include "board/plaintext.h"
#include "board/style.h"
#include "export/animationwriter.h"
#include "session/basics/backgroundtask.h"
#include "session/basics/translation.h"
#include "session/files/savefile.h"
#include "session/programs/ownprogram.h"
#include "window/widgets/elidedwidgets.h"
#include "window/widgets/failurebox.h"
#include "window/widgets/filedialogs.h"
#include "window/widgets/names.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

namespace exports {

using namespace Qt::StringLiterals;

namespace {

constexpr int previewSide = 360; // pixels
constexpr int sides[] = {240, 360, 480, 640, 800};

constexpr auto settingsName = "animation"_L1;
const QString speedKey = u"movesPerSecond"_s;
const QString sideKey = u"side"_s;
const QString glidesKey = u"glides"_s;
const QString captionsKey = u"words"_s;
const QString repeatsKey = u"repeats"_s;

} // namespace

/// An animation that is being written. Stopping it destroys this object, but the file lives until the image in
/// progress is written.
struct AnimationDialog::Output {
    /// The file. Once it is open, it is used only in the thread that writes an image.
    struct File {
        explicit File(const QString &path) : content(path) {}

        session::SaveFile content;
        std::unique_ptr<AnimationWriter> writer;
    };

    Output(const AnimationDialog &dialog, const QString &fileName)
        : clip(dialog.m_puzzle, dialog.m_session, dialog.m_style, dialog.options()),
          file(std::make_shared<File>(fileName)), path(fileName)
    {
    }

    AnimationClip clip;
    std::shared_ptr<File> file;
    const QString path;
    int written = 0; ///< the number of images written
    QObject context; ///< the receiver of pending results: destroying it discards them
};

AnimationDialog::AnimationDialog(const ui::PuzzleUi &puzzle, const session::Session &session,
                                 const board::Style &style, QWidget *parent)
    : QDialog(parent), m_puzzle(puzzle), m_session(session), m_style(style),
      m_scope(new window::ElidedComboBox(this)), m_first(new QSpinBox(this)), m_last(new QSpinBox(this)),
      m_speed(new QDoubleSpinBox(this)), m_side(new window::ElidedComboBox(this)),
      m_glides(new QCheckBox(this)), m_captions(new QCheckBox(this)), m_repeats(new QCheckBox(this)),
      m_note(new board::PlainLabel(this)), m_image(new board::PlainLabel(this)),
      m_progress(new QProgressBar(this)), m_saveButton(new QPushButton(this)),
      m_closeButton(new QPushButton(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Animation"));
    fillControls();
    restoreSettings();
    layOut();
    resetRange();
    connect(m_scope, &QComboBox::currentIndexChanged, this, &AnimationDialog::resetRange);
    connect(m_side, &QComboBox::currentIndexChanged, this, &AnimationDialog::restartPreview);
    connect(m_first, &QSpinBox::valueChanged, m_last,
            [this](int first) { m_last->setValue(std::max(first, m_last->value())); });
    connect(m_last, &QSpinBox::valueChanged, m_first,
            [this](int last) { m_first->setValue(std::min(last, m_first->value())); });
    for (QSpinBox *box : {m_first, m_last})
        connect(box, &QSpinBox::valueChanged, this, &AnimationDialog::restartPreview);
    for (QCheckBox *box : {m_glides, m_captions})
        connect(box, &QCheckBox::toggled, this, &AnimationDialog::restartPreview);
    connect(m_speed, &QDoubleSpinBox::valueChanged, this, &AnimationDialog::restartPreview);
    connect(m_saveButton, &QPushButton::clicked, this, &AnimationDialog::save);
    m_previewTimer.setSingleShot(true);
    connect(&m_previewTimer, &QTimer::timeout, this, &AnimationDialog::showNextImage);
}

AnimationDialog::~AnimationDialog() = default;

void AnimationDialog::fillControls()
{
    const session::Act &act = m_session.timeline().act();
    const core::Solver *solver = session::methodOf(m_session.kind(), act.method.toStdString());
    const QString name = window::ActNames::name(act.type);
    m_scope->addItem(solver ? tr("%1 by “%2”", "act, method").arg(name, session::translated(solver->name))
                            : name,
                     int(AnimationClip::Scope::Act));
    m_scope->addItem(tr("All moves on this board"), int(AnimationClip::Scope::Game));
    const bool solution = act.type == session::Act::Search && m_session.search().solutionInView() > 0;
    if (solution)
        m_scope->addItem(tr("Only the moves of the solution"), int(AnimationClip::Scope::Remaining));
    // A player's own moves are recorded with those of the solution that went on from them.
    const bool byMethod = act.type == session::Act::Search ||
                          (act.type == session::Act::Solve && m_session.timeline().handMoves() == 0);
    m_scope->setCurrentIndex(byMethod ? 0 : 1);
    m_speed->setRange(AnimationClip::slowest, AnimationClip::fastest);
    m_speed->setDecimals(2);
    m_speed->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    for (const int side : sides)
        m_side->addItem(tr("%n pixel(s)", nullptr, side), side);
    m_glides->setText(tr("Pieces &glide"));
    m_captions->setText(tr("&Caption below the board"));
    m_captions->setToolTip(tr("Show the move number and why a try fails"));
    m_repeats->setText(tr("&Repeat forever"));
    for (QSpinBox *box : {m_first, m_last}) {
        box->setGroupSeparatorShown(true);
        box->setKeyboardTracking(false); // otherwise a half-typed number would change the other box
    }
}

/// Restores the options of the last animation.
void AnimationDialog::restoreSettings()
{
    const AnimationClip::Options standard;
    const auto settings = board::displaySettings(settingsName);
    const auto number = [&](const QString &key, double other) {
        bool isNumber = false;
        const double value = settings.value(key).toDouble(&isNumber);
        return isNumber ? value : other;
    };
    m_speed->setValue(number(speedKey, standard.speed));
    m_side->setCurrentIndex(m_side->findData(standard.side));
    if (const int index = m_side->findData(int(number(sideKey, standard.side))); index >= 0)
        m_side->setCurrentIndex(index);
    m_glides->setChecked(settings.value(glidesKey, standard.glides).toBool());
    m_captions->setChecked(settings.value(captionsKey, standard.captions).toBool());
    m_repeats->setChecked(settings.value(repeatsKey, true).toBool());
}

void AnimationDialog::saveSettings() const
{
    auto settings = board::displaySettings(settingsName);
    settings.setValue(speedKey, m_speed->value());
    settings.setValue(sideKey, m_side->currentData());
    settings.setValue(glidesKey, m_glides->isChecked());
    settings.setValue(captionsKey, m_captions->isChecked());
    settings.setValue(repeatsKey, m_repeats->isChecked());
}

QWidget *AnimationDialog::makeRangeRow()
{
    auto *range = new QWidget(this);
    auto *row = new QHBoxLayout(range);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_first, 1);
    row->addWidget(new board::PlainLabel(tr("to", "from one move to another"), range));
    row->addWidget(m_last, 1);
    m_first->setAccessibleName(tr("First step"));
    m_last->setAccessibleName(tr("Last step"));
    return range;
}

QWidget *AnimationDialog::makeForm()
{
    auto *widget = new QWidget(this);
    auto *form = new QFormLayout(widget);
    form->setContentsMargins(0, 0, 0, 0);
    form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    const auto add = [&](const QString &name, QWidget *buddy, QWidget *field) {
        auto *label = new board::PlainLabel(name, widget);
        label->setBuddy(buddy);
        if (buddy == field)
            field->setAccessibleName(QString(name).remove(u'&'));
        form->addRow(label, field);
    };
    add(tr("Rec&ord"), m_scope, m_scope);
    add(tr("S&teps"), m_first, makeRangeRow());
    add(tr("Steps per &second"), m_speed, m_speed);
    add(tr("&Longer side of the board"), m_side, m_side);
    form->addRow(m_glides);
    form->addRow(m_captions);
    form->addRow(m_repeats);
    form->addRow(m_note);
    m_note->setObjectName(u"faint"_s);
    m_note->setWordWrap(true);
    widget->setFixedWidth(280);
    return widget;
}

void AnimationDialog::layOut()
{
    m_image->setAlignment(Qt::AlignCenter);
    m_image->setMinimumSize(previewSide / 2, previewSide / 2);
    m_image->setAccessibleName(tr("Preview"));
    m_saveButton->setText(tr("Sa&ve Animation…"));
    m_saveButton->setDefault(true);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Progress"));
    m_progress->hide();
    auto *buttons = new QDialogButtonBox(this);
    buttons->addButton(m_closeButton, QDialogButtonBox::RejectRole);
    buttons->addButton(m_saveButton, QDialogButtonBox::ActionRole);
    connect(buttons, &QDialogButtonBox::rejected, this, [this] {
        if (isWriting())
            endWriting(tr("The animation was not saved."));
        else
            reject();
    });
    auto *middle = new QHBoxLayout;
    middle->setSpacing(14);
    middle->addWidget(makeForm());
    middle->addWidget(m_image, 1);
    auto *column = new QVBoxLayout(this);
    column->addLayout(middle, 1);
    column->addWidget(m_progress);
    column->addWidget(buttons);
    resize(sizeHint().expandedTo({680, previewSide * 5 / 4 + 80}));
}

AnimationClip::Options AnimationDialog::options() const
{
    return {.scope = AnimationClip::Scope(m_scope->currentData().toInt()),
            .first = m_first->value(),
            .last = m_last->value(),
            .speed = m_speed->value(),
            .side = m_side->currentData().toInt(),
            .glides = m_glides->isChecked(),
            .captions = m_captions->isChecked()};
}

/// Sets the range from the first move to the last.
void AnimationDialog::resetRange()
{
    const QSignalBlocker first(m_first);
    const QSignalBlocker last(m_last);
    for (QSpinBox *box : {m_first, m_last})
        box->setRange(1, std::numeric_limits<int>::max());
    m_first->setValue(m_first->minimum());
    m_last->setValue(m_last->maximum());
    restartPreview();
    for (QSpinBox *box : {m_first, m_last})
        box->setMaximum(std::max(int(m_preview->movesInScope()), 1));
}

void AnimationDialog::restartPreview()
{
    AnimationClip::Options previewOptions = options();
    previewOptions.side = std::min(previewOptions.side, previewSide);
    m_preview = std::make_unique<AnimationClip>(m_puzzle, m_session, m_style, previewOptions);
    connect(&m_preview->scene(), &board::BoardScene::completed, this, &AnimationDialog::refresh);
    refresh();
    showNextImage();
}

void AnimationDialog::showNextImage()
{
    if (m_preview->atEnd())
        return restartPreview();
    const AnimationClip::TimedImage image = m_preview->next();
    QImage shown = image.image;
    // With large type the dialog may have less room than the preview takes.
    const QSize room = m_image->size();
    if (isVisible() && (shown.width() > room.width() || shown.height() > room.height()))
        shown = shown.scaled(room, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    m_image->setPixmap(QPixmap::fromImage(shown));
    m_previewTimer.start(image.centiseconds * 10);
}

void AnimationDialog::refresh()
{
    const bool ready = m_preview->scene().isComplete();
    const QString length = session::translatedPlural(quint64(m_preview->moves()),
                                                     [](int n) { return tr("%n step(s)", nullptr, n); }) +
                           u" · "_s + tr("%1 s").arg(QLocale().toString(m_preview->seconds(), 'f', 1));
    const QString limit = m_preview->limitNotice();
    m_note->setText(!ready                    ? tr("The picture is still loading…")
                    : m_preview->moves() == 0 ? tr("There are no moves to record yet.")
                    : limit.isEmpty()         ? length
                                              : length + u'\n' + limit);
    m_saveButton->setEnabled(ready && !isWriting() && m_preview->moves() > 0);
    m_closeButton->setText(isWriting() ? tr("Cancel") : tr("Close"));
}

void AnimationDialog::save()
{
    const QString path = window::askForSavePath(
        this, tr("Save Animation"), window::suggestedFileName(m_session), u".gif"_s,
        tr("Animated pictures (*.gif)") + ";;"_L1 + tr("Animated pictures in all colours (*.webp)"));
    if (!path.isEmpty())
        write(path);
}

void AnimationDialog::write(const QString &path)
{
    m_output = std::make_unique<Output>(*this, path);
    Output &output = *m_output;
    if (!output.file->content.open())
        return writingFailed(output.file->content.errorString());
    output.file->writer = AnimationWriter::make(QFileInfo(path).suffix(), output.file->content,
                                                output.clip.size(), m_repeats->isChecked());
    if (!output.file->writer)
        return writingFailed(tr("the name of an animation ends in .gif or .webp"));
    m_progress->setRange(0, output.clip.imageCount());
    m_progress->setValue(0);
    m_progress->show();
    // Disabling the Save button would move the focus to another control, where a Return meant for Save must not
    // stop the writing.
    m_scope->setFocus();
    if (const board::BoardScene &scene = output.clip.scene(); scene.isComplete())
        writeNextImage();
    else
        connect(&scene, &board::BoardScene::completed, &output.context, [this] { writeNextImage(); });
    refresh();
}

/// Draws the next image and starts writing it in the background; after the last image, finishes the file.
void AnimationDialog::writeNextImage()
{
    Output &output = *m_output;
    const auto fail = [this](const core::Explanation &why) { writingFailed(session::translated(why)); };
    if (output.clip.atEnd())
        return session::runInBackground(
            &output.context, [file = output.file] { return file->writer->close() && file->content.commit(); },
            [this](bool good) { fileWritten(good); }, fail);
    session::runInBackground(
        &output.context,
        [file = output.file, image = output.clip.next()] {
            return file->writer->add(image.image, image.centiseconds);
        },
        [this](bool good) { imageWritten(good); }, fail);
}

void AnimationDialog::imageWritten(bool good)
{
    if (!good)
        return fileWritten(false);
    m_progress->setValue(++m_output->written);
    writeNextImage();
}

void AnimationDialog::fileWritten(bool good)
{
    if (!good) {
        const QString fault = m_output->file->writer->fault();
        return writingFailed(fault.isEmpty() ? m_output->file->content.errorString() : fault);
    }
    endWriting(tr("%1 was saved.").arg(QDir::toNativeSeparators(m_output->path)));
    accept();
}

void AnimationDialog::writingFailed(const QString &why)
{
    // The dialog hides the status bar, so it shows the message, too.
    const QString text = tr("%1 could not be saved: %2").arg(QDir::toNativeSeparators(m_output->path), why);
    endWriting(text);
    m_note->setText(text);
    window::FailureBox::show(this, text);
}

void AnimationDialog::endWriting(const QString &text)
{
    m_output.reset();
    m_progress->hide();
    refresh();
    Q_EMIT message(text);
}

void AnimationDialog::done(int result)
{
    if (isWriting())
        endWriting(tr("The animation was not saved."));
    saveSettings();
    QDialog::done(result);
}

} // namespace exports
