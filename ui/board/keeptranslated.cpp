// SPDX-License-Identifier: MIT
#include "board/keeptranslated.h"

#include <QEvent>
#include <QWidget>

namespace board {

namespace {

class LanguageFilter : public QObject {
public:
    LanguageFilter(QWidget &widget, std::function<void()> setTexts)
        : QObject(&widget), m_setTexts(std::move(setTexts))
    {
        widget.installEventFilter(this);
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::LanguageChange)
            m_setTexts();
        return QObject::eventFilter(watched, event);
    }

private:
    const std::function<void()> m_setTexts;
};

} // namespace

void keepTranslated(QWidget &widget, std::function<void()> setTexts)
{
    setTexts();
    new LanguageFilter(widget, std::move(setTexts));
}

} // namespace board
