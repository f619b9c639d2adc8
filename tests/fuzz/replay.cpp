// SPDX-License-Identifier: MIT
// Gives the files of a folder, one after the other, to the attack that this is linked with.
#include "attack.h"

#include "app/puzzles.h"

#include <QDirIterator>
#include <QFile>

#include <cstdio>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size);

int main(int argc, char *argv[])
{
    fuzz::require(argc == 2, "a folder is given");
    fuzz::require(std::ranges::is_permutation(app::kinds(), fuzz::kinds()), "every puzzle is attacked");
    int files = 0;
    QDirIterator each(QString::fromLocal8Bit(argv[1]), QDir::Files);
    while (each.hasNext()) {
        QFile file(each.next());
        fuzz::require(file.open(QFile::ReadOnly), "the file can be read");
        const QByteArray bytes = file.readAll();
        std::printf("%s\n", qPrintable(file.fileName())); // the last one named is the one that failed
        std::fflush(stdout);
        LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t *>(bytes.data()),
                               std::size_t(bytes.size()));
        ++files;
    }
    fuzz::require(files > 0, "there are files to replay");
    return 0;
}
