import CoreGraphics
import Testing

/// Files that import only Core Graphics compile as on Apple's systems.
struct CoreGraphicsImportTests {
    @Test func `CoreGraphics has its geometry, colors, and paths without other imports`() {
        let path = CGMutablePath()
        path.addRect(CGRect(origin: .zero, size: CGSize(width: 20, height: 10)))
        var transform = CGAffineTransform(translationX: 5, y: 0)
        #expect(path.copy(using: &transform)?.boundingBox == CGRect(x: 5, y: 0, width: 20, height: 10))
        #expect(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5).alpha == 0.5)
    }
}
