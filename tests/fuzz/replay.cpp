// SPDX-License-Identifier: MIT
// Passes the files of a folder to the attack that is linked with this file, one after the other, and then a
// number of mutations of them, which are the same in every run.
#include "attack.h"

#include "app/puzzles.h"

#include <QDirIterator>
#include <QFile>

#include <array>
#include <cstdio>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size);

namespace {

constexpr qsizetype longestInput = 4096; ///< libFuzzer's limit; larger inputs are slow and find no more

void give(const QByteArray &bytes)
{
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t *>(bytes.data()), std::size_t(bytes.size()));
}

/// Mutates inputs at random, in ways that have made readers fail.
class Mutator {
public:
    explicit Mutator(const QList<QByteArray> &inputs) : m_inputs(inputs) {}

    QByteArray next()
    {
        QByteArray bytes = any();
        for (int changes = 1 + below(4); changes > 0; --changes)
            change(bytes);
        bytes.truncate(longestInput);
        return bytes;
    }

private:
    void change(QByteArray &bytes)
    {
        const int at = below(int(bytes.size()) + 1);
        const int length = below(std::min(int(bytes.size()) - at, 64) + 1);
        switch (below(6)) {
        case 0:
            if (at < bytes.size())
                bytes[at] = char(bytes[at] ^ (1 << below(8)));
            break;
        case 1:
            bytes.remove(at, length);
            break;
        case 2:
            bytes.insert(at, bytes.mid(at, length));
            break;
        case 3:
            changeNumber(bytes, at);
            break;
        case 4:
            bytes.truncate(at);
            bytes += other(below(int(bytes.size()) + 1));
            break;
        default:
            bytes.insert(at, other(-1).left(64));
        }
    }

    /// Replaces the next number of a text.
    void changeNumber(QByteArray &bytes, int at)
    {
        static constexpr std::array numbers{
            "0", "1", "-1", "2", "9", "255", "65536", "2147483648", "9999999999", "18446744073709551616"};
        const auto isDigit = [&](qsizetype i) { return bytes[i] >= '0' && bytes[i] <= '9'; };
        qsizetype begin = at;
        while (begin < bytes.size() && !isDigit(begin))
            ++begin;
        qsizetype end = begin;
        while (end < bytes.size() && isDigit(end))
            ++end;
        if (end > begin)
            bytes.replace(begin, end - begin, numbers[std::size_t(below(int(numbers.size())))]);
    }

    QByteArray any() { return m_inputs[below(int(m_inputs.size()))]; }
    /// Returns the tail of another input, from this index, or from a random index if it is -1.
    QByteArray other(int from)
    {
        const QByteArray bytes = any();
        return bytes.mid(from < 0 ? below(int(bytes.size()) + 1) : from);
    }
    /// Returns a random number by xorshift, since Qt's generators may change with its version.
    int below(int bound)
    {
        m_state ^= m_state << 13;
        m_state ^= m_state >> 7;
        m_state ^= m_state << 17;
        return int(m_state % std::uint64_t(bound));
    }

    const QList<QByteArray> &m_inputs;
    std::uint64_t m_state = 20'261'123;
};

} // namespace

int main(int argc, char *argv[])
{
    fuzz::require(argc == 3, "a folder and a number of mutations are given");
    fuzz::require(std::ranges::is_permutation(app::kinds(), fuzz::kinds()), "every puzzle is attacked");
    QStringList names;
    QDirIterator each(QString::fromLocal8Bit(argv[1]), QDir::Files);
    while (each.hasNext())
        names << each.next();
    fuzz::require(!names.empty(), "there are files to replay");
    names.sort();
    QList<QByteArray> inputs;
    for (const QString &name : names) {
        QFile file(name);
        fuzz::require(file.open(QFile::ReadOnly), "the file can be read");
        inputs << file.readAll();
        std::printf("%s\n", qPrintable(name)); // the last name printed is the failing input
        std::fflush(stdout);
        give(inputs.last());
    }
    Mutator mutator(inputs);
    const int mutations = QByteArray(argv[2]).toInt();
    QFile last(QString::fromLocal8Bit(argv[0]) +
               QStringLiteral(".last")); // this file remains if a mutation fails
    fuzz::require(last.open(QFile::WriteOnly | QFile::Unbuffered), "the last input can be kept");
    for (int i = 0; i < mutations; ++i) {
        const QByteArray bytes = mutator.next();
        fuzz::require(last.seek(0) && last.write(bytes) == bytes.size() && last.resize(bytes.size()),
                      "the last input is kept");
        give(bytes);
    }
    last.remove();
    std::printf("%d mutations\n", mutations);
    return 0;
}
