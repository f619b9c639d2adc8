// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QString>

#include <vector>

namespace pages {

/// The parts of the program's book, in order.
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
    /// Returns the pages that contain words which begin with each of these words, regardless of case and accents.
    /// The best match comes first, and lessons precede other pages of equal rank.
    std::vector<Found> search(const QString &words) const;
    /// Returns whether a paragraph contains words which begin with each of these words, as in `search`.
    static bool hasWords(const QString &paragraph, const QString &words);

    static QString nameOf(Chapter chapter);
    /// Returns the title without the chapter's name, under which the contents list it: "Manual: the window" becomes
    /// "The window".
    static QString titleInChapter(const Entry &entry);
    /// Returns the part of the title that names the page in a link: "Lesson 3", "Manual".
    static QString shortTitle(const Entry &entry) { return entry.title.section(u':', 0, 0).trimmed(); }

private:
    QString m_folder;
    std::vector<Entry> m_entries;
};

/// Returns the text in lower case without accents, one character for each character of the original.
QString folded(const QString &text);

} // namespace pages
