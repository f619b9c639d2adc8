// SPDX-License-Identifier: MIT
#include "core/positionline.h"
#include "support/suite.h"

#include "pick.h"

#include "app/resultwriter.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <malloc.h>
#include <sstream>

using namespace Qt::StringLiterals;

namespace {

/// Puts each even cell and the next one into one class, as if they were symmetric.
class PairClassifier : public core::SymmetryClassifier {
public:
    core::ClassDigest classOf(const core::Position &position) override
    {
        return {0, core::mixed(std::uint64_t(position[0].cell / 2))};
    }
};

std::unique_ptr<core::SymmetryClassifier> pairClassifier(const core::Puzzle &)
{
    return std::make_unique<PairClassifier>();
}

std::size_t memoryInUse()
{
    const struct mallinfo2 now = mallinfo2();
    return now.uordblks + now.hblkhd;
}

} // namespace

/// Tests the answer to one query.
class AnswerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// An answer that distinguishes solutions up to symmetry stores thirty-two bytes of each class, and no
    /// solutions.
    void keepsNoSolutions()
    {
        core::Kind kind = pick();
        kind.symmetryClassifier = pairClassifier;
        const core::Kind *const kinds[] = {&kind};
        auto reading = core::readLine(kinds, "pick:500");
        const app::Query question{1, &kind, std::get<core::Game>(reading.reading), &kind.solvers.front(),
                                  core::Goal::All};
        const session::EnglishPlurals english;
        std::ostringstream out;
        app::JsonWriter answer(out, question, english);
        answer.begin();
        const std::size_t before = memoryInUse();
        for (std::int16_t cell = 0; cell < 500; ++cell)
            answer.add({core::Place{cell}}, {});
        QVERIFY(memoryInUse() < before + 50'000);
        answer.end({core::Outcome::Solved, 500});
        const QJsonObject result = QJsonDocument::fromJson(QByteArray::fromStdString(out.str())).object();
        QCOMPARE(result["different"_L1], QJsonValue(u"250"_s));
    }
};

TEST_SUITE(AnswerTest)
#include "tst_resultwriter.moc"
