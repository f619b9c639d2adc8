// SPDX-License-Identifier: MIT
#include "pages/playbar.h"

#include "board/plaintext.h"
#include "session/basics/translation.h"

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

constexpr int fastest = 256;     // times the first speed
constexpr int shortestTick = 40; // milliseconds; a higher speed makes several steps at once

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
        shape.addRect(3, 4, 2, 12);
        shape.addPolygon(triangle(11, 5));
        shape.addPolygon(triangle(17, 11));
        break;
    case Back:
        shape.addRect(5, 4, 2, 12);
        shape.addPolygon(triangle(15, 7));
        break;
    case Play:
        if (isPlaying) {
            shape.addRect(5, 4, 3.5, 12);
            shape.addRect(11.5, 4, 3.5, 12);
        } else {
            shape.addPolygon(triangle(5, 15));
        }
        break;
    case Forward:
        shape.addPolygon(triangle(5, 13));
        shape.addRect(13, 4, 2, 12);
        break;
    case Last:
        shape.addPolygon(triangle(3, 9));
        shape.addPolygon(triangle(9, 15));
        shape.addRect(15, 4, 2, 12);
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

QString sentenceOf(const QString &where, const QString &sentence)
{
    return sentence.isEmpty()
               ? where
               : PlayBar::tr("%1: %2", "where in a search: what happened").arg(where, sentence);
}

class SearchSteps : public Steps {
public:
    SearchSteps(Boards &boards, int board) : m_boards(boards), m_board(board) {}
    qint64 here() const override { return m_boards.frame(m_board); }
    qint64 count() const override { return m_boards.frames(m_board); }
    void seek(qint64 step) override { m_boards.seek(m_board, step); }
    QString sentence() const override
    {
        if (count() == 0)
            return PlayBar::tr("This method shows no steps here.");
        const QString sentence = sentenceOf(
            PlayBar::tr("Step %1 of %2").arg(session::formatNumber(here()), session::formatNumber(count())),
            session::translated(m_boards.explanationOf(m_board)));
        const bool shouldContinue = here() == count() && m_boards.shown(m_board)->isCut;
        return shouldContinue
                   ? sentence + u' ' +
                         PlayBar::tr("The search goes on: “Open in the window” shows the whole of it.")
                   : sentence;
    }

private:
    Boards &m_boards;
    const int m_board;
};

class HandSteps : public Steps {
public:
    explicit HandSteps(PlayableBoard &board) : m_board(board) {}
    qint64 here() const override { return m_board.session().timeline().frame(); }
    qint64 count() const override { return m_board.session().timeline().lastFrame(); }
    void seek(qint64 step) override { m_board.session().timeline().seek(step); }
    QString sentence() const override
    {
        if (here() == 0)
            return m_board.sentence();
        return sentenceOf(PlayBar::tr("Move %1").arg(session::formatNumber(here())), m_board.sentence());
    }

private:
    PlayableBoard &m_board;
};

} // namespace

std::unique_ptr<Steps> PlayBar::stepsOf(Boards &boards, int board)
{
    return std::make_unique<SearchSteps>(boards, board);
}

std::unique_ptr<Steps> PlayBar::stepsOf(PlayableBoard &board)
{
    return std::make_unique<HandSteps>(board);
}

PlayBar::PlayBar(QWidget *parent)
    : QWidget(parent), m_faster(new QToolButton(this)), m_slider(new QSlider(Qt::Horizontal, this)),
      m_sentence(new board::PlainLabel(this))
{
    setObjectName(u"playbar"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(8, 4, 8, 6);
    auto *row = new QHBoxLayout;
    m_faster->setObjectName(u"faster"_s);
    m_faster->setAutoRaise(true);
    m_faster->setMinimumWidth(fontMetrics().horizontalAdvance(u"×%1"_s.arg(fastest)) + 12);
    connect(m_faster, &QToolButton::clicked, this,
            [this] { setSpeed(m_speed == fastest ? 1 : m_speed * 4); });
    for (int i = 0; i < Buttons; ++i) {
        auto *button = new QToolButton(this);
        button->setAutoRaise(true);
        connect(button, &QToolButton::clicked, this, [this, i] { press(Button(i)); });
        m_buttons[std::size_t(i)] = button;
        if (i == Close) {
            row->addWidget(m_faster);
            row->addWidget(m_slider, 1);
        }
        row->addWidget(button);
    }
    column->addLayout(row);
    m_sentence->setWordWrap(true);
    m_sentence->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    m_sentence->setMinimumHeight(2 * fontMetrics().lineSpacing());
    column->addWidget(m_sentence);
    connect(m_slider, &QSlider::valueChanged, this, [this](int frame) {
        if (m_steps && frame != m_steps->here()) {
            pause();
            go(frame);
        }
    });
    setSpeed(1);
    connect(&m_timer, &QTimer::timeout, this, &PlayBar::step);
    drawIcons();
    hide();
}

void PlayBar::open(std::unique_ptr<Steps> steps)
{
    m_timer.stop();
    m_steps = std::move(steps);
    show();
    refresh();
}

void PlayBar::play()
{
    m_buttons[Play]->setFocus();
    if (!m_steps || m_steps->count() == 0)
        return;
    if (m_steps->here() == m_steps->count())
        go(0);
    m_timer.start();
    refresh();
}

void PlayBar::shut()
{
    m_timer.stop();
    m_steps.reset();
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
    if (!m_steps)
        return;
    if (button == Close)
        return Q_EMIT closed();
    if (button == Play && !isPlaying())
        return play();
    pause();
    const qint64 here = m_steps->here();
    if (button != Play)
        go(button == First ? 0 : button == Back ? here - 1 : button == Last ? m_steps->count() : here + 1);
}

void PlayBar::go(qint64 step)
{
    m_steps->seek(std::clamp(step, qint64(0), m_steps->count()));
    refresh();
    Q_EMIT moved();
}

void PlayBar::setSpeed(int speed)
{
    m_speed = speed;
    m_timer.setInterval(std::max(shortestTick, stepTime / speed));
    m_faster->setText(u"×%1"_s.arg(speed));
    retranslate();
}

void PlayBar::step()
{
    go(m_steps->here() + std::max(1, shortestTick * m_speed / stepTime));
    if (m_steps->here() == m_steps->count())
        pause();
}

void PlayBar::pause()
{
    m_timer.stop();
    refresh();
}

void PlayBar::keyPressEvent(QKeyEvent *event)
{
    const auto bound = std::map<int, Button>{
        {Qt::Key_Left, Back}, {Qt::Key_Right, Forward}, {Qt::Key_Home, First}, {Qt::Key_End, Last}};
    const auto button = bound.find(event->key());
    if (button == bound.end())
        return QWidget::keyPressEvent(event);
    press(button->second);
}

void PlayBar::refresh()
{
    if (!m_steps)
        return;
    const qint64 here = m_steps->here();
    const qint64 count = m_steps->count();
    m_slider->setRange(0, int(count));
    m_slider->setValue(int(here));
    for (const Button each : {First, Back})
        m_buttons[each]->setEnabled(here > 0);
    for (const Button each : {Forward, Last})
        m_buttons[each]->setEnabled(here < count);
    m_buttons[Play]->setEnabled(count > 0);
    m_sentence->setText(m_steps->sentence());
    retranslate();
    drawIcons();
}

void PlayBar::retranslate()
{
    for (int i = 0; i < Buttons; ++i) {
        m_buttons[std::size_t(i)]->setToolTip(board::plainToolTip(nameOf(Button(i))));
        m_buttons[std::size_t(i)]->setAccessibleName(nameOf(Button(i)));
    }
    m_faster->setToolTip(board::plainToolTip(tr("Speed: press to play faster")));
    m_faster->setAccessibleName(tr("Speed: press to play faster"));
    m_faster->setAccessibleDescription(m_faster->text());
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
