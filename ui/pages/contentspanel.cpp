// SPDX-License-Identifier: MIT
#include "pages/contentspanel.h"

#include "board/plaintext.h"
#include "pages/contentslist.h"

#include <QLineEdit>
#include <QVBoxLayout>

namespace pages {

using namespace Qt::StringLiterals;

namespace {

constexpr int fileRole = Qt::UserRole;

} // namespace

ContentsPanel::ContentsPanel(const Book &book, QWidget *parent)
    : QWidget(parent), m_book(book), m_search(new QLineEdit(this)), m_list(new ContentsList(this)),
      m_nothing(new board::PlainLabel(this))
{
    m_search->setClearButtonEnabled(true);
    m_nothing->setWordWrap(true);
    m_nothing->hide();
    connect(m_search, &QLineEdit::textChanged, this, &ContentsPanel::fill);
    const auto open = [this](const QListWidgetItem *item) {
        if (item && item->flags().testFlag(Qt::ItemIsSelectable))
            Q_EMIT pageWanted(item->data(fileRole).toString(), m_search->text().trimmed());
    };
    connect(m_search, &QLineEdit::returnPressed, this, [this, open] { open(m_list->item(0)); });
    connect(m_list, &QListWidget::itemClicked, this, open);
    connect(m_list, &QListWidget::itemActivated, this, open);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_search);
    column->addWidget(m_nothing);
    column->addWidget(m_list, 1);
    fill();
}

void ContentsPanel::focusSearch()
{
    m_search->setFocus();
}

void ContentsPanel::setCurrentPage(const QString &file)
{
    m_current = file;
    for (int i = 0; i < m_list->count(); ++i) {
        if (!file.isEmpty() && m_list->item(i)->data(fileRole).toString() == file)
            m_list->setCurrentRow(i);
    }
}

void ContentsPanel::fill()
{
    const QString words = m_search->text().trimmed();
    m_list->clear();
    const std::vector<Found> found = words.isEmpty() ? std::vector<Found>() : m_book.search(words);
    if (words.isEmpty())
        listContents();
    else
        listFound(found);
    m_nothing->setText(tr("No page contains “%1”.").arg(words));
    m_nothing->setVisible(!words.isEmpty() && found.empty());
    setCurrentPage(m_current);
}

void ContentsPanel::listContents()
{
    std::optional<Chapter> chapter;
    for (const Entry &entry : m_book.entries()) {
        if (chapter != entry.chapter) {
            auto *heading = new QListWidgetItem(Book::nameOf(entry.chapter), m_list);
            QFont bold = heading->font();
            bold.setBold(true);
            heading->setFont(bold);
            heading->setFlags(Qt::ItemIsEnabled);
            chapter = entry.chapter;
        }
        auto *item = new QListWidgetItem(Book::titleInChapter(entry), m_list);
        item->setData(fileRole, entry.file);
    }
}

void ContentsPanel::listFound(const std::vector<Found> &found)
{
    for (const Found &each : found) {
        auto *item = new QListWidgetItem(each.entry.title + u'\n' + each.excerpt, m_list);
        item->setData(fileRole, each.entry.file);
    }
}

void ContentsPanel::retranslate()
{
    m_search->setPlaceholderText(tr("Search in all pages"));
    m_search->setAccessibleName(tr("Search in all pages"));
    m_list->setAccessibleName(tr("Contents"));
}

} // namespace pages
