// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

/// A disk that fails. The program of these tests has functions of its own in place of the C library's open,
/// write, fsync, close, rename and their kin, and Qt calls them too. They do what they are asked until their
/// turn to fail comes. Only regular files below one folder are concerned.
class FailingDisk {
public:
    enum class Fault {
        Once,    ///< this one call fails
        ForGood, ///< this call and all that would write after it fail: a disk that has become full
        Short, ///< this call, if it writes, writes only half, and those after it nothing: the same, seen closely
    };

    /// From now on the call with this number fails with this error; the first has the number 1.
    FailingDisk(const QByteArray &folder, int call, Fault fault, int error);
    ~FailingDisk();
    FailingDisk(const FailingDisk &) = delete;
    FailingDisk &operator=(const FailingDisk &) = delete;

    /// Whether so many calls were made at all.
    bool hasFailed() const;
};
