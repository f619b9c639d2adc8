// SPDX-License-Identifier: MIT
#include "window/games/boardchoice.h"

#include "board/plaintext.h"
#include "core/othernames.h"
#include "core/positionline.h"
#include "export/boardpicture.h"
#include "session/basics/translation.h"

#include <QDialogButtonBox>
#include <QIcon>
#include <QLabel>
#include <QListWidget>
#include <QPixmap>
#include <QVBoxLayout>

namespace window {

namespace {

constexpr int mostPictures = 60; ///< further boards have no picture, since each takes some milliseconds
constexpr int boardSide = 96;

/// Returns a position line that can be broken after each row and option, by a space without width.
QString breakable(QString line)
{
    for (const QChar mark : {u'/', u','})
        line.replace(mark, QString(mark) + QChar(0x200B));
    return line;
}

} // namespace

BoardChoice::BoardChoice(std::span<const ui::PuzzleUi *const> puzzles,
                         std::vector<core::BoardReading> readings, const board::Style &style, bool isOneText,
                         QWidget *parent)
    : QDialog(parent), m_readings(std::move(readings)), m_list(new QListWidget(this))
{
    setWindowTitle(tr("Which Board?"));
    auto *about = new board::PlainLabel(
        isOneText ? tr("This text can be read as several boards. Which one do you mean?")
                  : tr("This text contains several boards. Which one do you want to open?"),
        this);
    about->setWordWrap(true);
    m_list->setAccessibleName(windowTitle());
    m_list->setIconSize({boardSide, boardSide});
    m_list->setWordWrap(true);
    m_list->setUniformItemSizes(false);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (const core::BoardReading &reading : m_readings)
        add(puzzles, reading, style);
    m_list->setCurrentRow(0);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QListWidget::itemActivated, this, &QDialog::accept);
    auto *column = new QVBoxLayout(this);
    column->addWidget(about);
    column->addWidget(m_list, 1);
    column->addWidget(buttons);
    resize(520, 400);
    m_list->setFocus();
}

void BoardChoice::add(std::span<const ui::PuzzleUi *const> puzzles, const core::BoardReading &reading,
                      const board::Style &style)
{
    const QString line = QString::fromStdString(reading.line).section(u'\n', 0, 0);
    const QString name = session::puzzleName(*reading.kind);
    auto *item = new QListWidgetItem(name + u'\n' + breakable(line.left(200)), m_list);
    item->setData(Qt::AccessibleTextRole, QString(name + u'\n' + line.left(200)));
    item->setToolTip(board::plainToolTip(line));
    const auto puzzle = std::ranges::find(puzzles, reading.kind, &ui::PuzzleUi::kind);
    // Dealing a board may take long, so it has no picture.
    if (m_list->count() > mostPictures || puzzle == puzzles.end() || core::namesDeal(line.toStdString()))
        return;
    const core::LineReading read = core::readLine({&reading.kind, 1}, line.toStdString());
    const auto *game = std::get_if<core::Game>(&read.reading);
    if (!game)
        return;
    const auto scene = (*puzzle)->scene({game->puzzle, {}}, style);
    scene->show(game->position);
    const QImage image = exports::BoardPicture::image(*scene, style);
    item->setIcon(QIcon(QPixmap::fromImage(
        image.scaled(2 * boardSide, 2 * boardSide, Qt::KeepAspectRatio, Qt::SmoothTransformation))));
}

const core::BoardReading &BoardChoice::chosen() const
{
    return m_readings[std::size_t(std::max(0, m_list->currentRow()))];
}

} // namespace window
