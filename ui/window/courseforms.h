// SPDX-License-Identifier: MIT
#pragma once

#include "forms/courseform.h"
#include "window/widgets/actions.h"

#include <QPointer>

namespace window {

class PageReading;

/// Opens the forms of the course, each in its own window, from the menu and from the pages of the museum.
class CourseForms : public QObject {
    Q_OBJECT

public:
    CourseForms(const Actions &actions, std::span<const ui::PuzzleUi *const> puzzles, PageReading &pages,
                QWidget &window);
    ~CourseForms() override;

    /// Opens the form with this id, or brings it to the front. An unknown id is ignored.
    void open(const QString &id);
    forms::CourseForm *form(const QString &id) const; ///< the form if it is open, else null
    void close();                                     ///< closes all forms and stops their searches

private:
    void print(forms::CourseForm &form);

    const std::span<const ui::PuzzleUi *const> m_puzzles;
    PageReading &m_pages;
    QWidget &m_window;
    std::map<QString, QPointer<forms::CourseForm>> m_open;
};

} // namespace window
