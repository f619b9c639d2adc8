// SPDX-License-Identifier: MIT
#include "tilings/pieceset.h"

#include "core/textlines.h"
#include "tilings/polyominosets.h"

#include <algorithm>
#include <cctype>
#include <numeric>
#include <utility>

namespace tilings {

namespace {

constexpr int maxLetters = 4; // up to this many copies are written letter by letter; more as a number

/// Returns whether this letter names both a pentomino and a tetromino.
bool isAmbiguous(char letter)
{
    return letter == 'I' || letter == 'L' || letter == 'T';
}

char lowerCase(char letter)
{
    return char(std::tolower(static_cast<unsigned char>(letter)));
}

/// Returns the name that a piece of a named set would have, if it is free: a letter that it looks like.
std::string_view usualName(int size, const Shape &shape)
{
    if (size == 2)
        return "D";
    if (size == 3)
        return shape.back().row == 0 ? "I" : "V";
    return {};
}

/// Returns the name that the mirror image of a piece would have, if it is free: the tetrominoes J and Z are the
/// images of L and S, and others have small letters.
std::string mirrorName(int kind, const std::string &name)
{
    if (kind < Polyomino::kinds && kind >= Polyomino::pentominoes && (name == "L" || name == "S"))
        return name == "L" ? "J" : "Z";
    return name.size() == 1 ? std::string(1, lowerCase(name[0])) : std::string();
}

/// Writes a kind's cells as rows of its name and dots, with slashes between the rows.
std::string writeDrawing(const Shape &shape, const std::string &name)
{
    const auto [left, right] = std::ranges::minmax(shape, {}, &Offset::column);
    std::string text;
    for (int row = 0; row <= shape.back().row; ++row) {
        text += row > 0 ? "/" : "";
        for (int column = left.column; column <= right.column; ++column) {
            const Offset cell{std::int8_t(row), std::int8_t(column)};
            text += std::ranges::find(shape, cell) == shape.end() ? "." : name;
        }
    }
    return text;
}

} // namespace

std::size_t nameLength(std::string_view text)
{
    if (text.empty() || !core::isLetter(text[0]))
        return 0;
    return std::min(text.find_first_not_of("0123456789", 1), text.size());
}

PieceSet PieceSet::tetrominoes()
{
    PieceSet set;
    for (int kind = Polyomino::pentominoes; kind < Polyomino::kinds; ++kind)
        set.setCount(kind, 1);
    return set;
}

PieceSet PieceSet::pentominoes()
{
    PieceSet set;
    for (int kind = 0; kind < Polyomino::pentominoes; ++kind)
        set.setCount(kind, 1);
    return set;
}

void PieceSet::setCount(int kind, int count)
{
    if (m_counts[kind] == count)
        return;
    m_counts[kind] = count;
    forgetSources();
    resolveNames();
}

void PieceSet::setFixed(int kind, bool fixed)
{
    if (m_fixed[kind] == fixed)
        return;
    m_fixed[kind] = fixed;
    if (m_isOneSided && !fixed)
        forgetSources();
}

void PieceSet::add(const Shape &shape, std::string_view name, int count)
{
    forgetSources();
    addOwn(shape, name, count, Source::Drawn);
}

void PieceSet::addOwn(const Shape &shape, std::string_view name, int count, Source source)
{
    const std::string free = freeName(name);
    m_counts[kinds()] = count;
    m_own.push_back({free, Polyomino(shape), source});
}

void PieceSet::select(const PerKind<int> &counts)
{
    const Origin origin{setNames(), letters(), drawings()};
    const bool wasOneSided = m_isOneSided;
    const bool hadOwnKinds = hasOwnKinds();
    std::vector<std::string> names;
    for (int kind = 0; kind < kinds(); ++kind) {
        if (counts[kind] > 0)
            names.push_back(name(kind));
    }
    for (int kind = 0; kind < kinds(); ++kind)
        setCount(kind, counts[kind]);
    removeUnused();
    std::size_t same = 0;
    for (int kind = 0; kind < kinds(); ++kind)
        same += count(kind) > 0 && same < names.size() && name(kind) == names[same] ? 1 : 0;
    if (!hadOwnKinds || same != names.size())
        return;
    m_origin = origin;
    m_isOneSided = wasOneSided;
}

void PieceSet::removeUnused()
{
    for (int kind = kinds() - 1; kind >= Polyomino::kinds; --kind) {
        if (count(kind) > 0)
            continue;
        m_own.erase(m_own.begin() + (kind - Polyomino::kinds));
        std::shift_left(m_counts.begin() + kind, m_counts.end(), 1);
        std::shift_left(m_fixed.begin() + kind, m_fixed.end(), 1);
        m_counts.back() = 0;
        m_fixed.back() = false;
    }
}

void PieceSet::forgetSources()
{
    for (OwnKind &own : m_own)
        own.source = Source::Drawn;
    m_sets.clear();
    m_origin.reset();
    m_isOneSided = false;
}

void PieceSet::resolveNames()
{
    for (OwnKind &own : m_own) {
        const std::string name = std::exchange(own.name, {});
        own.name = freeName(name);
    }
}

bool PieceSet::addSet(int size)
{
    const auto addReadyMade = [this](const PieceSet &set) {
        for (int kind = 0; kind < Polyomino::kinds; ++kind)
            m_counts[kind] += set.count(kind);
        resolveNames();
    };
    if (size == 1)
        ++m_counts[Polyomino::monomino];
    else if (size == 4)
        addReadyMade(tetrominoes());
    else if (size == 5)
        addReadyMade(pentominoes());
    else
        return addPolyominoes(size);
    return true;
}

bool PieceSet::addPolyominoes(int size)
{
    const std::vector<Shape> &all = freePolyominoes(size);
    if (m_own.size() + all.size() > std::size_t(maxOwnKinds))
        return false;
    for (const Shape &shape : all)
        addOwn(shape, usualName(size, shape), 1, Source::NamedSet);
    m_sets.push_back(size);
    return true;
}

bool PieceSet::isMirrored(int kind) const
{
    const Shape &mirrored = polyomino(kind).shape(Polyomino::turns / 2);
    for (int other = 0; other < kinds(); ++other) {
        const Polyomino &shapes = polyomino(other);
        for (int turn = 0; turn < Polyomino::turns / 2 && count(other) > 0; ++turn) {
            if (shapes.shape(turn) == mirrored)
                return true;
        }
    }
    return false;
}

bool PieceSet::makeOneSided()
{
    m_origin.reset();
    const int before = kinds();
    for (int kind = 0; kind < before; ++kind) {
        if (count(kind) == 0 || !polyomino(kind).isChiral())
            continue;
        m_fixed[kind] = true;
        if (isMirrored(kind))
            continue;
        if (kinds() == maxKinds)
            return false;
        const Shape mirrored = polyomino(kind).shape(Polyomino::turns / 2);
        addOwn(mirrored, mirrorName(kind, name(kind)), count(kind), Source::Mirror);
        m_fixed[kinds() - 1] = true;
    }
    m_isOneSided = true;
    return true;
}

void PieceSet::makeTwoSided()
{
    for (int kind = Polyomino::kinds; kind < kinds(); ++kind) {
        if (m_own[kind - Polyomino::kinds].source == Source::Mirror)
            m_counts[kind] = 0;
    }
    removeUnused();
    m_origin.reset();
    m_fixed = {};
    m_isOneSided = false;
}

bool PieceSet::hasPentominoes() const
{
    return std::any_of(m_counts.begin(), m_counts.begin() + Polyomino::pentominoes,
                       [](int count) { return count > 0; });
}

/// Returns whether the set has a letter that can only be a pentomino, which makes readers take I, L and T for
/// pentominoes.
bool PieceSet::hasUnambiguousPentomino() const
{
    for (int kind = 0; kind < Polyomino::pentominoes; ++kind) {
        if (count(kind) > 0 && !isAmbiguous(Polyomino::letterOf(kind)))
            return true;
    }
    return false;
}

std::string PieceSet::setNames() const
{
    if (m_origin)
        return m_origin->setNames;
    std::vector<int> sizes = m_sets;
    for (const auto &[size, set] : {std::pair(4, tetrominoes()), {5, pentominoes()}}) {
        if (std::equal(m_counts.begin(), m_counts.begin() + Polyomino::kinds, set.m_counts.begin()))
            sizes.push_back(size);
    }
    std::ranges::sort(sizes);
    std::string names;
    for (const int size : sizes) {
        names += names.empty() ? "" : "+";
        names += polyominoSets[size - 1].name;
    }
    return names;
}

std::string PieceSet::letters() const
{
    if (m_origin)
        return m_origin->letters;
    if (const std::string names = setNames();
        names.find("tetrominoes") != names.npos || names.find("pentominoes") != names.npos)
        return {};
    const bool needsDigit = !hasUnambiguousPentomino();
    std::string text;
    for (int kind = 0; kind < Polyomino::kinds; ++kind) {
        std::string letter = name(kind);
        if (kind < Polyomino::pentominoes && isAmbiguous(letter[0]) && needsDigit)
            letter += '5';
        if (count(kind) > maxLetters)
            text += letter + '*' + std::to_string(count(kind));
        for (int copy = 0; copy < count(kind) && count(kind) <= maxLetters; ++copy)
            text += letter;
    }
    return text;
}

std::string PieceSet::selection() const
{
    std::string text;
    for (int kind = 0; kind < kinds() && m_origin; ++kind) {
        if (count(kind) == 0)
            continue;
        text += name(kind);
        if (count(kind) > 1)
            text += '*' + std::to_string(count(kind));
    }
    return text;
}

std::string PieceSet::drawings() const
{
    if (m_origin)
        return m_origin->drawings;
    std::string text;
    for (int kind = Polyomino::kinds; kind < kinds(); ++kind) {
        if (m_own[kind - Polyomino::kinds].source != Source::Drawn)
            continue;
        text += text.empty() ? "" : "+";
        text += writeDrawing(polyomino(kind).shape(0), name(kind));
        if (count(kind) > 1)
            text += '*' + std::to_string(count(kind));
    }
    return text;
}

std::string PieceSet::fixedNames() const
{
    std::string text;
    for (int kind = 0; kind < kinds() && !m_isOneSided; ++kind) {
        if (count(kind) > 0 && isFixed(kind) && polyomino(kind).isChiral())
            text += name(kind);
    }
    return text;
}

int PieceSet::size() const
{
    return std::accumulate(m_counts.begin(), m_counts.end(), 0);
}

int PieceSet::area() const
{
    int cells = 0;
    for (int kind = 0; kind < kinds(); ++kind)
        cells += count(kind) * polyomino(kind).size();
    return cells;
}

int PieceSet::kindOf(int piece) const
{
    int kind = 0;
    for (; piece >= count(kind); ++kind)
        piece -= count(kind);
    return kind;
}

int PieceSet::firstPiece(int kind) const
{
    return std::accumulate(m_counts.begin(), m_counts.begin() + kind, 0);
}

std::string PieceSet::name(int kind) const
{
    if (kind >= Polyomino::kinds)
        return m_own[kind - Polyomino::kinds].name;
    const char letter = Polyomino::letterOf(kind);
    const bool isSmall = kind >= Polyomino::pentominoes && isAmbiguous(letter) && hasPentominoes();
    return std::string(1, isSmall ? lowerCase(letter) : letter);
}

std::optional<int> PieceSet::kindNamed(std::string_view wanted) const
{
    std::optional<int> inOtherCase;
    for (int kind = 0; kind < kinds(); ++kind) {
        if (count(kind) == 0)
            continue;
        const std::string own = name(kind);
        if (own == wanted)
            return kind;
        if (std::ranges::equal(own, wanted, {}, lowerCase, lowerCase))
            inOtherCase = kind;
    }
    return inOtherCase;
}

bool PieceSet::isNameTaken(std::string_view wanted) const
{
    for (int kind = 0; kind < kinds(); ++kind) {
        if ((count(kind) > 0 || kind >= Polyomino::kinds) && name(kind) == wanted)
            return true;
    }
    return false;
}

std::string PieceSet::freeName(std::string_view wanted) const
{
    if (!wanted.empty() && !isNameTaken(wanted))
        return std::string(wanted);
    for (int number = 0;; ++number) {
        for (const char first : {'A', 'a'}) {
            for (int letter = 0; letter < 26; ++letter) {
                std::string name(1, char(first + letter));
                if (number > 0)
                    name += std::to_string(number);
                if (!isNameTaken(name))
                    return name;
            }
        }
    }
}

std::span<const std::int8_t> PieceSet::turns(int kind) const
{
    const std::span<const std::int8_t> all = polyomino(kind).distinctTurns();
    if (!isFixed(kind))
        return all;
    const auto over = std::ranges::find_if(all, [](int turn) { return turn >= Polyomino::turns / 2; });
    return all.first(std::size_t(over - all.begin()));
}

bool PieceSet::allows(int kind, int turn) const
{
    return std::ranges::find(turns(kind), turn) != turns(kind).end();
}

} // namespace tilings
