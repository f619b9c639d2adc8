// SPDX-License-Identifier: MIT
#pragma once

#include <QSortFilterProxyModel>

#include <functional>
#include <optional>

namespace window {

/// The rows of a SolutionsModel whose solution passes a test, and the classes that have such.
class SolutionFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    using Test = std::function<bool(std::size_t solution)>;

    explicit SolutionFilter(QObject *parent = nullptr);

    /// Without a test, all pass.
    void setTest(Test test);
    /// Of a row; of a class the first that passes. None when the list is no longer that.
    std::optional<std::size_t> solution(const QModelIndex &index) const;
    /// Where this solution of the list has its row; nowhere as long as it has none, or does not pass.
    QModelIndex indexOf(std::size_t solution) const;
    /// A class has the picture of its first that passes.
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    Test m_test;
};

} // namespace window
