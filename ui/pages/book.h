// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <vector>

namespace pages {

/// The parts of the program's book, in their order.
enum class Chapter { Manual, Lessons, Museum, Others };

/// A page of the book, as listed in its contents.
struct Entry {
    QString file; ///< a name such as "lesson-1-anagrams.md", the same in all languages
    QString title;
    Chapter chapter = Chapter::Others;
};

/// A page that a search has found.
struct Found {
    Entry entry;
    QString excerpt; ///< the words around the first match
};

/// The pages that come with the program, in one language: a folder of files.
class Book {
    Q_DECLARE_TR_FUNCTIONS(pages::Book)

public:
    /// Returns the folder of a language, "en" or "fr".
    static QString folderOf(const QString &language);
    /// Returns the book in the language of the application.
    static Book current();

    explicit Book(const QString &folder);

    const std::vector<Entry> &entries() const { return m_entries; }
    bool contains(const QString &file) const;
    /// Returns the text of a page; empty if there is none.
    QString text(const QString &file) const;
    /// Returns the pages that contain all of these words, or words that begin with them, without regard to
    /// case and accents. The page that matches best comes first, and lessons come before other pages of equal
    /// rank.
    std::vector<Found> search(const QString &words) const;

    static QString nameOf(Chapter chapter);
    /// Returns the title without the chapter's name, which is displayed above all its pages: "Manual: the
    /// window" becomes "The window".
    static QString titleInChapter(const Entry &entry);

private:
    QString m_folder;
    std::vector<Entry> m_entries;
};

/// Returns the text in small letters without accents, one character for each of the original's.
QString folded(const QString &text);

} // namespace pages
