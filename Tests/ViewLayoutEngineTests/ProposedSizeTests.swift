import LayoutGeometry
import Testing
import ViewLayoutEngine

struct ProposedSizeTests {
    @Test func `an unspecified size has no lengths`() {
        #expect(ProposedSize.unspecified == ProposedSize(width: nil, height: nil))
        #expect(ProposedSize.zero == ProposedSize(Size(width: 0, height: 0)))
        #expect(ProposedSize.infinity == ProposedSize(width: .infinity, height: .infinity))
    }

    @Test func `sizes are equal if both lengths are`() {
        #expect(ProposedSize(width: 1, height: nil) != ProposedSize(width: 1, height: 2))
        #expect(ProposedSize(width: nil, height: 2) != ProposedSize(width: 1, height: 2))
    }

    @Test func `each axis has its length`() {
        var size = ProposedSize(width: 1, height: 2)
        #expect(size[.horizontal] == 1 && size[.vertical] == 2)
        size[.horizontal] = 3
        size[.vertical] = nil
        #expect(size == ProposedSize(width: 3, height: nil))
    }

    @Test func `unspecified lengths are replaced by others`() {
        let other = Size(width: 7, height: 9)
        #expect(ProposedSize(width: 1, height: nil).replacingUnspecified(by: other) == Size(width: 1, height: 9))
        #expect(ProposedSize(width: nil, height: 2).replacingUnspecified(by: other) == Size(width: 7, height: 2))
        #expect(Size.fallbackIdeal == Size(width: 10, height: 10))
    }

    @Test func `insets never make a length negative`() {
        let insets = Insets(top: 1, leading: 2, bottom: 4, trailing: 8)
        #expect(ProposedSize(width: 30, height: 30).inset(by: insets) == ProposedSize(width: 20, height: 25))
        #expect(ProposedSize(width: 9, height: 4).inset(by: insets) == .zero)
        #expect(ProposedSize(width: nil, height: 6).inset(by: insets) == ProposedSize(width: nil, height: 1))
    }

    @Test func `a size outset by insets is larger, and never negative`() {
        let insets = Insets(top: 1, leading: 2, bottom: 4, trailing: 8)
        #expect(Size(width: 20, height: 25).outset(by: insets) == Size(width: 30, height: 30))
        let inwards = Insets(top: -9, leading: -9, bottom: 0, trailing: 0)
        #expect(Size(width: 5, height: 10).outset(by: inwards) == Size(width: 0, height: 1))
        #expect(Size(width: 10, height: 5).outset(by: inwards) == Size(width: 1, height: 0))
    }
}
