// SPDX-License-Identifier: MIT
#include "window/arrangement.h"

#include "insight/studyviews.h"

namespace window {

using namespace Qt::StringLiterals;

namespace {

QString groupOf(ActionId mode)
{
    return mode == ActionId::StudyMode   ? u"window/study"_s
           : mode == ActionId::WatchMode ? u"window/watch"_s
                                         : u"window/play"_s;
}

} // namespace

Arrangement Arrangement::recall(const Settings &settings, ActionId mode)
{
    const core::Option options[] = {
        {"panel", {}, core::Option::Switch, mode == ActionId::WatchMode ? "on" : "off"},
        {"map", {}, core::Option::Switch, "on"},
        {"tab",
         {},
         core::Option::Integer,
         mode == ActionId::PlayMode ? "0" : "1",
         0,
         mode == ActionId::PlayMode ? 0 : 2},
        {"view", {}, core::Option::Integer, "0", 0, insight::StudyViews::views - 1}};
    const core::Values values = settings.values(groupOf(mode), options);
    return {values.on("panel"), values.on("map"), int(values.integer("tab")), int(values.integer("view"))};
}

void Arrangement::keep(Settings &settings, ActionId mode) const
{
    core::Values values;
    values.set("panel", panel ? "on" : "off");
    values.set("map", map ? "on" : "off");
    values.set("tab", std::to_string(tab));
    values.set("view", std::to_string(view));
    settings.setValues(groupOf(mode), values);
}

} // namespace window
