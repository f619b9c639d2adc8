// SPDX-License-Identifier: MIT
#include "window/actwords.h"

namespace window {

QString ActWords::name(session::Act::Type type)
{
    switch (type) {
    case session::Act::New:
        return tr("New");
    case session::Act::Open:
        return tr("Open");
    case session::Act::Scramble:
        return tr("Scramble");
    case session::Act::Edit:
        return tr("Edit");
    case session::Act::Hand:
        return tr("Move");
    case session::Act::Solve:
        return tr("Solve");
    case session::Act::Search:
        return tr("Search");
    }
    return {};
}

QString ActWords::undo(const session::Timeline &timeline)
{
    return timeline.canUndo() ? tr("&Undo %1").arg(name(timeline.act().type)) : tr("&Undo");
}

QString ActWords::redo(const session::Timeline &timeline)
{
    if (!timeline.canRedo())
        return tr("&Redo");
    const std::size_t here = timeline.actIndex();
    const bool within = timeline.frame() - timeline.startOfAct(here) < timeline.act().record.counts().frames;
    return tr("&Redo %1").arg(name(timeline.acts()[within ? here : here + 1].type));
}

} // namespace window
