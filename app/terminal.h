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

/// Suppresses Qt's warning on standard error that the locale is not a UTF-8 one, after which Qt uses UTF-8; standard
/// error is for the command's own messages.
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

/// While this object exists, Ctrl-C only raises a flag, and writing into a closed pipe is an error like any other. A
/// second Ctrl-C ends the program.
class Signals {
public:
    Signals();
    Signals(const Signals &) = delete;
    Signals &operator=(const Signals &) = delete;
    ~Signals();

    static const std::atomic<bool> &interrupted();
};

/// Flushes an output. `writing` reports a failure, even if errno has changed in the meantime.
void flush(std::ostream &output);

/// Reads from a file descriptor. Unlike the standard library's buffer, it returns at once when Ctrl-C is
/// pressed while it waits. It flushes `output` before it waits, so that answers are not written one by one, and yet
/// whoever writes the next line has seen all answers to the lines before.
class DescriptorBuffer : public std::streambuf {
public:
    DescriptorBuffer(int descriptor, std::ostream &output) : m_descriptor(descriptor), m_output(output) {}

protected:
    /// Throws std::ios_base::failure when reading fails; a stream turns the exception into its bad state.
    int_type underflow() override;
    /// Returns 1 if the next read does not wait, otherwise 0.
    std::streamsize showmanyc() override;

private:
    static constexpr std::size_t size = 1 << 16;

    const int m_descriptor;
    std::ostream &m_output;
    std::unique_ptr<char[]> m_bytes; ///< null until something is read
};

/// A command's streams, and the flag that asks it to end.
struct Console {
    std::istream &in;
    std::ostream &out;
    std::ostream &err;
    const std::atomic<bool> &interrupted;
};

/// The exit status of a command: the largest one of its answers. 64 and 65 are those of sysexits.h.
enum Status : int {
    AllSolved = 0,
    SomeImpossible = 1,
    SomeStopped = 2,
    Misuse = 64,
    BadData = 65,
};

/// Returns text from an untrusted source without the control characters that a terminal would obey.
std::string printable(const QString &text);

inline constexpr std::size_t longestName = 1024; ///< the most bytes of a file's name that are printed

/// Returns the beginning of a text, at most `bytes` bytes, cut between characters.
std::string beginning(const std::string &text, std::size_t bytes);

/// Returns the message for a file that cannot be read for this reason.
core::Explanation unreadable(const std::string &name, const QString &why);
/// Returns the message for a file that cannot be read because of the error in `errno`.
core::Explanation unreadable(const std::string &name);

/// Writes one line to standard error: the program's name and the message.
void printError(const Console &console, const core::Explanation &why);

/// Returns the exit status of a command that has just written: 0, or 2 with a message if the output takes no
/// more or if Ctrl-C was pressed during an answer. A pipe whose reader has gone is no fault.
Status writing(const Console &console);

} // namespace app
