// SPDX-License-Identifier: MIT
// Fuzzes pages by other authors: the report of lines that are not understood, and the blocks, which are
// written and read back.
#include "attack.h"

#include "pages/page.h"

#include <QStringList>

namespace {

bool areSame(const pages::BoardBlock &one, const pages::BoardBlock &other)
{
    return one.line == other.line && one.method == other.method && one.goal == other.goal &&
           one.at == other.at && one.solution == other.solution && one.view == other.view &&
           one.caption == other.caption && one.expected == other.expected;
}

bool areSame(const pages::ExerciseBlock &one, const pages::ExerciseBlock &other)
{
    return one.task == other.task && one.board == other.board && one.lines == other.lines &&
           one.answer == other.answer && one.key == other.key;
}

/// Returns the most lines of a block that can be reported although it is sound: those of a text that resemble keys.
qsizetype mostLinesLikeKeys(const pages::BoardBlock &)
{
    return 0;
}
qsizetype mostLinesLikeKeys(const pages::ExerciseBlock &block)
{
    return block.task.count(u':');
}

template <typename Block>
void checkWritten(const Block &block)
{
    const pages::Page again = pages::Page::read(pages::write(block));
    fuzz::require(qsizetype(again.faults.size()) <= mostLinesLikeKeys(block),
                  "a block that is written is understood");
    const Block *found = nullptr;
    for (const pages::Block &each : again.blocks) {
        if (const auto *same = std::get_if<Block>(&each)) {
            fuzz::require(!found, "a block is one block");
            found = same;
        }
    }
    fuzz::require(found && areSame(*found, block), "what is written is read as the same");
}

} // namespace

void attack(const QByteArray &bytes)
{
    const QString text = QString::fromUtf8(bytes);
    const pages::Page page = pages::Page::read(text);
    const qsizetype lines = text.count(u'\n') + text.count(u'\r') + 1;
    for (const pages::PageFault &fault : page.faults) {
        fuzz::require(!fault.why.isEmpty(), "a fault has a reason");
        fuzz::require(fault.line >= 1 && fault.line <= lines, "a fault lies in the text");
    }
    int boards = 0;
    for (const pages::Block &block : page.blocks) {
        if (const auto *board = std::get_if<pages::BoardBlock>(&block)) {
            ++boards;
            checkWritten(*board);
        } else if (const auto *exercise = std::get_if<pages::ExerciseBlock>(&block)) {
            boards += !exercise->board.isEmpty();
            checkWritten(*exercise);
        }
    }
    fuzz::require(boards <= pages::Page::mostBoards, "boards are bounded");
}
