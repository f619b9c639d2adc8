// SPDX-License-Identifier: MIT
#include "app/kinds.h"
#include "app/puzzles.h"
#include "core/positionline.h"
#include "export/cutout.h"
#include "export/printout.h"
#include "support/suite.h"

#include <QBuffer>
#include <QPaintEngine>
#include <QPdfWriter>

using namespace Qt::StringLiterals;

namespace {

/// A sheet of paper that records the bounds of every line to cut along, in millimetres.
class MeasuredPaper : public QPdfWriter {
public:
    explicit MeasuredPaper(QIODevice *device) : QPdfWriter(device), m_engine(*this) {}
    QPaintEngine *paintEngine() const override { return &m_engine; }
    bool newPage() override
    {
        pages += QList<QRectF>();
        return true;
    }

    mutable QList<QList<QRectF>> pages{{}};

private:
    class Engine : public QPaintEngine {
    public:
        explicit Engine(const MeasuredPaper &paper) : QPaintEngine(QPaintEngine::AllFeatures), m_paper(paper)
        {
        }
        bool begin(QPaintDevice *) override { return true; }
        bool end() override { return true; }
        Type type() const override { return User; }
        void updateState(const QPaintEngineState &) override {}
        void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override {}
        void drawPolygon(const QPointF *, int, PolygonDrawMode) override {}
        void drawTextItem(const QPointF &, const QTextItem &) override {}
        void drawPath(const QPainterPath &path) override
        {
            const QPainter &painter = *this->painter();
            if (painter.pen().color() != QColor(110, 110, 110) || painter.brush().style() != Qt::NoBrush)
                return;
            const double millimetre = m_paper.logicalDpiX() / 25.4;
            const QRectF edge = painter.combinedTransform().map(path).boundingRect();
            m_paper.pages.back() += {edge.topLeft() / millimetre, edge.size() / millimetre};
        }

    private:
        const MeasuredPaper &m_paper;
    };
    mutable Engine m_engine;
};

struct Sheets {
    QList<QList<QRectF>> pieces; ///< the pieces of each page
    QSizeF paper;
};

Sheets printed(const char *line, QPageSize::PageSizeId paper, int side)
{
    auto reading = core::readLine(app::kinds(), line);
    const core::Game game = std::get<core::Game>(reading.reading);
    const ui::PuzzleUi &puzzle =
        **std::ranges::find(app::puzzles(), reading.kind, [](const auto *each) { return each->kind; });
    session::Session session(*reading.kind, game);
    const exports::Printout printout(puzzle, session,
                                     {.content = exports::Printout::Content::Pieces,
                                      .side = side,
                                      .answer = exports::Cutout::answerOf(*reading.kind, *game.puzzle)});
    QBuffer nothing;
    nothing.open(QBuffer::WriteOnly);
    MeasuredPaper writer(&nothing);
    writer.setPageSize(QPageSize(paper));
    writer.setPageMargins(exports::Printout::margins(exports::Printout::Content::Pieces),
                          QPageLayout::Millimeter);
    printout.print(writer);
    return {writer.pages, writer.pageLayout().paintRect(QPageLayout::Millimeter).size()};
}

} // namespace

/// Tests the pieces that are printed to be cut out.
class CutoutTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void piecesAreTrueToSize_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("answers");
        QTest::addColumn<QPageSize::PageSizeId>("paper");
        QTest::addColumn<int>("side");
        for (const auto paper : {QPageSize::A4, QPageSize::Letter}) {
            const char *name = paper == QPageSize::A4 ? "A4" : "Letter";
            QTest::addRow("dealt dog cards, %s", name)
                << QByteArray("dogs:3x3,deal=unique,count=4,seed=7") << 9 << 1 << paper << 30;
            QTest::addRow("pentominoes, %s", name)
                << QByteArray("tiling:6x10,pentominoes") << 12 << 1 << paper << 30;
            QTest::addRow("tiles, %s", name) << QByteArray("taquin:4x4") << 15 << 0 << paper << 30;
            QTest::addRow("large tiles, %s", name) << QByteArray("taquin:4x4") << 15 << 0 << paper << 47;
        }
    }
    /// Every piece has the chosen size for each of its cells, to half a millimetre, lies within the paper, and
    /// overlaps no other. The solution has its own page.
    void piecesAreTrueToSize()
    {
        QFETCH(const QByteArray, line);
        QFETCH(const int, count);
        QFETCH(const int, answers);
        QFETCH(const QPageSize::PageSizeId, paper);
        QFETCH(const int, side);
        const Sheets sheets = printed(line.constData(), paper, side);
        int pieces = 0;
        for (const QList<QRectF> &page : sheets.pieces) {
            for (const QRectF &piece : page) {
                ++pieces;
                for (const double length : {piece.width(), piece.height()})
                    QVERIFY(qAbs(length - side * qRound(length / side)) < 0.5 && length > side - 1);
                QVERIFY(QRectF(QPointF(), sheets.paper).adjusted(-0.5, -0.5, 0.5, 0.5).contains(piece));
                for (const QRectF &other : page)
                    QVERIFY(&other == &piece || !piece.adjusted(0.5, 0.5, -0.5, -0.5).intersects(other));
            }
        }
        QCOMPARE(pieces, count);
        QCOMPARE(sheets.pieces.back().isEmpty(), answers == 1);
    }

    void paperIsThatOfTheCountry()
    {
        QCOMPARE(exports::Printout::paper(QLocale::UnitedStates), QPageSize::Letter);
        QCOMPARE(exports::Printout::paper(QLocale::Canada), QPageSize::Letter);
        QCOMPARE(exports::Printout::paper(QLocale::UnitedKingdom), QPageSize::A4);
        QCOMPARE(exports::Printout::paper(QLocale::France), QPageSize::A4);
    }
};

TEST_SUITE(CutoutTest)
#include "tst_cutout.moc"
