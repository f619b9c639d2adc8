// SPDX-License-Identifier: MIT
#include "session/search/work.h"

#include "session/basics/translation.h"

#include <QLocale>

namespace session {

using namespace Qt::StringLiterals;

QString unitOfWork(const core::Solver &solver)
{
    QString unit = translated(solver.counts ? solver.counts : PUZZLE_TEXT("race", "Nodes"));
    unit.replace(0, 1, QLocale().toLower(unit.left(1)));
    return unit;
}

QString amountOfWork(const core::Solver &solver, quint64 amount)
{
    return formatNumber(qlonglong(amount)) + QChar::Nbsp + unitOfWork(solver);
}

QString changedOptions(const core::Solver &solver, const core::Values &options)
{
    QStringList set;
    for (const core::Option &option : solver.options) {
        if (options.text(option.id) != option.initial)
            set << QString::fromUtf8(option.id) + u'=' + QString::fromStdString(options.text(option.id));
    }
    return set.join(u' ');
}

QString formatTime(qint64 microseconds)
{
    // Returns a QString, since a QStringBuilder would refer to temporaries.
    const auto with = [](double value, const QString &unit) -> QString {
        const int decimals = value < 10 ? 2 : value < 100 ? 1 : 0;
        return QLocale().toString(value, 'f', decimals) + QChar::Nbsp + unit;
    };
    if (microseconds < 1000)
        return QLocale().toString(microseconds) + QChar::Nbsp + u"µs"_s;
    if (microseconds < 999'500)
        return with(double(microseconds) / 1e3, u"ms"_s);
    return with(double(microseconds) / 1e6, u"s"_s);
}

} // namespace session
