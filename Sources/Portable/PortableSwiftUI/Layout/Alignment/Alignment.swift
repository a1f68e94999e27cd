import PortableUIKit

/// A type that identifies an alignment guide.
public protocol AlignmentID {
    /// Returns the default position of the guide in a view that doesn't set it explicitly, in points from the view's
    /// leading or top edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat

    // Combines the explicit guides of a container's views into the container's guide. The name isn't Apple's.
    static func _combineExplicit(_ values: [CGFloat]) -> CGFloat?
}

extension AlignmentID {
    /// Returns the average of the values.
    public static func _combineExplicit(_ values: [CGFloat]) -> CGFloat? {
        values.isEmpty ? nil : values.reduce(0, +) / CGFloat(values.count)
    }
}

/// An alignment guide for the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
    let key: AlignmentKey

    /// Creates a custom alignment guide.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

    /// The leading edge.
    public static let leading = HorizontalAlignment(LeadingID.self)
    /// The center.
    public static let center = HorizontalAlignment(CenterID.self)
    /// The trailing edge.
    public static let trailing = HorizontalAlignment(TrailingID.self)

    /// Returns the guide of a container, combined from the explicit guides of its views, or `nil` if there aren't any.
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        key.id._combineExplicit(values.compactMap { $0 })
    }
}

/// An alignment guide for the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
    let key: AlignmentKey

    /// Creates a custom alignment guide.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

    /// The top edge.
    public static let top = VerticalAlignment(TopID.self)
    /// The center.
    public static let center = VerticalAlignment(MiddleID.self)
    /// The bottom edge.
    public static let bottom = VerticalAlignment(BottomID.self)
    /// The baseline of the first line of text.
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
    /// The baseline of the last line of text.
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

    /// Returns the guide of a container, combined from the explicit guides of its views, or `nil` if there aren't any.
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        key.id._combineExplicit(values.compactMap { $0 })
    }
}

/// An alignment on both axes.
public struct Alignment: Equatable, Sendable {
    /// The alignment on the horizontal axis.
    public var horizontal: HorizontalAlignment
    /// The alignment on the vertical axis.
    public var vertical: VerticalAlignment

    /// Creates an alignment from a horizontal and a vertical guide.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The center.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The center of the leading edge.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The center of the trailing edge.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The center of the top edge.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The center of the bottom edge.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The top leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The top trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The bottom leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The bottom trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The center of the first baseline.
    public static var centerFirstTextBaseline: Alignment { .init(horizontal: .center, vertical: .firstTextBaseline) }
    /// The center of the last baseline.
    public static var centerLastTextBaseline: Alignment { .init(horizontal: .center, vertical: .lastTextBaseline) }
    /// The start of the first baseline.
    public static var leadingFirstTextBaseline: Alignment { .init(horizontal: .leading, vertical: .firstTextBaseline) }
    /// The start of the last baseline.
    public static var leadingLastTextBaseline: Alignment { .init(horizontal: .leading, vertical: .lastTextBaseline) }
    /// The end of the first baseline.
    public static var trailingFirstTextBaseline: Alignment {
        .init(horizontal: .trailing, vertical: .firstTextBaseline)
    }
    /// The end of the last baseline.
    public static var trailingLastTextBaseline: Alignment { .init(horizontal: .trailing, vertical: .lastTextBaseline) }
}
