// SPDX-License-Identifier: MIT
#include "taquin/taquintools.h"

#include "board/keeptranslated.h"
#include "board/plaintext.h"
#include "board/style.h"
#include "session/basics/translation.h"
#include "taquin/openpicture.h"
#include "taquin/picturestore.h"
#include "taquin/samples.h"
#include "taquin/solvinganimation.h"
#include "taquin/taquin.h"

#include <QCheckBox>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace ui {

namespace {

using namespace Qt::StringLiterals;

const QString fromZeroKey = u"numbersFromZero"_s;
const QString overPictureKey = u"numbersOverPicture"_s;

constexpr QSize iconSize(64, 48);

TileNumbering &currentNumbering()
{
    static TileNumbering numbering;
    return numbering;
}

} // namespace

TileNumbering TileNumbering::load()
{
    const auto settings = board::displaySettings("taquin"_L1);
    return currentNumbering() = {settings.value(fromZeroKey).toBool(),
                                 settings.value(overPictureKey).toBool()};
}

TileNumbering TileNumbering::current()
{
    return currentNumbering();
}

TileNumbering TileNumbering::of(const QString &look)
{
    TileNumbering numbering = current();
    numbering.fromZero = numbering.fromZero || isOfFigures(look);
    return numbering;
}

bool TileNumbering::isOfFigures(const QString &look)
{
    return look == "numbers=0"_L1;
}

void TileNumbering::save() const
{
    auto settings = board::displaySettings("taquin"_L1);
    settings.setValue(fromZeroKey, fromZero);
    settings.setValue(overPictureKey, overPicture);
    currentNumbering() = *this;
}

void TileNumbering::applyTo(TaquinScene &scene) const
{
    scene.setFirstNumber(fromZero ? 0 : 1);
    scene.setNumbered(overPicture);
}

TaquinTools::TaquinTools(const ToolContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_picture(new QToolButton), m_menu(new QMenu(this)),
      m_solvingAnimation(new SolvingAnimation(*context.session, this)), m_home(new QPushButton),
      m_fromZero(new QCheckBox), m_exchange(new QPushButton), m_useAsGoal(new QPushButton)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    for (QWidget *widget :
         std::initializer_list<QWidget *>{m_exchange, m_useAsGoal, m_picture, m_home, m_fromZero})
        column->addWidget(widget);
    m_picture->setPopupMode(QToolButton::InstantPopup);
    m_picture->setMenu(m_menu);
    m_picture->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    TileNumbering::load();
    board::keepTranslated(*this, [this] { retranslate(); });
    connectSignals();
    showVerdict();
    showHoming();
    showNumbering();
    showWhetherSolved();
}

void TaquinTools::connectSignals()
{
    connect(m_menu, &QMenu::aboutToShow, this, &TaquinTools::fillMenu);
    connect(m_home, &QPushButton::clicked, m_solvingAnimation, &SolvingAnimation::start);
    connect(m_solvingAnimation, &SolvingAnimation::changed, this, &TaquinTools::nameHoming);
    connect(m_fromZero, &QCheckBox::toggled, this, &TaquinTools::setFromZero);
    connect(m_exchange, &QPushButton::clicked, this, &TaquinTools::exchangeLastTiles);
    connect(m_useAsGoal, &QPushButton::clicked, this, &TaquinTools::useAsGoal);
    connect(m_context.session, &session::Session::judged, this, &TaquinTools::showVerdict);
    connect(&m_context.session->verdicts(), &session::MoveJudge::judged, this, &TaquinTools::showVerdict);
    connect(m_context.session, &session::Session::reported, this, &TaquinTools::showReason);
    connect(&m_context.session->player(), &session::Player::playingChanged, this, &TaquinTools::showVerdict);
    const session::Timeline *timeline = &m_context.session->timeline();
    connect(timeline, &session::Timeline::opened, this, [this] {
        showHoming();
        showNumbering();
        showWhetherSolved();
    });
    const auto showPosition = [this] {
        showWhetherSolved();
        showReason({});
    };
    connect(timeline, &session::Timeline::moved, this, showPosition);
    connect(timeline, &session::Timeline::jumped, this, showPosition);
}

void TaquinTools::retranslate()
{
    m_picture->setText(tr("Picture"));
    m_picture->setToolTip(tr("Cut one of your pictures into tiles"));
    m_fromZero->setText(tr("Number the tiles from 0"));
    m_home->setToolTip(tr("Shows the scramble, then puts the picture together row by row"));
    nameHoming();
    m_exchange->setText(tr("Exchange two tiles"));
    m_exchange->setToolTip(tr("This board has no solution; exchanging its last two tiles gives it one"));
    m_useAsGoal->setText(tr("Use this board as the goal"));
    m_useAsGoal->setToolTip(tr("Makes the present arrangement the goal; edit the board first to change it"));
}

void TaquinTools::fillMenu()
{
    m_menu->clear();
    m_menu->addAction(tr("Open a picture…"), this, [this] { askForPicture(m_context); });
    m_menu->addSection(tr("Samples"));
    const auto add = [this](const QString &id, const QString &name, const QImage &thumbnail) {
        const QString shown = QString(name).replace(u'&', QStringLiteral("&&"));
        m_menu->addAction(QPixmap::fromImage(thumbnail), shown, this,
                          [this, id, name] { openStoredPicture(m_context, id, name); });
    };
    for (const ::taquin::Sample &sample : ::taquin::samples()) {
        const QString id = QLatin1StringView(sample.id);
        add(id, sample.name, ::taquin::sample(id, iconSize));
    }
    const auto recent = ::taquin::PictureStore().recent();
    if (!recent.isEmpty())
        m_menu->addSection(tr("Recent pictures"));
    for (const auto &entry : recent)
        add(entry.id, entry.name, entry.thumbnail);
    m_menu->addSeparator();
    QAction *numbers = m_menu->addAction(tr("Back to numbers"), this, [this] { showNumbers(m_context); });
    numbers->setEnabled(PictureLook::read(m_context.session->timeline().instance().look).has_value());
}

void TaquinTools::setFromZero(bool fromZero)
{
    TileNumbering numbering = TileNumbering::current();
    numbering.fromZero = fromZero;
    numbering.save();
    if (!fromZero && TileNumbering::isOfFigures(m_context.session->timeline().instance().look))
        showNumbers(m_context);
    else if (TaquinScene *board = scene())
        numbering.applyTo(*board);
}

/// Returns whether the board in view is known to be unsolvable, and the player may know it. While moves are played it is
/// not, since exchanges change the parity at every move.
bool TaquinTools::isOdd() const
{
    const session::Session &session = *m_context.session;
    return !session.player().isPlaying() && !session.verdicts().waits() &&
           session.judgement().verdict == core::Judgement::Unsolvable;
}

/// Offers an exchange on an unsolvable board.
void TaquinTools::showVerdict()
{
    m_exchange->setVisible(isOdd());
    if (!isOdd())
        showReason({});
}

// Counts the tiles in the wrong order on the board itself once the player asks why it cannot be solved, until the board
// changes.
void TaquinTools::showReason(const core::Explanation &what)
{
    const core::Explanation &why = m_context.session->judgement().why;
    if (TaquinScene *board = scene())
        board->setInversionsShown(isOdd() && !what.empty() &&
                                  session::translated(what) == session::translated(why));
}

/// Shows the button that animates the solving of the picture if the board shows one, else the one that makes the board
/// the goal: a picture is whole at any goal.
void TaquinTools::showHoming()
{
    const bool hasPicture = PictureLook::read(m_context.session->timeline().instance().look).has_value();
    m_home->setVisible(hasPicture);
    m_useAsGoal->setVisible(!hasPicture);
}

void TaquinTools::showWhetherSolved()
{
    const session::Timeline &timeline = m_context.session->timeline();
    m_useAsGoal->setEnabled(!m_context.session->puzzle().solved(timeline.position()));
}

void TaquinTools::useAsGoal()
{
    const session::Timeline &timeline = m_context.session->timeline();
    const ::taquin::Board goal(m_context.session->puzzle().grid(), timeline.position());
    const auto puzzle = std::make_shared<const ::taquin::Taquin>(goal);
    m_context.session->begin(session::Act::Edit, {puzzle, puzzle->start()}, timeline.instance().look);
}

void TaquinTools::showNumbering()
{
    const QSignalBlocker quiet(m_fromZero);
    m_fromZero->setChecked(TileNumbering::of(m_context.session->timeline().instance().look).fromZero);
}

void TaquinTools::nameHoming()
{
    m_home->setText(m_solvingAnimation->isDissolving() ? tr("Skip the scramble") : tr("Watch it come home"));
}

// Any exchange changes the parity; an exchange of the last two tiles is the least conspicuous.
void TaquinTools::exchangeLastTiles()
{
    const session::Timeline &timeline = m_context.session->timeline();
    core::Position position = timeline.position();
    std::swap(position[position.size() - 1], position[position.size() - 2]);
    m_context.session->begin(session::Act::Edit, {timeline.instance().puzzle, position},
                             timeline.instance().look);
}

} // namespace ui
