// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "pages/ink.h"
#include "pages/reader.h"
#include "support/suite.h"

#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QSplitter>
#include <QTextBlock>
#include <QTextLayout>

using namespace Qt::StringLiterals;

namespace {

/// Returns the lower edges of a text's lines, wrapped to this width.
std::vector<double> wrapped(const QString &text, const QFont &font, int width)
{
    QTextLayout layout(QString(text).replace(u'\n', QChar::LineSeparator), font);
    std::vector<double> edges;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        edges.push_back(line.height() + (edges.empty() ? 0 : edges.back()));
    }
    layout.endLayout();
    return edges;
}

/// Returns the entries of the list that are not painted as a whole: the last of their lines has no ink, because it was
/// cut, or the row is higher or lower than its lines.
QStringList cutEntries(QListWidget &list)
{
    QStringList cut;
    list.clearSelection();
    list.setCurrentRow(-1);
    QImage picture;
    int scrolled = -1;
    for (int row = 0; row < list.count(); ++row) {
        QListWidgetItem *item = list.item(row);
        list.scrollToItem(item);
        const QRect place = list.visualItemRect(item);
        const QFont font = item->data(Qt::FontRole).isValid() ? item->font() : list.font();
        const int margin = list.style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, &list) + 1;
        const std::vector<double> edges = wrapped(item->text(), font, place.width() - 2 * margin);
        const double above = (place.height() - edges.back()) / 2;
        const double last = edges.size() > 1 ? edges[edges.size() - 2] : 0;
        const QRect line(place.left(), int(place.top() + above + last), place.width(),
                         int(edges.back() - last));
        if (std::exchange(scrolled, list.verticalScrollBar()->value()) != list.verticalScrollBar()->value())
            picture = list.viewport()->grab().toImage();
        const bool fits = above >= 0 && above < 4;
        if (!fits || !tests::hasInk(picture, line & picture.rect()))
            cut << item->text();
    }
    return cut;
}

} // namespace

/// Tests the list of pages beside the page.
class ContentsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { QLocale::setDefault(QLocale(QLocale::English)); }

    void titlesAreShownAsAWhole_data()
    {
        QTest::addColumn<QLocale>("locale");
        QTest::addColumn<QString>("word");
        for (const QLocale &locale : {QLocale(QLocale::English), QLocale(QLocale::French)}) {
            QTest::addRow("%s", qPrintable(locale.name())) << locale << QString();
            QTest::addRow("%s, found", qPrintable(locale.name())) << locale << u"solution"_s;
        }
    }
    /// Titles, and what a search finds, are wrapped and never cut, at any width of the window and of the list.
    void titlesAreShownAsAWhole()
    {
        QFETCH(QLocale, locale);
        QFETCH(QString, word);
        QLocale::setDefault(locale);
        pages::Reader reader(app::puzzles());
        reader.resize(900, 600);
        reader.show();
        QVERIFY(QTest::qWaitForWindowExposed(&reader));
        auto *list = reader.findChild<QListWidget *>();
        reader.findChild<QLineEdit *>()->setText(word);
        QVERIFY(list->count() > 3);
        auto *halves = reader.findChild<QSplitter *>();
        // A title is cut at few widths: those at which it has barely room in a line less. The daily run tries one of five.
        for (int side = 170; side < 270; side += word.isEmpty() ? tests::sample(1, 5) : 25) {
            reader.resize(side % 2 == 0 ? QSize(900, 600) : QSize(1900, 1000));
            halves->setSizes({side, reader.width() - side});
            QCoreApplication::processEvents();
            const QStringList cut = cutEntries(*list);
            QVERIFY2(cut.isEmpty(), qPrintable(QString::number(side) + u": "_s + cut.join(u'\n')));
        }
    }

    /// Return opens the first page that is found, at the heading with the words, and gives it the keys that scroll.
    void returnOpensWhatIsFound()
    {
        pages::Reader reader(app::puzzles());
        reader.resize(900, 400);
        reader.show();
        QVERIFY(QTest::qWaitForWindowActive(&reader));
        auto *search = reader.findChild<QLineEdit *>();
        search->setText(u"your best results"_s);
        QVERIFY(reader.findChild<QListWidget *>()->item(0)->text().startsWith("Manual: playing by hand"_L1));
        search->setFocus();
        QTest::keyClick(search, Qt::Key_Return);
        QCOMPARE(reader.file(), u"manual-play.md"_s);
        const QTextCursor heading = reader.browser().document()->find(u"Your best results"_s);
        QVERIFY(reader.browser().viewport()->rect().contains(reader.browser().cursorRect(heading)));
        const int here = reader.browser().verticalScrollBar()->value();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_PageUp);
        QVERIFY(reader.browser().verticalScrollBar()->value() < here);
    }
};

TEST_SUITE(ContentsTest)
#include "tst_contents.moc"
