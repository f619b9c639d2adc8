// SPDX-License-Identifier: MIT
//
// The headers that most files of the window include. They are compiled once, which saves a second for each unit. Qt's
// headers for whole modules (QtCore, QtWidgets) are left out: GCC instantiates the templates that a precompiled header
// uses again in every unit, and with these that takes as long as a quarter of the code.
#pragma once

#include "board/boardview.h"
#include "board/lettering.h"
#include "board/plaintext.h"
#include "board/style.h"
#include "core/positionline.h"
#include "puzzleui.h"
#include "session/basics/translation.h"
#include "session/files/savefile.h"
#include "session/programs/ownprogram.h"
#include "session/search/presets.h"
#include "session/search/race.h"

#include <QApplication>
#include <QBuffer>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QGraphicsSceneMouseEvent>
#include <QHeaderView>
#include <QJsonDocument>
#include <QJsonObject>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QPainterPath>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QTableWidget>
#include <QTextBlock>
#include <QTimer>
#include <QToolButton>
#include <QToolTip>
#include <QUrl>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <numeric>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <variant>
#include <vector>
