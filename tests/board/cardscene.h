// SPDX-License-Identifier: MIT
#pragma once

#include "board/boardscene.h"

namespace tests {

/// A board whose pieces can be turned and put into a box. It records every request.
class CardScene : public board::BoardScene {
    Q_OBJECT

public:
    using BoardScene::BoardScene;

    QString describe(int cell) const override { return QString::number(cell); }
    void activate(int cell) override { activated.append(cell); }
    QString aim() const override { return {}; }
    board::Guidance guidance() const override { return {}; }
    bool turn(int cell, int quarters) override
    {
        turned.append({cell, quarters});
        return true;
    }

    QList<int> activated;
    QList<std::pair<int, int>> turned;

protected:
    board::Pose poseOf(int piece, const core::Place &place) const override;
    void paintBoard(QPainter &painter) const override;
    void paintPiece(QPainter &painter, int piece, const core::Place &place) const override;
};

/// Cards on a grid; every step is legal.
class Cards : public core::Puzzle {
public:
    explicit Cards(core::Grid grid) : m_grid(grid) {}

    std::string options() const override { return {}; }
    std::string write(const core::Position &) const override { return {}; }
    std::string spell(const core::Position &, std::span<const core::Step>) const override { return {}; }
    std::variant<core::Path, core::Fault> replay(const core::Position &, std::string_view) const override
    {
        return core::Path();
    }
    core::Grid grid() const override { return m_grid; }
    core::Position start() const override { return core::Position(std::size_t(m_grid.size())); }
    std::vector<core::Path> moves(const core::Position &) const override { return {}; }
    core::Explanation why(const core::Position &, const core::Step &) const override { return {}; }
    bool solved(const core::Position &) const override { return false; }

private:
    core::Grid m_grid;
};

} // namespace tests
