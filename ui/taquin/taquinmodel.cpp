// SPDX-License-Identifier: MIT
#include "taquin/taquinmodel.h"

#include "board/keeptranslated.h"
#include "board/plaintext.h"
#include "taquin/openpicture.h"
#include "taquin/taquin.h"
#include "taquin/taquintools.h"

#include <QCheckBox>
#include <QEvent>
#include <QLabel>
#include <QTimer>
#include <QVBoxLayout>

namespace ui {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize modelSize(240, 160);

} // namespace

TaquinModel::TaquinModel(const ToolContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_picture(new board::PlainLabel), m_numbered(new QCheckBox)
{
    m_picture->setObjectName(u"model"_s);
    m_picture->setAlignment(Qt::AlignCenter);
    m_picture->installEventFilter(this);
    m_numbered->setChecked(TileNumbering::load().overPicture);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_picture);
    column->addWidget(m_numbered);
    connect(m_numbered, &QCheckBox::toggled, this, &TaquinModel::setNumbered);
    connect(&m_context.session->timeline(), &session::Timeline::opened, this, &TaquinModel::showGoal);
    board::keepTranslated(*this, [this] { retranslate(); });
    showGoal();
}

void TaquinModel::retranslate()
{
    m_numbered->setText(tr("Numbers on the picture"));
    const bool hasPicture = !m_numbered->isHidden();
    m_picture->setAccessibleName(hasPicture ? tr("The whole picture, small") : tr("The goal, small"));
    m_picture->setToolTip(tr("Hold the mouse button here to see it on the board"));
}

void TaquinModel::showGoal()
{
    const auto look = PictureLook::read(m_context.session->timeline().instance().look);
    const auto &taquin = static_cast<const ::taquin::Taquin &>(m_context.session->puzzle());
    setVisible(look || !taquin.hasUsualGoal());
    m_numbered->setVisible(look.has_value());
    retranslate();
    if (!look) {
        if (isVisibleTo(parentWidget())) // the scene of the board is made after this call
            QTimer::singleShot(0, this, &TaquinModel::showArrangement);
        return;
    }
    const core::Grid grid = m_context.session->puzzle().grid();
    loadPicture(look->id, this, [this, look, grid](const QImage &picture) {
        const QImage part = picture.copy(look->part(picture.size(), {grid.columns, grid.rows}));
        const double ratio = devicePixelRatioF();
        QImage small = part.scaled(modelSize * ratio, Qt::KeepAspectRatio, Qt::SmoothTransformation);
        small.setDevicePixelRatio(ratio);
        m_picture->setPixmap(QPixmap::fromImage(small));
    });
}

void TaquinModel::showArrangement()
{
    if (const TaquinScene *board = scene(); board && board->hasOwnGoal())
        m_picture->setPixmap(board->goalThumbnail(modelSize, devicePixelRatioF()));
}

void TaquinModel::setNumbered(bool numbered)
{
    TileNumbering numbering = TileNumbering::current();
    numbering.overPicture = numbered;
    numbering.save();
    if (TaquinScene *board = scene())
        numbering.applyTo(*board);
}

bool TaquinModel::eventFilter(QObject *watched, QEvent *event)
{
    const bool isPress = event->type() == QEvent::MouseButtonPress;
    if (isPress || event->type() == QEvent::MouseButtonRelease) {
        if (TaquinScene *board = scene())
            board->showGoal(isPress);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace ui
