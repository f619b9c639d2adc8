// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "insight/searchtree.h"
#include "insight/watchedsearch.h"

#include <QAbstractScrollArea>

namespace insight {

/// The tree of a watched search around the timeline's cursor, as a textbook draws it. Space or a click folds and
/// unfolds a node, Enter or a double click goes to its move; the arrow keys move from node to node.
class TreeView : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit TreeView(QWidget *parent = nullptr);

    void setSession(session::Session *session);
    void setNames(MoveNames names) { m_names = std::move(names); }
    void setStyle(const board::Style &style);
    void refresh();

    /// Shows all nodes instead of those around the cursor. Has no effect unless `canShowWhole`.
    void setWhole(bool whole);
    bool canShowWhole() const;
    void setFoldsFailed(bool folds);

    /// `paintTree` draws the visible nodes, for paper or a file, on an area of the size `treeSize`.
    QSizeF treeSize() const;
    void paintTree(QPainter &painter, const board::Style &style) const;

    /// The state of a node that its box shows.
    struct Look {
        bool isCurrent = false;
        bool isOnPath = false; ///< whether the node is on the path to the current one
        int outcome = SearchCell::InPlace;
    };
    static void paintBox(QPainter &painter, const QRectF &box, const Look &look, const board::Style &style);
    /// Paints the badge of a node whose subtree is folded. A cross or a disc shows the outcome without colour.
    static void paintBadge(QPainter &painter, QPointF middle, double radius, int outcome,
                           const board::Style &style);

    const SearchTree *tree() const { return m_tree.get(); }
    QRectF rectOf(int node) const; ///< the rectangle of the node in the viewport

protected:
    void changeEvent(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void retranslate();
    void rebuild();
    void updateBars();
    void centre(int node);
    void setFocusNode(int node);
    void toggle(int node);
    void goTo(int node);
    void walk(int key);
    int nodeAt(QPointF point) const;
    QString label(const SearchTree::Node &node) const;
    QString describe(const SearchTree::Node &node) const;
    double nodeHeight() const;
    double rowHeight() const { return 2.2 * nodeHeight(); }
    double widthOf(const SearchTree::Node &node) const;
    QRectF boxOf(const SearchTree::Node &node) const; ///< the rectangle of the node in the tree's coordinates
    void paintNode(QPainter &painter, const SearchTree::Node &node, const board::Style &style) const;

    session::Session *m_session = nullptr;
    MoveNames m_names;
    board::Style m_style;
    SearchTree::Choice m_choice;
    quint64 m_serial = 0; ///< the serial number of the act shown
    std::unique_ptr<SearchTree> m_tree;
    std::vector<QString> m_labels; ///< the labels of the nodes
    qint64 m_cursor = -1;
    SearchTree::Key m_focus{-1, -1};
    double m_zoom = 1;
    QPointF m_pressed;
    QPoint m_barsAtPress;
    bool m_pressing = false;
    bool m_panning = false;
};

} // namespace insight
