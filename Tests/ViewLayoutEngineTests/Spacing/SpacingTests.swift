import LayoutGeometry
import Testing
import ViewLayoutEngine

struct SpacingTests {
    /// The system font at 17 points on a display of scale 3.
    private let body = TextMetrics(
        ascent: 16.19, descent: 4.1, leading: 0, capHeight: 11.98, pixelLength: 1.0 / 3)
    private var text: Spacing { .text(first: body, last: body) }

    @Test func `views without a spacing preference are 8 points apart on both axes`() {
        for axis in Axis.allCases { #expect(Spacing.standard.distance(to: .standard, along: axis) == 8) }
    }

    @Test func `views below and above text keep unequal distances, neither of which is 8`() {
        let below = text.distance(to: .standard, along: .vertical)
        let above = Spacing.standard.distance(to: text, along: .vertical)
        #expect(abs(below - (2.333 + 20.29 - 11.98)) < 0.01)
        #expect(abs(above - (2.333 + 4.1)) < 0.01)
    }

    @Test func `next to text, the default applies`() {
        #expect(text.distance(to: .standard, along: .horizontal) == 8)
        #expect(text.distance(to: text, along: .horizontal) == 8)
    }

    @Test func `text below text keeps the leading of the lower font, rounded up to the upper text's pixels`() {
        #expect(text.distance(to: text, along: .vertical) == 0)
        var lower = body
        lower.leading = 0.5
        let distance = text.distance(to: .text(first: lower, last: lower), along: .vertical)
        #expect(abs(distance - 2.0 / 3) < 1e-9)
    }

    @Test func `a spacer keeps no distance`() {
        for axis in Axis.allCases { #expect(Spacing.zero.distance(to: .zero, along: axis) == 0) }
        for edge in [Spacing.zero.top, Spacing.zero.leading, Spacing.zero.bottom, Spacing.zero.trailing] {
            #expect(edge == Spacing.Edge(any: 0))
        }
        #expect(Spacing.zero.distance(to: .standard, along: .vertical) == 0)
        #expect(text.distance(to: .zero, along: .vertical) == 0)
    }

    @Test func `distances of a shared category add, and the largest category wins`() {
        let end = Spacing.Edge(afterText: 3, beforeText: 1)
        let start = Spacing.Edge(afterText: 4, beforeText: 9)
        #expect(Spacing.distance(end, start) == 10)
    }

    @Test func `without a shared category, the larger uncategorized preference applies`() {
        #expect(Spacing.distance(.init(any: 3), .init(any: 5)) == 5)
        #expect(Spacing.distance(.init(any: 3), .init(afterText: 5)) == 3)
    }

    @Test func `a stack has the spacing of its end views, and across its axis the largest`() {
        let stack = Spacing.stack(count: 2, axis: .vertical) { $0 == 0 ? text : .standard }
        #expect(stack.top == text.top)
        #expect(stack.bottom == Spacing.standard.bottom)
        #expect(stack.leading == Spacing.standard.leading)
        #expect(Spacing.stack(count: 0, axis: .vertical) { _ in .standard } == .zero)
    }

    @Test func `views on top of each other have the largest preference`() {
        let both = Spacing.overlaid(count: 2) { $0 == 0 ? text : .standard }
        #expect(both.distance(to: .standard, along: .vertical) == text.distance(to: .standard, along: .vertical))
        #expect(both.distance(to: text, along: .vertical) == Spacing.standard.distance(to: text, along: .vertical))
    }

    @Test func `one view has the same preference alone and in a container`() {
        func only(_ index: Int) -> Spacing {
            #expect(index == 0)
            return text
        }
        #expect(Spacing.overlaid(count: 1, of: only) == text)
        for axis in Axis.allCases { #expect(Spacing.stack(count: 1, axis: axis, of: only) == text) }
    }

    @Test func `of fonts with the same line height, the first applies`() {
        var other = body
        (other.ascent, other.descent) = (body.ascent - 1, body.descent + 1)
        let edge = Spacing.Edge(text: .metrics(body))
        #expect(edge.union(.init(text: .metrics(other))) == edge)
    }

    @Test func `an empty overlay or stack has no spacing, and queries no view`() {
        #expect(Spacing.overlaid(count: 0) { fatalError("There is no view \($0).") } == .zero)
        #expect(Spacing.stack(count: 0, axis: .vertical) { fatalError("There is no view \($0).") } == .zero)
    }

    @Test func `most views have the preference of text, and the others have the default`() {
        #expect(Spacing.standard.distance(to: .standard, along: .horizontal) == 8)
        for axis in [Axis.horizontal, .vertical] {
            #expect(Spacing.standard[end: axis] == Spacing.Edge(beforeText: 0))
            #expect(Spacing.standard[start: axis] == Spacing.Edge(afterText: 0))
        }
    }

    @Test func `a frame with a fixed height hides the preference of the text in it`() {
        var spacing = text
        spacing.reset(.vertical)
        #expect(spacing.distance(to: .standard, along: .vertical) == 8)
    }

    // MARK: Texts that name a distance

    @Test func `two texts with preferred distances keep both`() {
        #expect(Spacing.distance(.init(text: .distance(3)), .init(text: .distance(4))) == 7)
    }

    @Test func `next to a font, only the other text's distance applies`() {
        let font = Spacing.Edge(text: .metrics(body)), distance = Spacing.Edge(text: .distance(5))
        #expect(Spacing.distance(font, distance) == 5 && Spacing.distance(distance, font) == 5)
    }

    @Test func `text next to a view without preferences keeps the default`() {
        #expect(Spacing.distance(.init(text: .distance(5)), .init()) == 8)
        #expect(Spacing.distance(.init(), .init(text: .distance(5))) == 8)
    }

    @Test func `an edge's general preference applies if the other edge has none`() {
        #expect(Spacing.distance(.init(any: 3), .init()) == 3 && Spacing.distance(.init(), .init(any: 3)) == 3)
        #expect(Spacing.distance(.init(any: 5), .init(any: 3)) == 5)
        #expect(Spacing.distance(.init(any: 50, afterText: 1), .init(any: 60, afterText: 2)) == 3)
    }

    // MARK: The larger of two wishes

    @Test func `each preference is the larger of two, or the only one`() {
        let one = Spacing.Edge(any: 1, afterText: 5, text: .distance(2))
        let other = Spacing.Edge(any: 3, afterText: 4, beforeText: 6, text: .distance(7))
        let both = Spacing.Edge(any: 3, afterText: 5, beforeText: 6, text: .distance(7))
        #expect(one.union(other) == both && other.union(one) == both)
        #expect(one.union(.init()) == one && Spacing.Edge().union(one) == one)
    }

    @Test func `a font takes precedence over a distance, and the higher of two fonts over the lower`() {
        var high = body
        high.leading = 1
        let font = Spacing.Edge(text: .metrics(body)), distance = Spacing.Edge(text: .distance(99))
        #expect(font.union(distance) == font && distance.union(font) == font)
        let higher = Spacing.Edge(text: .metrics(high))
        #expect(font.union(higher) == higher && higher.union(font) == higher)
    }

    @Test(arguments: Axis.allCases)
    func `a stack's preference across its axis is the largest of its views`(axis: Axis) {
        let wishes = [1.0, 9, 4].map { wish in
            Spacing(
                top: .init(any: wish), leading: .init(any: wish), bottom: .init(any: wish), trailing: .init(any: wish))
        }
        let stack = Spacing.stack(count: 3, axis: axis) { wishes[$0] }
        #expect(stack[start: axis].any == 1 && stack[end: axis].any == 4)
        #expect(stack[start: axis.perpendicular].any == 9 && stack[end: axis.perpendicular].any == 9)
        let overlaid = Spacing.overlaid(count: 3) { wishes[$0] }
        #expect([overlaid.top, overlaid.leading, overlaid.bottom, overlaid.trailing].map(\.any) == [9, 9, 9, 9])
    }

    // MARK: Fonts

    @Test func `distances are rounded up to the pixels of the display`() {
        let font = TextMetrics(ascent: 15, descent: 5, leading: 3, capHeight: 11, pixelLength: 0.5)
        #expect(font.lineSpacing == 23)
        #expect(font.distanceAbove == 7 && font.distanceBelow == 11)
        let odd = TextMetrics(ascent: 15, descent: 6, leading: 3.1, capHeight: 18, pixelLength: 0.5)
        #expect(odd.distanceAbove == 8.5 && odd.distanceBelow == 8.5, "never nearer than the descent")
        #expect(font.distance(toLower: odd) == 3.5 && odd.distance(toLower: font) == 3)
    }

    @Test(arguments: [0, -1, Double.nan]) func `without a valid pixel length, there's no distance`(pixel: Double) {
        let font = TextMetrics(ascent: 15, descent: 5, leading: 3, capHeight: 11, pixelLength: pixel)
        #expect(font.distance(toLower: font) == 0 && font.distanceAbove == 5)
        let endless = TextMetrics(ascent: 15, descent: 5, leading: .infinity, capHeight: 11, pixelLength: 1)
        #expect(endless.distance(toLower: endless) == 0)
    }
}
