// SPDX-License-Identifier: MIT
#include "forms/bishopform.h"

#include "forms/controls.h"
#include "forms/formboard.h"

#include <QBoxLayout>
#include <QPlainTextEdit>
#include <QPushButton>

namespace forms {

using namespace Qt::StringLiterals;

namespace {

constexpr const char *cornerBoard = "bishop:8x8:a8";

} // namespace

BishopForm::BishopForm(const ui::PuzzleUi &puzzle)
    : CourseForm(puzzle, cornerBoard, u"museum-bishop.md"_s), m_squares(makeMemo())
{
    auto *button = new QPushButton;
    button->setObjectName(u"start"_s);
    m_squares->setMaximumWidth(m_squares->minimumWidth());
    auto *side = new QVBoxLayout;
    side->addWidget(button);
    side->addWidget(m_squares, 1);
    auto *row = new QHBoxLayout;
    auto *board = new FormBoard(puzzle, timeline());
    board->setNotation(board::Notation::TwoDigits);
    row->addWidget(board, 1);
    row->addLayout(side);
    content().addLayout(row, 1);
    connect(button, &QPushButton::clicked, this, [this] {
        m_squares->clear();
        begin(cornerBoard);
        run("course", core::Goal::First);
    });
    keepTranslated([this, button] {
        setWindowTitle(tr("The Bishop’s Path"));
        button->setText(tr("Sea&rch"));
        m_squares->setAccessibleName(tr("Memo1: the squares"));
    });
    setOriginal(
        [] { return tr("the course gives no time; it stops at the first path."); },
        [] {
            return tr(
                "The number of a square is ten times its row, counted from the top, plus its column: 11 "
                "is the top left corner. The course shows no form: this one is a guess.");
        });
}

void BishopForm::ended()
{
    const auto &outcome = search().outcome();
    if (!outcome || outcome->path.empty())
        return;
    const core::Grid grid = timeline().instance().puzzle->grid();
    QStringList squares;
    for (const core::Place &place : core::after(search().job()->task().from, outcome->path)) {
        if (place.onBoard())
            squares << QString::number(10 * (grid.row(place.cell) + 1) + grid.column(place.cell) + 1);
    }
    m_squares->setPlainText(squares.join(u'\n'));
}

} // namespace forms
