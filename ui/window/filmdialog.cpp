// SPDX-License-Identifier: MIT
#include "window/filmdialog.h"

#include "board/style.h"
#include "session/words.h"
#include "window/actwords.h"
#include "window/choicebox.h"
#include "window/savewhere.h"

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

namespace window {

using namespace Qt::StringLiterals;

namespace {

constexpr int previewSide = 360; // pixels
constexpr int sides[] = {240, 360, 480, 640, 800};

constexpr auto keptName = "animation"_L1;
const QString speedKey = u"movesPerSecond"_s;
const QString sideKey = u"side"_s;
const QString glidesKey = u"glides"_s;
const QString wordsKey = u"words"_s;
const QString repeatsKey = u"repeats"_s;

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
    : QDialog(parent), m_puzzle(puzzle), m_session(session), m_style(style), m_what(new ChoiceBox(this)),
      m_first(new QSpinBox(this)), m_last(new QSpinBox(this)), m_speed(new QDoubleSpinBox(this)),
      m_side(new ChoiceBox(this)), m_glides(new QCheckBox(this)), m_words(new QCheckBox(this)),
      m_repeats(new QCheckBox(this)), m_note(new QLabel(this)), m_screen(new QLabel(this)),
      m_progress(new QProgressBar(this)), m_save(new QPushButton(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Animation"));
    offer();
    recall();
    layOut();
    offerPart();
    connect(m_what, &QComboBox::currentIndexChanged, this, &FilmDialog::offerPart);
    connect(m_side, &QComboBox::currentIndexChanged, this, &FilmDialog::rewind);
    connect(m_first, &QSpinBox::valueChanged, m_last,
            [this](int first) { m_last->setValue(std::max(first, m_last->value())); });
    connect(m_last, &QSpinBox::valueChanged, m_first,
            [this](int last) { m_first->setValue(std::min(last, m_first->value())); });
    for (QSpinBox *box : {m_first, m_last})
        connect(box, &QSpinBox::valueChanged, this, &FilmDialog::rewind);
    for (QCheckBox *box : {m_glides, m_words})
        connect(box, &QCheckBox::toggled, this, &FilmDialog::rewind);
    connect(m_speed, &QDoubleSpinBox::valueChanged, this, &FilmDialog::rewind);
    connect(m_save, &QPushButton::clicked, this, &FilmDialog::askWhere);
    m_playing.setSingleShot(true);
    connect(&m_playing, &QTimer::timeout, this, &FilmDialog::play);
    connect(&m_writing, &QTimer::timeout, this, &FilmDialog::writeNext);
}

FilmDialog::~FilmDialog() = default;

void FilmDialog::offer()
{
    const session::Act &act = m_session.timeline().act();
    const core::Solver *solver = m_session.kind().solver(act.method.toStdString());
    const QString name = ActWords::name(act.type);
    m_what->addItem(solver ? tr("%1 by “%2”", "act, method").arg(name, session::words(solver->name)) : name,
                    int(Film::What::Act));
    m_what->addItem(tr("All since the board was made"), int(Film::What::Game));
    const bool byMethod = act.type == session::Act::Solve || act.type == session::Act::Search;
    m_what->setCurrentIndex(byMethod ? 0 : 1);
    m_speed->setRange(Film::slowest, Film::fastest);
    m_speed->setDecimals(2);
    m_speed->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    for (const int side : sides)
        m_side->addItem(tr("%n pixel(s)", nullptr, side), side);
    m_glides->setText(tr("Pieces &glide"));
    m_words->setText(tr("Words &below the board"));
    m_words->setToolTip(tr("The number of the move, and why a try fails"));
    m_repeats->setText(tr("&Repeats for ever"));
    for (QSpinBox *box : {m_first, m_last}) {
        box->setGroupSeparatorShown(true);
        box->setKeyboardTracking(false); // a number half typed would push the other one away
    }
}

/// As it was chosen last time.
void FilmDialog::recall()
{
    const Film::Choice usual;
    const QSettings kept = board::displaySettings(keptName);
    const auto number = [&](const QString &key, double other) {
        bool isNumber = false;
        const double value = kept.value(key).toDouble(&isNumber);
        return isNumber ? value : other;
    };
    m_speed->setValue(number(speedKey, usual.speed));
    m_side->setCurrentIndex(m_side->findData(usual.side));
    if (const int index = m_side->findData(int(number(sideKey, usual.side))); index >= 0)
        m_side->setCurrentIndex(index);
    m_glides->setChecked(kept.value(glidesKey, usual.glides).toBool());
    m_words->setChecked(kept.value(wordsKey, usual.words).toBool());
    m_repeats->setChecked(kept.value(repeatsKey, true).toBool());
}

void FilmDialog::keep() const
{
    QSettings kept = board::displaySettings(keptName);
    kept.setValue(speedKey, m_speed->value());
    kept.setValue(sideKey, m_side->currentData());
    kept.setValue(glidesKey, m_glides->isChecked());
    kept.setValue(wordsKey, m_words->isChecked());
    kept.setValue(repeatsKey, m_repeats->isChecked());
}

QWidget *FilmDialog::makePart()
{
    auto *part = new QWidget(this);
    auto *row = new QHBoxLayout(part);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_first, 1);
    row->addWidget(new QLabel(tr("to", "from one move to another"), part));
    row->addWidget(m_last, 1);
    m_first->setAccessibleName(tr("First move"));
    m_last->setAccessibleName(tr("Last move"));
    return part;
}

QWidget *FilmDialog::makeChoices()
{
    auto *choices = new QWidget(this);
    auto *form = new QFormLayout(choices);
    form->setContentsMargins(0, 0, 0, 0);
    form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    const auto add = [&](const QString &name, QWidget *buddy, QWidget *field) {
        auto *label = new QLabel(name, choices);
        label->setBuddy(buddy);
        if (buddy == field)
            field->setAccessibleName(QString(name).remove(u'&'));
        form->addRow(label, field);
    };
    add(tr("&What is filmed"), m_what, m_what);
    add(tr("&Moves"), m_first, makePart());
    add(tr("Moves per &second"), m_speed, m_speed);
    add(tr("&Longer side of the board"), m_side, m_side);
    form->addRow(m_glides);
    form->addRow(m_words);
    form->addRow(m_repeats);
    form->addRow(m_note);
    m_note->setObjectName(u"faint"_s);
    m_note->setWordWrap(true);
    choices->setFixedWidth(280);
    return choices;
}

void FilmDialog::layOut()
{
    m_screen->setAlignment(Qt::AlignCenter);
    m_screen->setMinimumSize(previewSide, previewSide * 5 / 4);
    m_screen->setAccessibleName(tr("Preview"));
    m_save->setText(tr("Sa&ve as GIF…"));
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
            .first = m_first->value(),
            .last = m_last->value(),
            .speed = m_speed->value(),
            .side = m_side->currentData().toInt(),
            .glides = m_glides->isChecked(),
            .words = m_words->isChecked()};
}

/// All there is.
void FilmDialog::offerPart()
{
    const QSignalBlocker first(m_first);
    const QSignalBlocker last(m_last);
    for (QSpinBox *box : {m_first, m_last})
        box->setRange(1, std::numeric_limits<int>::max());
    m_first->setValue(m_first->minimum());
    m_last->setValue(m_last->maximum());
    rewind();
    for (QSpinBox *box : {m_first, m_last})
        box->setMaximum(std::max(int(m_preview->whole()), 1));
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
    keep();
    QDialog::done(result);
}

} // namespace window
