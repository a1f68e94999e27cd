import Foundation
import PortableUIKit
import Testing

/// Numbers and rectangles that dictionaries and animations hold as objects, taken as Swift's values.
@Suite struct BridgedNumberTests {
    @Test func `a number is taken as CGFloat`() {
        let value: Any = NSNumber(value: 2.5)
        #expect(value as? CGFloat == 2.5)
        #expect(value as? Double == 2.5)
        #expect(["alpha": NSNumber(value: 1)] as [String: Any] as? [String: CGFloat] == ["alpha": 1])
    }

    @Test func `a CGFloat is taken as a number`() {
        let value: Any = CGFloat(3)
        #expect(value as? NSNumber == 3)
        #expect([1, 2.5, CGFloat(3)] as [Any] as? [NSNumber] == [1, 2.5, 3])
    }

    @Test func `what is no number is no CGFloat`() {
        let values: [Any] = ["2.5", NSValue(cgPoint: .zero), CGRect.zero]
        #expect(values.allSatisfy { !($0 is CGFloat) })
    }
}
