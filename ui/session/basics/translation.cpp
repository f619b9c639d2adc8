// SPDX-License-Identifier: MIT
#include "session/basics/translation.h"

#include "core/kind.h"
#include "core/squarename.h"
#include "session/basics/visibletext.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

#include <algorithm>

namespace session {

namespace {

constexpr quint64 largestInt = 2'000'000'000; // tr chooses a plural's form by an int

std::function<void()> loadLanguage; // empty once the language is loaded

std::vector<std::pair<std::string_view, SquareNames>> &squareNames()
{
    static std::vector<std::pair<std::string_view, SquareNames>> all;
    return all;
}

/// Fills in the arguments in a single pass, since an argument may itself contain "%1".
QString filled(const QString &sentence, const QStringList &arguments)
{
    QString text;
    for (qsizetype i = 0; i < sentence.size(); ++i) {
        const int place =
            sentence[i] == QLatin1Char('%') && i + 1 < sentence.size() ? sentence[i + 1].digitValue() : -1;
        if (place >= 1 && place <= arguments.size()) {
            text += arguments[place - 1];
            ++i;
        } else {
            text += sentence[i];
        }
    }
    return text;
}

} // namespace

void loadLanguageBy(std::function<void()> load)
{
    loadLanguage = std::move(load);
}

void needLanguage()
{
    if (loadLanguage)
        std::exchange(loadLanguage, nullptr)();
}

// A word of one letter is mostly the name of a square or a piece, except for the preposition À.
QString afterColon(const QString &sentence)
{
    needLanguage();
    const bool isWord =
        sentence.size() > 1 && (sentence[1].isLower() || sentence[1] == u'’' || sentence[0] == u'À');
    if (!isWord || QLocale().language() != QLocale::French)
        return sentence;
    return sentence[0].toLower() + sentence.sliced(1);
}

QString asSentence(const QString &clause)
{
    if (clause.isEmpty())
        return clause;
    const bool isSquare = clause.size() > 1 && clause[1].isDigit();
    const QString sentence = isSquare ? clause : clause[0].toUpper() + clause.sliced(1);
    return QStringView(u".!?…»”").contains(clause.back()) ? sentence : sentence + u'.';
}

core::Explanation failure(const core::Explanation &reason)
{
    // A reason that is a whole sentence already ends with a full stop.
    QString why = afterColon(translated(reason));
    if (why.endsWith(u'.'))
        why.chop(1);
    return {PUZZLE_TEXT("session", "This could not be done: %1."), {why.toStdString()}};
}

QString formatNumber(long long number)
{
    needLanguage();
    return QLocale().toString(number);
}

QString translatedPlural(quint64 number, const std::function<QString(int)> &translate)
{
    needLanguage();
    const int form = int(std::min(number, largestInt));
    QString sentence = translate(form);
    const QString plain = QString::number(form); // the number as it is written without a catalogue
    const QString grouped = QLocale().toString(form);
    return sentence.replace(sentence.contains(grouped) ? grouped : plain,
                            QLocale().toString(qulonglong(number)));
}

QString translated(const core::Text &text, long long number, const QTranslator *language)
{
    if (!text)
        return {};
    const auto count = quint64(std::max(0LL, number));
    if (!language) {
        needLanguage();
        const auto translate = [&](int n) {
            return QCoreApplication::translate(text.context, text.source, nullptr, text.plural ? n : -1);
        };
        return text.plural ? translatedPlural(count, translate) : translate(-1);
    }
    QString sentence = language->translate(text.context, text.source, nullptr,
                                           text.plural ? int(std::min(count, largestInt)) : -1);
    if (sentence.isEmpty())
        sentence = QString::fromUtf8(text.source);
    return text.plural ? sentence.replace(QStringLiteral("%n"), QString::number(count)) : sentence;
}

QString translated(const core::Explanation::Argument &argument, const QTranslator *language)
{
    if (const auto *whole = std::get_if<long long>(&argument))
        return language ? QString::number(*whole) : formatNumber(*whole);
    if (const auto *text = std::get_if<core::Text>(&argument))
        return translated(*text, -1, language);
    if (const auto *quotation = std::get_if<core::Quotation>(&argument))
        return visibleText(QString::fromStdString(quotation->text));
    if (const auto *squares = std::get_if<core::Squares>(&argument)) {
        const auto names = std::ranges::find(squareNames(), squares->puzzle,
                                             &std::pair<std::string_view, SquareNames>::first);
        const auto nameOf = [&](const core::Squares &named) {
            return language || names == squareNames().end() ? QString::fromStdString(core::textOf(named))
                                                            : names->second(named);
        };
        if (language || squares->part != core::Squares::Each)
            return nameOf(*squares);
        QStringList list;
        for (const int cell : squares->cells)
            list << nameOf({squares->puzzle, squares->grid, {cell}});
        return QLocale().createSeparatedList(list); // “b4 and e5”
    }
    return QString::fromStdString(std::get<std::string>(argument));
}

QString translated(const core::Name &name)
{
    QString text;
    for (const core::Explanation::Argument &part : name)
        text += translated(part);
    return text;
}

QString puzzleName(const core::Kind &kind)
{
    return translated(kind.name).section(QStringLiteral(" ("), 0, 0);
}

void setSquareNames(std::string_view puzzle, SquareNames names)
{
    squareNames().emplace_back(puzzle, names);
}

QString translated(const core::Explanation &explanation, const QTranslator *language)
{
    const auto &arguments = explanation.arguments;
    const bool plural = explanation.text.plural && !arguments.empty();
    const auto *number = plural ? std::get_if<long long>(&arguments.front()) : nullptr;
    const QString sentence = translated(explanation.text, number ? *number : 0, language);

    QStringList texts;
    for (std::size_t i = plural ? 1 : 0; i < arguments.size(); ++i)
        texts += translated(arguments[i], language);
    return filled(sentence, texts);
}

QString translated(const core::Text &text, const QStringList &arguments)
{
    return filled(translated(text), arguments);
}

} // namespace session
