// SPDX-License-Identifier: MIT
#include "support/suite.h"

#include "insight/programtext.h"
#include "insight/programview.h"
#include "queens/queens.h"

#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTextBlock>
#include <QToolButton>

using insight::Program;
using insight::ProgramText;
using insight::ProgramView;
using namespace Qt::StringLiterals;

namespace {

/// Returns a session that has watched this method's search for all solutions to its end.
std::unique_ptr<session::Session> watchedQueens(const char *method, const std::string &board = "4")
{
    const core::Kind &kind = queens::kind();
    auto session = std::make_unique<session::Session>(kind, std::get<core::Game>(kind.parse(board, {})));
    session->player().setSpeed(session::Speed(session::Speed::off));
    session::Request request;
    request.solver = kind.solver(method);
    request.goal = core::Goal::All;
    request.watch = true;
    session->solve(request);
    return session;
}

bool hasEnded(const session::Session &session)
{
    return !session.search().isUnderWay() && session.timeline().acts().back().type == session::Act::Search;
}

/// Returns the lines, from 0, of the program's file whose marker names this step, found by a search in its
/// text.
std::vector<int> linesMarked(const QString &file, const QString &marker, int step)
{
    QFile source(file);
    std::vector<int> lines;
    if (!source.open(QFile::ReadOnly))
        return lines;
    const QStringList all = QString::fromUtf8(source.readAll()).split(u'\n');
    for (int i = 0; i < all.size(); ++i) {
        const QString steps = all[i].section(marker, 1).remove(u'}');
        if (steps.split(u',').contains(QString::number(step)))
            lines.push_back(i);
    }
    return lines;
}

} // namespace

class ProgramViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theMarkedLineFollowsTheCursor_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("marker");
        QTest::addRow("Pascal") << u"pas"_s << u"{@"_s;
        QTest::addRow("Python") << u"py"_s << u"#@"_s;
        QTest::addRow("C++") << u"cpp"_s << u"//@"_s;
    }
    void theMarkedLineFollowsTheCursor()
    {
        QFETCH(QString, language);
        QFETCH(QString, marker);
        const auto session = watchedQueens("string");
        QTRY_VERIFY(hasEnded(*session));
        ProgramView view;
        view.setLanguage(language);
        view.setSession(session.get());
        auto *text = view.findChild<ProgramText *>();
        session::Timeline &timeline = session->timeline();
        QSet<int> steps;
        for (qint64 frame = 0; frame <= timeline.lastFrame(); ++frame) {
            timeline.seek(frame);
            view.refresh();
            const core::Event *last = timeline.lastEvent();
            const int step = last && timeline.act().type == session::Act::Search ? last->line : 0;
            QCOMPARE(text->marked(), linesMarked(u":/programs/queens/string."_s + language, marker, step));
            QCOMPARE(text->marked().empty(), step == 0);
            steps << step;
        }
        QVERIFY(steps.size() >= 5);
    }

    /// Only the running one of the eight loops has its line marked.
    void eachLoopHasItsOwnLine()
    {
        const auto session = watchedQueens("loops", "8");
        QTRY_VERIFY(hasEnded(*session));
        ProgramView view;
        view.setLanguage(u"py"_s);
        view.setSession(session.get());
        auto *text = view.findChild<ProgramText *>();
        session::Timeline &timeline = session->timeline();
        for (qint64 frame = 1; frame <= 400; ++frame) {
            timeline.seek(frame);
            view.refresh();
            const core::Event *last = timeline.lastEvent();
            QCOMPARE(text->marked().size(), std::size_t(1));
            const QString line = text->document()->findBlockByNumber(text->marked().front()).text();
            const QString row = QString::number(last->step.piece);
            const QRegularExpression ofRow(last->line == 5   ? u"saved\\[%1\\]"_s.arg(row)
                                           : last->line == 4 ? u"print"_s
                                                             : u"\\(x%1, %1\\)"_s.arg(row));
            QVERIFY2(line.contains(ofRow), qPrintable(line));
        }
    }

    void theStepInWordsIsMarkedToo()
    {
        const auto session = watchedQueens("copies");
        QTRY_VERIFY(hasEnded(*session));
        ProgramView view;
        view.setSession(session.get());
        for (const qint64 frame : {1, 5, 9, 14}) {
            session->timeline().seek(frame);
            view.refresh();
            QStringList marked;
            for (const QLabel *line : view.findChildren<QLabel *>(u"step"_s)) {
                if (line->property("current").toBool())
                    marked << line->text().section(u'.', 0, 0);
            }
            QCOMPARE(marked, QStringList(QString::number(session->timeline().lastEvent()->line)));
        }
    }

    /// The view scrolls to the marked line, however far down it is.
    void theMarkedLineIsKeptInView()
    {
        const auto session = watchedQueens("string");
        QTRY_VERIFY(hasEnded(*session));
        ProgramView view;
        view.resize(420, 320);
        view.setSession(session.get());
        view.show();
        auto *text = view.findChild<ProgramText *>();
        for (const qint64 frame : {1, 2, 3, 8, 20, 30}) {
            text->verticalScrollBar()->setValue(0);
            session->timeline().seek(frame - 1);
            view.refresh();
            session->timeline().seek(frame);
            view.refresh();
            QVERIFY(!text->marked().empty());
            const auto isSeen = [&](int line) {
                const QTextCursor cursor(text->document()->findBlockByNumber(line));
                return text->viewport()->rect().contains(text->cursorRect(cursor).center());
            };
            QVERIFY(std::ranges::any_of(text->marked(), isSeen));
        }
    }

    /// The marked line starts within the view even inside eight loops.
    void theInnermostLoopIsInView()
    {
        const auto session = watchedQueens("loops", "8");
        QTRY_VERIFY(hasEnded(*session));
        ProgramView view;
        view.resize(220, 400);
        view.setSession(session.get());
        view.show();
        auto *text = view.findChild<ProgramText *>();
        session::Timeline &timeline = session->timeline();
        QSet<int> rows;
        for (qint64 frame = 1; frame <= 900; frame += 3) {
            timeline.seek(frame);
            view.refresh();
            QTextCursor cursor(text->document()->findBlockByNumber(text->marked().front()));
            cursor.movePosition(QTextCursor::NextWord);
            QVERIFY(text->viewport()->rect().contains(text->cursorRect(cursor).center()));
            rows << timeline.lastEvent()->step.piece;
        }
        QCOMPARE(rows.size(), 8);
    }

    void theLanguageIsTheReaders()
    {
        const auto session = watchedQueens("bits");
        QTRY_VERIFY(hasEnded(*session));
        ProgramView view;
        view.setSession(session.get());
        auto *text = view.findChild<ProgramText *>();
        auto *languages = view.findChild<QComboBox *>();
        QSignalSpy chosen(&view, &ProgramView::languageChosen);
        QVERIFY(text->toPlainText().contains("def place"_L1)); // Python is the default
        view.setLanguage(u"cpp"_s);
        QVERIFY(text->toPlainText().contains("int main"_L1));
        QCOMPARE(languages->currentText(), u"C++"_s);
        QCOMPARE(chosen.size(), 0);
        languages->setFocus();
        QTest::keyClick(languages, Qt::Key_Up);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen[0][0].toString(), u"pas"_s);
        QVERIFY(text->toPlainText().contains("program bits"_L1));
        view.setLanguage(u"basic"_s); // an invalid language, as a settings file may contain
        QCOMPARE(view.language(), u"py"_s);
    }

    void copyingOmitsTheMarkers()
    {
        const auto session = watchedQueens("lookback");
        QTRY_VERIFY(hasEnded(*session));
        ProgramView view;
        view.setLanguage(u"py"_s);
        view.setSession(session.get());
        view.findChild<QToolButton *>()->click();
        const QString copied = QGuiApplication::clipboard()->text();
        QVERIFY(copied.contains("def place(row, placed):\n"_L1));
        QVERIFY(!copied.contains("#@"_L1));
    }

    /// Names and comments are in the window's language.
    void theProgramIsReadInTheLanguageOfTheWindow()
    {
        const auto session = watchedQueens("lookback");
        QTRY_VERIFY(hasEnded(*session));
        ProgramView view;
        view.setLanguage(u"py"_s);
        view.setSession(session.get());
        const auto *text = view.findChild<ProgramText *>();
        QVERIFY(text->toPlainText().contains("def place(row, placed):"_L1));
        QLocale::setDefault(QLocale::French);
        QEvent change(QEvent::LanguageChange);
        QCoreApplication::sendEvent(&view, &change);
        QLocale::setDefault(QLocale::English);
        QVERIFY(text->toPlainText().contains("def jouer(ligne, posees):"_L1));
        QVERIFY(text->toPlainText().contains(u"on cherche vers le haut"_s));
        QVERIFY(!text->toPlainText().contains("row"_L1));
    }

    void textsInQuotationMarksHoldNoComments()
    {
        const auto words = insight::ProgramWords::read(u"sign → signe\nA sign. → Un signe.\n"_s);
        QCOMPARE(words.translated(u"sign = '# A sign.'  # A sign.  #@2"_s, insight::programLanguage(u"py"_s)),
                 u"signe = '# A signe.'  # Un signe.  #@2"_s);
        QCOMPARE(words.translated(u"#include <sign>\nsign \"\\\" // sign\" // A sign."_s,
                                  insight::programLanguage(u"cpp"_s)),
                 u"#include <sign>\nsigne \"\\\" // signe\" // Un signe."_s);
        QCOMPARE(words.translated(u"{ A sign.\n  A sign. } sign {@1}"_s, insight::programLanguage(u"pas"_s)),
                 u"{ Un signe.\n  Un signe. } signe {@1}"_s);
    }

    void aMethodWithoutProgramIsReported()
    {
        const auto session = watchedQueens("formula", "8");
        QTRY_VERIFY(!session->search().isUnderWay() &&
                    session->timeline().acts().back().method == "formula"_L1);
        ProgramView view;
        view.show();
        view.setSession(session.get());
        session->timeline().seek(session->timeline().lastFrame());
        view.refresh();
        QVERIFY(!view.findChild<ProgramText *>()->isVisible());
        QVERIFY(!view.findChild<QComboBox *>()->isVisible());
        QCOMPARE(view.findChildren<QLabel *>(u"step"_s).size(),
                 qsizetype(queens::kind().solver("formula")->pseudocode.size()));
        QVERIFY(view.findChildren<QLabel *>(u"step"_s).front()->isVisible());
    }

    /// The program of the chosen method is shown before a search.
    void theChosenMethodIsShownBeforeASearch()
    {
        const core::Kind &kind = queens::kind();
        session::Session session(kind, std::get<core::Game>(kind.parse("8", {})));
        ProgramView view;
        view.setSession(&session);
        auto *text = view.findChild<ProgramText *>();
        QVERIFY(text->toPlainText().isEmpty());
        view.setMethod(kind.solver("loops"));
        QVERIFY(text->toPlainText().contains("x7"_L1));
        QVERIFY(text->marked().empty());
    }

    /// A method chosen during another method's search is shown without a marked line; the view of another act shows
    /// that act's method.
    void theMethodChosenInASearchIsShown()
    {
        const auto session = watchedQueens("lookback");
        QTRY_VERIFY(hasEnded(*session));
        session->timeline().seek(20);
        ProgramView view;
        view.setSession(session.get());
        auto *text = view.findChild<ProgramText *>();
        const QString lookback = text->toPlainText();
        QVERIFY(!lookback.isEmpty() && !text->marked().empty());
        view.setMethod(queens::kind().solver("loops"));
        QVERIFY(text->toPlainText().contains("x7"_L1));
        session->timeline().seek(21);
        view.refresh();
        QVERIFY(text->toPlainText().contains("x7"_L1));
        QVERIFY(text->marked().empty());
        session->solve({.solver = session->kind().solver("string"), .goal = core::Goal::All, .watch = true});
        QTRY_VERIFY(hasEnded(*session));
        view.refresh();
        QVERIFY(!text->toPlainText().contains("x7"_L1) && text->toPlainText() != lookback);
    }

    void keywordsAndCommentsAreColoured()
    {
        ProgramText text;
        const board::Style style = board::Style::make(board::Style::Light);
        text.setStyle(style);
        const auto &language = insight::programLanguage(u"pas"_s);
        text.setProgram(Program::read(u"{ begin\n  end } x := 'end'; begin // if"_s, language), language);
        const auto colourAt = [&](int line, int column) {
            for (const auto &range : text.document()->findBlockByNumber(line).layout()->formats()) {
                if (column >= range.start && column < range.start + range.length)
                    return range.format.foreground().color();
            }
            return QColor();
        };
        const QColor comment = colourAt(0, 3);
        const QColor word = colourAt(1, 21);
        const QColor string = colourAt(1, 14);
        QVERIFY(comment.isValid() && word.isValid() && string.isValid());
        QVERIFY(comment != word && word != string && string != comment);
        QCOMPARE(colourAt(1, 3), comment);  // the comment continues
        QCOMPARE(colourAt(1, 29), comment); // the comment ends with the line
        QVERIFY(!colourAt(1, 8).isValid()); // names have the plain colour
    }
};

TEST_SUITE(ProgramViewTest)
#include "tst_programview.moc"
