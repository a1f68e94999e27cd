import DisplayList
import LayoutGeometry
import ViewLayoutEngine

@testable import PortableSwiftUI

/// The smallest leaf: a rectangle with a fixed size.
struct Box: Equatable {
    var name: String
    var width = 10.0
    var height = 10.0

    init(_ name: String, width: Double = 10, height: Double = 10) {
        (self.name, self.width, self.height) = (name, width, height)
    }
}

extension Box: LeafView {
    func makeElement(_ inputs: _ViewInputs) -> BoxElement { BoxElement() }

    func update(_ element: BoxElement, _ inputs: _ViewInputs) {
        element.name = name
        element.tint = inputs.environment.testTint
        let size = Size(width: width, height: height)
        if element.ownSize != size {
            element.ownSize = size
            element.setNeedsLayout()
        }
        element.setNeedsDisplay()
        element.updates += 1
    }
}

final class BoxElement: Element {
    var name = ""
    var tint = ""
    var ownSize = Size.zero
    var updates = 0

    override func computeSize(_ proposal: ProposedSize) -> Size { ownSize }

    override var isTouchable: Bool { true }

    override func makeDisplayNode(_ context: DrawingContext) -> DisplayNode? {
        DisplayNode(id: id, name: name, bounds: Rect(origin: .zero, size: context.size))
    }
}

/// The smallest container: one child below the other.
struct Column<Content: View> {
    let content: Content

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension Column: ContainerView {
    func makeElement(_ inputs: _ViewInputs) -> ColumnElement { ColumnElement() }

    func update(_ element: ColumnElement, _ inputs: _ViewInputs) {}
}

final class ColumnElement: Element {
    override func computeSize(_ proposal: ProposedSize) -> Size {
        let sizes = children.map { $0.size(.unspecified) }
        return Size(width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(0) { $0 + $1.height })
    }

    override func placeChildren(in size: Size, _ proposal: ProposedSize) {
        var y = 0.0
        for child in children {
            child.place(at: Point(x: 0, y: y), .unspecified)
            y += child.frame.size.height
        }
    }
}

/// The smallest wrapping modifier: padding on all sides.
struct Room {
    var length: Double
}

extension Room: WrappingModifier {
    func makeElement(_ inputs: _ViewInputs) -> RoomElement { RoomElement() }

    func update(_ element: RoomElement, _ inputs: _ViewInputs) {
        element.length = length
        element.setNeedsLayout()
    }
}

final class RoomElement: Element {
    var length = 0.0

    override func computeSize(_ proposal: ProposedSize) -> Size {
        let size = children[0].size(proposal)
        return Size(width: size.width + 2 * length, height: size.height + 2 * length)
    }

    override func placeChildren(in size: Size, _ proposal: ProposedSize) {
        children[0].place(at: Point(x: length, y: length), proposal)
    }
}

extension View {
    nonisolated func room(_ length: Double) -> some View { modifier(Room(length: length)) }
}

private enum TestTintKey: EnvironmentKey {
    static let defaultValue = ""
}

extension EnvironmentValues {
    nonisolated var testTint: String {
        get { self[TestTintKey.self] }
        set { self[TestTintKey.self] = newValue }
    }
}
