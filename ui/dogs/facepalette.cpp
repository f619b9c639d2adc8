// SPDX-License-Identifier: MIT
#include "dogs/facepalette.h"

#include "board/plaintext.h"
#include "dogs/dogpainter.h"
#include "dogs/explanations.h"
#include "session/basics/translation.h"

#include <QGridLayout>
#include <QPainter>
#include <QToolButton>

namespace ui {

namespace {

constexpr int columns = 4;
constexpr int plainRow = 2 * (dogs::mostColours / columns); // the first row of the plain edges
constexpr QSize iconSize(48, 28);

constexpr std::size_t dogHalves = std::size_t(2) * dogs::mostColours;

/// Returns the half of a button: the buttons are ordered by colour, a head and a body for each, and then the plain
/// edges follow.
dogs::Half halfOf(std::size_t button)
{
    if (button >= dogHalves)
        return dogs::plainEdge(int(button - dogHalves) + 1);
    const int colour = int(button) / 2 + 1;
    return dogs::Half(button % 2 == 0 ? colour : -colour);
}

} // namespace

FacePalette::FacePalette(QWidget *parent) : QWidget(parent)
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(3);
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        auto *button = new QToolButton(this);
        const dogs::Half half = halfOf(i);
        const int index = dogs::colourOf(half) - 1;
        button->setIconSize(iconSize);
        button->setAutoRaise(true);
        button->setCheckable(true);
        button->setObjectName(QStringLiteral("half%1").arg(half));
        if (dogs::isPlain(half))
            grid->addWidget(button, plainRow + index / columns, index % columns);
        else
            grid->addWidget(button, 2 * (index / columns) + int(i) % 2, index % columns);
        // Screen readers toggle a button rather than click it.
        connect(button, &QToolButton::toggled, this, [this, half, button](bool checked) {
            if (checked)
                Q_EMIT picked(half);
            else
                mark(*button, true); // the half that is there is chosen again
        });
        m_buttons[i] = button;
    }
    retranslate();
}

void FacePalette::setStyle(const board::Style &style)
{
    m_style = style;
    for (std::size_t i = 0; i < m_buttons.size(); ++i)
        m_buttons[i]->setIcon(iconOf(halfOf(i)));
}

void FacePalette::setColours(int colours, bool plain)
{
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        const dogs::Half half = halfOf(i);
        m_buttons[i]->setVisible(dogs::isPlain(half) == plain && dogs::colourOf(half) <= colours);
    }
}

void FacePalette::setChosen(std::optional<dogs::Half> chosen)
{
    for (std::size_t i = 0; i < m_buttons.size(); ++i)
        mark(*m_buttons[i], halfOf(i) == chosen);
}

void FacePalette::mark(QToolButton &button, bool marked)
{
    const QSignalBlocker blocker(button);
    button.setChecked(marked);
}

void FacePalette::retranslate()
{
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        const QString name = session::translated(dogs::aHalf(halfOf(i)));
        m_buttons[i]->setToolTip(board::plainToolTip(name));
        m_buttons[i]->setAccessibleName(name);
    }
}

/// Returns an icon of the half of a card that shows the half dog.
QIcon FacePalette::iconOf(dogs::Half half) const
{
    const double ratio = devicePixelRatioF();
    QPixmap pixmap(iconSize * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_style.pieceEdge, 1));
    painter.setBrush(m_style.piece);
    painter.drawRoundedRect(QRectF(QPointF(), QSizeF(iconSize)).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    const double scale = (iconSize.height() - 3) / 0.42;
    painter.translate(iconSize.width() / 2.0, 1.5 - 0.08 * scale);
    painter.scale(scale, scale);
    paintHalf(painter, half, m_style);
    return QIcon(pixmap);
}

} // namespace ui
