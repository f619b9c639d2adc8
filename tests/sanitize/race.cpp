// SPDX-License-Identifier: MIT
#include <QtConcurrent>

#include <cstdio>

/// Lets two threads of Qt's pool increment a number without synchronization.
int main()
{
    int number = 0;
    const auto add = [&] {
        for (int i = 0; i < 1000; ++i)
            ++number;
    };
    QThreadPool pools[2];
    QFuture<void> one = QtConcurrent::run(&pools[0], add);
    QFuture<void> other = QtConcurrent::run(&pools[1], add);
    one.waitForFinished();
    other.waitForFinished();
    std::printf("%d\n", number);
}
