import LayoutGeometry
import PortableUIKit

/// Which line of views an alignment means: a type and the axis that it moves views on.
// A type never changes.
struct AlignmentKey: Hashable, @unchecked Sendable {
    let id: any AlignmentID.Type
    let axis: LayoutGeometry.Axis
    /// Whether it is a baseline of text, which texts know without being asked to.
    let isTextBaseline: Bool
    /// For built-in guides: the fraction of the length at which the guide is, unless a view sets it explicitly.
    let share: Double?

    init(id: any AlignmentID.Type, axis: LayoutGeometry.Axis) {
        self.id = id
        self.axis = axis
        isTextBaseline = id == FirstTextBaseline.self || id == LastTextBaseline.self
        share = (id as? any SharedAlignmentID.Type)?.share
    }

    static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
        left.id == right.id && left.axis == right.axis
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
        hasher.combine(axis)
    }
}

/// A built-in alignment guide, at a fraction of the length.
protocol SharedAlignmentID: AlignmentID {
    static var share: Double { get }
}

enum LeadingID: SharedAlignmentID {
    static var share: Double { 0 }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

enum CenterID: SharedAlignmentID {
    static var share: Double { 0.5 }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

enum TrailingID: SharedAlignmentID {
    static var share: Double { 1 }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

enum TopID: SharedAlignmentID {
    static var share: Double { 0 }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

enum MiddleID: SharedAlignmentID {
    static var share: Double { 0.5 }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

enum BottomID: SharedAlignmentID {
    static var share: Double { 1 }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

/// The highest of the first baselines; the bottom of what has no text.
enum FirstTextBaseline: SharedAlignmentID {
    static var share: Double { 1 }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }

    static func _combineExplicit(_ values: [CGFloat]) -> CGFloat? { values.min() }
}

/// The lowest of the last baselines; the bottom of what has no text.
enum LastTextBaseline: SharedAlignmentID {
    static var share: Double { 1 }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }

    static func _combineExplicit(_ values: [CGFloat]) -> CGFloat? { values.max() }
}
