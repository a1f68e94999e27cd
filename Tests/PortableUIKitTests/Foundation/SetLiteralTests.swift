import Testing

@testable import PortableUIKit

struct SetLiteralTests {
    @Test func `array literals create sets of objects`() {
        let names: NSSet = ["Ann", "Ben", "Ann"]
        #expect(names.count == 2 && names.contains("Ben"))
        #expect(names == NSSet(array: ["Ben", "Ann"]))
        let empty: NSSet = []
        #expect(empty.count == 0)
    }

    @Test func `array literals create mutable sets`() {
        let numbers: NSMutableSet = [1, 2]
        numbers.add(3)
        #expect(numbers == [1, 2, 3])
    }
}
