import Foundation

/// An area around paragraphs, with margins, a border, and padding.
///
/// Consecutive paragraphs are in the same area if their styles contain the same block. Text views, labels, and the
/// methods that draw strings draw blocks behind their paragraphs.
open class NSTextBlock: NSObject, @unchecked Sendable {
    /// The dimensions of a block.
    public enum Dimension: UInt, Sendable {
        /// The width.
        case width = 0
        /// The minimum width.
        case minimumWidth = 1
        /// The maximum width.
        case maximumWidth = 2
        /// The height.
        case height = 4
        /// The minimum height.
        case minimumHeight = 5
        /// The maximum height.
        case maximumHeight = 6
    }

    /// The layers around the content of a block.
    public enum Layer: Int, Sendable {
        /// The space between the border and the content.
        case padding = -1
        /// The border.
        case border = 0
        /// The space around the border.
        case margin = 1
    }

    /// The units of a value.
    public enum ValueType: UInt, Sendable {
        /// The value is a number of points.
        case absolute = 0
        /// The value is a percentage of the surrounding block.
        case percentage = 1
    }

    /// The vertical alignments of a block's content.
    public enum VerticalAlignment: UInt, Sendable {
        /// The content is at the top.
        case top = 0
        /// The content is in the middle.
        case middle = 1
        /// The content is at the bottom.
        case bottom = 2
        /// The baselines of adjacent blocks are aligned.
        case baseline = 3
    }

    private struct Value {
        var number: CGFloat = 0
        var type = ValueType.absolute
    }

    private struct Side: Hashable {
        let layer: Layer
        let edge: CGRectEdge
    }

    private static let edges: [CGRectEdge] = [.minXEdge, .minYEdge, .maxXEdge, .maxYEdge]

    private var dimensions: [Dimension: Value] = [:]
    private var widths: [Side: Value] = [:]
    private var borderColors: [CGRectEdge: UIColor] = [:]

    /// Creates a block without margins, border, and padding.
    public override init() {
        super.init()
    }

    /// Returns `nil`, because archives aren't supported.
    public required init?(coder: NSCoder) {
        return nil
    }

    // MARK: Dimensions

    /// Sets a dimension.
    open func setValue(_ value: CGFloat, type: NSTextBlock.ValueType, for dimension: NSTextBlock.Dimension) {
        dimensions[dimension] = Value(number: value, type: type)
    }

    /// Returns a dimension. The default is 0.
    open func value(for dimension: NSTextBlock.Dimension) -> CGFloat { dimensions[dimension]?.number ?? 0 }

    /// Returns the unit of a dimension. The default is `.absolute`.
    open func valueType(for dimension: NSTextBlock.Dimension) -> NSTextBlock.ValueType {
        dimensions[dimension]?.type ?? .absolute
    }

    /// Sets the width of the content.
    open func setContentWidth(_ contentWidth: CGFloat, type: NSTextBlock.ValueType) {
        setValue(contentWidth, type: type, for: .width)
    }

    /// The width of the content. The default is 0.
    open var contentWidth: CGFloat { value(for: .width) }

    /// The unit of the content's width. The default is `.absolute`.
    open var contentWidthValueType: NSTextBlock.ValueType { valueType(for: .width) }

    // MARK: Layers

    /// Sets the width of a layer at all edges.
    open func setWidth(_ width: CGFloat, type: NSTextBlock.ValueType, for layer: NSTextBlock.Layer) {
        for edge in Self.edges { setWidth(width, type: type, for: layer, rectEdge: edge) }
    }

    /// Sets the width of a layer at an edge.
    open func setWidth(
        _ width: CGFloat, type: NSTextBlock.ValueType, for layer: NSTextBlock.Layer, rectEdge: CGRectEdge
    ) {
        widths[Side(layer: layer, edge: rectEdge)] = Value(number: width, type: type)
    }

    /// Returns the width of a layer at an edge. The default is 0.
    open func width(for layer: NSTextBlock.Layer, rectEdge: CGRectEdge) -> CGFloat {
        widths[Side(layer: layer, edge: rectEdge)]?.number ?? 0
    }

    /// Returns the unit of a layer's width at an edge. The default is `.absolute`.
    open func widthValueType(for layer: NSTextBlock.Layer, rectEdge: CGRectEdge) -> NSTextBlock.ValueType {
        widths[Side(layer: layer, edge: rectEdge)]?.type ?? .absolute
    }

    /// The vertical alignment of the content. The default is `.top`.
    open var verticalAlignment = NSTextBlock.VerticalAlignment.top

    // MARK: Colors

    /// The color of the background. The default is `nil`.
    open var backgroundColor: UIColor?

    /// Sets the color of the border at all edges.
    open func setBorderColor(_ color: UIColor?) {
        for edge in Self.edges { setBorderColor(color, rectEdge: edge) }
    }

    /// Sets the color of the border at an edge.
    open func setBorderColor(_ borderColor: UIColor?, rectEdge: CGRectEdge) {
        borderColors[rectEdge] = borderColor
    }

    /// Returns the color of the border at an edge. The default is `nil`.
    open func borderColor(for rectEdge: CGRectEdge) -> UIColor? { borderColors[rectEdge] }
}
