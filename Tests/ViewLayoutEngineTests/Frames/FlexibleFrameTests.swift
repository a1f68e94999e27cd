import LayoutGeometry
import Testing
import ViewLayoutEngine

struct FlexibleFrameTests {
    private typealias Limits = FlexibleFrame.Limits

    struct Row: Sendable, CustomTestStringConvertible {
        var min: Double?, ideal: Double?, max: Double?
        var offer: Double?
        /// The child's response to its proposal: at most `child` wide, at least `smallest`.
        var child: Double
        var smallest = 0.0
        var expected: Double
        var rule: String

        var testDescription: String { rule }
    }

    static let rows = [
        Row(max: .infinity, offer: 300, child: 50, expected: 300, rule: "maxWidth infinity takes the offer"),
        Row(
            max: .infinity, offer: nil, child: 50, expected: 50, rule: "maxWidth infinity without an offer is the child"
        ),
        Row(max: .infinity, offer: 20, child: 50, smallest: 50, expected: 50, rule: "the child is the missing minimum"),
        Row(max: 100, offer: 300, child: 50, expected: 100, rule: "the offer is limited to the largest length"),
        Row(max: 100, offer: 70, child: 50, expected: 70, rule: "an offer below the largest length is taken"),
        Row(max: 30, offer: 70, child: 50, smallest: 50, expected: 30, rule: "the child may hang over"),
        Row(min: 100, offer: 300, child: 50, expected: 100, rule: "the child, raised, is the missing maximum"),
        Row(min: 100, offer: 120, child: 150, smallest: 150, expected: 120, rule: "an offer between minimum and child"),
        Row(min: 100, offer: 20, child: 10, expected: 100, rule: "never below the smallest length"),
        Row(min: 100, offer: nil, child: 10, expected: 100, rule: "the ideal is not below the smallest length"),
        Row(min: 0, max: .infinity, offer: 20, child: 50, smallest: 50, expected: 20, rule: "both limits: the offer"),
        Row(min: 10, max: 40, offer: nil, child: 50, expected: 40, rule: "without an offer the child is limited"),
        Row(ideal: 70, offer: nil, child: 50, expected: 50, rule: "an ideal alone is only an offer"),
        Row(ideal: 70, max: .infinity, offer: nil, child: 50, expected: 70, rule: "the ideal stands for the offer"),
        Row(ideal: 70, offer: 20, child: 50, smallest: 50, expected: 50, rule: "an ideal does not change an offer"),
        Row(offer: 200, child: 50, expected: 50, rule: "no limits: the child"),
    ]

    @Test(arguments: rows) func `lengths follow the limits`(row: Row) {
        let limits = Limits(min: row.min, ideal: row.ideal, max: row.max)
        let frame = FlexibleFrame(horizontal: limits, vertical: Limits(min: nil, ideal: nil, max: nil))
        let size = frame.size(ProposedSize(width: row.offer, height: nil)) { offer in
            Size(width: max(row.smallest, min(row.child, offer.width ?? row.child)), height: 10)
        }
        #expect(size.width == row.expected)
    }

    @Test func `the child's proposal is within the limits`() {
        let frame = FlexibleFrame(
            horizontal: Limits(min: 50, ideal: nil, max: 100), vertical: Limits(min: nil, ideal: 30, max: nil))
        #expect(
            frame.proposal(ProposedSize(width: 200, height: nil)) == ProposedSize(width: 100, height: 30))
        #expect(frame.proposal(ProposedSize(width: 20, height: 80)) == ProposedSize(width: 50, height: 80))
        #expect(frame.proposal(.unspecified).width == nil)
        let small = FlexibleFrame(
            horizontal: Limits(min: nil, ideal: nil, max: 100), vertical: Limits(min: nil, ideal: nil, max: nil))
        #expect(small.proposal(ProposedSize(width: 0.5, height: 0.5)) == ProposedSize(width: 0.5, height: 0.5))
    }

    @Test func `contradictory limits are raised to the smaller ones and reported`() {
        let limits = Limits(min: 100, ideal: 50, max: 20)
        #expect((limits.min, limits.ideal, limits.max) == (100, 100, 100))
        #expect(limits.issue == .contradiction)
        #expect(Limits(min: 10, ideal: 20, max: 30).issue == nil)
        #expect(Limits(min: 10, ideal: 10, max: 10).issue == nil)
    }

    @Test(arguments: [Double.nan, -5]) func `invalid limits are ignored and reported`(length: Double) {
        let limits = Limits(min: length, ideal: length, max: length)
        #expect(limits.min == nil && limits.ideal == nil && limits.max == nil)
        #expect(limits.issue == .invalidLength)
    }

    @Test func `both axes follow their own limits`() {
        let frame = FlexibleFrame(
            horizontal: Limits(min: 20, ideal: nil, max: 40), vertical: Limits(min: nil, ideal: 30, max: .infinity))
        #expect(
            frame.size(ProposedSize(width: 90, height: nil)) { _ in Size(width: 5, height: 6) }
                == Size(width: 40, height: 30))
        #expect(
            frame.size(ProposedSize(width: 9, height: 70)) { _ in Size(width: 50, height: 80) }
                == Size(width: 20, height: 80))
    }

    @Test func `an issue on either axis is the frame's, the horizontal one first`() {
        let wrong = Limits(min: -1, ideal: nil, max: nil), odd = Limits(min: 9, ideal: nil, max: 3)
        let open = Limits(min: nil, ideal: nil, max: nil)
        #expect(FlexibleFrame(horizontal: wrong, vertical: odd).issue == .invalidLength)
        #expect(FlexibleFrame(horizontal: odd, vertical: wrong).issue == .contradiction)
        #expect(FlexibleFrame(horizontal: open, vertical: odd).issue == .contradiction)
        #expect(FlexibleFrame(horizontal: open, vertical: open).issue == nil)
    }

    @Test func `invalid limits are reported before contradictory ones`() {
        #expect(Limits(min: 10, ideal: 5, max: -1).issue == .invalidLength)
        #expect(Limits(min: 10, ideal: nil, max: 5) == Limits(min: 10, ideal: nil, max: 5))
        #expect(Limits(min: 10, ideal: nil, max: 5).max == 10)
        #expect(Limits(min: .infinity, ideal: 5, max: 7).ideal == .infinity)
    }

    @Test func `a length of zero is valid`() {
        let none = Limits(min: 0, ideal: 0, max: 0)
        #expect((none.min, none.ideal, none.max) == (0, 0, 0) && none.issue == nil)
        let frame = FlexibleFrame(horizontal: none, vertical: none)
        #expect(frame.size(ProposedSize(width: 9, height: nil)) { _ in Size(width: 5, height: 5) } == .zero)
    }
}
