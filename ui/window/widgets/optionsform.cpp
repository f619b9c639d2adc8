// SPDX-License-Identifier: MIT
#include "window/widgets/optionsform.h"

#include "board/plaintext.h"
#include "session/basics/translation.h"
#include "window/widgets/elidedwidgets.h"

#include <QCheckBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>

#include <limits>

namespace window {

namespace {

int asInt(long long number)
{
    constexpr long long lowest = std::numeric_limits<int>::min();
    constexpr long long highest = std::numeric_limits<int>::max();
    return int(qBound(lowest, number, highest));
}

/// Returns the text of a field for a value, in which the names of sets are in the reader's language.
QString shown(const core::Option &option, const std::string &value)
{
    QStringList parts = QString::fromStdString(value).split(u'+');
    for (QString &part : parts) {
        for (const core::Choice &choice : option.choices) {
            if (part == QLatin1StringView(choice.id))
                part = session::translated(choice.name);
        }
    }
    return parts.join(u'+');
}

/// Returns the value of a field's text in which squares are named as in values: the reverse of `shown`, in any letter
/// case.
std::string plainValue(const core::Option &option, const QString &text)
{
    if (option.choices.empty())
        return text.toStdString();
    QStringList parts = text.split(u'+');
    for (QString &part : parts) {
        for (const core::Choice &choice : option.choices) {
            if (part.trimmed().compare(session::translated(choice.name), Qt::CaseInsensitive) == 0)
                part = QString::fromLatin1(choice.id);
        }
    }
    return parts.join(u'+').toStdString();
}

} // namespace

OptionsForm::OptionsForm(QWidget *parent) : QWidget(parent), m_layout(new QFormLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_layout->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_layout->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

void OptionsForm::setOptions(std::span<const core::Option> options, const core::Values &values)
{
    while (m_layout->rowCount() > 0)
        m_layout->removeRow(0);
    m_rows.clear();
    for (const core::Option &option : options) {
        if (option.place != core::Option::OnlyInLines)
            m_rows.push_back(makeRow(option));
    }
    setVisible(!options.empty());
    retranslate();
    setValues(values);
}

void OptionsForm::setSquareWords(const SquareWords &words)
{
    const core::Values before = values();
    m_squares = words;
    for (const Row &row : m_rows) {
        if (row.option->namesSquares)
            setValue(row, before.text(row.option->id));
    }
    retranslate();
}

/// Returns the value of a field's text.
std::string OptionsForm::typed(const core::Option &option, const QString &text) const
{
    return plainValue(option, option.namesSquares ? m_squares.typed(text) : text);
}

/// Returns the description of an option, in which squares are named as in its field.
QString OptionsForm::about(const core::Option &option) const
{
    const QString sentence = session::translated(option.about);
    return option.namesSquares ? m_squares.shown(sentence) : sentence;
}

OptionsForm::Row OptionsForm::makeRow(const core::Option &option)
{
    QWidget *field = makeField(option);
    if (option.type == core::Option::Switch) {
        m_layout->addRow(field);
        return {&option, field, nullptr};
    }
    auto *label = new board::PlainLabel(this);
    label->setBuddy(field);
    QWidget *more = m_beside ? m_beside(option) : nullptr;
    if (!more) {
        m_layout->addRow(label, field);
        return {&option, field, label};
    }
    auto *both = new QHBoxLayout;
    both->addWidget(field, 1);
    both->addWidget(more);
    m_layout->addRow(label, both);
    return {&option, field, label};
}

QWidget *OptionsForm::makeField(const core::Option &option)
{
    const auto changed = [this, &option] { Q_EMIT edited(option); };
    const auto entered = [this, &option] { Q_EMIT returnPressed(option); };
    switch (option.type) {
    case core::Option::Integer: {
        auto *box = new QSpinBox(this);
        box->setRange(asInt(option.lowest), asInt(option.highest));
        box->setGroupSeparatorShown(true);
        connect(box, &QSpinBox::valueChanged, this, changed);
        connect(box->findChild<QLineEdit *>(), &QLineEdit::returnPressed, this, entered);
        return box;
    }
    case core::Option::OneOf: {
        auto *box = new ElidedComboBox(this);
        for (const core::Choice &choice : option.choices)
            box->addItem(QString(), QString::fromLatin1(choice.id));
        connect(box, &QComboBox::currentIndexChanged, this, changed);
        return box;
    }
    case core::Option::Switch: {
        auto *box = new QCheckBox(this);
        connect(box, &QCheckBox::toggled, this, changed);
        return box;
    }
    case core::Option::Word:
        break;
    }
    auto *line = new QLineEdit(this);
    connect(line, &QLineEdit::textEdited, this, [this, &option, line] {
        validate({&option, line, nullptr});
        Q_EMIT edited(option);
    });
    connect(line, &QLineEdit::returnPressed, this, entered);
    return line;
}

std::string OptionsForm::value(const Row &row) const
{
    if (const auto *number = qobject_cast<const QSpinBox *>(row.field))
        return std::to_string(number->value());
    if (const auto *choice = qobject_cast<const QComboBox *>(row.field))
        return choice->currentData().toString().toStdString();
    if (const auto *check = qobject_cast<const QCheckBox *>(row.field))
        return check->isChecked() ? "on" : "off";
    return typed(*row.option, qobject_cast<const QLineEdit *>(row.field)->text());
}

void OptionsForm::setValue(const char *id, const std::string &value)
{
    for (const Row &row : m_rows) {
        if (std::string_view(row.option->id) == id)
            setValue(row, value);
    }
}

void OptionsForm::setValue(const Row &row, const std::string &value)
{
    const QSignalBlocker blocker(row.field);
    if (auto *number = qobject_cast<QSpinBox *>(row.field))
        number->setValue(asInt(core::wholeNumber(value).value_or(0)));
    else if (auto *choice = qobject_cast<QComboBox *>(row.field))
        choice->setCurrentIndex(std::max(0, choice->findData(QString::fromStdString(value))));
    else if (auto *check = qobject_cast<QCheckBox *>(row.field))
        check->setChecked(value == "on");
    else if (auto *line = qobject_cast<QLineEdit *>(row.field))
        line->setText(row.option->namesSquares ? m_squares.shown(QString::fromStdString(value))
                                               : shown(*row.option, value));
}

void OptionsForm::validate(const Row &row)
{
    auto *line = qobject_cast<QLineEdit *>(row.field);
    const core::Explanation fault = core::check(*row.option, typed(*row.option, line->text()));
    mark(row, session::translated(fault));
}

void OptionsForm::markFault(const core::Option &option, const QString &fault)
{
    const auto row = std::ranges::find(m_rows, &option, &Row::option);
    if (row != m_rows.end() && option.type == core::Option::Word)
        mark(*row, fault);
}

/// Underlines a faulty text; the tool tip and the accessible description give the reason.
void OptionsForm::mark(const Row &row, const QString &fault)
{
    QFont font = this->font();
    font.setUnderline(!fault.isEmpty());
    row.field->setFont(font);
    row.field->setToolTip(board::plainToolTip(fault.isEmpty() ? about(*row.option) : fault));
    row.field->setAccessibleDescription(row.field->toolTip());
}

core::Values OptionsForm::values() const
{
    core::Values values;
    for (const Row &row : m_rows)
        values.set(row.option->id, value(row));
    return values;
}

void OptionsForm::setValues(const core::Values &values)
{
    for (const Row &row : m_rows)
        setValue(row, values.has(row.option->id) ? values.text(row.option->id) : row.option->initial);
}

void OptionsForm::takeFocus()
{
    for (QWidget *field : findChildren<QWidget *>()) {
        if (field->isVisible() && field->focusPolicy() & Qt::TabFocus)
            return field->setFocus(Qt::TabFocusReason); // selects a text, so that typing replaces it
    }
}

void OptionsForm::retranslate()
{
    for (const Row &row : m_rows) {
        const QString name = session::translated(row.option->name);
        row.field->setAccessibleName(name);
        row.field->setToolTip(board::plainToolTip(about(*row.option)));
        if (row.label)
            row.label->setText(name);
        if (auto *check = qobject_cast<QCheckBox *>(row.field))
            check->setText(name);
        if (auto *line = qobject_cast<QLineEdit *>(row.field))
            line->setPlaceholderText(session::translated(row.option->blank));
        if (auto *choice = qobject_cast<QComboBox *>(row.field)) {
            for (int i = 0; i < choice->count(); ++i)
                choice->setItemText(i, session::translated(row.option->choices[std::size_t(i)].name));
        }
    }
}

void OptionsForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace window
