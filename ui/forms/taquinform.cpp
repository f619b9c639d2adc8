// SPDX-License-Identifier: MIT
#include "forms/taquinform.h"

#include "board/plaintext.h"
#include "forms/controls.h"
#include "forms/formboard.h"
#include "forms/taquingrid.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QCheckBox>
#include <QKeyEvent>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QStackedWidget>

namespace forms {

using namespace Qt::StringLiterals;

namespace {

struct Method {
    const char *id;
    const char *deal; ///< the options of the deal that scrambles the board
    int speed;        ///< the mark of the player's speed that is nearest to the method's own
};

// In the course, the first method drew only its last board, the second showed each move for 50 ms, the third for 10
// ms.
constexpr Method methods[] = {
    {"rewind", "walk,count=30000", session::Speed::fastest},
    {"rows", "even,count=10000", 25},
    {"cycles", "cycles,count=20", 34},
};

constexpr int largestSide = 12; // the side of the picture in figure 4 of the course

std::string lineOf(int columns, int rows, const std::string &options = {})
{
    return "taquin:" + std::to_string(columns) + 'x' + std::to_string(rows) + options;
}

QSpinBox *makeSide(int side)
{
    auto *box = new QSpinBox;
    box->setRange(2, largestSide);
    box->setValue(side);
    box->setButtonSymbols(QSpinBox::NoButtons);
    box->setMinimumWidth(box->fontMetrics().averageCharWidth() * 6);
    return box;
}

} // namespace

TaquinForm::TaquinForm(const ui::PuzzleUi &puzzle)
    : CourseForm(puzzle, lineOf(6, 5).c_str(), u"museum-taquin.md"_s), m_columns(makeSide(6)),
      m_rows(makeSide(5)), m_methods(new QButtonGroup(this)), m_picture(makeCheckBox()),
      m_board(new QStackedWidget), m_asks(new board::PlainLabel), m_key(new QPushButton)
{
    m_columns->setObjectName(u"columns"_s);
    m_rows->setObjectName(u"rows"_s);
    m_key->setObjectName(u"key"_s);
    m_board->addWidget(new TaquinGrid(timeline()));
    m_board->addWidget(new FormBoard(puzzle, timeline()));
    auto *keys = new QHBoxLayout;
    keys->addWidget(m_asks, 1);
    keys->addWidget(m_key);
    content().addLayout(makeSizes());
    content().addLayout(makeMethods());
    content().addWidget(m_board, 1);
    content().addLayout(keys);
    addAnswers();
    connect(m_key, &QPushButton::clicked, this, &TaquinForm::pressKey);
    keepTranslated([this] {
        setWindowTitle(tr("The Taquin"));
        m_picture->setText(tr("P&icture"));
        for (int i = 0; i < m_board->count(); ++i)
            m_board->widget(i)->setAccessibleName(tr("The board"));
        m_key->setText(tr("A &Key"));
        showStage();
    });
    setOriginal(
        [] {
            return tr("50 ms a move row by row, 10 ms a move by cycles. The first method drew only its last "
                      "board, after "
                      "30,000 moves.");
        },
        [] {
            return tr("The numbers of columns, N, and of rows, P, were written into the program; the tiles "
                      "are numbered from 0. With N or P = 1 the scrambling would never end.");
        });
    order();
}

QLayout *TaquinForm::makeSizes()
{
    auto *sizes = new QHBoxLayout;
    for (auto [name, box] : {std::pair(u"&N ="_s, m_columns), std::pair(u"&P ="_s, m_rows)}) {
        auto *label = new board::PlainLabel(name);
        label->setBuddy(box);
        sizes->addWidget(label);
        sizes->addWidget(box);
        connect(box, &QSpinBox::valueChanged, this, &TaquinForm::order);
    }
    sizes->addWidget(m_picture);
    sizes->addStretch();
    connect(m_picture, &QCheckBox::toggled, this, &TaquinForm::order);
    return sizes;
}

QLayout *TaquinForm::makeMethods()
{
    auto *kinds = new QHBoxLayout;
    for (int method = 0; method < int(std::size(methods)); ++method) {
        auto *button = new QRadioButton;
        m_methods->addButton(button, method);
        kinds->addWidget(button);
        keepTranslated([button, method] {
            button->setText(QStringList{tr("&1: backwards"), tr("&2: row by row"), tr("&3: cycles")}[method]);
        });
    }
    kinds->addStretch();
    m_methods->button(1)->setChecked(true);
    // A screen reader switches a button without a click.
    connect(m_methods, &QButtonGroup::idToggled, this, [this](int, bool isOn) {
        if (isOn)
            order();
    });
    return kinds;
}

void TaquinForm::order()
{
    begin(lineOf(m_columns->value(), m_rows->value()),
          m_picture->isChecked() ? u"picture=sample-rose"_s : QString());
    m_board->setCurrentIndex(m_picture->isChecked());
    m_stage = Stage::Order;
    showStage();
}

void TaquinForm::disorder()
{
    const Method &method = methods[m_methods->checkedId()];
    begin(lineOf(m_columns->value(), m_rows->value(),
                 std::string(",deal=") + method.deal + ",seed=" + std::to_string(++m_seed)),
          timeline().instance().look);
    m_stage = Stage::Disorder;
    showStage();
}

void TaquinForm::comeBack()
{
    const Method &method = methods[m_methods->checkedId()];
    setSpeed(session::Speed(method.speed));
    m_stage = Stage::Returning;
    run(method.id, core::Goal::First);
    showStage();
}

void TaquinForm::pressKey()
{
    if (isUnderWay())
        return;
    switch (m_stage) {
    case Stage::Order:
        return disorder();
    case Stage::Disorder:
        return comeBack();
    case Stage::Returning:
        return order();
    }
}

void TaquinForm::showStage()
{
    m_key->setEnabled(!isUnderWay());
    const bool inOrder = timeline().instance().puzzle->solved(timeline().position());
    if (m_stage == Stage::Returning && !inOrder)
        m_asks->setText(isUnderWay() ? tr("Back to the order…") : tr("Stopped."));
    else if (m_stage == Stage::Disorder)
        m_asks->setText(tr("The disorder. A key brings the order back."));
    else
        m_asks->setText(tr("The order. A key brings disorder."));
}

void TaquinForm::keyPressEvent(QKeyEvent *event)
{
    if (event->text().isEmpty() || event->key() == Qt::Key_Escape)
        return CourseForm::keyPressEvent(event);
    pressKey();
}

} // namespace forms
