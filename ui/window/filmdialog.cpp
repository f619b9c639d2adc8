// SPDX-License-Identifier: MIT
#include "window/filmdialog.h"

#include "session/words.h"
#include "window/actwords.h"
#include "window/savewhere.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>

namespace window {

using namespace Qt::StringLiterals;

namespace {

constexpr int previewSide = 360; // pixels
constexpr int sides[] = {240, 360, 480, 640, 800};

} // namespace

/// A film on its way into its file.
struct FilmDialog::Output {
    Output(const FilmDialog &dialog, const QString &path)
        : film(dialog.m_puzzle, dialog.m_session, dialog.m_style, dialog.choice()), file(path),
          good(file.open(QFile::WriteOnly))
    {
        if (good)
            gif.emplace(file, film.size(), dialog.m_repeats->isChecked());
    }

    Film film;
    QSaveFile file;
    bool good;
    std::optional<GifFile> gif;
    int written = 0; ///< pictures
};

FilmDialog::FilmDialog(const ui::PuzzleUi &puzzle, const session::Session &session, const board::Style &style,
                       QWidget *parent)
    : QDialog(parent), m_puzzle(puzzle), m_session(session), m_style(style), m_what(new QComboBox(this)),
      m_speed(new QDoubleSpinBox(this)), m_side(new QComboBox(this)), m_glides(new QCheckBox(this)),
      m_words(new QCheckBox(this)), m_repeats(new QCheckBox(this)), m_note(new QLabel(this)),
      m_screen(new QLabel(this)), m_progress(new QProgressBar(this)), m_save(new QPushButton(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Animation"));
    offer();
    layOut();
    for (QComboBox *box : {m_what, m_side})
        connect(box, &QComboBox::currentIndexChanged, this, &FilmDialog::rewind);
    for (QCheckBox *box : {m_glides, m_words})
        connect(box, &QCheckBox::toggled, this, &FilmDialog::rewind);
    connect(m_speed, &QDoubleSpinBox::valueChanged, this, &FilmDialog::rewind);
    connect(m_save, &QPushButton::clicked, this, &FilmDialog::askWhere);
    m_playing.setSingleShot(true);
    connect(&m_playing, &QTimer::timeout, this, &FilmDialog::play);
    connect(&m_writing, &QTimer::timeout, this, &FilmDialog::writeNext);
    rewind();
}

FilmDialog::~FilmDialog() = default;

void FilmDialog::offer()
{
    const session::Act &act = m_session.timeline().act();
    const core::Solver *solver = m_session.kind().solver(act.method.toStdString());
    const QString name = ActWords::name(act.kind);
    m_what->addItem(solver ? tr("%1 by “%2”", "act, method").arg(name, session::words(solver->name)) : name,
                    int(Film::What::Act));
    m_what->addItem(tr("All since the board was made"), int(Film::What::Game));
    const bool byMethod = act.kind == session::Act::Solve || act.kind == session::Act::Search;
    m_what->setCurrentIndex(byMethod ? 0 : 1);
    m_speed->setRange(Film::slowest, Film::fastest);
    m_speed->setDecimals(2);
    m_speed->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    m_speed->setValue(Film::Choice().speed);
    for (const int side : sides)
        m_side->addItem(tr("%n pixel(s)", nullptr, side), side);
    m_side->setCurrentIndex(m_side->findData(Film::Choice().side));
    m_glides->setText(tr("Pieces glide"));
    m_words->setText(tr("Words below the board"));
    m_words->setToolTip(tr("The number of the move, and why a try fails"));
    m_repeats->setText(tr("Repeats for ever"));
    for (QCheckBox *box : {m_glides, m_words, m_repeats})
        box->setChecked(true);
}

QWidget *FilmDialog::makeChoices()
{
    auto *choices = new QWidget(this);
    auto *form = new QFormLayout(choices);
    form->setContentsMargins(0, 0, 0, 0);
    form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    const auto add = [&](const QString &name, QWidget *field) {
        auto *label = new QLabel(name, choices);
        label->setBuddy(field);
        field->setAccessibleName(name);
        form->addRow(label, field);
    };
    add(tr("What is filmed"), m_what);
    add(tr("Moves per second"), m_speed);
    add(tr("Longer side of the board"), m_side);
    form->addRow(m_glides);
    form->addRow(m_words);
    form->addRow(m_repeats);
    form->addRow(m_note);
    m_note->setObjectName(u"faint"_s);
    m_note->setWordWrap(true);
    choices->setFixedWidth(240);
    return choices;
}

void FilmDialog::layOut()
{
    m_screen->setAlignment(Qt::AlignCenter);
    m_screen->setMinimumSize(previewSide, previewSide * 5 / 4);
    m_screen->setAccessibleName(tr("Preview"));
    m_save->setText(tr("Save as GIF…"));
    m_save->setDefault(true);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Progress"));
    m_progress->hide();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(m_save, QDialogButtonBox::ActionRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *middle = new QHBoxLayout;
    middle->setSpacing(14);
    middle->addWidget(makeChoices());
    middle->addWidget(m_screen, 1);
    auto *column = new QVBoxLayout(this);
    column->addLayout(middle, 1);
    column->addWidget(m_progress);
    column->addWidget(buttons);
}

Film::Choice FilmDialog::choice() const
{
    return {.what = Film::What(m_what->currentData().toInt()),
            .speed = m_speed->value(),
            .side = m_side->currentData().toInt(),
            .glides = m_glides->isChecked(),
            .words = m_words->isChecked()};
}

void FilmDialog::rewind()
{
    Film::Choice small = choice();
    small.side = std::min(small.side, previewSide);
    m_preview = std::make_unique<Film>(m_puzzle, m_session, m_style, small);
    connect(&m_preview->scene(), &board::BoardScene::completed, this, &FilmDialog::refresh);
    refresh();
    play();
}

void FilmDialog::play()
{
    if (m_preview->atEnd())
        return rewind();
    const Film::Picture picture = m_preview->next();
    m_screen->setPixmap(QPixmap::fromImage(picture.image));
    m_playing.start(picture.hundredths * 10);
}

void FilmDialog::refresh()
{
    const bool ready = m_preview->scene().isComplete();
    const QString length =
        session::counted(quint64(m_preview->moves()), [](int n) { return tr("%n move(s)", nullptr, n); }) +
        u" · "_s + tr("%1 seconds").arg(QLocale().toString(m_preview->seconds(), 'f', 1));
    const QString limit = m_preview->limit();
    m_note->setText(!ready                    ? tr("The picture is still being read…")
                    : m_preview->moves() == 0 ? tr("There are no moves to be filmed yet.")
                    : limit.isEmpty()         ? length
                                              : length + u'\n' + limit);
    m_save->setEnabled(ready && !isWriting() && m_preview->moves() > 0);
}

void FilmDialog::askWhere()
{
    const QString path =
        askWhereToSave(this, tr("Save as GIF"), session::words(m_puzzle.kind->name).toLower(), u".gif"_s,
                       tr("Animated pictures (*.gif)"));
    if (!path.isEmpty())
        write(path);
}

void FilmDialog::write(const QString &path)
{
    m_output = std::make_unique<Output>(*this, path);
    m_progress->setRange(0, m_output->film.pictures());
    m_progress->setValue(0);
    m_progress->show();
    if (const board::BoardScene &scene = m_output->film.scene(); scene.isComplete())
        m_writing.start(0);
    else
        connect(&scene, &board::BoardScene::completed, &m_writing, [this] { m_writing.start(0); });
    refresh();
}

// One picture at a time: the window stays awake, and Close ends it.
void FilmDialog::writeNext()
{
    Output &output = *m_output;
    if (output.good && !output.film.atEnd()) {
        const Film::Picture picture = output.film.next();
        output.good = output.gif->add(picture.image, picture.hundredths);
        m_progress->setValue(++output.written);
        return;
    }
    const QString name = QDir::toNativeSeparators(output.file.fileName());
    const bool good = output.good && output.gif->close() && output.file.commit();
    if (good) {
        endWriting(tr("%1 was saved.").arg(name));
        accept();
        return;
    }
    // The box hides the status line.
    const QString sentence = tr("%1 could not be written: %2").arg(name, output.file.errorString());
    endWriting(sentence);
    m_note->setText(sentence);
}

void FilmDialog::endWriting(const QString &sentence)
{
    m_writing.stop();
    m_output.reset();
    m_progress->hide();
    refresh();
    Q_EMIT said(sentence);
}

void FilmDialog::done(int result)
{
    if (isWriting())
        endWriting(tr("The animation was not saved."));
    QDialog::done(result);
}

} // namespace window
