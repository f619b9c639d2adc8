// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

/// A simulated disk that fails. The test program replaces open, write, fsync, close, rename and related
/// functions of the C library, which Qt calls, too. They work as usual until the call that is to fail, and
/// affect only regular files in one folder.
class FailingDisk {
public:
    enum class Fault {
        Once,    ///< only this call fails
        ForGood, ///< this call and all later writes fail: the disk is full
        Short,   ///< this call, if it writes, writes half, and later writes fail: the disk becomes full
    };

    /// Makes the call with this number (counted from 1) fail with this error.
    FailingDisk(const QByteArray &folder, int call, Fault fault, int error);
    ~FailingDisk();
    FailingDisk(const FailingDisk &) = delete;
    FailingDisk &operator=(const FailingDisk &) = delete;

    /// Returns whether the call that is to fail was reached.
    bool hasFailed() const;
};
