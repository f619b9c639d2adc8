// SPDX-License-Identifier: MIT
#pragma once

#include <QTemporaryDir>
#include <QtTest>

#include <string>

namespace tests {

/// How the flags of a dictionary are written.
enum class Flags : std::uint8_t { Letters, TwoLetters, Numbers, Utf8, Aliases };

/// A small dictionary with all that affix rules can do, written for the tests into a folder of its own, where Casse-tête
/// finds it as the language qaa, which no system has.
class TestDictionary {
public:
    /// The encoding is UTF-8, ISO8859-1 or ISO8859-15.
    explicit TestDictionary(Flags flags = Flags::Letters, const QByteArray &encoding = "UTF-8");
    /// Writes a dictionary of these two files.
    TestDictionary(const QByteArray &affixes, const QByteArray &words);
    ~TestDictionary();
    TestDictionary(const TestDictionary &) = delete;
    TestDictionary &operator=(const TestDictionary &) = delete;

    /// Writes another file into the folder of the dictionary.
    void add(const char *name, const QByteArray &text) const;

    QString path(const char *suffix) const
    {
        return m_folder.filePath(QStringLiteral("qaa") + QLatin1String(suffix));
    }

private:
    void write(const QByteArray &affixes, const QByteArray &words);

    QTemporaryDir m_folder;
    QByteArray m_before = qgetenv("DICPATH");
};

} // namespace tests
