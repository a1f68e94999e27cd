import Foundation
import PortableUIKit
import Testing

/// Names of Core Foundation.
struct CoreFoundationTests {
    @Test func `objects have the identifiers of their types`() {
        #expect(CFGetTypeID(NSNumber(value: true)) == CFBooleanGetTypeID())
        #expect(CFGetTypeID(NSNumber(value: 1)) == CFNumberGetTypeID())
        #expect(CFGetTypeID(NSString(string: "a")) == CFStringGetTypeID())
        #expect(CFGetTypeID(kCFNull) == CFNullGetTypeID())
        #expect(CFGetTypeID(kCFBooleanTrue) == CFGetTypeID(kCFBooleanFalse))
        #expect(kCFBooleanTrue.boolValue && !kCFBooleanFalse.boolValue && kCFAllocatorDefault == nil)
    }

    @Test(arguments: [3, 100]) func `the bytes of data are at its pointer`(count: Int) {
        let data = Data((0..<count).map { UInt8($0) })
        let pointer: UnsafePointer<UInt8> = CFDataGetBytePtr(data)
        #expect(CFDataGetLength(data) == count)
        #expect([UInt8](UnsafeBufferPointer(start: pointer, count: count)) == [UInt8](data))
        #expect(CFRangeMake(2, 3).location + CFRangeMake(2, 3).length == 5)
    }
}
