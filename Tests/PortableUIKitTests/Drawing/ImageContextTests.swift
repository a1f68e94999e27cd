import CollageTesting
import DisplayList
import Foundation
import LayoutGeometry
import Testing

/// Images that are drawn between begin and end, and rendering of layers and views.
@MainActor final class ImageContextTests {
    @Test func `an image contains the drawing since the context began`() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 20), false, 2)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(image.size == CGSize(width: 10, height: 20))
        #expect(image.scale == 2)
        let pixels = try #require(image.cgImage)
        #expect((pixels.width, pixels.height) == (20, 40))
        guard case .commands(let commands) = pixels.image.content else {
            Issue.record("the image is no drawing")
            return
        }
        #expect(commands.count == 1)
    }

    @Test func `opaque images begin black, and images without a scale have the default one`() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), true, 0)
        let opaque = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(opaque.scale == max(UITraitCollection.current.displayScale, 1))
        guard case .commands(let commands)? = opaque.cgImage?.image.content else {
            Issue.record("the image is no drawing")
            return
        }
        #expect(commands == [.fill(Path(Rect(x: 0, y: 0, width: 4, height: 4)), .color(.black))])
        UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == 1)
        UIGraphicsEndImageContext()
    }

    @Test func `contexts are stacked, and outside of them there's no image`() {
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
        UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
        #expect(UIGraphicsGetCurrentContext()?.makeImage()?.width == 2)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext()?.makeImage()?.width == 1)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIGraphicsEndImageContext()
        UIGraphicsBeginImageContext(.zero)
        #expect(UIGraphicsGetCurrentContext()?.makeImage() == nil)
        UIGraphicsEndImageContext()
    }

    /// The frames filled with a color, in the initial coordinates.
    private func fills(_ color: UIColor, in context: CGContext) -> [CGRect] {
        var maps = [CGAffineTransform.identity]
        var found: [CGRect] = []
        for command in context.recording {
            switch command {
            case .save: maps.append(maps[maps.count - 1])
            case .restore: maps.removeLast()
            case .transform(let map):
                let own = CGAffineTransform(a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx, ty: map.ty)
                maps[maps.count - 1] = own.concatenating(maps[maps.count - 1])
            case .fill(let path, .color(color.cgColor.color), _):
                guard let box = path.bounds else { continue }
                let rect = CGRect(x: box.minX, y: box.minY, width: box.size.width, height: box.size.height)
                found.append(rect.applying(maps[maps.count - 1]))
            default: break
            }
        }
        return found
    }

    @Test func `a layer draws itself and its sublayers, regardless of its position`() {
        let view = UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        view.backgroundColor = .blue
        inner.backgroundColor = .red
        view.addSubview(inner)
        let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.layer.render(in: context)
        #expect(fills(.blue, in: context) == [CGRect(x: 0, y: 0, width: 100, height: 100)])
        #expect(fills(.red, in: context) == [CGRect(x: 10, y: 20, width: 30, height: 40)])
    }

    @Test func `a view draws itself stretched to a rectangle, and returns whether it could`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.backgroundColor = .red
        #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
        UIGraphicsBeginImageContext(CGSize(width: 200, height: 200))
        defer { UIGraphicsEndImageContext() }
        #expect(view.drawHierarchy(in: CGRect(x: 10, y: 10, width: 50, height: 100), afterScreenUpdates: true))
        let context = try #require(UIGraphicsGetCurrentContext())
        #expect(fills(.red, in: context) == [CGRect(x: 10, y: 10, width: 50, height: 100)])
        #expect(
            !UIView(frame: .zero).drawHierarchy(in: CGRect(x: 0, y: 0, width: 1, height: 1), afterScreenUpdates: false))
    }

    @Test func `a part of a view is rendered as an image`() throws {
        let host = TestHost()
        let controller = UIViewController()
        controller.view.backgroundColor = .red
        host.show(controller)
        let part = try #require(
            controller.view.resizableSnapshotView(
                from: CGRect(x: 20, y: 30, width: 40, height: 50), afterScreenUpdates: true, withCapInsets: .zero))
        #expect(part.bounds.size == CGSize(width: 40, height: 50))
        #expect(part.subviews.first?.frame.origin == CGPoint(x: -20, y: -30))
    }
}
