import Foundation
import LayoutGeometry
import PortableUIKit

/// A coordinate space.
public enum CoordinateSpace: Hashable {
    /// The coordinate space of the window.
    case global
    /// The coordinate space of the view.
    case local
    /// The coordinate space of an ancestor with a name.
    case named(AnyHashable)

    /// A Boolean value that indicates whether the coordinate space is the global one.
    public var isGlobal: Bool { self == .global }

    /// A Boolean value that indicates whether the coordinate space is the local one.
    public var isLocal: Bool { self == .local }
}

// Names are only compared on the main actor.
extension CoordinateSpace: @unchecked Sendable {}

/// A type that identifies a coordinate space: ``CoordinateSpaceProtocol/local``, ``CoordinateSpaceProtocol/global``, or
/// a named space.
public protocol CoordinateSpaceProtocol {
    /// The space.
    var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// Creates a coordinate space.
    public init() {}

    /// The local coordinate space.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// Creates a coordinate space.
    public init() {}

    /// The global coordinate space.
    public var coordinateSpace: CoordinateSpace { .global }
}

/// A named coordinate space. See ``View/coordinateSpace(_:)``. If no ancestor has the name, it's the window's
/// coordinate space.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable

    /// The coordinate space with the name.
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

// Names are only compared on the main actor.
extension NamedCoordinateSpace: @unchecked Sendable {}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The coordinate space of the view.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The coordinate space of the window.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// Returns the coordinate space of an ancestor with a name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }

    /// The coordinate space of the innermost enclosing scroll view's container.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollSpaceName(axis: nil)) }

    /// Returns the coordinate space of the innermost enclosing scroll view with the given axis.
    public static func scrollView(axis: Axis) -> Self { NamedCoordinateSpace(name: ScrollSpaceName(axis: axis)) }
}

extension View {
    /// Assigns a name to the view's coordinate space, which views inside it can use.
    public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceModifier(name: name.name))
    }

    /// Assigns a name to the view's coordinate space, which views inside it can use.
    @available(*, deprecated, message: "Use coordinateSpace(.named(name)) instead.")
    public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
    }
}

private nonisolated struct CoordinateSpaceModifier: WrappingModifier {
    let name: AnyHashable

    @MainActor func makeElement(_ inputs: _ViewInputs) -> NamedElement { NamedElement() }

    @MainActor func update(_ element: NamedElement, _ inputs: _ViewInputs) { element.spaceName = name }
}

/// An element whose coordinate space has a name.
private final class NamedElement: UnaryElement {
    var spaceName: AnyHashable?

    override func hasSpace(named name: AnyHashable) -> Bool { name == spaceName }
}

/// The name of a scroll view's coordinate space.
struct ScrollSpaceName: Hashable {
    /// The required axis of the movement, or `nil` for any axis.
    let axis: Axis?
}

extension Element {
    /// The transform from the element's coordinate space to the root's, including drawing effects.
    final var mapToRoot: LayoutGeometry.AffineTransform {
        var map = LayoutGeometry.AffineTransform.identity
        var current = self
        while let parent = current.parent {
            let origin = current.frame.origin - parent.contentOffset
            map = map.followed(by: LayoutGeometry.AffineTransform(translationX: origin.x, y: origin.y))
                .followed(by: parent.contentTransform)
            current = parent
        }
        return map
    }

    /// Returns the transform from the root's coordinate space to another one, as seen from the element. If the other
    /// space is scaled to 0, the root's coordinate space is used.
    final func mapFromRoot(to space: CoordinateSpace) -> LayoutGeometry.AffineTransform {
        let outer: Element?
        switch space {
        case .local: outer = self
        case .global: outer = nil
        case .named(let name):
            outer = sequence(first: self, next: \.parent).first { $0.hasSpace(named: name) }
        }
        if let outer { return outer.mapToRoot.inverse ?? .identity }
        let origin = graph?.host.map { $0.convert(CGPoint.zero, to: nil) } ?? CGPoint.zero
        return LayoutGeometry.AffineTransform(translationX: Double(origin.x), y: Double(origin.y))
    }

    /// Returns the element's frame in a coordinate space.
    final func frame(in space: CoordinateSpace) -> Rect {
        let bounds = Rect(origin: .zero, size: frame.size)
        return space.isLocal ? bounds : mapToRoot.followed(by: mapFromRoot(to: space)).apply(bounds)
    }
}
