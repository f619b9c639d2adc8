// SPDX-License-Identifier: MIT
#pragma once

#include "core/positionline.h"
#include "support/serialcontrol.h"
#include "tilings/tilings.h"

#include <QtTest>

namespace boards {

inline core::LineReading readLine(const std::string &line)
{
    const core::Kind *const kinds[] = {&tilings::kind()};
    return core::readLine(kinds, line);
}

/// Returns the game of a position line, which must be valid.
inline core::Game game(const std::string &line)
{
    return std::get<core::Game>(readLine(line).reading);
}

inline const tilings::Tilings &asTilings(const core::Game &game)
{
    return static_cast<const tilings::Tilings &>(*game.puzzle);
}

inline core::Outcome solve(const core::Game &game, const char *method, core::Goal goal,
                           core::Control &control, bool traced = false, const char *order = "")
{
    core::Task task;
    task.goal = goal;
    task.from = game.position;
    task.traced = traced;
    task.options.set("order", order);
    return tilings::kind().solver(method)->solve(*game.puzzle, task, control);
}

inline core::Outcome count(const char *method, const std::string &line)
{
    tests::SerialControl control;
    return solve(game(line), method, core::Goal::Count, control);
}

/// Returns the rows of all tilings, as they are written.
inline QStringList tilingsOf(const char *method, const std::string &line)
{
    const core::Game board = game(line);
    tests::SerialControl control;
    solve(board, method, core::Goal::All, control);
    QStringList all;
    for (const auto &solution : control.solutions())
        all.append(QString::fromStdString(board.puzzle->write(solution.position)));
    all.sort();
    return all;
}

/// Returns the part of a position line behind the options, with the rows separated.
inline std::string rows(const QStringList &board)
{
    return board.join(u'/').toStdString();
}

} // namespace boards
