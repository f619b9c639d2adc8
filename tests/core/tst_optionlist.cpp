// SPDX-License-Identifier: MIT
#include "support/suite.h"

#include "core/positionline.h"

using core::OptionList;

namespace {

constexpr core::Deal deals[] = {
    {"walk", {}, {}, {"count", {}, core::Option::Integer, "300", 1, 1000}},
    {"even", {}, {}, {"count", {}, core::Option::Integer, "10", 2, 20}},
};

OptionList list(std::string_view text)
{
    return std::get<OptionList>(OptionList::read(text));
}

template <typename Answer>
const core::Fault &fault(const Answer &answer)
{
    return std::get<core::Fault>(answer);
}

} // namespace

class OptionListTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cutsAtCommas()
    {
        const OptionList read = list("8x8, closed ,pieces=FI,hole=44");
        QCOMPARE(read.head(), std::string_view("8x8"));
        QCOMPARE(read.items().size(), std::size_t(3));
        const OptionList::Item *word = read.find("closed");
        QVERIFY(word && !word->assigns);
        QCOMPARE(word->at, std::size_t(5));
        const OptionList::Item *assignment = read.find("hole");
        QVERIFY(assignment && assignment->assigns);
        QCOMPARE(assignment->value, std::string_view("44"));
        QCOMPARE(assignment->at, std::size_t(23));
        QCOMPARE(assignment->valueAt, std::size_t(28));
        QVERIFY(!read.find("open"));
    }

    void emptyTextIsAnEmptyHead()
    {
        QCOMPARE(list("").head(), std::string_view());
        QVERIFY(list(" ").items().empty());
    }

    void badItems_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("at");
        QTest::addColumn<QByteArray>("part");
        const auto row = [](const QByteArray &text, int at, const char *part) {
            QTest::newRow(text.left(30).constData()) << text << at << QByteArray(part);
        };
        row("4x4,", 4, "missing here");
        row("4x4,,a", 4, "missing here");
        row("4x4,=3", 4, "name is missing");
        row("4x4,aa,b=1,aa", 11, "given twice");
        QByteArray many("4x4");
        for (int i = 0; i < 100000; ++i)
            many += ",w" + QByteArray::number(i);
        row(many, 3 + 1 + 10 * 3 + 22 * 4, "too many");
    }
    void badItems()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, at);
        QFETCH(QByteArray, part);
        const auto read = OptionList::read(std::string_view(text.constData(), std::size_t(text.size())));
        QCOMPARE(fault(read).at, std::size_t(at));
        QVERIFY(QByteArray(fault(read).why.text.source).contains(part));
    }

    void unknownItemsAreFaults()
    {
        constexpr std::string_view words[] = {"closed"};
        constexpr std::string_view keys[] = {"hole"};
        QVERIFY(!list("8x8,closed,hole=44,deal=walk,count=1,seed=2").unknown(words, keys));
        QCOMPARE(list("8x8,closed=1").unknown(words, keys)->at, std::size_t(4));
        QCOMPARE(list("8x8,closed,hole").unknown(words, keys)->at, std::size_t(11));
    }

    void dealsAreRead()
    {
        const auto order = [](std::string_view text) {
            return std::get<core::DealOrder>(list(text).deal(deals));
        };
        QVERIFY(!order("4x4").deal);
        QCOMPARE(core::spell(order("4x4")), std::string());
        QCOMPARE(core::spell(order("4x4,deal=walk")), std::string(",deal=walk,count=300,seed=1"));
        QCOMPARE(core::spell(order("4x4,seed=7,count=12,deal=even")),
                 std::string(",deal=even,count=12,seed=7"));
    }

    void badDeals_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("at");
        QTest::addColumn<QByteArray>("part");
        const auto row = [](const char *text, int at, const char *part) {
            QTest::newRow(text) << QByteArray(text) << at << QByteArray(part);
        };
        row("4x4,deal=fall", 9, "has no deal");
        row("4x4,deal=", 9, "has no deal");
        row("4x4,count=3", 4, "only works with a deal");
        row("4x4,seed=3", 4, "only works with a deal");
        row("4x4,deal=walk,count=0", 20, "whole number from");
        row("4x4,deal=walk,count=1001", 20, "whole number from");
        row("4x4,deal=walk,count=many", 20, "whole number from");
        row("4x4,deal=walk,seed=-1", 19, "the seed must be");
        row("4x4,deal=walk,seed=18446744073709551616", 19, "the seed must be");
    }
    void badDeals()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, at);
        QFETCH(QByteArray, part);
        const std::string line = text.toStdString();
        const auto order = list(line).deal(deals);
        QCOMPARE(fault(order).at, std::size_t(at));
        QVERIFY(QByteArray(fault(order).why.text.source).contains(part));
    }

    void sizes()
    {
        const auto size = std::get<core::Grid>(core::readSize("12x7", 0, 2, 100));
        QCOMPARE(size, (core::Grid{12, 7}));
        QCOMPARE(fault(core::readSize("12", 3, 2, 100)).at, std::size_t(3));
        QCOMPARE(fault(core::readSize("12x101", 3, 2, 100)).at, std::size_t(6));
    }

    void quotesEndBetweenCharacters()
    {
        QCOMPARE(core::quoted("é").text, std::string("é"));
        std::string text(39, 'a');
        text += "é";
        QCOMPARE(core::quoted(text).text, std::string(39, 'a'));
    }
};

TEST_SUITE(OptionListTest)
#include "tst_optionlist.moc"
