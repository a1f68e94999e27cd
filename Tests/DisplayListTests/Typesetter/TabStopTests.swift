import Testing

@testable import DisplayList

// With fixed metrics at 16 points a lower-case letter is 8 wide.

struct TabStopTests {
    private func positions(_ text: String, _ tabs: TabStops?, width: Double = .infinity, head: Double = 0) -> [[Double]]
    {
        var style = ParagraphStyle()
        style.tabs = tabs
        style.firstLineHeadIndent = head
        return typeset(text, width: width, paragraph: style).lines.map { line in
            line.runs.filter { $0.text != "\t" }.map(\.x)
        }
    }

    @Test func `a paragraph without its own stops has one every 28 points`() {
        #expect(positions("a\tb\tc", nil) == [[0, 28, 56]])
        #expect(positions("aaaa\tb", nil) == [[0, 56]])
        #expect(typeset("a\tb", width: .infinity).size.width == 36)
    }

    @Test func `text begins, ends, or is centered at a stop`() {
        let stops: [TabStops.Stop] = [
            TabStops.Stop(location: 100, alignment: .trailing), TabStops.Stop(location: 40),
            TabStops.Stop(location: 200, alignment: .center),
        ]
        #expect(positions("a\tb\tcc\tdd", TabStops(stops: stops)) == [[0, 40, 84, 192]])
    }

    @Test func `text that's too long for a stop follows immediately`() {
        let stops = TabStops(stops: [TabStops.Stop(location: 20, alignment: .trailing)])
        #expect(positions("a\tbbbb", stops) == [[0, 8]])
    }

    @Test func `after the last stop, stops have an interval`() {
        let stops = TabStops(stops: [TabStops.Stop(location: 10)], interval: 40)
        #expect(positions("a\tb\tc\td", stops) == [[0, 10, 40, 80]])
    }

    @Test func `stops count from the edge, not from the indent`() {
        #expect(positions("a\tb", nil, head: 10) == [[10, 28]])
    }

    @Test func `each paragraph has its stops, and lines are broken behind them`() {
        #expect(positions("aa\tb\na\tb", nil) == [[0, 28], [0, 28]])
        #expect(positions("a\tbb ccc", nil, width: 50) == [[0, 28], [0]])
    }
}
