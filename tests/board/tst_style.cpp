// SPDX-License-Identifier: MIT
#include "board/style.h"
#include "support/suite.h"

using board::Style;

namespace {

/// Returns the relative luminance (WCAG 2.1).
double luminance(const QColor &colour)
{
    const auto linear = [](double part) {
        return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

double contrast(const QColor &one, const QColor &other)
{
    const double a = luminance(one);
    const double b = luminance(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

} // namespace

class StyleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void textsHaveContrast_data() { looks(); }
    void textsHaveContrast()
    {
        QFETCH(const Style::Look, look);
        const Style style = Style::make(look);
        for (const QColor &ground : {style.window, style.surface, style.table}) {
            QVERIFY(contrast(style.text, ground) >= 4.5);
            QVERIFY(contrast(style.faint, ground) >= 4.5);
        }
        QVERIFY(contrast(style.onAccent, style.accent) >= 4.5);
        QVERIFY(contrast(style.onPiece, style.piece) >= 4.5);
        // A mark's label has the colour of the piece, on the mark's colour.
        for (const QColor &mark :
             {style.culprit, style.placed, style.target, style.route, style.region, style.accent})
            QVERIFY(contrast(style.piece, mark) >= 4.5);
    }

    void graphicsHaveContrast_data() { looks(); }
    void graphicsHaveContrast()
    {
        QFETCH(const Style::Look, look);
        const Style style = Style::make(look);
        QVERIFY(contrast(style.accent, style.table) >= 3);
        QVERIFY(style.isFlat() || contrast(style.piece, style.tray) >= 1.7);
        QVERIFY(!style.isFlat() || contrast(style.pieceEdge, style.tray) >= 7);
        if (look != Style::Contrast)
            return;
        QVERIFY(contrast(style.text, style.window) >= 15);
        QVERIFY(contrast(style.onPiece, style.piece) >= 15);
    }

    void controlsHaveTheSameColours_data() { looks(); }
    void controlsHaveTheSameColours()
    {
        QFETCH(const Style::Look, look);
        const Style style = Style::make(look);
        const QPalette palette = board::palette(style);
        QCOMPARE(palette.color(QPalette::Window), style.window);
        using Pair = std::pair<QPalette::ColorRole, QPalette::ColorRole>;
        for (const auto &[text, ground] :
             {Pair{QPalette::WindowText, QPalette::Window}, Pair{QPalette::Text, QPalette::Base},
              Pair{QPalette::Text, QPalette::AlternateBase}, Pair{QPalette::ButtonText, QPalette::Button},
              Pair{QPalette::HighlightedText, QPalette::Highlight},
              Pair{QPalette::PlaceholderText, QPalette::Base},
              Pair{QPalette::ToolTipText, QPalette::ToolTipBase}, Pair{QPalette::Link, QPalette::Base}})
            QVERIFY2(contrast(palette.color(text), palette.color(ground)) >= 4.5,
                     qPrintable(QString::number(text)));
    }

private:
    static void looks()
    {
        QTest::addColumn<Style::Look>("look");
        QTest::newRow("light") << Style::Light;
        QTest::newRow("dark") << Style::Dark;
        QTest::newRow("contrast") << Style::Contrast;
        QTest::newRow("paper") << Style::Paper;
    }
};

TEST_SUITE(StyleTest)
#include "tst_style.moc"
