import PortableUIKit

/// A type that stands for a line in views.
public protocol AlignmentID {
    /// Returns the default position of the guide in a view that doesn't set it explicitly, in points from the view's
    /// leading or top edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat

    // Not Apple's name: combines the explicit guides of a container's views into the container's guide.
    static func _combineExplicit(_ values: [CGFloat]) -> CGFloat?
}

extension AlignmentID {
    /// The mean.
    public static func _combineExplicit(_ values: [CGFloat]) -> CGFloat? {
        values.isEmpty ? nil : values.reduce(0, +) / CGFloat(values.count)
    }
}

/// A vertical line in views.
public struct HorizontalAlignment: Equatable, Sendable {
    let key: AlignmentKey

    /// A line of one's own.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

    /// The leading side.
    public static let leading = HorizontalAlignment(LeadingID.self)
    /// The middle.
    public static let center = HorizontalAlignment(CenterID.self)
    /// The trailing side.
    public static let trailing = HorizontalAlignment(TrailingID.self)

    /// The line of a container, of the lines that its views have said; nil if none has.
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        key.id._combineExplicit(values.compactMap { $0 })
    }
}

/// A horizontal line in views.
public struct VerticalAlignment: Equatable, Sendable {
    let key: AlignmentKey

    /// A line of one's own.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

    /// The upper side.
    public static let top = VerticalAlignment(TopID.self)
    /// The middle.
    public static let center = VerticalAlignment(MiddleID.self)
    /// The lower side.
    public static let bottom = VerticalAlignment(BottomID.self)
    /// The baseline of the first line of text.
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
    /// The baseline of the last line of text.
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

    /// The line of a container, of the lines that its views have said; nil if none has.
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        key.id._combineExplicit(values.compactMap { $0 })
    }
}

/// A point in views: where two lines cross.
public struct Alignment: Equatable, Sendable {
    /// The vertical line.
    public var horizontal: HorizontalAlignment
    /// The horizontal line.
    public var vertical: VerticalAlignment

    /// Where these lines cross.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The middle.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The middle of the leading side.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The middle of the trailing side.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The middle of the upper side.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The middle of the lower side.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// A corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// A corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// A corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// A corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The middle of the first baseline.
    public static var centerFirstTextBaseline: Alignment { .init(horizontal: .center, vertical: .firstTextBaseline) }
    /// The middle of the last baseline.
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
