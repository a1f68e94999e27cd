import Foundation
import Testing

@testable import PortableUIKitCore
@testable import PortableControls
import PortableUIKit

struct CoderGeometryTests {
    @Test func `geometry is written in braces`() {
        #expect(NSCoder.string(for: CGPoint(x: 1, y: -2.5)) == "{1, -2.5}")
        #expect(NSCoder.string(for: CGRect(x: 0, y: 1, width: 320, height: 480)) == "{{0, 1}, {320, 480}}")
        #expect(NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
        #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
    }

    @Test func `written values can be read`() {
        let rect = CGRect(x: 0.1, y: -3, width: 1e9, height: 2)
        #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
        let transform = CGAffineTransform(rotationAngle: 1)
        #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: transform)) == transform)
        let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4.25)
        #expect(NSCoder.nsDirectionalEdgeInsets(for: NSCoder.string(for: insets)) == insets)
        #expect(NSCoder.uiOffset(for: "{3, 4}") == UIOffset(horizontal: 3, vertical: 4))
        #expect(NSCoder.cgVector(for: "{3, 4}") == CGVector(dx: 3, dy: 4))
    }

    @Test(arguments: ["", "{1}", "{1, 2, 3}", "{a, b}"]) func `text that isn't a point is read as zero`(text: String) {
        #expect(NSCoder.cgPoint(for: text) == .zero && NSCoder.cgSize(for: text) == .zero)
    }
}
