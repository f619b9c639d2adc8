// SPDX-License-Identifier: MIT
#pragma once

#include "core/explanation.h"

#include <QString>

#include <atomic>
#include <istream>
#include <memory>
#include <ostream>
#include <streambuf>

namespace app {

/// Qt tells on standard error when the locale is not a UTF-8 one, and goes on in UTF-8; a command's standard
/// error is its own.
class LocaleWarningFilter {
public:
    LocaleWarningFilter() : m_before(qInstallMessageHandler(ignore)) {}
    LocaleWarningFilter(const LocaleWarningFilter &) = delete;
    LocaleWarningFilter &operator=(const LocaleWarningFilter &) = delete;
    ~LocaleWarningFilter() { qInstallMessageHandler(m_before); }

private:
    static void ignore(QtMsgType, const QMessageLogContext &, const QString &) {}

    QtMessageHandler m_before;
};

/// For as long as it lives, Ctrl-C only raises a flag and writing into a closed pipe is an error like
/// others. A second Ctrl-C ends the program.
class Signals {
public:
    Signals();
    Signals(const Signals &) = delete;
    Signals &operator=(const Signals &) = delete;
    ~Signals();

    static const std::atomic<bool> &interrupted();
};

/// Reads a file descriptor. Unlike the standard's own it ends at once when Ctrl-C comes while it waits.
class DescriptorBuffer : public std::streambuf {
public:
    explicit DescriptorBuffer(int descriptor) : m_descriptor(descriptor) {}

protected:
    /// Throws std::ios_base::failure when reading fails; a stream turns that into its bad state.
    int_type underflow() override;

private:
    static constexpr std::size_t size = 1 << 16;

    int m_descriptor;
    std::unique_ptr<char[]> m_bytes; ///< null until something is read
};

/// Where a command reads and writes, and how it learns that somebody wants it to end.
struct Console {
    std::istream &in;
    std::ostream &out;
    std::ostream &err;
    const std::atomic<bool> &interrupted;
};

/// What a command ends with; of several answers the largest. 64 and 65 are those of sysexits.h.
enum Status : int {
    AllSolved = 0,
    SomeImpossible = 1,
    SomeStopped = 2,
    Misuse = 64,
    BadData = 65,
};

/// Text that comes from a stranger, without what a terminal would obey.
std::string printable(const QString &text);

inline constexpr std::size_t longestName = 1024; ///< bytes of a file's name that are told

/// At most so many bytes of a text, and only whole characters.
std::string beginning(const std::string &text, std::size_t bytes);

/// One line on standard error: the program's name and the sentence.
void complain(const Console &console, const core::Explanation &why);

/// What a command that has just written ends with: 0, or 2 with a complaint where the output takes no more, or where
/// Ctrl-C came in the midst of an answer. A pipe whose reader has gone is no fault.
Status writing(const Console &console);

} // namespace app
