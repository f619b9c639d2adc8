// SPDX-License-Identifier: MIT
#include "forms/solitaireform.h"

#include "forms/controls.h"
#include "forms/formboard.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QLineEdit>
#include <QPushButton>

namespace forms {

using namespace Qt::StringLiterals;

namespace {

constexpr quint64 callsBetweenCounts = 100'000;
constexpr const char *englishBoard = "solitaire:english";

} // namespace

SolitaireForm::SolitaireForm(const ui::PuzzleUi &puzzle)
    : CourseForm(puzzle, englishBoard, u"museum-solitaire.md"_s), m_calls(makeEdit(10)),
      m_prints(makeCheckBox())
{
    auto *button = new QPushButton;
    button->setObjectName(u"start"_s);
    auto *controls = new QVBoxLayout;
    controls->addWidget(m_calls);
    controls->addWidget(m_prints);
    controls->addWidget(button);
    controls->addStretch();
    auto *row = new QHBoxLayout;
    row->addWidget(new FormBoard(puzzle, timeline()), 1);
    row->addLayout(controls);
    content().addLayout(row, 1);
    connect(button, &QPushButton::clicked, this, [this] {
        begin(englishBoard);
        run("course", core::Goal::First);
    });
    keepTranslated([this, button] {
        setWindowTitle(tr("The Solitaire"));
        m_calls->setAccessibleName(tr("Edit1: the calls, by 100,000"));
        m_prints->setText(tr("&Print"));
        button->setText(tr("Pl&ay"));
    });
    setOriginal([] { return tr("7.4 million calls, says the course, on a K6-II 350; it gives no time."); },
                [] {
                    return tr(
                        "The field shows the calls by 100,000, as it did then. The first solution comes at "
                        "call 7,667,769: "
                        "31 jumps, shown one after another.");
                });
}

void SolitaireForm::showCount()
{
    m_calls->setText(search().job() ? QString::number(counted() / callsBetweenCounts * callsBetweenCounts)
                                    : QString());
}

void SolitaireForm::ended()
{
    if (m_prints->isChecked() && !printedBoards().empty())
        Q_EMIT printWanted();
}

std::vector<core::Position> SolitaireForm::printedBoards() const
{
    std::vector<core::Position> boards;
    if (const auto &outcome = search().outcome(); outcome && !outcome->path.empty()) {
        core::Position position = search().job()->task().from;
        boards.push_back(position);
        for (const core::Step &step : outcome->path) {
            core::advance(position, step);
            if (step.closes)
                boards.push_back(position);
        }
    }
    return boards;
}

} // namespace forms
