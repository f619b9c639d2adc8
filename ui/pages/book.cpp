// SPDX-License-Identifier: MIT
#include "pages/book.h"

#include <QDir>
#include <QFile>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>

namespace pages {

using namespace Qt::StringLiterals;

namespace {

constexpr int excerptLength = 90;
constexpr int inTitle = 60; // the score of a word in the title; in the text, each occurrence scores 1
constexpr int inHeading = 12;
constexpr int mostCounted = 20; // the largest score of a word's occurrences in the text

QString read(const QString &path)
{
    QFile file(path);
    return file.open(QFile::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString titleOf(const QString &text)
{
    return text.startsWith("# "_L1) ? text.section(u'\n', 0, 0).mid(2).trimmed() : QString();
}

Chapter chapterOf(const QString &file)
{
    return file.startsWith("manual"_L1) || file == "index.md"_L1 ? Chapter::Manual
           : file.startsWith("lesson"_L1)                        ? Chapter::Lessons
           : file.startsWith("museum"_L1)                        ? Chapter::Museum
                                                                 : Chapter::Others;
}

/// Returns the visible text of a page, without the keys of its blocks.
QString wordsOf(QString text)
{
    static const QRegularExpression keys(
        u"^(```.*|[a-z]+:[^ ].*|(method|goal|at|stop|view|expect|lines|board):.*)$"_s,
        QRegularExpression::MultilineOption);
    static const QRegularExpression links(u"\\]\\([^)]*\\)"_s);
    static const QRegularExpression names(u"^(caption|answer):"_s, QRegularExpression::MultilineOption);
    return text.remove(keys).remove(links).remove(names).remove(QRegularExpression(u"[*_`\\[\\]|]"_s));
}

QRegularExpression beginningOf(const QString &word)
{
    return QRegularExpression(u"(?<![\\p{L}\\p{N}])"_s + QRegularExpression::escape(word),
                              QRegularExpression::UseUnicodePropertiesOption);
}

std::vector<QRegularExpression> beginningsOf(const QString &words)
{
    static const QRegularExpression blanks(u"\\s+"_s);
    std::vector<QRegularExpression> all;
    for (const QString &word : folded(words).split(blanks, Qt::SkipEmptyParts))
        all.push_back(beginningOf(word));
    return all;
}

int count(const QString &text, const QRegularExpression &word)
{
    return int(text.count(word));
}

QString excerpt(const QString &words, qsizetype at)
{
    qsizetype begin = words.lastIndexOf(u'\n', at) + 1;
    if (const qsizetype earliest = at - excerptLength / 2; begin < earliest) {
        const qsizetype blank = words.indexOf(u' ', earliest);
        begin = blank >= 0 && blank < at ? blank + 1 : earliest;
    }
    qsizetype end = words.indexOf(u'\n', at);
    end = end < 0 ? words.size() : end;
    const bool cut = end - begin > excerptLength;
    QString part = words.mid(begin, std::min(end - begin, qsizetype(excerptLength)));
    if (cut)
        part = part.left(part.lastIndexOf(u' ')) + u'…';
    return part.remove(QRegularExpression(u"^#+ "_s)).trimmed();
}

} // namespace

QString folded(const QString &text)
{
    QString plain;
    plain.reserve(text.size());
    for (const QChar each : text) {
        const QString parts = each.decomposition();
        const QChar base =
            each.decompositionTag() == QChar::Canonical && !parts.isEmpty() ? parts.front() : each;
        plain += base.toLower();
    }
    return plain;
}

QString Book::folderOf(const QString &language)
{
    return ":/pages/"_L1 + language;
}

Book Book::current()
{
    return Book(folderOf(QLocale().language() == QLocale::French ? u"fr"_s : u"en"_s));
}

Book::Book(const QString &folder) : m_folder(folder)
{
    for (const QString &file : QDir(folder).entryList({u"*.md"_s}, QDir::Files)) {
        const QString title = titleOf(text(file));
        m_entries.push_back({file, title.isEmpty() ? file : title, chapterOf(file)});
    }
    // Orders the pages of a chapter as the first page lists them.
    const QString contents = text(u"index.md"_s);
    const auto place = [&](const Entry &entry) {
        const qsizetype at = contents.indexOf(u'(' + entry.file + u')');
        return at < 0 && entry.file != "index.md"_L1 ? contents.size() : at;
    };
    std::ranges::stable_sort(m_entries, [&](const Entry &one, const Entry &other) {
        return std::pair(one.chapter, place(one)) < std::pair(other.chapter, place(other));
    });
}

bool Book::contains(const QString &file) const
{
    return std::ranges::find(m_entries, file, &Entry::file) != m_entries.end();
}

QString Book::text(const QString &file) const
{
    return file.contains(u'/') ? QString() : read(m_folder + u'/' + file);
}

bool Book::hasWords(const QString &paragraph, const QString &words)
{
    const QString plain = folded(paragraph);
    return std::ranges::all_of(beginningsOf(words),
                               [&](const QRegularExpression &word) { return plain.contains(word); });
}

std::vector<Found> Book::search(const QString &words) const
{
    const std::vector<QRegularExpression> sought = beginningsOf(words);
    struct Scored {
        int score;
        Found found;
    };
    std::vector<Scored> all;
    for (const Entry &entry : m_entries) {
        if (sought.empty())
            break;
        const QString shown = wordsOf(text(entry.file));
        const QString plain = folded(shown);
        QString headings;
        for (const QString &line : plain.split(u'\n'))
            headings += line.startsWith(u'#') ? line + u'\n' : QString();
        int score = 0;
        bool hasAll = true;
        for (const QRegularExpression &word : sought) {
            const int here = count(plain, word);
            hasAll = hasAll && here > 0;
            score += std::min(here, mostCounted) + inHeading * std::min(count(headings, word), 3) +
                     (folded(entry.title).contains(word) ? inTitle : 0);
        }
        if (entry.chapter == Chapter::Lessons)
            score *= 2;
        if (!hasAll)
            continue;
        // The title is shown above the excerpt.
        const qsizetype inBody = plain.indexOf(sought.front(), plain.indexOf(u'\n') + 1);
        all.push_back({score, {entry, excerpt(shown, inBody >= 0 ? inBody : plain.indexOf(sought.front()))}});
    }
    std::ranges::stable_sort(all, std::ranges::greater(), &Scored::score);
    std::vector<Found> found;
    for (Scored &each : all)
        found.push_back(std::move(each.found));
    return found;
}

QString Book::nameOf(Chapter chapter)
{
    switch (chapter) {
    case Chapter::Manual:
        return tr("Manual");
    case Chapter::Lessons:
        return tr("Lessons");
    case Chapter::Museum:
        return tr("Museum of the course");
    case Chapter::Others:
        break;
    }
    return tr("Other pages");
}

QString Book::titleInChapter(const Entry &entry)
{
    const qsizetype colon = entry.title.indexOf(u": "_s);
    const bool repeats = entry.chapter == Chapter::Manual || entry.chapter == Chapter::Museum;
    if (!repeats || colon < 0)
        return entry.title;
    const QString rest = entry.title.mid(colon + 2);
    return rest.left(1).toUpper() + rest.mid(1);
}

} // namespace pages
