// SPDX-License-Identifier: MIT
#include "window/widgets/appearance.h"

#include "board/qtversion.h"
#include "window/widgets/flatstyle.h"

#if QT_HAS_CONTRAST_PREFERENCE
#include <QtGui/QAccessibilityHints>
#endif
#include <QApplication>
#include <QFontInfo>
#include <QPixmapCache>
#include <QStyleHints>

#include <algorithm>

namespace window {

using namespace Qt::StringLiterals;

namespace {

constexpr double usualType = 9;               // points
constexpr auto hasFlatStyle = "hasFlatStyle"; // a dynamic property of the application

/// The style sheet of the application. FlatStyle draws fields and boxes in the colours of the palette; the style
/// sheet adds flat buttons, quiet titles, and no frames within frames. Words that begin with @ stand for colours.
const QString styleSheet = uR"(
QMenuBar { border: 0; background: @window; }
QMenuBar::item { padding: 3px 8px; background: transparent; border-radius: 4px; }
QMenuBar::item:selected { background: @press; color: @text; }
QMenuBar::item:pressed { background: @accent; color: @onAccent; }
QMenu { border: 1px solid @edge; background: @surface; }
QMenu::item { padding: 4px 26px; border: 1px solid transparent; background: transparent; color: @text; }
QMenu::item:disabled { color: @dim; }
QMenu::item:selected:enabled { background: @accent; color: @onAccent; }
QMenu::separator { height: 1px; margin: 3px 6px; background: @line; }
QToolBar { border: 0; border-bottom: 1px solid @line; padding: 2px 6px; spacing: 2px; background: @window; }
QToolButton { border: 1px solid transparent; border-radius: 6px; padding: 4px 7px; background: transparent; color: @text; }
QToolButton:hover:enabled { background: @hover; }
QToolButton:pressed:enabled, QToolButton:checked { background: @press; }
QToolButton:focus { border-color: @accent; }
QToolButton:disabled { color: @dim; }
QToolButton#qt_toolbar_ext_button, QToolButton#qt_menubar_ext_button { padding: 0; border: 0; }
QToolButton#fold { padding: 2px 5px 2px 2px; font-weight: bold; }
QToolButton#fold:checked:!hover { background: transparent; }
QToolButton::menu-indicator { subcontrol-origin: padding; subcontrol-position: right center; right: 6px; }
QPushButton, QToolButton#push, QToolButton#toggle, QToolButton[popupMode="2"] { border: 1px solid @edge; border-radius: 6px; padding: 5px 12px;
    background: @surface; color: @text; }
QPushButton:hover:enabled, QToolButton#push:hover:enabled, QToolButton#toggle:hover:enabled { background: @hover; }
QPushButton:pressed, QToolButton#push:pressed:enabled { background: @press; }
QPushButton:focus, QToolButton#push:focus, QToolButton#toggle:focus { border: 1px solid @accent; }
QPushButton:default { border-color: @accent; }
QPushButton:disabled, QToolButton#push:disabled, QToolButton#toggle:disabled { color: @dim; border-color: @line;
    background: transparent; }
QToolButton#toggle:checked, QToolButton#left:checked, QToolButton#middle:checked, QToolButton#right:checked { background: @accent; color: @onAccent;
    border-color: @accent; }
QToolButton#toggle:checked:hover:enabled, QToolButton#left:checked:hover:enabled, QToolButton#middle:checked:hover:enabled,
    QToolButton#right:checked:hover:enabled {
    background: @accentHover; color: @onAccent; }
QToolButton#primary, QPushButton#primary { border: 1px solid @accent; border-radius: 6px; padding: 5px 12px; background: @accent;
    color: @onAccent; font-weight: bold; }
QToolButton#primary:hover:enabled, QPushButton#primary:hover:enabled { background: @accentHover; }
QToolButton#primary:focus, QPushButton#primary:focus { border: 2px solid @text; padding: 4px 11px; }
QToolButton#primary:disabled { border-color: @line; background: transparent; color: @dim; font-weight: normal; }
QToolButton#left, QToolButton#middle, QToolButton#right { border: 1px solid @edge; padding: 5px 14px; background: @surface; }
QToolButton#left { border-top-right-radius: 0; border-bottom-right-radius: 0; }
QToolButton#middle { border-radius: 0; border-left: 0; }
QToolButton#right { border-top-left-radius: 0; border-bottom-left-radius: 0; border-left: 0; }
QFrame#excerpt { border: 1px solid @edge; background: @surface; }
QToolButton#offer { padding: 2px 8px; color: @accent; text-decoration: underline; }
QToolButton#offer:disabled { color: @faint; text-decoration: none; }
QLabel#title { font-weight: bold; }
QLabel#faint { color: @faint; }
QWidget#homePage { background: @window; }
QFrame#homeMessage { border: 1px solid @accent; border-radius: 6px; background: @surface; }
QFrame#card { border: 1px solid @edge; border-radius: 10px; background: @surface; }
QFrame#card:hover { border-color: @accent; }
QFrame#card QPushButton { padding: 4px 7px; }
QFrame#card QPushButton#primary:focus { padding: 3px 6px; }
QPushButton#photo { border: 1px solid @accent; border-radius: 6px; padding: 11px 20px; background: @accent; color: @onAccent;
    font-weight: bold; }
QPushButton#photo:hover { background: @accentHover; }
QPushButton#photo:focus { border: 2px solid @text; padding: 10px 19px; }
QToolBar QLabel#homeTitle { padding: 0 8px; color: @text; }
QListWidget#gallery { background: @window; border: 0; border-right: 1px solid @line; padding: 4px 2px; outline: 0; }
QListWidget#gallery::item { border: 1px solid transparent; border-radius: 8px; margin: 2px; padding: 3px 6px; color: @text; }
QListWidget#gallery::item:hover { background: @hover; }
QListWidget#gallery::item:selected { background: @press; border-color: @edge; color: @text; }
QListWidget#gallery::item:focus, QListWidget#gallery::item:selected:focus { border-color: @accent; }
QLabel#step { padding: 3px 8px; border-left: 3px solid @line; color: @faint; }
QLabel#step[current="true"] { background: @press; border-left: 3px solid @accent; color: @text; }
QAbstractItemView#solutions { background: transparent; outline: 0; }
QAbstractItemView#solutions::item { border: 1px solid transparent; border-radius: 6px; padding: 4px; color: @text; }
QAbstractItemView#solutions::item:hover { background: @hover; }
QAbstractItemView#solutions::item:selected { background: @press; border-color: @edge; color: @text; }
QAbstractItemView#solutions::item:selected:focus { border-color: @accent; }
QFrame#solutionPrompt { border: 1px solid @accent; border-radius: 8px; background: @surface; }
QPlainTextEdit#log { background: transparent; color: @faint; }
QWidget#transport QToolButton { padding: 4px 5px; }
QWidget#transport { border-top: 1px solid @line; background: @window; }
QTabWidget[beside="true"] { background: @window; }
QTabWidget[beside="true"]::pane { border: 0; border-left: 1px solid @line; }
QTabWidget[beside="true"] > QTabBar { qproperty-drawBase: 0; }
QTabWidget[beside="true"] > QTabBar::tab { padding: 7px 9px; border: 0; border-bottom: 2px solid transparent; background: @window;
    color: @faint; }
QToolButton#views { margin-right: 10px; padding-right: 24px; }
QToolButton#views::menu-indicator { right: 8px; }
QTabBar QToolButton { padding: 0; border-radius: 3px; background: @window; }
QTabWidget[beside="true"] > QTabBar::tab:hover { color: @text; }
QTabWidget[beside="true"] > QTabBar::tab:focus { text-decoration: underline; }
QTabWidget[beside="true"] > QTabBar::tab:selected { color: @text; border-bottom: 2px solid @accent; }
QWidget#caption { border-top: 1px solid @line; background: @window; }
QToolButton#link { border: 0; border-bottom: 1px solid transparent; border-radius: 0; padding: 0 2px; color: @faint;
    text-decoration: underline; }
QToolButton#link:checked { background: transparent; }
QToolButton#link:hover:enabled, QToolButton#link:focus { background: transparent; color: @text; border-bottom: 1px solid @accent; }
QWidget#endCard { margin: 4px 8px; border: 1px solid @edge; border-radius: 10px; background: @surface; }
QScrollArea#steps { border-top: 1px solid @line; }
QLabel#heading { color: @faint; }
QLabel#verdict { font-weight: bold; }
QHeaderView { background: transparent; }
QHeaderView::section { border: 0; border-bottom: 1px solid @line; padding: 2px 3px; background: transparent; color: @faint; }
QHeaderView::section:vertical { border-bottom: 0; border-right: 1px solid @line; }
QProgressBar { border: 0; border-radius: 3px; background: @line; }
QProgressBar::chunk { border-radius: 3px; background: @accent; }
QToolTip { border: 1px solid @edge; padding: 4px 6px; background: @surface; color: @text; }
)"_s;

/// Returns the dark style on pure black, for screens whose black pixels emit no light.
board::Style black()
{
    board::Style style = board::Style::make(board::Style::Dark);
    for (QColor *ground : {&style.window, &style.surface, &style.table, &style.tray})
        *ground = Qt::black;
    style.line = QColor(0x30, 0x36, 0x3d);
    return style;
}

QString styleSheetWithColours(const board::Style &style)
{
    const bool contrast = style.look == board::Style::Contrast;
    const std::pair<QLatin1String, QColor> colours[] = {
        {"@window"_L1, style.window},
        {"@surface"_L1, style.surface},
        {"@text"_L1, style.text},
        {"@faint"_L1, style.faint},
        {"@dim"_L1, contrast ? board::palette(style).color(QPalette::Disabled, QPalette::ButtonText)
                             : board::mixed(style.faint, style.window, 0.35)},
        {"@line"_L1, style.line},
        {"@edge"_L1, contrast ? style.line : board::mixed(style.line, style.text, 0.12)},
        {"@hover"_L1, contrast ? QColor(0x40, 0x40, 0x00) : board::mixed(style.window, style.accent, 0.10)},
        {"@press"_L1, contrast ? QColor(0x60, 0x60, 0x00) : board::mixed(style.window, style.accent, 0.20)},
        {"@accentHover"_L1, board::mixed(style.accent, style.text, 0.15)},
        {"@accent"_L1, style.accent},
        {"@onAccent"_L1, style.onAccent},
    };
    QString text = styleSheet;
    // @accentHover comes before @accent, which is its prefix.
    for (const auto &[name, colour] : colours)
        text.replace(name, colour.name());
    return text;
}

} // namespace

// Qt's style caches the headers of each file dialog again: the window would grow by 40 KB with each saved file, up
// to the cache's default limit of 10 MB. The other pictures in it are small.
Appearance::Appearance() : m_systemFont(QApplication::font())
{
    qApp->setStyleSheet({});
    readSystem();
    QPixmapCache::setCacheLimit(2048); // KB
}

board::Style Appearance::style(ColourScheme scheme) const
{
    switch (scheme) {
    case ColourScheme::System:
        if (m_desktop.contrast || m_systemHasContrast)
            return board::Style::make(board::Style::Contrast);
        return board::Style::make(m_desktop.dark.value_or(m_systemIsDark) ? board::Style::Dark
                                                                          : board::Style::Light);
    case ColourScheme::Light:
        return board::Style::make(board::Style::Light);
    case ColourScheme::Dark:
        return board::Style::make(board::Style::Dark);
    case ColourScheme::Contrast:
        return board::Style::make(board::Style::Contrast);
    case ColourScheme::Black:
        return black();
    }
    return {};
}

// Resets the palette first: while the application has its own, Qt does not report the system's.
void Appearance::readSystem()
{
    QApplication::setPalette(QPalette());
    m_systemIsDark = QApplication::palette().color(QPalette::Window).lightness() < 128;
#if QT_HAS_COLOUR_SCHEME
    if (const Qt::ColorScheme scheme = QGuiApplication::styleHints()->colorScheme();
        scheme != Qt::ColorScheme::Unknown)
        m_systemIsDark = scheme == Qt::ColorScheme::Dark;
#endif
#if QT_HAS_CONTRAST_PREFERENCE
    m_systemHasContrast = QGuiApplication::styleHints()->accessibility()->contrastPreference() ==
                          Qt::ContrastPreference::HighContrast;
#endif
}

void Appearance::setDesktop(const DesktopLook &desktop)
{
    if (desktop.textScale != m_desktop.textScale) {
        qApp->setStyleSheet({}); // apply() sets it again, with fonts computed from the application's
        QFont font = m_systemFont;
        font.setPointSizeF(font.pointSizeF() * desktop.textScale);
        QApplication::setFont(font);
    }
    m_desktop = desktop;
}

double Appearance::typeScale()
{
    return std::clamp(QFontInfo(QApplication::font()).pointSizeF() / usualType, 0.8, 3.0);
}

void Appearance::apply(const board::Style &style) const
{
    // QApplication::style() does not reveal a FlatStyle, since Qt wraps it in a style for the style sheet.
    if (!qApp->property(hasFlatStyle).toBool())
        QApplication::setStyle(new FlatStyle);
    qApp->setProperty(hasFlatStyle, true);
    QApplication::setPalette(board::palette(style));
    // A new style sheet makes Qt compute the style of every widget again, even if it has the same text.
    if (const QString sheet = styleSheetWithColours(style); sheet != qApp->styleSheet())
        qApp->setStyleSheet(sheet);
}

} // namespace window
