// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "pages/ink.h"
#include "pages/reader.h"
#include "support/suite.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QPdfWriter>
#include <QScrollBar>
#include <QTextBlock>

using namespace Qt::StringLiterals;

namespace {

/// Returns the parts of a block that must have ink: its first and its last line or, if it has a board, which is a line
/// by itself, the upper and the lower third.
std::vector<QRect> inkedParts(const QTextBlock &block, QPointF corner)
{
    const QTextLayout &layout = *block.layout();
    const int count = layout.lineCount();
    if (count == 0)
        return {QRect()}; // it was not laid out
    const QRectF first = layout.lineAt(0).naturalTextRect().translated(corner);
    const QRectF last = layout.lineAt(count - 1).naturalTextRect().translated(corner);
    if (!block.text().contains(QChar::ObjectReplacementCharacter))
        return {first.toAlignedRect(), last.toAlignedRect()};
    QRectF upper = first;
    upper.setHeight(first.height() / 3);
    QRectF lower = last;
    lower.setTop(last.bottom() - last.height() / 3);
    return {upper.toAlignedRect(), lower.toAlignedRect()};
}

/// Returns the blocks of the reader's page that are not painted from their first line to their last.
QStringList blankBlocks(pages::Reader &reader)
{
    pages::PageBrowser &browser = reader.browser();
    const QTextDocument &document = *browser.document();
    const int height = browser.viewport()->height();
    QImage picture;
    int top = 0;
    QStringList blank;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (block.text().trimmed().isEmpty())
            continue;
        const QPointF corner = document.documentLayout()->blockBoundingRect(block).topLeft();
        for (const QRect &place : inkedParts(block, corner)) {
            if (picture.isNull() || place.bottom() > top + height || place.top() < top) {
                browser.verticalScrollBar()->setValue(place.top());
                top = browser.verticalScrollBar()->value();
                picture = browser.viewport()->grab().toImage();
            }
            const QRect part = place.translated(0, -top) & picture.rect();
            if (part.isEmpty() || !tests::hasInk(picture, part))
                blank << block.text().left(40);
        }
    }
    return blank;
}

} // namespace

/// Tests what is painted of a page.
class PagePixelsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { QLocale::setDefault(QLocale(QLocale::English)); }

    void allOfAPageIsPainted_data()
    {
        QTest::addColumn<QLocale>("locale");
        QTest::addColumn<QString>("file");
        for (const QLocale &locale : {QLocale(QLocale::English), QLocale(QLocale::French)}) {
            QLocale::setDefault(locale);
            int number = int(locale.language() == QLocale::French);
            const pages::Book book = pages::Book::current();
            for (const pages::Entry &entry : book.entries()) {
                // The daily run reads a quarter of the pages in each language, not the same ones.
                if (tests::isTried(number++, 4))
                    QTest::addRow("%s %s", qPrintable(locale.name()), qPrintable(entry.file))
                        << locale << entry.file;
            }
        }
    }
    /// At every size, a page paints something in every block.
    void allOfAPageIsPainted()
    {
        QFETCH(QLocale, locale);
        QFETCH(QString, file);
        QLocale::setDefault(locale);
        pages::Reader reader(app::puzzles());
        reader.resize(900, 600);
        reader.show();
        QVERIFY(QTest::qWaitForWindowExposed(&reader));
        reader.openPage(file);
        QCOMPARE(reader.file(), file);
        QTRY_VERIFY_WITH_TIMEOUT(reader.boards().areReady(), 60'000);
        int number = 0;
        for (const QSize &size : {QSize(900, 600), QSize(1280, 800), QSize(1900, 1000), QSize(900, 600)}) {
            if (!tests::isTried(number++, 2))
                continue;
            reader.resize(size);
            const QScrollBar &bar = *reader.browser().verticalScrollBar();
            // A page is laid out in steps; it can be scrolled to its end after the last step.
            QTRY_VERIFY(bar.maximum() + bar.pageStep() >= reader.browser().document()->size().height() - 1);
            const QStringList blank = blankBlocks(reader);
            QVERIFY2(blank.isEmpty(), qPrintable(blank.join(u'\n')));
        }
    }

    /// On paper, a board stays on the sheet of its caption and its exercise, and the answers are at the end
    /// of the text.
    void boardsStayWithTheirCaptions()
    {
        const QString filler = u"words\n\n"_s;
        for (int lines = 20; lines < 60; lines += 7) {
            const QString text =
                u"# T\n\n"_s + filler.repeated(lines) +
                u"```exercise\nAsk.\nboard: queens:5\nlines: 2\nanswer: A.\n```\n\n## H\n\n"_s +
                filler.repeated(9) + u"```board\nqueens:6\ncaption: C.\n```\n\nEnd.\n"_s;
            const pages::Page page = pages::Page::read(text);
            pages::Boards boards(app::puzzles(), page);
            core::NullContext context;
            boards.compute(context);
            pages::PageDocument document(page, boards, pages::PageLook::onPaper());
            QBuffer content;
            content.open(QBuffer::WriteOnly);
            QPdfWriter writer(&content);
            QVERIFY(document.print(writer) >= 2);
            const double sheet = document.pageSize().height();
            const auto sheetOf = [&](const QTextBlock &block) {
                return int(document.documentLayout()->blockBoundingRect(block).top() / sheet);
            };
            for (int board : {0, 1}) {
                const QTextBlock block = document.blockOf(board);
                const QTextBlock other = board == 0 ? block.previous() : block.next();
                QVERIFY(other.isValid());
                QCOMPARE(sheetOf(block), sheetOf(other));
            }
            for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
                QVERIFY2(block.layout()->lineCount() > 0, qPrintable(block.text()));
        }
    }
};

TEST_SUITE(PagePixelsTest)
#include "tst_pagepixels.moc"
