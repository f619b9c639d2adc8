// SPDX-License-Identifier: MIT
#include "support/suite.h"

#include "core/system.h"

#include <QFile>

#include <cstdlib>
#include <latch>
#include <thread>
#include <vector>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 mebibyte = 1 << 20;
constexpr int threadsAtOnce = 6;

/// Returns the size of this process's address space in bytes.
qint64 addressesUsed()
{
    QFile statm(u"/proc/self/statm"_s);
    return statm.open(QFile::ReadOnly) ? statm.readLine().split(' ').front().toLongLong() * ::getpagesize()
                                       : 0;
}

/// Returns how many bytes of addresses are used by threads that have allocated memory and still exist.
qint64 addressesUsedByThreads()
{
    const qint64 before = addressesUsed();
    std::latch allocated(threadsAtOnce + 1);
    std::latch measured(1);
    std::vector<std::jthread> all;
    for (int i = 0; i < threadsAtOnce; ++i) {
        all.emplace_back([&] {
            void *volatile block = std::malloc(100);
            std::free(block);
            allocated.count_down();
            measured.wait();
        });
    }
    allocated.arrive_and_wait();
    const qint64 used = addressesUsed() - before;
    measured.count_down();
    return used;
}

} // namespace

/// Tests what the program asks of the operating system.
class SystemTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// In a limited address space, threads share a heap: one of its own reserves 64 MiB of addresses.
    void threadsShareAHeapIfAddressesAreLimited()
    {
#ifdef __SANITIZE_THREAD__
        QSKIP("ThreadSanitizer needs more addresses than that");
#endif
        const pid_t child = ::fork();
        QVERIFY(child >= 0);
        if (child == 0) {
            const rlimit limit{16'384 * mebibyte, 16'384 * mebibyte};
            ::setrlimit(RLIMIT_AS, &limit);
            core::os::saveAddressSpace();
            constexpr qint64 stack = 9 * mebibyte; // the stack of a thread with its guard pages
            std::_Exit(addressesUsedByThreads() < threadsAtOnce * (stack + 16 * mebibyte) ? 0 : 1);
        }
        int status = 0;
        QCOMPARE(::waitpid(child, &status, 0), child);
        QVERIFY(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    }
};

TEST_SUITE(SystemTest)
#include "tst_system.moc"
