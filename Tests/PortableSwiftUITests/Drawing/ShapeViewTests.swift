import CollageTesting
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// Shapes that are filled and stroked several times.
@MainActor struct ShapeViewTests {
    @Test func `a filled shape can have a border, a stroke, and another fill in front`() {
        let bordered = Circle().fill(.yellow).strokeBorder(.orange, lineWidth: 4)
        #expect(bordered.strokeStyle.lineWidth == 4)
        #expect(type(of: bordered.background) == _ShapeView<Circle, Color>.self)
        let again = bordered.stroke(.red, lineWidth: 2).fill(.blue.opacity(0.5))
        #expect(type(of: again.background.background.background) == _ShapeView<Circle, Color>.self)
    }

    @Test func `several views of a toolbar item are next to each other`() throws {
        let host = TestHost()
        host.show(
            UIHostingController(
                rootView: NavigationStack {
                    Text("a").toolbar {
                        ToolbarItem {
                            Button("First") {}
                            Button("Second") {}
                        }
                    }
                }))
        let first = try host.element(.label("First")).frame
        let second = try host.element(.label("Second")).frame
        #expect(first.maxX <= second.minX && first.midY == second.midY)
    }
}
