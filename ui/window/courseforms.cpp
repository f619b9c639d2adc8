// SPDX-License-Identifier: MIT
#include "window/courseforms.h"

#include "forms/forms.h"
#include "window/pagereading.h"
#include "window/widgets/onscreen.h"

#include <QPrintDialog>
#include <QPrinter>

namespace window {

namespace {

struct FormAction {
    ActionId action;
    const char *form; ///< the form's id
};

constexpr FormAction formActions[] = {
    {ActionId::TaquinForm, "taquin"},       {ActionId::DogsForm, "dogs"},
    {ActionId::SolitaireForm, "solitaire"}, {ActionId::QueensForm, "queens"},
    {ActionId::KnightForm, "knight"},       {ActionId::BishopForm, "bishop"},
    {ActionId::VinrichForm, "vinrich"},     {ActionId::AnagramsForm, "anagrams"},
};

} // namespace

CourseForms::CourseForms(const Actions &actions, std::span<const ui::PuzzleUi *const> puzzles,
                         PageReading &pages, QWidget &window)
    : QObject(&window), m_puzzles(puzzles), m_pages(pages), m_window(window)
{
    for (const auto &[action, form] : formActions)
        actions.onTriggered(action, this, [this, id = QString::fromLatin1(form)] { open(id); });
    connect(&pages, &PageReading::formWanted, this, &CourseForms::open);
}

CourseForms::~CourseForms()
{
    close();
}

void CourseForms::open(const QString &id)
{
    if (!form(id)) {
        forms::CourseForm *made = forms::make(id, m_puzzles).release();
        if (!made)
            return;
        made->setAttribute(Qt::WA_DeleteOnClose);
        m_open[id] = made;
        connect(made, &forms::CourseForm::pageWanted, &m_pages, &PageReading::openPage);
        connect(made, &forms::CourseForm::printWanted, this, [this, made] { print(*made); });
        made->resize(made->sizeHint());
        made->move(m_window.geometry().topLeft() + QPoint(40, 40));
        bringOnScreen(*made);
    }
    form(id)->show();
    form(id)->raise();
    form(id)->activateWindow();
}

forms::CourseForm *CourseForms::form(const QString &id) const
{
    const auto open = m_open.find(id);
    return open == m_open.end() ? nullptr : open->second.data();
}

void CourseForms::close()
{
    for (const auto &[id, form] : std::exchange(m_open, {}))
        delete form.data();
}

void CourseForms::print(forms::CourseForm &form)
{
    auto *printer = new QPrinter(QPrinter::HighResolution);
    auto *dialog = new QPrintDialog(printer, &form);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QObject::destroyed, this, [printer] { delete printer; });
    connect(dialog, qOverload<QPrinter *>(&QPrintDialog::accepted), &form,
            [&form](QPrinter *device) { form.print(*device); });
    dialog->open();
}

} // namespace window
