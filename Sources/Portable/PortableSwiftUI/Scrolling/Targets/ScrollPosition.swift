import Foundation
import PortableUIKit

/// The position of a scroll view: the position that the app scrolled to, or the information that the user scrolled away
/// from it.
///
/// ```swift
/// struct Transcript: View {
///     let lines: [String]
///     @State private var position = ScrollPosition(edge: .bottom)
///
///     var body: some View {
///         ScrollView {
///             ForEach(lines, id: \.self) { Text($0) }
///         }
///         .scrollPosition($position)
///         Button("To the top") { withAnimation { position.scrollTo(edge: .top) } }
///     }
/// }
/// ```
public struct ScrollPosition: Equatable, Sendable {
    /// The position that the content was scrolled to.
    enum Destination: Equatable, Sendable {
        case view(ViewID, anchor: UnitPoint?)
        case edge(Edge)
        case point(x: CGFloat?, y: CGFloat?)
    }

    /// The id of a view, of any type.
    struct ViewID: Equatable, Sendable {
        let value: any Hashable & Sendable

        /// The id as a type-erased value, for UIKit's collections.
        var erased: AnyHashable { AnyHashable(value) }

        static func == (first: ViewID, second: ViewID) -> Bool { first.erased == second.erased }
    }

    /// The position to which the app has scrolled the content, or `nil` if it hasn't, or if the user has scrolled
    /// since.
    private(set) var goal: Destination?
    private var seenID: ViewID?
    private let idType: any (Hashable & Sendable).Type

    /// A Boolean value that indicates whether the user scrolled since the app last set the position. The default is
    /// `false`. The app can set it.
    public var isPositionedByUser = false {
        didSet { if isPositionedByUser { goal = nil } }
    }

    private init(_ idType: any (Hashable & Sendable).Type, _ goal: Destination?) {
        self.idType = idType
        self.goal = goal
    }

    /// Creates the automatic position.
    /// - Parameter idType: The type of the ids in a ``View/scrollTargetLayout(isEnabled:)``. After the user scrolled,
    ///   ``viewID`` contains such an id.
    public init(idType: (some Hashable & Sendable).Type = Never.self) {
        self.init(idType, nil)
    }

    /// Creates a position that shows a view.
    /// - Parameters:
    ///   - id: The id that `id(_:)` or a `ForEach` sets.
    ///   - anchor: The point of the scroll view that is aligned with the same point of the view. If it's `nil`, the
    ///     default, the content scrolls as little as possible.
    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        self.init(type(of: id), .view(ViewID(value: id), anchor: anchor))
    }

    /// Creates a position at an edge of the content.
    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
        self.init(idType, .edge(edge))
    }

    /// Creates a position with a point of the content in the top leading corner.
    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
        self.init(idType, .point(x: point.x, y: point.y))
    }

    /// Creates a position with a point of the content in the top leading corner.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(idType, .point(x: x, y: y))
    }

    /// Creates a position with a horizontal offset, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
        self.init(idType, .point(x: x, y: nil))
    }

    /// Creates a position with a vertical offset, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
        self.init(idType, .point(x: nil, y: y))
    }

    /// Returns whether the positions are the same, with ids of the same type.
    public static func == (first: ScrollPosition, second: ScrollPosition) -> Bool {
        first.goal == second.goal && first.seenID == second.seenID && first.idType == second.idType
            && first.isPositionedByUser == second.isPositionedByUser
    }

    // MARK: Moving

    private mutating func move(to goal: Destination) {
        isPositionedByUser = false
        seenID = nil
        self.goal = goal
    }

    /// Scrolls to a view. In `withAnimation`, scrolling is animated. It has no effect if there's no such view.
    /// - Parameters:
    ///   - id: The id that `id(_:)` or a `ForEach` sets.
    ///   - anchor: The point of the scroll view that is aligned with the same point of the view. If it's `nil`, the
    ///     default, the content scrolls as little as possible.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        move(to: .view(ViewID(value: id), anchor: anchor))
    }

    /// Scrolls to an edge of the content.
    public mutating func scrollTo(edge: Edge) { move(to: .edge(edge)) }

    /// Scrolls a point of the content to the top leading corner, as far as possible.
    public mutating func scrollTo(point: CGPoint) { move(to: .point(x: point.x, y: point.y)) }

    /// Scrolls a point of the content to the top leading corner, as far as possible.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { move(to: .point(x: x, y: y)) }

    /// Scrolls to a horizontal offset, in points, as far as possible.
    public mutating func scrollTo(x: CGFloat) { move(to: .point(x: x, y: nil)) }

    /// Scrolls to a vertical offset, in points, as far as possible.
    public mutating func scrollTo(y: CGFloat) { move(to: .point(x: nil, y: y)) }

    /// Records that the user has scrolled to a view of a target layout.
    mutating func wasMoved(to id: AnyHashable?) {
        isPositionedByUser = true
        func typed<ID: Hashable & Sendable>(_ type: ID.Type) -> ViewID? {
            (id?.base as? ID).map { ViewID(value: $0) }
        }
        seenID = typed(idType)
    }

    // MARK: Current position

    /// The edge of the position, or `nil` if the position isn't an edge.
    public var edge: Edge? {
        if case .edge(let edge) = goal { edge } else { nil }
    }

    /// The point of the position, with 0 for a missing coordinate, or `nil` if the position isn't a point.
    public var point: CGPoint? {
        if case .point(let x, let y) = goal { CGPoint(x: x ?? 0, y: y ?? 0) } else { nil }
    }

    /// The id of the view at the position. After the user scrolled, it's the id of the first visible view.
    public var viewID: (any Hashable & Sendable)? {
        if case .view(let id, _) = goal { id.value } else { seenID?.value }
    }

    /// Returns the id of the view if it has the given type, otherwise `nil`.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }
}
