import CollageTesting
import DisplayList
import LayoutGeometry
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// Inner shadows of shapes.
@MainActor
struct InnerShadowTests {
    private func shadows(_ view: some View) -> [DisplayNode] {
        LaidOut(view).nodes.filter { $0.name == "Inner shadow" }
    }

    @Test func `a shadow is only inside the shape, cast by the area around it`() throws {
        let view = Circle().fill(.red.shadow(.inner(color: .black, radius: 4, x: 1, y: 2)))
        let shadow = try #require(shadows(view).first)
        #expect(shadow.mask.count == 1)
        let thrown = try #require(shadow.children.first?.shadow)
        #expect(thrown.radius == 4 && thrown.offset.width == 1 && thrown.offset.height == 2)
        guard case .fill(let path, _, true)? = shadow.children.first?.commands.first else {
            Issue.record("Nothing around the circle throws the shadow")
            return
        }
        // Further out than the shadow reaches, but for the circle.
        #expect(
            path.contains(Point(x: -10, y: 50), evenOdd: true) && !path.contains(Point(x: 50, y: 50), evenOdd: true))
    }

    @Test func `a rectangle can have one inner shadow, and several overlap`() {
        let rectangle = shadows(Rectangle().fill(.red.shadow(.inner(radius: 3))))
        #expect(rectangle.count == 1 && rectangle[0].clipsToBounds)
        let two = shadows(
            Circle().fill(.gray.shadow(.inner(color: .black, radius: 2)).shadow(.inner(color: .white, radius: 2))))
        #expect(two.count == 2 && two[0].id != two[1].id)
    }

    @Test func `a drop shadow isn't an inner shadow`() {
        #expect(shadows(Circle().fill(.red.shadow(.drop(radius: 3)))).isEmpty)
    }
}
