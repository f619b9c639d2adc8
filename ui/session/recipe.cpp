// SPDX-License-Identifier: MIT
#include "session/recipe.h"

#include <QList>

#include <array>

namespace session {

namespace {

constexpr std::array goals{"first", "all", "count"};
constexpr std::array states{"open", "stopped", "ended"};
constexpr qsizetype longestRecipe = 2000; // bytes
constexpr qint64 mostEvents = qint64(1) << 60;

template <typename Words>
int indexIn(const Words &words, const QByteArray &word)
{
    return int(std::ranges::find(words, QByteArrayView(word)) - words.begin());
}

bool readNumber(const QByteArray &value, qint64 &number)
{
    bool good = false;
    number = value.toLongLong(&good);
    return good && number >= 0 && number <= mostEvents;
}

/// Reads one word of the form "name=value".
bool readWord(const QByteArray &word, Recipe &recipe)
{
    const qsizetype equals = word.indexOf('=');
    const QByteArray name = word.first(std::max(qsizetype(0), equals));
    const QByteArray value = word.sliced(equals + 1);
    bool good = true;
    if (name == "seed")
        recipe.seed = value.toULongLong(&good);
    else if (name == "events")
        good = readNumber(value, recipe.events);
    else if (name == "at")
        good = readNumber(value, recipe.at);
    else if (name == "found")
        recipe.found = value.toULongLong(&good);
    else if (name == "digest")
        recipe.digest = value.toULongLong(&good, 16);
    else if (name.startsWith("option:"))
        recipe.options.set(name.sliced(7).toStdString(),
                           QByteArray::fromPercentEncoding(value).toStdString());
    else if (word == "pauses")
        recipe.pauses = true;
    else if (word == "here")
        recipe.here = true;
    else if (word == "cut")
        recipe.cut = true;
    else
        return false;
    return good;
}

} // namespace

QByteArray writeRecipe(const Recipe &recipe)
{
    QByteArray line =
        QByteArray(goals[std::size_t(recipe.goal)]) + ' ' + states[recipe.state] +
        " events=" + QByteArray::number(recipe.events) + " at=" + QByteArray::number(recipe.at) +
        " digest=" + QByteArray::number(recipe.digest, 16) + " seed=" + QByteArray::number(recipe.seed);
    if (recipe.found > 0)
        line += " found=" + QByteArray::number(recipe.found);
    if (recipe.pauses)
        line += " pauses";
    if (recipe.here)
        line += " here";
    if (recipe.cut)
        line += " cut";
    for (const auto &[id, value] : recipe.options.all())
        line += " option:" + QByteArray::fromStdString(id) + '=' +
                QByteArray::fromStdString(value).toPercentEncoding();
    return line;
}

std::optional<Recipe> readRecipe(const QByteArray &line)
{
    const QList<QByteArray> words =
        line.size() <= longestRecipe ? line.simplified().split(' ') : QList<QByteArray>();
    if (words.size() < 2)
        return {};
    const int goal = indexIn(goals, words[0]);
    const int state = indexIn(states, words[1]);
    if (goal == int(goals.size()) || state == int(states.size()))
        return {};
    Recipe recipe{.goal = core::Goal(goal), .state = Recipe::State(state)};
    for (const QByteArray &word : words.sliced(2)) {
        if (!readWord(word, recipe))
            return {};
    }
    if (recipe.at > recipe.events)
        return {};
    return recipe;
}

} // namespace session
