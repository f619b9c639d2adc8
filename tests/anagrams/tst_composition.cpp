// SPDX-License-Identifier: MIT
#include "anagrams/lines.h"
#include "session/files/savedgame.h"
#include "session/search/session.h"
#include "support/suite.h"
#include "window/games/positiondialog.h"

#include "app/input.h"

#include <QDialogButtonBox>
#include <QPlainTextEdit>
#include <QPushButton>

#include <sstream>

namespace {

const std::string apart = "anagrams:e\u0301te\u0301:t/e\u0301e\u0301"; // decomposed, as in some files
const std::string whole = "anagrams:\u00E9t\u00E9:t/\u00E9\u00E9";

std::string written(const core::Game &game)
{
    return lines::written(game);
}

} // namespace

/// A letter followed by a combining accent is read like the precomposed letter, in every kind of input.
class CompositionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void textsAreComposed()
    {
        QCOMPARE(session::composed(apart), whole);
        QCOMPARE(session::composed(whole), whole);
        QCOMPARE(session::composed("a\u0323\u0302"), std::string("\u1EAD"));
        QCOMPARE(session::composed("a\u0302\u0323"), std::string("\u1EAD"));
        QCOMPARE(session::composed("abc"), std::string("abc"));
        QCOMPARE(session::composed(""), std::string());
    }

    void invalidUtf8StaysAsItIs()
    {
        for (const char *const text : {"e\u0301\xFF", "\xC3", "\xED\xA0\x80", "a\xC0\xAF"})
            QCOMPARE(session::composed(text), std::string(text));
    }

    /// Accents of two alternating classes are sorted fast, although a sort by exchanges would take minutes.
    void manyAccentsAreSortedFast()
    {
        std::string text = "a";
        for (int i = 0; i < 250'000; ++i)
            text += "\u0301\u0323";
        QCOMPARE(session::composed(text), text);
    }

    void textsAreComposedOnTheCommandLine()
    {
        std::istringstream text(apart + "\n" + whole + "\n");
        const core::Kind *const kinds[] = {&anagrams::kind()};
        app::LineReader source(text, kinds);
        QCOMPARE(source.next()->text, whole);
        QCOMPARE(source.next()->text, whole);
    }

    void textsAreComposedInTheWindow()
    {
        session::Session session(anagrams::kind(), lines::game("anagrams:abc"));
        std::string read;
        session.read("e\u0301te\u0301", "t/e\u0301e\u0301",
                     [&](const core::Reading &reading) { read = written(std::get<core::Game>(reading)); });
        QCOMPARE(read, whole);
    }

    void textsAreComposedInSavedGames()
    {
        static const core::Kind *const kind = &anagrams::kind();
        const QByteArray text =
            "cassetete 1\n" + QByteArray::fromStdString(apart) + "\nact: open\nmoves: e\u0301e\u0301\n";
        const auto reading = session::readGame({&kind, 1}, text);
        QVERIFY(std::holds_alternative<session::SavedGame>(reading));
        const session::Act &act = std::get<session::SavedGame>(reading).acts.front();
        QCOMPARE(act.instance.puzzle->write(act.record.end()), std::string("t\u00E9\u00E9"));
    }

    void textsAreComposedInThePositionDialog()
    {
        static const core::Kind *const kind = &anagrams::kind();
        window::PositionDialog dialog({&kind, 1}, QString::fromStdString(apart));
        const auto *ok = dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
        QVERIFY(ok->isEnabled());
        auto *text = dialog.findChild<QPlainTextEdit *>();
        text->setPlainText(QStringLiteral("anagrams:e\u0301te\u0301:te\u0301x"));
        QVERIFY(!ok->isEnabled());
        QCOMPARE(text->extraSelections().size(), 1);
        QCOMPARE(text->extraSelections().first().cursor.selectedText(), QStringLiteral("x"));
    }
};

TEST_SUITE(CompositionTest)
#include "tst_composition.moc"
