import LayoutGeometry
import PortableUIKit

/// A key for an alignment guide: the type that identifies it, and its axis.
// The metatype is immutable.
struct AlignmentKey: Hashable, @unchecked Sendable {
    let id: any AlignmentID.Type
    let axis: LayoutGeometry.Axis
    /// A Boolean value that indicates whether the guide is a text baseline, which texts always provide.
    let isTextBaseline: Bool
    /// The fraction of the length at which a built-in guide is, unless a view sets it explicitly.
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

/// The first text baseline, which is the topmost one of several views. For a view without text, it's the bottom.
enum FirstTextBaseline: SharedAlignmentID {
    static var share: Double { 1 }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }

    static func _combineExplicit(_ values: [CGFloat]) -> CGFloat? { values.min() }
}

/// The last text baseline, which is the bottommost one of several views. For a view without text, it's the bottom.
enum LastTextBaseline: SharedAlignmentID {
    static var share: Double { 1 }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }

    static func _combineExplicit(_ values: [CGFloat]) -> CGFloat? { values.max() }
}
