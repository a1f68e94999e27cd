import Testing

@testable import LayoutGeometry

struct SaturatingIntegerTests {
    @Test func `numbers in the range are truncated towards zero`() {
        #expect([2.9, -2.9, 0, 1e15].map { Int(saturating: $0) } == [2, -2, 0, 1_000_000_000_000_000])
        #expect(UInt8(saturating: 255.9) == 255 && UInt8(saturating: -0.5) == 0)
    }

    @Test func `other numbers become the smallest or largest integer`() {
        #expect(Int(saturating: 1e300) == .max && Int(saturating: -Double.infinity) == .min)
        #expect(Int(saturating: Double(Int.max)) == .max && Int(saturating: -1e19) == .min)
        #expect(UInt8(saturating: 256.0) == .max && UInt8(saturating: -1.0) == 0)
        #expect(Int(saturating: Double.nan) == 0)
    }
}
