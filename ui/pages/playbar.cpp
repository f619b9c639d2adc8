// SPDX-License-Identifier: MIT
#include "pages/playbar.h"

#include "board/plaintext.h"
#include "session/translation.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QSlider>
#include <QToolButton>

namespace pages {

using namespace Qt::StringLiterals;

namespace {

QPolygonF triangle(double from, double to)
{
    return QPolygonF({{from, 4}, {from, 16}, {to, 10}});
}

/// Returns the shape of a button on an area of 20 x 20.
QPainterPath shapeOf(int button, bool isPlaying)
{
    enum { First, Back, Play, Forward, Last, Close };
    QPainterPath shape;
    switch (button) {
    case First:
        shape.addRect(4, 4, 2, 12);
        shape.addPolygon(triangle(16, 7));
        break;
    case Back:
        shape.addPolygon(triangle(14, 5));
        break;
    case Play:
        if (isPlaying) {
            shape.addRect(5, 4, 3.5, 12);
            shape.addRect(11.5, 4, 3.5, 12);
        } else {
            shape.addPolygon(triangle(3, 10));
            shape.addPolygon(triangle(10, 17));
        }
        break;
    case Forward:
        shape.addPolygon(triangle(6, 15));
        break;
    case Last:
        shape.addPolygon(triangle(4, 13));
        shape.addRect(14, 4, 2, 12);
        break;
    case Close:
        shape.addPolygon(QPolygonF({{5, 6.4}, {6.4, 5}, {15, 13.6}, {13.6, 15}}));
        shape.addPolygon(QPolygonF({{13.6, 5}, {15, 6.4}, {6.4, 15}, {5, 13.6}}));
        break;
    default:
        break;
    }
    shape.closeSubpath();
    return shape;
}

QIcon iconOf(const QPainterPath &shape, const QColor &colour)
{
    QIcon icon;
    for (const int size : {20, 40}) {
        QPixmap picture(size, size);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(size / 20.0, size / 20.0);
        QPainterPath filled = shape;
        filled.setFillRule(Qt::WindingFill);
        painter.fillPath(filled, colour);
        painter.end();
        icon.addPixmap(picture);
    }
    return icon;
}

} // namespace

PlayBar::PlayBar(QWidget *parent)
    : QWidget(parent), m_slider(new QSlider(Qt::Horizontal, this)), m_sentence(new board::PlainLabel(this))
{
    setObjectName(u"playbar"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(8, 4, 8, 6);
    auto *row = new QHBoxLayout;
    for (int i = 0; i < Buttons; ++i) {
        auto *button = new QToolButton(this);
        button->setAutoRaise(true);
        connect(button, &QToolButton::clicked, this, [this, i] { press(Button(i)); });
        m_buttons[std::size_t(i)] = button;
        if (i == Close)
            row->addWidget(m_slider, 1);
        row->addWidget(button);
    }
    column->addLayout(row);
    m_sentence->setWordWrap(true);
    m_sentence->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    m_sentence->setMinimumHeight(2 * fontMetrics().lineSpacing());
    column->addWidget(m_sentence);
    connect(m_slider, &QSlider::valueChanged, this, [this](int frame) {
        if (m_boards && frame != m_boards->frame(m_board)) {
            pause();
            go(frame);
        }
    });
    m_timer.setInterval(stepTime);
    connect(&m_timer, &QTimer::timeout, this, &PlayBar::step);
    drawIcons();
    hide();
}

void PlayBar::open(Boards &boards, int board)
{
    m_timer.stop();
    m_boards = &boards;
    m_board = board;
    show();
    refresh();
    m_buttons[Play]->setFocus();
}

void PlayBar::shut()
{
    m_timer.stop();
    m_boards = nullptr;
    hide();
}

QString PlayBar::nameOf(Button button) const
{
    switch (button) {
    case First:
        return tr("To the beginning");
    case Back:
        return tr("One step back");
    case Play:
        return isPlaying() ? tr("Pause") : tr("Play");
    case Forward:
        return tr("One step on");
    case Last:
        return tr("To the end");
    default:
        return tr("Close");
    }
}

void PlayBar::press(Button button)
{
    if (!m_boards)
        return;
    if (button == Close)
        return Q_EMIT closed();
    if (button == Play && !isPlaying()) {
        if (m_boards->frame(m_board) == m_boards->frames(m_board))
            go(0);
        m_timer.start();
        return refresh();
    }
    pause();
    const qint64 here = m_boards->frame(m_board);
    if (button != Play)
        go(button == First  ? 0
           : button == Back ? here - 1
           : button == Last ? m_boards->frames(m_board)
                            : here + 1);
}

void PlayBar::go(qint64 frame)
{
    m_boards->seek(m_board, frame);
    refresh();
    Q_EMIT moved(m_board);
}

void PlayBar::step()
{
    go(m_boards->frame(m_board) + 1);
    if (m_boards->frame(m_board) == m_boards->frames(m_board))
        pause();
}

void PlayBar::pause()
{
    m_timer.stop();
    refresh();
}

void PlayBar::keyPressEvent(QKeyEvent *event)
{
    const auto bound = std::map<int, Button>{{Qt::Key_Left, Back},
                                             {Qt::Key_Right, Forward},
                                             {Qt::Key_Home, First},
                                             {Qt::Key_End, Last},
                                             {Qt::Key_Escape, Close}};
    const auto button = bound.find(event->key());
    if (button == bound.end())
        return QWidget::keyPressEvent(event);
    press(button->second);
}

void PlayBar::refresh()
{
    if (!m_boards)
        return;
    const qint64 frame = m_boards->frame(m_board);
    const qint64 frames = m_boards->frames(m_board);
    m_slider->setRange(0, int(frames));
    m_slider->setValue(int(frame));
    for (const Button each : {First, Back})
        m_buttons[each]->setEnabled(frame > 0);
    for (const Button each : {Forward, Last})
        m_buttons[each]->setEnabled(frame < frames);
    m_buttons[Play]->setEnabled(frames > 0);
    const QString where =
        frames == 0 ? tr("This method shows no steps here.")
                    : tr("Step %1 of %2").arg(session::formatNumber(frame), session::formatNumber(frames));
    const QString said = session::translated(m_boards->said(m_board));
    m_sentence->setText(said.isEmpty() ? where
                                       : tr("%1: %2", "where in a search: what happened").arg(where, said));
    retranslate();
    drawIcons();
}

void PlayBar::retranslate()
{
    for (int i = 0; i < Buttons; ++i) {
        m_buttons[std::size_t(i)]->setToolTip(board::plainToolTip(nameOf(Button(i))));
        m_buttons[std::size_t(i)]->setAccessibleName(nameOf(Button(i)));
    }
    m_slider->setAccessibleName(tr("Step"));
    m_sentence->setAccessibleName(m_sentence->text());
}

void PlayBar::drawIcons()
{
    for (int i = 0; i < Buttons; ++i)
        m_buttons[std::size_t(i)]->setIcon(
            iconOf(shapeOf(i, isPlaying()), palette().color(QPalette::WindowText)));
}

void PlayBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        drawIcons();
}

} // namespace pages
