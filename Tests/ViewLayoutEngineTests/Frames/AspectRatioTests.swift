import LayoutGeometry
import Testing
import ViewLayoutEngine

struct AspectRatioTests {
    private func offer(
        _ ratio: Double?, _ mode: AspectRatio.Mode, _ width: Double?, _ height: Double?,
        ideal: Size = Size(width: 40, height: 20)
    ) -> ProposedSize {
        AspectRatio(ratio: ratio, mode: mode).proposal(ProposedSize(width: width, height: height)) { _ in ideal }
    }

    @Test func `fitting uses the largest size inside, and filling the smallest size around`() {
        #expect(offer(2, .fit, 100, 100) == ProposedSize(width: 100, height: 50))
        #expect(offer(0.5, .fit, 100, 100) == ProposedSize(width: 50, height: 100))
        #expect(offer(2, .fill, 100, 100) == ProposedSize(width: 200, height: 100))
        #expect(offer(0.5, .fill, 100, 100) == ProposedSize(width: 100, height: 200))
    }

    @Test func `a length that isn't proposed follows from the other one`() {
        #expect(offer(2, .fit, 100, nil) == ProposedSize(width: 100, height: 50))
        #expect(offer(2, .fill, nil, 100) == ProposedSize(width: 200, height: 100))
    }

    @Test func `without a proposal, the ideal size has the ratio`() {
        #expect(offer(1, .fit, nil, nil) == ProposedSize(width: 20, height: 20))
        #expect(offer(1, .fill, nil, nil) == ProposedSize(width: 40, height: 40))
    }

    @Test func `without a ratio, the child's own applies`() {
        #expect(offer(nil, .fit, 100, 100) == ProposedSize(width: 100, height: 50))
        #expect(offer(nil, .fit, nil, nil) == ProposedSize(width: 40, height: 20))
    }

    @Test func `a child smaller than a point has a ratio, too`() {
        #expect(
            offer(nil, .fit, 100, 100, ideal: Size(width: 0.5, height: 0.25)) == ProposedSize(width: 100, height: 50))
    }

    @Test(arguments: [0, -1, Double.nan, .infinity]) func `an invalid ratio is ignored`(ratio: Double) {
        #expect(offer(ratio, .fit, 100, 100) == ProposedSize(width: 100, height: 50))
    }

    @Test func `a child without a size receives the proposal unchanged`() {
        #expect(offer(nil, .fit, 100, 30, ideal: .zero) == ProposedSize(width: 100, height: 30))
        for ideal in [Size(width: 0, height: 20), Size(width: 20, height: 0), Size(width: -1, height: -1)] {
            #expect(offer(nil, .fit, 100, 30, ideal: ideal) == ProposedSize(width: 100, height: 30))
        }
    }

    @Test(arguments: [AspectRatio.Mode.fit, .fill]) func `a proposal with the same ratio is used unchanged`(
        mode: AspectRatio.Mode
    ) {
        #expect(offer(2, mode, 100, 50) == ProposedSize(width: 100, height: 50))
        #expect(offer(nil, mode, 100, 50) == ProposedSize(width: 100, height: 50))
    }

    @Test func `the child's ideal size is measured once, and only if it matters`() {
        for (ratio, width, questions) in [(nil, 100.0, 1), (nil, nil, 1), (2, nil, 1), (2, 100, 0)]
            as [(Double?, Double?, Int)]
        {
            var asked = 0
            _ = AspectRatio(ratio: ratio, mode: .fit).proposal(ProposedSize(width: width, height: nil)) { offer in
                #expect(offer == .unspecified)
                asked += 1
                return Size(width: 40, height: 20)
            }
            #expect(asked == questions, "\(String(describing: ratio)), \(String(describing: width))")
        }
    }
}
