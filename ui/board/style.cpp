// SPDX-License-Identifier: MIT
#include "board/style.h"

#include <QStandardPaths>

#include <cmath>

using namespace Qt::StringLiterals;

namespace board {

namespace {

Style light()
{
    return {.look = Style::Light,
            .window = rgb(0xf2ede3),
            .surface = rgb(0xfbf8f1),
            .text = rgb(0x2c2620),
            .faint = rgb(0x6b6056),
            .line = rgb(0xd6ccbc),
            .accent = rgb(0x2a6486),
            .onAccent = rgb(0xffffff),
            .table = rgb(0xe8e0d2),
            .tray = rgb(0x6d5644),
            .piece = rgb(0xf8f0df),
            .pieceEdge = rgb(0xb9a27f),
            .onPiece = rgb(0x3b3027),
            .culprit = rgb(0xb3261e),
            .placed = rgb(0x39702f),
            .target = rgb(0x2a6486),
            .route = rgb(0x9a5200),
            .region = rgb(0x7a4fa3)};
}

Style dark()
{
    return {.look = Style::Dark,
            .window = rgb(0x1c2127),
            .surface = rgb(0x252b33),
            .text = rgb(0xe8e4db),
            .faint = rgb(0xa3abb4),
            .line = rgb(0x3b444f),
            .accent = rgb(0x86bddd),
            .onAccent = rgb(0x0e1c26),
            .table = rgb(0x15191e),
            .tray = rgb(0x0b0d10),
            .piece = rgb(0x35404c),
            .pieceEdge = rgb(0x5b6978),
            .onPiece = rgb(0xf1eadc),
            .culprit = rgb(0xff8a7d),
            .placed = rgb(0x86c872),
            .target = rgb(0x86bddd),
            .route = rgb(0xf2b95f),
            .region = rgb(0xc3aaf0)};
}

Style contrast()
{
    return {.look = Style::Contrast,
            .window = rgb(0x000000),
            .surface = rgb(0x000000),
            .text = rgb(0xffffff),
            .faint = rgb(0xffffff),
            .line = rgb(0xffffff),
            .accent = rgb(0xffff00),
            .onAccent = rgb(0x000000),
            .table = rgb(0x000000),
            .tray = rgb(0x000000),
            .piece = rgb(0x000000),
            .pieceEdge = rgb(0xffffff),
            .onPiece = rgb(0xffff00),
            .culprit = rgb(0xff6b6b),
            .placed = rgb(0x5dff5d),
            .target = rgb(0x5ce1ff),
            .route = rgb(0xffb000),
            .region = rgb(0xe3a6ff)};
}

Style paper()
{
    return {.look = Style::Paper,
            .window = rgb(0xffffff),
            .surface = rgb(0xffffff),
            .text = rgb(0x1c1a18),
            .faint = rgb(0x5c5c5c),
            .line = rgb(0x8c8c8c),
            .accent = rgb(0x2a6486),
            .onAccent = rgb(0xffffff),
            .table = rgb(0xffffff),
            .tray = rgb(0xffffff),
            .piece = rgb(0xffffff),
            .pieceEdge = rgb(0x4a4a4a),
            .onPiece = rgb(0x1c1a18),
            .culprit = rgb(0xb3261e),
            .placed = rgb(0x39702f),
            .target = rgb(0x2a6486),
            .route = rgb(0x9a5200),
            .region = rgb(0x7a4fa3)};
}

} // namespace

Style Style::make(Look look)
{
    switch (look) {
    case Light:
        return light();
    case Dark:
        return dark();
    case Contrast:
        return contrast();
    case Paper:
        return paper();
    }
    return light();
}

QColor Style::wood() const
{
    return mixed(tray, pieceEdge, 0.28);
}

QPalette palette(const Style &style)
{
    QPalette palette(style.text, style.surface, style.line.lighter(130), style.line.darker(160), style.line,
                     style.text, style.text, style.surface, style.window);
    palette.setColor(QPalette::AlternateBase, style.window);
    palette.setColor(QPalette::ToolTipBase, style.surface);
    palette.setColor(QPalette::ToolTipText, style.text);
    // In high contrast only placeholders are faint, since they must not look like typed text.
    palette.setColor(QPalette::PlaceholderText, style.look == Style::Contrast ? rgb(0xb0b0b0) : style.faint);
    palette.setColor(QPalette::Highlight, style.accent);
    palette.setColor(QPalette::HighlightedText, style.onAccent);
    palette.setColor(QPalette::Link, style.accent);
    palette.setColor(QPalette::LinkVisited, style.accent);
    palette.setColor(QPalette::BrightText, style.culprit);
    const QColor disabled = style.look == Style::Contrast ? rgb(0x808080) : style.faint;
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, disabled);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, style.line);
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, style.text);
    return palette;
}

QColor withAlpha(QColor colour, double alpha)
{
    colour.setAlphaF(float(alpha));
    return colour;
}

QLinearGradient downwards(const QRectF &area, const QColor &from, const QColor &to)
{
    QLinearGradient gradient(area.topLeft(), area.bottomLeft());
    gradient.setColorAt(0, from);
    gradient.setColorAt(1, to);
    return gradient;
}

QColor mixed(const QColor &one, const QColor &other, double part)
{
    const auto mix = [part](int a, int b) { return int(a + (b - a) * part); };
    return QColor(mix(one.red(), other.red()), mix(one.green(), other.green()),
                  mix(one.blue(), other.blue()));
}

double luminance(const QColor &colour)
{
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

session::SettingsFile displaySettings(QLatin1StringView subject)
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation);
    return session::SettingsFile(folder + u'/' + subject);
}

} // namespace board
