import Testing
import UIKit

/// Test files on Apple's systems begin with these two imports, and have to compile here unchanged.
@MainActor struct UIKitImportTests {
    @Test func `Swift Testing works alongside UIKit`() {
        let label = UILabel()
        label.text = "Hello"
        #expect(label.intrinsicContentSize.width > 0)
        #expect(UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10)).center == CGPoint(x: 10, y: 5))
    }
}
