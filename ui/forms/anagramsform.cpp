// SPDX-License-Identifier: MIT
#include "forms/anagramsform.h"

#include "board/plaintext.h"
#include "forms/answerarea.h"
#include "forms/controls.h"
#include "session/basics/translation.h"
#include "session/basics/unicodenormalization.h"

#include <QBoxLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>

namespace forms {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostLetters = 8; // nine have more orders than a list can hold

} // namespace

AnagramsForm::AnagramsForm(const ui::PuzzleUi &puzzle)
    : CourseForm(puzzle, "anagrams:abc", u"museum-anagrams.md"_s), m_word(makeEdit(mostLetters, true)),
      m_memo(makeMemo())
{
    m_word->setText(u"abc"_s);
    m_word->selectAll();
    auto *button = new QPushButton;
    button->setObjectName(u"start"_s);
    auto *label = new board::PlainLabel;
    label->setBuddy(m_word);
    auto *row = new QHBoxLayout;
    row->addWidget(label);
    row->addWidget(m_word);
    row->addWidget(button);
    row->addStretch();
    content().addLayout(row);
    m_word->setFocus(); // once it is in the window, as it would lose the focus on the way there
    content().addWidget(m_memo, 1);
    addAnswers();
    answers()->reserveSpace();
    connect(button, &QPushButton::clicked, this, &AnagramsForm::start);
    connect(m_word, &QLineEdit::returnPressed, this, &AnagramsForm::start);
    keepTranslated([this, button, label] {
        setWindowTitle(tr("The Anagrams"));
        label->setText(tr("&Word:"));
        button->setText(tr("Anagrams"));
        m_memo->setAccessibleName(tr("Memo1: the words"));
    });
    setOriginal(
        [] {
            return tr("the word abc was written into the program, and its six lines appeared at once. The "
                      "course gives no time.");
        },
        [] {
            return tr("The order of the lines is that of the exchanges. Identical letters are exchanged like "
                      "any others.");
        });
}

void AnagramsForm::start()
{
    static const QRegularExpression letters(u"^\\p{L}+$"_s);
    const std::string word = session::composed(m_word->text().trimmed().toStdString());
    const QString text = QString::fromStdString(word);
    if (!letters.match(text).hasMatch())
        return answers()->showMessage(tr("Type a word, in letters alone."));
    if (text.toUcs4().size() > mostLetters)
        return answers()->showMessage(tr("A word can have at most %1 letters here: a longer one has more "
                                         "orders than the list can hold.")
                                          .arg(mostLetters));
    m_memo->clear();
    m_shown = 0;
    if (begin("anagrams:" + word))
        run("swaps", core::Goal::All);
}

void AnagramsForm::showSolutions()
{
    if (search().solutionsAreOlder())
        return;
    const session::Solutions &found = search().solutions();
    QStringList words;
    for (; m_shown < found.size(); ++m_shown)
        words << session::translated(
            puzzle().kind->caption(*found.instance().puzzle, found[m_shown].position));
    addLines(*m_memo, words);
}

} // namespace forms
