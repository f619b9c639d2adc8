// SPDX-License-Identifier: MIT
#include "window/widgets/progressbox.h"

#include "board/plaintext.h"

#include <QDialogButtonBox>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace window {

ProgressBox::ProgressBox(const QString &text, const QString &stop, int steps, QWidget *parent)
    : QDialog(parent), m_bar(new QProgressBar(this))
{
    setWindowModality(Qt::WindowModal);
    auto *column = new QVBoxLayout(this);
    column->addWidget(new board::PlainLabel(text, this));
    column->addWidget(m_bar);
    auto *buttons = new QDialogButtonBox(this);
    column->addWidget(buttons);
    connect(buttons->addButton(stop, QDialogButtonBox::RejectRole), &QPushButton::clicked, this,
            &QDialog::reject);
    connect(this, &QDialog::rejected, this, &ProgressBox::stopped);
    m_bar->setRange(0, steps);
    m_bar->setValue(0);
    m_bar->setAccessibleName(text);
    m_opening.setSingleShot(true);
    connect(&m_opening, &QTimer::timeout, this, &QDialog::open);
    m_opening.start(openingDelay);
}

void ProgressBox::setDone(int steps)
{
    m_bar->setValue(std::min(steps, m_bar->maximum()));
}

} // namespace window
