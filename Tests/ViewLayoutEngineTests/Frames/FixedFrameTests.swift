import LayoutGeometry
import Testing
import ViewLayoutEngine

struct FixedFrameTests {
    @Test func `a fixed length is the frame's and the child's proposal, and the other length is the child's`() {
        let frame = FixedFrame(width: 100, height: nil)
        let offer = ProposedSize(width: 30, height: 40)
        #expect(frame.proposal(offer) == ProposedSize(width: 100, height: 40))
        #expect(frame.size(offer) { _ in Size(width: 7, height: 9) } == Size(width: 100, height: 9))
    }

    @Test func `a frame with both lengths measures no child`() {
        let size = FixedFrame(width: 3, height: 4).size(.unspecified) { _ in
            Issue.record("asked")
            return .zero
        }
        #expect(size == Size(width: 3, height: 4))
    }

    @Test(arguments: [-1, Double.nan, Double.infinity, -Double.infinity])
    func `an invalid length is ignored and reported`(
        length: Double
    ) {
        let frame = FixedFrame(width: length, height: 5)
        #expect(frame.width == nil)
        #expect(frame.issue == .invalidLength)
        #expect(FixedFrame(width: 5, height: nil).issue == nil)
    }

    @Test func `a frame can have a size of zero`() {
        let frame = FixedFrame(width: 0, height: 0.5)
        #expect(frame.width == 0 && frame.height == 0.5 && frame.issue == nil)
    }

    @Test func `a fixed length hides the child's preference only on its axis`() {
        let wide = FixedFrame(width: 5, height: nil).spacing(.zero)
        #expect(wide[start: .horizontal] == Spacing.standard[start: .horizontal])
        #expect(wide[end: .horizontal] == Spacing.standard[end: .horizontal])
        #expect(wide.top == Spacing.zero.top && wide.bottom == Spacing.zero.bottom)
        let high = FixedFrame(width: nil, height: 5).spacing(.zero)
        #expect(high.leading == Spacing.zero.leading && high.trailing == Spacing.zero.trailing)
        #expect(high.top == Spacing.standard.top && high.bottom == Spacing.standard.bottom)
    }

    @Test func `the child receives the frame's lengths as its proposal`() {
        var offered: ProposedSize?
        let size = FixedFrame(width: nil, height: 30).size(ProposedSize(width: 70, height: 10)) { offer in
            offered = offer
            return Size(width: 8, height: 99)
        }
        #expect(offered == ProposedSize(width: 70, height: 30) && size == Size(width: 8, height: 30))
    }

    @Test func `a frame without lengths has the child's size`() {
        let frame = FixedFrame(width: nil, height: nil)
        #expect(frame.issue == nil && frame.proposal(.infinity) == .infinity)
        #expect(frame.size(.zero) { _ in Size(width: 3, height: 4) } == Size(width: 3, height: 4))
        #expect(frame.spacing(.zero) == .zero)
    }

    @Test func `an invalid length is reported, and the other one stays`() {
        let frame = FixedFrame(width: 5, height: -0.5)
        #expect(frame.width == 5 && frame.height == nil && frame.issue == .invalidLength)
    }
}
