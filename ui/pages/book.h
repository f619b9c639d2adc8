// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <vector>

namespace pages {

/// The parts of our book, in their order.
enum class Chapter { Manual, Lessons, Museum, Others };

/// A page of the book, as its list of contents has it.
struct Entry {
    QString file; ///< "lesson-1-anagrams.md", the same in all languages
    QString title;
    Chapter chapter = Chapter::Others;
};

/// A page that a search has found.
struct Found {
    Entry entry;
    QString excerpt; ///< the words around the first that was found
};

/// The pages that come with the program, in one language: a folder of files.
class Book {
    Q_DECLARE_TR_FUNCTIONS(pages::Book)

public:
    /// The folder of a language, "en" or "fr".
    static QString folderOf(const QString &language);
    /// In the language of the application.
    static Book current();

    explicit Book(const QString &folder);

    const std::vector<Entry> &entries() const { return m_entries; }
    bool contains(const QString &file) const;
    /// The text of a page; empty when there is none.
    QString text(const QString &file) const;
    /// The pages that have all of these words, or words that begin so, without regard to case and accents: the
    /// one that says most about them first, and lessons before the others where they say as much.
    std::vector<Found> search(const QString &words) const;

    static QString nameOf(Chapter chapter);
    /// Without the chapter's name, which stands above all its pages: "Manual: the window" is "The window".
    static QString titleInChapter(const Entry &entry);

private:
    QString m_folder;
    std::vector<Entry> m_entries;
};

/// The text in small letters without accents, one character for each of the original's.
QString folded(const QString &text);

} // namespace pages
