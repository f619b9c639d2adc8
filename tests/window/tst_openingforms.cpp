// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "forms/forms.h"
#include "support/suite.h"
#include "window/courseforms.h"
#include "window/pagereading.h"
#include "windowactions.h"

#include <QCheckBox>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTextBlock>

using namespace Qt::StringLiterals;
using pages::Target;
using window::ActionId;
using window::MainWindow;

namespace {

/// All forms, opened beside a window.
struct OpenForms {
    OpenForms() : window(app::puzzles())
    {
        for (const forms::Form &form : forms::all())
            window.courseForms().open(QString::fromLatin1(form.id));
    }
    QList<forms::CourseForm *> all()
    {
        QList<forms::CourseForm *> open;
        for (const forms::Form &form : forms::all())
            open << window.courseForms().form(QString::fromLatin1(form.id));
        return open;
    }

    MainWindow window;
};

/// Returns what the page's link to a form leads to.
std::optional<Target> linkToForm(const pages::PageDocument &page)
{
    for (QTextBlock block = page.begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const auto target = page.target(part.fragment().charFormat().anchorHref());
            if (target && target->kind == Target::Form)
                return target;
        }
    }
    return std::nullopt;
}

/// Returns the texts on a form that have too little room.
QStringList cutTextsOf(const forms::CourseForm &form)
{
    QStringList cut;
    for (const QAbstractButton *button : form.findChildren<QAbstractButton *>()) {
        if (button->isVisible() && button->width() < button->sizeHint().width())
            cut << button->text();
    }
    const QScrollBar *sideways = form.findChild<QScrollArea *>()->horizontalScrollBar();
    if (sideways->maximum() > 0)
        cut << form.windowTitle() + u": "_s + QString::number(sideways->maximum());
    return cut;
}

} // namespace

/// Tests that the course's forms can be opened, closed and read.
class OpeningForms : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { tests::resetUserData(); }

    void theMenuOpensEachForm()
    {
        MainWindow window(app::puzzles());
        for (const auto &[action, id] :
             {std::pair(ActionId::TaquinForm, u"taquin"_s), std::pair(ActionId::DogsForm, u"dogs"_s),
              std::pair(ActionId::SolitaireForm, u"solitaire"_s),
              std::pair(ActionId::QueensForm, u"queens"_s), std::pair(ActionId::KnightForm, u"knight"_s),
              std::pair(ActionId::BishopForm, u"bishop"_s), std::pair(ActionId::VinrichForm, u"vinrich"_s),
              std::pair(ActionId::AnagramsForm, u"anagrams"_s)}) {
            window.actions()[action]->trigger();
            QPointer form = window.courseForms().form(id);
            QVERIFY2(form && form->isVisible(), qPrintable(id));
            window.actions()[action]->trigger();
            QCOMPARE(window.courseForms().form(id), form.data());
            QTest::keyClick(form.data(), Qt::Key_Escape);
            QTRY_VERIFY(!form);
            QVERIFY(!window.courseForms().form(id));
        }
    }

    void aPageOpensItsFormAndTheFormItsPage_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<bool>("french");
        for (const forms::Form &form : forms::all()) {
            for (const bool french : {false, true})
                QTest::addRow("%s %s", form.id, french ? "fr" : "en")
                    << QString::fromLatin1(form.id) << french;
        }
        QCOMPARE(forms::all().size(), std::size_t(8));
    }
    /// Each form is opened by the link on its page of the museum, and leads back to this page.
    void aPageOpensItsFormAndTheFormItsPage()
    {
        QFETCH(QString, id);
        QFETCH(bool, french);
        window::Settings().setLanguage(french ? window::Language::French : window::Language::English);
        MainWindow window(app::puzzles());
        pages::Reader &reader = window.pageReading().reader();
        QStringList pages;
        for (const pages::Entry &entry : reader.book().entries()) {
            if (reader.book().text(entry.file).contains(u"(form:%1)"_s.arg(id)))
                pages << entry.file;
        }
        QCOMPARE(pages.size(), 1);
        window.pageReading().openPage(pages.front());
        const auto link = linkToForm(*reader.browser().page());
        QVERIFY(link);
        QCOMPARE(link->text, id);
        reader.follow(*link);
        forms::CourseForm *form = window.courseForms().form(id);
        QVERIFY(form && form->isVisible());
        window.pageReading().openPage(u"index.md"_s);
        for (QPushButton *button : form->findChildren<QPushButton *>()) {
            if (button->text().remove(u'&') == (french ? u"La page du musée"_s : u"The Page in the Museum"_s))
                button->click();
        }
        QCOMPARE(reader.file(), pages.front());
    }

    void anUnknownFormIsNotOpened()
    {
        MainWindow window(app::puzzles());
        window.pageReading().reader().follow({Target::Form, u"unknown"_s});
        QVERIFY(!window.courseForms().form(u"unknown"_s));
    }

    /// The program can be closed at any time, which ends a search on a form.
    void formsEndWithTheWindow()
    {
        QList<QPointer<forms::CourseForm>> open;
        {
            OpenForms forms;
            for (forms::CourseForm *form : forms.all()) {
                open << form;
                for (QPushButton *button : form->findChildren<QPushButton *>()) {
                    if (button->isVisible() && button->isEnabled())
                        button->click();
                }
            }
            forms.window.close();
        }
        for (const QPointer<forms::CourseForm> &form : open)
            QVERIFY(!form);
    }

    void formsFollowTheLanguage()
    {
        OpenForms forms;
        forms.window.setLanguage(window::Language::French);
        QTRY_COMPARE(forms.all()[3]->windowTitle(), u"Les huit reines"_s);
        QCOMPARE(forms.all()[0]->windowTitle(), u"Le taquin"_s);
    }

    /// The forms are grey in every colour scheme of the window.
    void formsAreGreyInEveryScheme()
    {
        OpenForms forms;
        forms.window.setColourScheme(window::ColourScheme::Dark);
        QCoreApplication::processEvents();
        int boxes = 0;
        for (const forms::CourseForm *form : forms.all()) {
            for (const QCheckBox *box : form->findChildren<QCheckBox *>()) {
                ++boxes;
                QCOMPARE(box->palette().color(QPalette::WindowText), QColor(Qt::black));
                QCOMPARE(box->palette().color(QPalette::Base), QColor(Qt::white));
            }
        }
        QCOMPARE(boxes, 4);
    }

    void textsOnFormsFit_data()
    {
        QTest::addColumn<bool>("french");
        QTest::addColumn<double>("scale");
        QTest::newRow("English") << false << 1.0;
        QTest::newRow("French") << true << 1.0;
        QTest::newRow("English, large type") << false << 2.0;
        QTest::newRow("French, large type") << true << 2.0;
    }
    void textsOnFormsFit()
    {
        QFETCH(bool, french);
        QFETCH(double, scale);
        const QFont usual = QApplication::font();
        const auto restored = qScopeGuard([&] { QApplication::setFont(usual); });
        QFont font = usual;
        font.setPointSizeF(usual.pointSizeF() * scale);
        QApplication::setFont(font);
        window::Settings().setLanguage(french ? window::Language::French : window::Language::English);
        OpenForms forms;
        QCoreApplication::processEvents();
        for (forms::CourseForm *form : forms.all()) {
            form->resize(form->sizeHint());
            QCoreApplication::processEvents();
            QCOMPARE(cutTextsOf(*form), QStringList());
        }
    }
};

TEST_SUITE(OpeningForms)
#include "tst_openingforms.moc"
