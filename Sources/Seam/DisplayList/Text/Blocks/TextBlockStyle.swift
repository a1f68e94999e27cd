import LayoutGeometry

/// An area around paragraphs, with a margin, a border, and padding. Lengths are in points.
package struct TextBlockStyle: Sendable, Hashable {
    /// A length in points, or a percentage of the surrounding width.
    package struct Length: Sendable, Hashable {
        package var value: Double
        package var isPercentage: Bool

        package init(_ value: Double, isPercentage: Bool = false) {
            self.value = value
            self.isPercentage = isPercentage
        }

        func points(in width: Double) -> Double {
            guard isPercentage else { return max(value, 0) }
            return width.isFinite ? max(value, 0) / 100 * width : 0
        }
    }

    /// Values for the four sides.
    package struct Sides<Value: Sendable & Hashable>: Sendable, Hashable {
        package var left: Value
        package var top: Value
        package var right: Value
        package var bottom: Value

        package init(left: Value, top: Value, right: Value, bottom: Value) {
            self.left = left
            self.top = top
            self.right = right
            self.bottom = bottom
        }

        package init(_ value: Value) { self.init(left: value, top: value, right: value, bottom: value) }

        func map<Result>(_ transform: (Value) -> Result) -> Sides<Result> {
            Sides<Result>(
                left: transform(left), top: transform(top), right: transform(right), bottom: transform(bottom))
        }
    }

    /// The bounds of a width or a height.
    package struct Extent: Sendable, Hashable {
        package var exact: Length?
        package var minimum: Length?
        package var maximum: Length?

        package init(exact: Length? = nil, minimum: Length? = nil, maximum: Length? = nil) {
            self.exact = exact
            self.minimum = minimum
            self.maximum = maximum
        }

        func limited(_ value: Double, in width: Double) -> Double {
            let limited = min(value, maximum?.points(in: width) ?? .infinity)
            return max(limited, minimum?.points(in: width) ?? 0)
        }
    }

    /// The vertical position of the content in a block that is higher.
    package enum Alignment: Sendable, Hashable { case top, middle, bottom, baseline }

    /// The identity of the block. Consecutive paragraphs with the same block are in it together.
    package var id: UInt
    package var margin = Sides(Length(0))
    package var border = Sides(Length(0))
    package var padding = Sides(Length(0))
    package var borderColors = Sides<Color?>(nil)
    package var background: Color?
    package var width = Extent()
    package var height = Extent()
    package var alignment = Alignment.top
    /// The position in a table, or `nil` for other blocks.
    package var cell: TextTableCell?

    package init(id: UInt) {
        self.id = id
    }
}

/// The position of a block in a table.
package struct TextTableCell: Sendable, Hashable {
    package var table: TextTableStyle
    package var rows: Range<Int>
    package var columns: Range<Int>

    package init(table: TextTableStyle, rows: Range<Int>, columns: Range<Int>) {
        self.table = table
        self.rows = rows
        self.columns = columns
    }
}

/// The style of a table.
package struct TextTableStyle: Sendable, Hashable {
    package var columnCount: Int
    /// Whether the blocks, rather than their content, determine the widths of columns.
    package var isFixed: Bool
    /// Whether adjacent borders are one.
    package var collapsesBorders: Bool
    package var hidesEmptyCells: Bool
    /// The area around the table, in an array because a block can contain a table.
    private var boxes: [TextBlockStyle]
    package var box: TextBlockStyle { boxes[0] }

    package init(
        box: TextBlockStyle, columnCount: Int, isFixed: Bool, collapsesBorders: Bool, hidesEmptyCells: Bool
    ) {
        boxes = [box]
        self.columnCount = columnCount
        self.isFixed = isFixed
        self.collapsesBorders = collapsesBorders
        self.hidesEmptyCells = hidesEmptyCells
    }
}

/// A rectangle behind text: a part of the background or the border of a block.
package struct TextDecoration: Sendable, Hashable {
    package var rect: Rect
    package var color: Color

    package init(rect: Rect, color: Color) {
        self.rect = rect
        self.color = color
    }
}
