// SPDX-License-Identifier: MIT
#include "window/games/bestsdialog.h"

#include "board/plaintext.h"
#include "session/basics/translation.h"
#include "window/games/playrecord.h"
#include "window/widgets/modaldialog.h"
#include "window/widgets/plainmessagebox.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QRegularExpression>
#include <QTableWidget>
#include <QVBoxLayout>

namespace window {

using namespace Qt::StringLiterals;

namespace {

enum BestsColumn { Board, Moves, Time, Date, BestsColumns };

/// Returns what is to be read of a board's options and position: how it was dealt does not matter once it lies there.
QString readable(const QString &board)
{
    QStringList options = board.section(u':', 0, 0).split(u',');
    options.removeIf([](const QString &option) {
        return option.startsWith("deal="_L1) || option.startsWith("count="_L1) ||
               option.startsWith("seed="_L1);
    });
    static const QRegularExpression size(u"^(\\d+)x(\\d+)$"_s);
    options.front().replace(size, u"\\1×\\2"_s);
    const QString position = board.section(u':', 1);
    return options.join(u", "_s) + (position.isEmpty() ? position : u" – "_s + position);
}

} // namespace

BestsDialog::BestsDialog(session::Bests &bests, core::Kinds kinds, QWidget *parent)
    : QDialog(parent), m_bests(bests), m_kinds(kinds), m_none(new board::PlainLabel(this)),
      m_table(new QTableWidget(0, BestsColumns, this)), m_play(new QPushButton(tr("&Play This Board"), this)),
      m_clear(new QPushButton(tr("&Forget All…"), this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Best Results"));
    m_none->setText(tr("No result yet. Boards that you solve by hand without help appear here while “Keep "
                       "Times and Best Results” is on in the Settings menu."));
    m_none->setWordWrap(true);
    m_table->setAccessibleName(windowTitle());
    m_table->setHorizontalHeaderLabels({tr("Board"), tr("Fewest moves"), tr("Shortest time"), tr("Date")});
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(Board, QHeaderView::Stretch);
    m_play->setDefault(true);
    m_clear->setAutoDefault(false);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(m_play, QDialogButtonBox::ActionRole);
    buttons->addButton(m_clear, QDialogButtonBox::DestructiveRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_play, &QPushButton::clicked, this, &BestsDialog::choose);
    connect(m_table, &QTableWidget::itemActivated, this, &BestsDialog::choose);
    connect(m_clear, &QPushButton::clicked, this, [this] {
        ModalDialog<PlainMessageBox> question(QMessageBox::Question, windowTitle(),
                                              tr("Forget the best results of all boards?"),
                                              QMessageBox::Yes | QMessageBox::No, this);
        if (question.run() && question->result() == QMessageBox::Yes) {
            m_bests.clear();
            fill();
        }
    });
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_none);
    column->addWidget(m_table, 1);
    column->addWidget(buttons);
    resize(620, 420);
    fill();
}

void BestsDialog::fill()
{
    m_table->setRowCount(0);
    for (const session::Best &best : m_bests.all()) {
        const int row = m_table->rowCount();
        m_table->insertRow(row);
        const auto write = [&](BestsColumn column, const QString &text) {
            auto *item = new QTableWidgetItem(text);
            if (column == Moves || column == Time)
                item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_table->setItem(row, column, item);
            return item;
        };
        write(Board, nameOf(best.line))->setToolTip(board::plainToolTip(best.line));
        write(Moves, session::formatNumber(best.moves));
        write(Time, PlayRecord::formatted(best.seconds));
        write(Date, QLocale().toString(best.date, QLocale::ShortFormat));
    }
    const bool any = m_table->rowCount() > 0;
    m_none->setVisible(!any);
    m_table->setVisible(any);
    m_play->setEnabled(any);
    m_clear->setEnabled(any);
    if (any)
        m_table->setCurrentCell(0, Board);
}

void BestsDialog::choose()
{
    const int row = m_table->currentRow();
    if (row >= 0)
        Q_EMIT boardChosen(m_bests.all()[std::size_t(row)].line);
    accept();
}

/// Returns the puzzle's name and the name of this board in the list of ready-made boards; the size and position of any
/// other board.
QString BestsDialog::nameOf(const QString &line) const
{
    const QString id = line.section(u':', 0, 0);
    const auto kind =
        std::ranges::find_if(m_kinds, [&](const core::Kind *one) { return id == QLatin1String(one->id); });
    if (kind == m_kinds.end())
        return line;
    QString board = readable(line.section(u':', 1));
    // Ready-made boards that are dealt at random are not compared, since dealing could take long.
    for (const core::Preset &preset : (*kind)->presets) {
        const std::string_view text = preset.line;
        if (text.find("deal=") != text.npos)
            continue;
        const core::Reading reading = core::readLine(m_kinds, text).reading;
        const auto *game = std::get_if<core::Game>(&reading);
        if (game && line == QString::fromStdString(core::writeLine(**kind, *game->puzzle, game->position))) {
            board = session::translated(preset.name);
            break;
        }
    }
    return tr("%1: %2", "puzzle: board").arg(session::puzzleName(**kind), board);
}

} // namespace window
