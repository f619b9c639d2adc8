// SPDX-License-Identifier: MIT
#pragma once

#include "core/values.h"
#include "window/widgets/squarewords.h"

#include <QWidget>

#include <functional>

class QFormLayout;
class QLabel;

namespace window {

/// A form generated from the options of a puzzle or a method, with one row for each option.
class OptionsForm : public QWidget {
    Q_OBJECT

public:
    explicit OptionsForm(QWidget *parent = nullptr);

    /// A function that makes the widget beside the field of an option, or returns null. It takes effect with the
    /// next options.
    using Beside = std::function<QWidget *(const core::Option &)>;
    void setBeside(Beside beside) { m_beside = std::move(beside); }

    /// Sets the options, which must outlive the form.
    void setOptions(std::span<const core::Option> options, const core::Values &values);
    /// Names the squares in the fields in this way. The values stay the same.
    void setSquareWords(const SquareWords &words);
    const SquareWords &squareWords() const { return m_squares; }
    core::Values values() const;
    void setValues(const core::Values &values);
    void setValue(const char *id, const std::string &value); ///< sets the value of one option
    /// Marks the text of an option with which no board could be made, until the user edits it.
    void markFault(const core::Option &option, const QString &fault);
    void takeFocus(); ///< gives the focus to the first field

Q_SIGNALS:
    void edited(const core::Option &option);        ///< emitted when the user has edited its field
    void returnPressed(const core::Option &option); ///< emitted when Return was pressed in its field

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Row {
        const core::Option *option;
        QWidget *field;
        QLabel *label; ///< null for a check box, which shows its name itself
    };

    Row makeRow(const core::Option &option);
    QWidget *makeField(const core::Option &option);
    std::string value(const Row &row) const;
    void setValue(const Row &row, const std::string &value);
    void validate(const Row &row);
    void mark(const Row &row, const QString &fault);
    QString about(const core::Option &option) const;
    std::string typed(const core::Option &option, const QString &text) const;
    void retranslate();

    SquareWords m_squares;
    QFormLayout *m_layout;
    Beside m_beside;
    std::vector<Row> m_rows;
};

} // namespace window
