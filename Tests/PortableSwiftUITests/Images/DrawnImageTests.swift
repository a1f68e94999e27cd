import CollageTesting
import DisplayList
import LayoutGeometry
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// Images that are drawn with a closure.
@MainActor struct DrawnImageTests {
    private func image(_ size: CGSize, scale: CGFloat = 2) -> UIImage? {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        let image = Image(size: size) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.black))
        }
        return image.resolvedImage(in: environment)
    }

    @Test func `an image has the given size in points, and the pixels of the screen`() throws {
        let image = try #require(self.image(CGSize(width: 20, height: 10)))
        #expect(image.size == CGSize(width: 20, height: 10) && image.scale == 2)
        #expect(image.cgImage?.width == 40 && image.cgImage?.height == 20)
    }

    @Test(arguments: [CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: 1e9, height: 1e9)])
    func `an image without pixels isn't shown`(size: CGSize) {
        #expect(image(size) == nil)
    }

    @Test func `an image is drawn again only if the environment that it reads changes`() {
        var count = 0
        let image = Image(size: CGSize(width: 20, height: 10)) { context in
            count += 1
            context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .style(.tint))
        }
        var environment = EnvironmentValues()
        environment.displayScale = 2
        let first = image.resolvedImage(in: environment)
        environment.lineLimit = 3
        #expect(image.resolvedImage(in: environment) === first && count == 1)
        environment.displayScale = 3
        #expect(image.resolvedImage(in: environment)?.scale == 3 && count == 2)
        environment.colorScheme = .dark
        _ = image.resolvedImage(in: environment)
        #expect(count == 3)
        environment.tint = AnyShapeStyle(.red)
        _ = image.resolvedImage(in: environment)
        #expect(count == 4)
    }

    @Test func `an image is a view with its size and label`() {
        #expect(LaidOut(Image(size: CGSize(width: 20, height: 10)) { _ in }).frames == ["40 45 20 10"])
        let host = TestHost()
        host.show(
            UIHostingController(rootView: Image(size: CGSize(width: 20, height: 10), label: Text("Dot")) { _ in }))
        #expect(host.elements.map(\.label) == ["Dot"])
    }
}
