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

    @Test func `the foreground style is the default of fills, strokes, and borders`() {
        let bordered = Circle().fill(.white).strokeBorder(lineWidth: 2)
        #expect(bordered.strokeStyle.lineWidth == 2 && type(of: bordered.style) == ForegroundStyle.self)
        let stroked = Circle().strokeBorder(.red, lineWidth: 3).fill().stroke(lineWidth: 1)
        #expect(type(of: stroked.style) == ForegroundStyle.self)
        #expect(stroked.background.background.strokeStyle.lineWidth == 3)
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
