import DisplayList
import LayoutGeometry

extension NSTextBlock {
    /// The style in the typesetter's type, with colors for the given traits.
    func engineStyle(with traits: UITraitCollection) -> TextBlockStyle {
        var style = TextBlockStyle(id: UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()))
        style.margin = sides { length(of: .margin, $0) }
        style.border = sides { length(of: .border, $0) }
        style.padding = sides { length(of: .padding, $0) }
        style.borderColors = sides { borderColor(for: $0)?.color(with: traits) }
        style.background = backgroundColor?.color(with: traits)
        style.width = TextBlockStyle.Extent(
            exact: length(of: .width), minimum: length(of: .minimumWidth), maximum: length(of: .maximumWidth))
        style.height = TextBlockStyle.Extent(
            exact: length(of: .height), minimum: length(of: .minimumHeight), maximum: length(of: .maximumHeight))
        style.alignment =
            switch verticalAlignment {
            case .top: .top
            case .middle: .middle
            case .bottom: .bottom
            case .baseline: .baseline
            }
        if let cell = self as? NSTextTableBlock {
            style.cell = TextTableCell(
                table: cell.table.tableStyle(with: traits), rows: Self.range(cell.startingRow, cell.rowSpan),
                columns: Self.range(cell.startingColumn, cell.columnSpan))
        }
        return style
    }

    private func sides<Value>(_ value: (CGRectEdge) -> Value) -> TextBlockStyle.Sides<Value> {
        TextBlockStyle.Sides(
            left: value(.minXEdge), top: value(.minYEdge), right: value(.maxXEdge), bottom: value(.maxYEdge))
    }

    private func length(of layer: Layer, _ edge: CGRectEdge) -> TextBlockStyle.Length {
        TextBlockStyle.Length(
            Double(width(for: layer, rectEdge: edge)).distance,
            isPercentage: widthValueType(for: layer, rectEdge: edge) == .percentage)
    }

    /// Returns a dimension, or `nil` if it isn't set.
    private func length(of dimension: Dimension) -> TextBlockStyle.Length? {
        let number = Double(value(for: dimension)).distance
        guard number > 0 else { return nil }
        return TextBlockStyle.Length(number, isPercentage: valueType(for: dimension) == .percentage)
    }

    private static func range(_ start: Int, _ count: Int) -> Range<Int> {
        let start = min(max(start, 0), Int(Int16.max))
        return start..<(start + min(max(count, 1), Int(Int16.max)))
    }
}

extension NSTextTable {
    fileprivate func tableStyle(with traits: UITraitCollection) -> TextTableStyle {
        TextTableStyle(
            box: engineStyle(with: traits), columnCount: max(numberOfColumns, 0), isFixed: layoutAlgorithm == .fixed,
            collapsesBorders: collapsesBorders, hidesEmptyCells: hidesEmptyCells)
    }
}
