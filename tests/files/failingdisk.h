// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

/// A disk that fails. The program of these tests replaces the C library's open, write, fsync, close, rename
/// and related functions by its own, and Qt calls these, too. They work as usual until the call that is to
/// fail. Only regular files below one folder are concerned.
class FailingDisk {
public:
    enum class Fault {
        Once,    ///< this one call fails
        ForGood, ///< this call and all later ones that would write fail: a disk that has become full
        Short, ///< this call, if it writes, writes only half, and later calls nothing: the disk becomes full
    };

    /// Lets the call with this number fail with this error from now on; the first call has the number 1.
    FailingDisk(const QByteArray &folder, int call, Fault fault, int error);
    ~FailingDisk();
    FailingDisk(const FailingDisk &) = delete;
    FailingDisk &operator=(const FailingDisk &) = delete;

    /// Returns whether the call that is to fail was reached.
    bool hasFailed() const;
};
