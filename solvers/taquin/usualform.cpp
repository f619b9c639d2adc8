// SPDX-License-Identifier: MIT
#include "taquin/usualform.h"

namespace taquin {

UsualForm::UsualForm(const Taquin &taquin, Orientation orientation)
    : m_grid(taquin.grid()), m_imageTiles(std::size_t(m_grid.size() - 1)),
      m_tiles(std::size_t(m_grid.size() - 1))
{
    const int home = taquin.goal().blank();
    m_swapsColumns = orientation == Reflected && 2 * m_grid.column(home) + 1 < m_grid.columns;
    m_swapsRows = orientation == Reflected && 2 * m_grid.row(home) + 1 < m_grid.rows;

    core::Position goal = taquin.goal().position();
    for (core::Place &place : goal)
        place = reflected(place);
    Board board(m_grid, goal);
    const Route toCorner = routeToCorner(m_grid, board.blank());
    for (const Direction direction : toCorner)
        board.go(direction);
    core::PerPiece<int> numbers(m_tiles.size());
    for (int tile = 0; tile < int(m_tiles.size()); ++tile) {
        const int imageTile = board.cell(tile);
        m_imageTiles[tile] = imageTile;
        m_tiles[imageTile] = tile;
        numbers[imageTile] = tile + 1;
    }
    const Route lastWalk = reversed(toCorner);
    Board imageGoal(m_grid);
    for (const Direction direction : lastWalk)
        imageGoal.go(direction);
    std::unique_ptr<Taquin> image(new Taquin(Taquin::Image(), imageGoal, lastWalk, std::move(numbers)));
    if (orientation == Upright && lastWalk.empty() && taquin.dealing()) {
        image->m_order = taquin.order();
        image->m_start = toImage(taquin.start());
        image->m_dealing = {imageGoal.position(), toImage(taquin.dealing()->path)};
    }
    m_image = std::move(image);
}

int UsualForm::reflected(int cell) const
{
    const int column = m_grid.column(cell);
    const int row = m_grid.row(cell);
    return m_grid.cell(m_swapsColumns ? m_grid.columns - 1 - column : column,
                       m_swapsRows ? m_grid.rows - 1 - row : row);
}

core::Position UsualForm::toImage(const core::Position &position) const
{
    core::Position image(position.size());
    for (std::size_t tile = 0; tile < position.size(); ++tile)
        image[m_imageTiles[tile]] = reflected(position[tile]);
    return image;
}

core::Position UsualForm::fromImage(const core::Position &position) const
{
    core::Position board(position.size());
    for (std::size_t tile = 0; tile < position.size(); ++tile)
        board[m_tiles[tile]] = reflected(position[tile]);
    return board;
}

core::Event UsualForm::toImage(core::Event event) const
{
    if (event.type != core::Event::Solution)
        event.step = mapped(event.step, m_imageTiles);
    return event;
}

core::Event UsualForm::fromImage(core::Event event) const
{
    if (event.type != core::Event::Solution)
        event.step = mapped(event.step, m_tiles);
    return event;
}

core::Explanation UsualForm::fromImage(core::Explanation explanation) const
{
    for (core::Mark &mark : explanation.marks)
        mark.cell = std::int16_t(reflected(mark.cell));
    return explanation;
}

core::Step UsualForm::mapped(core::Step step, const core::PerPiece<int> &tiles) const
{
    step.piece = std::int16_t(tiles[step.piece]);
    step.from = reflected(step.from);
    step.to = reflected(step.to);
    return step;
}

core::Path UsualForm::mapped(std::span<const core::Step> steps, const core::PerPiece<int> &tiles) const
{
    core::Path path;
    path.reserve(steps.size());
    for (const core::Step &step : steps)
        path.push_back(mapped(step, tiles));
    return path;
}

} // namespace taquin
