// SPDX-License-Identifier: MIT
#include "board/chessboard.h"
#include "board/notation.h"
#include "support/suite.h"

#include "cardscene.h"

#include <QPainter>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using board::ChessScene;
using board::Notation;
using board::Shade;
using board::Style;

namespace {

/// A chessboard without pieces.
class EmptyBoard : public ChessScene {
public:
    explicit EmptyBoard(core::Grid grid, Style::Look look = Style::Light)
        : ChessScene(std::make_shared<tests::Cards>(grid), Style::make(look))
    {
    }
    using ChessScene::setDarkCell;

    QString describe(int cell) const override { return nameOfCell(cell); }
    QString aim() const override { return {}; }
    board::Guidance guidance() const override { return {}; }
    void activate(int) override {}

protected:
    board::Pose poseOf(int, const core::Place &) const override { return {}; }
    void paintPiece(QPainter &, int, const core::Place &) const override {}
};

/// Returns the brightness of a square, 0 to 255.
int brightness(EmptyBoard &scene, int cell)
{
    constexpr int side = 20;
    QImage image(side, side, QImage::Format_RGB32);
    QPainter painter(&image);
    scene.render(&painter, image.rect(), scene.cellRect(cell));
    painter.end();
    const QRgb mean = image.scaled(1, 1, Qt::IgnoreAspectRatio, Qt::SmoothTransformation).pixel(0, 0);
    return qGray(mean);
}

} // namespace

class ChessSceneTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void squaresHaveTheirNames()
    {
        EmptyBoard scene({8, 8});
        QCOMPARE(scene.nameOfCell(0), u"a8"_s);
        QCOMPARE(scene.nameOfCell(7), u"h8"_s);
        QCOMPARE(scene.nameOfCell(56), u"a1"_s);
        EmptyBoard wide({40, 30});
        QCOMPARE(wide.nameOfCell(29 * 40 + 25), u"z1"_s);
        QCOMPARE(wide.nameOfCell(26), u"aa30"_s);
        QCOMPARE(wide.nameOfCell(39), u"an30"_s);
    }

    void a1IsDarkByDefault_data() { addLooks(); }
    void a1IsDarkByDefault()
    {
        for (const core::Grid grid : {core::Grid{8, 8}, core::Grid{5, 6}}) {
            EmptyBoard scene(grid, look());
            const int b2 = grid.cell(1, grid.rows - 2); // b2 has the colour of a1, but is not on the border
            const int c3 = grid.cell(2, grid.rows - 3);
            QVERIFY(brightness(scene, b2) != brightness(scene, b2 + 1));
            QVERIFY(std::abs(brightness(scene, b2) - brightness(scene, c3)) <= 2); // the wood grain differs
            const bool darker = brightness(scene, b2) < brightness(scene, b2 + 1);
            QCOMPARE(darker, look() != Style::Contrast); // on black, dark squares are the brighter ones
        }
    }

    void theDarkCornerCanBeChosen()
    {
        EmptyBoard scene({8, 8});
        QVERIFY(brightness(scene, 0) > brightness(scene, 1));
        scene.setDarkCell(0);
        QVERIFY(brightness(scene, 0) < brightness(scene, 1));
    }

    void shadedSquaresLookDifferent_data() { addLooks(); }
    void shadedSquaresLookDifferent()
    {
        for (const Shade shade : {Shade::Attacked, Shade::Reachable}) {
            EmptyBoard scene({8, 8}, look());
            const int before = brightness(scene, 9);
            const int beside = brightness(scene, 10);
            scene.shade({{9, shade}});
            QVERIFY(brightness(scene, 9) != before);
            QCOMPARE(brightness(scene, 10), beside);
            scene.shade({});
            QCOMPARE(brightness(scene, 9), before);
        }
    }

    /// Coordinates are drawn in the frame, so a mark on a border square covers none.
    void marksCoverNoCoordinate_data() { addLooks(); }
    void marksCoverNoCoordinate()
    {
        EmptyBoard scene({8, 8}, look());
        const QRectF whole = scene.sceneRect();
        const auto frame = [&] {
            QImage image((whole.size() * 40).toSize(), QImage::Format_RGB32);
            QPainter painter(&image);
            scene.render(&painter, image.rect(), whole);
            painter.scale(40, 40);
            painter.translate(-whole.topLeft());
            painter.fillRect(QRectF(0, 0, 8, 8).adjusted(-0.1, -0.1, 0.1, 0.1), Qt::black);
            return image;
        };
        const QImage before = frame();
        for (int role = int(core::Role::Culprit); role <= int(core::Role::Moving); ++role) {
            std::vector<core::Mark> marks;
            for (std::int16_t cell = 0; cell < 64; ++cell)
                marks.push_back({cell, core::Role(role), "8"});
            scene.mark(marks);
            QCOMPARE(frame(), before);
        }
    }

    /// Coordinates appear where the notation has them: in the corners of the squares or on the frame.
    void notationFollowsTheUsersChoice()
    {
        const auto printed = [](Notation notation) {
            EmptyBoard scene({8, 8});
            scene.setNotation(notation);
            QImage image(800, 800, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            scene.renderPosition(painter, image.rect());
            painter.end();
            return image;
        };
        const QImage letters = printed(Notation::Letters);
        const QRect squares = QRect(0, 0, 800, 800).adjusted(60, 60, -60, -60);
        for (const Notation notation : {Notation::TwoDigits, Notation::ColumnRow, Notation::Numbers}) {
            const QImage numbered = printed(notation);
            QVERIFY(numbered.copy(squares) != letters.copy(squares));
            QVERIFY(numbered.copy(0, 0, 800, 30) != letters.copy(0, 0, 800, 30));
        }
        QVERIFY(printed(Notation::TwoDigits) != printed(Notation::Numbers));
        QVERIFY(printed(Notation::TwoDigits) != printed(Notation::ColumnRow));
        const QImage fromZero = printed(Notation::FromZero);
        QCOMPARE(fromZero.copy(squares), letters.copy(squares));
        QVERIFY(fromZero.copy(0, 0, 800, 30) != letters.copy(0, 0, 800, 30));
        QVERIFY(fromZero.copy(0, 0, 30, 800) != letters.copy(0, 0, 30, 800));
    }

    /// A square has one name, on the board and in sentences. By definition, f6 is in column 6 and row 3 from the top left,
    /// and the 22nd square row by row.
    void squaresAreNamedInTheNotation()
    {
        const std::vector<std::pair<Notation, QString>> known{{Notation::Letters, u"f6"_s},
                                                              {Notation::TwoDigits, u"36"_s},
                                                              {Notation::ColumnRow, u"63"_s},
                                                              {Notation::Numbers, u"22"_s},
                                                              {Notation::FromZero, u"25"_s}};
        EmptyBoard scene({8, 8});
        QSignalSpy renamed(&scene, &board::BoardScene::renamed);
        const int cell = 21;
        for (const auto &[notation, name] : known) {
            scene.setNotation(notation);
            QCOMPARE(scene.nameOfCell(cell), name);
            QCOMPARE(board::namesOf(notation, {"knight", {8, 8}, {cell}}), name);
        }
        QCOMPARE(renamed.size(), qsizetype(known.size()) - 1); // the board begins with letters
        QCOMPARE(board::squareName(Notation::ColumnRow, {12, 12}, 12 * 2 + 10), u"11,3"_s);
        const core::Grid grid{8, 8};
        const core::Squares row{"queens", grid, {8}, core::Squares::Row};
        const core::Squares column{"queens", grid, {2}, core::Squares::Column};
        const core::Squares columns{"queens", grid, {0, 12, 23}, core::Squares::ColumnOfEach};
        QCOMPARE(board::namesOf(Notation::Letters, row), u"7"_s);
        QCOMPARE(board::namesOf(Notation::FromZero, row), u"1"_s);
        QCOMPARE(board::namesOf(Notation::Letters, column), u"c"_s);
        QCOMPARE(board::namesOf(Notation::FromZero, column), u"2"_s);
        QCOMPARE(board::namesOf(Notation::Letters, columns), u"158"_s);
        QCOMPARE(board::namesOf(Notation::FromZero, columns), u"047"_s);
        QCOMPARE(board::namesOf(Notation::Letters, {"queens", grid, {0, 63}}), u"a8, h1"_s);
    }

    /// Shadows are drawn on the screen only: prints and small pictures have none.
    void shadesAreNotPrinted()
    {
        const auto printed = [](const EmptyBoard &scene) {
            QImage image(160, 160, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            scene.renderPosition(painter, image.rect());
            painter.end();
            return image;
        };
        EmptyBoard scene({8, 8});
        const QImage before = printed(scene);
        scene.shade({{9, Shade::Attacked}});
        QCOMPARE(printed(scene), before);
    }

private:
    static void addLooks()
    {
        QTest::addColumn<int>("look");
        QTest::newRow("light") << int(Style::Light);
        QTest::newRow("dark") << int(Style::Dark);
        QTest::newRow("contrast") << int(Style::Contrast);
    }
    static Style::Look look()
    {
        QFETCH(int, look);
        return Style::Look(look);
    }
};

TEST_SUITE(ChessSceneTest)
#include "tst_chessscene.moc"
