import CollageTesting
import Testing

struct UIFloatRangeTests {
    @Test func `a range is a value`() {
        #expect(UIFloatRange() == .zero && UIFloatRange(minimum: 0, maximum: 0) == .zero)
        #expect(UIFloatRange.infinite.isInfinite && !UIFloatRange.zero.isInfinite)
        #expect(!UIFloatRange(minimum: -.infinity, maximum: 1).isInfinite)
    }
}
