// SPDX-License-Identifier: MIT
#include "support/suite.h"
#include "tilings/piecechooser.h"
#include "tilings/piecelook.h"
#include "tilings/piecesketch.h"
#include "tilings/tilings.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <QSpinBox>

using namespace Qt::StringLiterals;
using tilings::PieceSet;
using tilings::Polyomino;

/// Chooses pieces as a player does while the board is edited: the chooser gets back what was chosen.
class PieceChooserTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_chooser = std::make_unique<ui::PieceChooser>();
        m_refusals.clear();
        connect(m_chooser.get(), &ui::PieceChooser::chosen, this, [this](const PieceSet &pieces) {
            m_pieces = pieces;
            m_chooser->setPieces(pieces);
        });
        connect(m_chooser.get(), &ui::PieceChooser::refused, this,
                [this](const QString &reason) { m_refusals.append(reason); });
        m_pieces = PieceSet::tetrominoes();
        m_chooser->setPieces(m_pieces);
        m_chooser->resize(m_chooser->sizeHint());
        m_chooser->show();
    }
    void cleanup() { m_chooser.reset(); }

    void aPieceIsDrawnByTheMouse()
    {
        QVERIFY(!button(u"Add Piece"_s)->isEnabled());
        // A drag draws a row of three; a click adds the cell below its end.
        QTest::mousePress(sketch(), Qt::LeftButton, {}, cell(1, 1));
        QTest::mouseMove(sketch(), cell(1, 2));
        QTest::mouseMove(sketch(), cell(1, 3));
        QTest::mouseRelease(sketch(), Qt::LeftButton, {}, cell(1, 3));
        QTest::mouseClick(sketch(), Qt::LeftButton, {}, cell(2, 3));
        QTest::mouseClick(sketch(), Qt::LeftButton, {}, cell(5, 5));
        QVERIFY(!button(u"Add Piece"_s)->isEnabled()); // the cell is apart
        QTest::mouseClick(sketch(), Qt::LeftButton, {}, cell(5, 5));
        QTest::mouseClick(button(u"Add Piece"_s), Qt::LeftButton);
        QCOMPARE(m_pieces.drawings(), std::string("AAA/..A"));
        QVERIFY(sketch()->isEmpty());
        QVERIFY(field<QSpinBox>(u"Piece A"_s));
    }

    void aPieceIsDrawnByKeys()
    {
        sketch()->setFocus();
        for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Right, Qt::Key_Space, Qt::Key_Up, Qt::Key_Space})
            QTest::keyClick(sketch(), key);
        QVERIFY(sketch()->accessibleDescription().contains(u"in the piece"_s));
        QTest::mouseClick(button(u"Mirror"_s), Qt::LeftButton);
        QTest::mouseClick(button(u"Add Piece"_s), Qt::LeftButton);
        QCOMPARE(m_pieces.drawings(), std::string("A./AA"));
    }

    void anOwnPieceHasCopiesAndGoes()
    {
        PieceSet pieces = m_pieces;
        pieces.add({{0, 0}, {0, 1}}, "D", 1);
        pieces.add({{0, 0}, {0, 1}, {1, 0}}, "V", 1);
        m_chooser->setPieces(pieces);
        field<QSpinBox>(u"Piece D"_s)->setValue(3);
        QCOMPARE(m_pieces.drawings(), std::string("DD*3+VV/V."));
        field<QSpinBox>(u"Piece D"_s)->setValue(0);
        QCOMPARE(m_pieces.drawings(), std::string("VV/V."));
        QVERIFY(!field<QSpinBox>(u"Piece D"_s));
    }

    void setsAreChosenByName()
    {
        choose(6);
        QTest::mouseClick(button(u"Use Set"_s), Qt::LeftButton);
        QCOMPARE(m_pieces.size(), 35);
        QCOMPARE(m_pieces.setNames(), std::string("hexominoes"));
        choose(2);
        QTest::mouseClick(button(u"Add Set"_s), Qt::LeftButton);
        QCOMPARE(m_pieces.size(), 36);
        choose(7);
        QTest::mouseClick(button(u"Add Set"_s), Qt::LeftButton);
        QCOMPARE(m_pieces.size(), 36);
        QCOMPARE(m_refusals.size(), 1);
        choose(4);
        QTest::mouseClick(button(u"Use Set"_s), Qt::LeftButton);
        QVERIFY(m_pieces == PieceSet::tetrominoes());
    }

    void piecesBecomeOneSided()
    {
        const QList<QCheckBox *> boxes = m_chooser->findChildren<QCheckBox *>();
        QCheckBox *const oneSided = *std::ranges::find(boxes, u"One-sided pieces"_s, &QCheckBox::text);
        oneSided->click();
        QCOMPARE(m_pieces.size(), 8); // the seven, and the monomino
        QVERIFY(m_pieces.isOneSided());
        oneSided->click();
        QVERIFY(m_pieces == PieceSet::tetrominoes());
    }

    /// The outline of a ring is two lines, and a cell in its middle is outside.
    void aHoleOfAPieceIsOutlined()
    {
        std::vector<QPoint> ring;
        for (int i = 0; i < 9; ++i) {
            if (i != 4)
                ring.emplace_back(i % 3, i / 3);
        }
        const QPainterPath outline = ui::outlineOf(ring, 0.02, 0.1);
        QVERIFY(outline.contains(QPointF(0.5, 1.5)));
        QVERIFY(!outline.contains(QPointF(1.5, 1.5)));
        QCOMPARE(outline.toSubpathPolygons().size(), 2);
    }

private:
    ui::PieceSketch *sketch() const { return m_chooser->findChild<ui::PieceSketch *>(); }
    static QPoint cell(int row, int column) { return {20 * column + 10, 20 * row + 10}; }
    QPushButton *button(const QString &text) const
    {
        for (QPushButton *each : m_chooser->findChildren<QPushButton *>()) {
            if (each->text() == text)
                return each;
        }
        return nullptr;
    }
    template <typename Field>
    Field *field(const QString &name) const
    {
        for (Field *each : m_chooser->findChildren<Field *>()) {
            if (each->accessibleName() == name)
                return each;
        }
        return nullptr;
    }
    /// Selects the set of the polyominoes of this size.
    void choose(int size)
    {
        auto *sets = m_chooser->findChild<QComboBox *>();
        sets->setCurrentIndex(sets->findData(size));
    }

    std::unique_ptr<ui::PieceChooser> m_chooser;
    PieceSet m_pieces;
    QStringList m_refusals;
};

TEST_SUITE(PieceChooserTest)
#include "tst_piecechooser.moc"
