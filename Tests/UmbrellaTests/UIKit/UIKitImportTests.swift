import Testing
import UIKit

/// Files of tests begin with these two imports on Apple's systems, and have to compile here as they are.
@MainActor struct UIKitImportTests {
    @Test func `Swift Testing works alongside UIKit`() {
        let label = UILabel()
        label.text = "Hello"
        #expect(label.intrinsicContentSize.width > 0)
        #expect(UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10)).center == CGPoint(x: 10, y: 5))
    }
}
