// SPDX-License-Identifier: MIT
#pragma once

#include "pages/book.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QListWidget;

namespace pages {

/// The contents of a book, by chapters, with a field that searches all pages: while words stand in it, the list has the
/// pages that contain them.
class ContentsPanel : public QWidget {
    Q_OBJECT

public:
    ContentsPanel(const Book &book, QWidget *parent);

    void focusSearch();
    /// Selects the page that is in view.
    void setCurrentPage(const QString &file);
    /// Fills the list anew, as after a change of the book.
    void fill();
    void retranslate();

Q_SIGNALS:
    /// Emitted when a page is chosen, with the words by which it was found, if any.
    void pageWanted(const QString &file, const QString &words);

private:
    void listContents();
    void listFound(const std::vector<Found> &found);

    const Book &m_book;
    QString m_current; ///< the file of the page in view
    QLineEdit *m_search;
    QListWidget *m_list;
    QLabel *m_nothing; ///< says that no page contains the words
};

} // namespace pages
