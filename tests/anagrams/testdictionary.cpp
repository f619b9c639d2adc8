// SPDX-License-Identifier: MIT
#include "anagrams/testdictionary.h"

#include <QStringEncoder>

using namespace Qt::StringLiterals;

namespace tests {

namespace {

// A name in braces is a flag. Rules and words are chosen so that each kind of rule makes words that no other makes.
const QString affixRules = uR"(# for the tests
NEEDAFFIX {N}
FORBIDDENWORD {F}
ONLYINCOMPOUND {O}
KEEPCASE {K}
FULLSTRIP

PFX {R} Y 2
PFX {R} 0 re .
PFX {R} a ra a
PFX {U} N 1
PFX {U} 0 in [^aeiou]
SFX {S} Y 2
SFX {S} 0 s [^sx]
SFX {S} 0 es [sx]
SFX {V} Y 4
SFX {V} er é er
SFX {V} er ant/{S} [^t]er
SFX {V} ter teur/{S}{R} [aeiou]ter po:noun
SFX {V} aller ira aller
SFX {D} N 1
SFX {D} e al e
)"_s;

const QString entries = uR"(20
nacre/{S}
crâne/{S}
écran/{S}
sel/{N}{S}
tir/{S}
tirs/{F}
art/{S}{R}
rat/{S}{D}
porter/{V}{R}
noter/{V}
aller/{V}
cœur/{S}
tas
tronc/{O}
lot/{K}{S}
Lot
Nat
pont/{U}	po:noun
sort/{U}{S} po:noun
mi-lit
)"_s;

constexpr char names[] = "NFOKRUSVD";

QString flag(char name, Flags flags)
{
    switch (flags) {
    case Flags::TwoLetters:
        return QString(QLatin1Char(name)) + u'*';
    case Flags::Numbers:
        return QString::number(1000 + name);
    case Flags::Utf8:
        return QString(QChar(0x0400 + name));
    default:
        return QString(QLatin1Char(name));
    }
}

/// Replaces each "{A}{B}" by the flags A and B.
QString withFlags(QString text, Flags flags)
{
    if (flags == Flags::Numbers)
        text.replace("}{"_L1, "},{"_L1);
    for (const char *name = names; *name; ++name)
        text.replace(u'{' + QString(QLatin1Char(*name)) + u'}', flag(*name, flags));
    return text;
}

/// Replaces the flags of the entries and of the rules by numbers of aliases, and lists these above the rules.
void useAliases(QString &rules, QString &words)
{
    QStringList aliases;
    static const QRegularExpression set(u"/((\\{.\\})+)"_s);
    for (QString *text : {&rules, &words}) {
        for (QRegularExpressionMatch match = set.match(*text); match.hasMatch(); match = set.match(*text)) {
            if (!aliases.contains(match.captured(1)))
                aliases << match.captured(1);
            text->replace(match.capturedStart(1), match.capturedLength(1),
                          QString::number(aliases.indexOf(match.captured(1)) + 1));
        }
    }
    QString list = "AF "_L1 + QString::number(aliases.size()) + u'\n';
    for (const QString &alias : aliases)
        list += "AF "_L1 + alias + u'\n';
    rules = list + rules;
}

QString heading(Flags flags, const QByteArray &encoding)
{
    const QString set = "SET "_L1 + QString::fromLatin1(encoding) + u'\n';
    switch (flags) {
    case Flags::TwoLetters:
        return set + "FLAG long\n"_L1;
    case Flags::Numbers:
        return set + "FLAG num\n"_L1;
    case Flags::Utf8:
        return set + "FLAG UTF-8\n"_L1;
    default:
        return set;
    }
}

QByteArray encoded(QString text, const QByteArray &encoding)
{
    if (encoding == "UTF-8")
        return text.toUtf8();
    if (encoding ==
        "ISO8859-15") // Qt has no encoder for it; the test's only letter that it has elsewhere is œ
        text.replace(u'œ', QChar(0xBD));
    return text.toLatin1();
}

} // namespace

TestDictionary::TestDictionary(Flags flags, const QByteArray &encoding)
{
    QString rules = affixRules;
    QString words = entries;
    if (encoding == "ISO8859-1")
        words.remove(u"cœur/{S}\n"_s);
    if (flags == Flags::Aliases)
        useAliases(rules, words);
    write(encoded(heading(flags, encoding) + withFlags(rules, flags), encoding),
          encoded(withFlags(words, flags), encoding));
}

TestDictionary::TestDictionary(const QByteArray &affixes, const QByteArray &words)
{
    write(affixes, words);
}

TestDictionary::~TestDictionary()
{
    qputenv("DICPATH", m_before);
}

void TestDictionary::add(const char *name, const QByteArray &text) const
{
    QFile file(m_folder.filePath(QLatin1String(name)));
    if (file.open(QFile::WriteOnly))
        file.write(text);
}

void TestDictionary::write(const QByteArray &affixes, const QByteArray &words)
{
    for (const auto &[suffix, text] : {std::pair(".aff", affixes), std::pair(".dic", words)}) {
        QFile file(path(suffix));
        if (file.open(QFile::WriteOnly))
            file.write(text);
    }
    qputenv("DICPATH", QByteArray(m_folder.path().toUtf8() + ':' + m_before));
}

} // namespace tests
