import Testing
import ViewLayoutEngine

struct GridTracksTests {
    private func lengths(_ items: [GridTracks.Item], _ breadth: Double?) -> [Double] {
        GridTracks.solve(items, breadth: breadth).map(\.length)
    }
    private func flexible(_ minimum: Double = 10, _ maximum: Double = .infinity) -> GridTracks.Item {
        GridTracks.Item(.flexible(minimum: minimum, maximum: maximum))
    }

    @Test func `flexible tracks share what fixed tracks and spacing leave`() {
        let items = [GridTracks.Item(.fixed(100)), flexible(), flexible()]
        let tracks = GridTracks.solve(items, breadth: 316)
        #expect(tracks.map(\.length) == [100, 100, 100])
        #expect(tracks.map(\.position) == [0, 108, 216])
    }

    @Test func `a track that reaches its limit leaves more to those after it`() {
        #expect(lengths([flexible(10, 50), flexible()], 208) == [50, 150])
        #expect(lengths([flexible(150), flexible()], 208) == [150, 50])
    }

    @Test func `an adaptive entry makes as many tracks as fit, and divides its share among them`() {
        let item = GridTracks.Item(.adaptive(minimum: 80, maximum: .infinity), spacing: 10)
        #expect(lengths([item], 290) == [90, 90, 90])
        #expect(lengths([item], 20) == [80])
    }

    @Test func `the length of an adaptive entry isn't available to later entries`() {
        let items = [GridTracks.Item(.adaptive(minimum: 80, maximum: .infinity)), flexible()]
        let tracks = GridTracks.solve(items, breadth: 408)
        #expect(tracks.map(\.length) == [96, 96, 200])
        #expect(tracks.map(\.position) == [0, 104, 208])
    }

    @Test func `lengths that are negative or aren't numbers count as zero`() {
        #expect(lengths([GridTracks.Item(.fixed(-10)), flexible(0)], 58) == [0, 50])
        #expect(lengths([GridTracks.Item(.fixed(.nan)), flexible(0)], 58) == [0, 50])
        #expect(lengths([flexible(-5, -5)], 50) == [0])
        #expect(lengths([flexible(0, .nan)], 50) == [50])
        #expect(lengths([flexible(0)], -20) == [0])
    }

    @Test func `entries with a minimum of 0 make one track`() {
        let item = GridTracks.Item(.adaptive(minimum: 0, maximum: .infinity), spacing: 0)
        #expect(lengths([item], 50) == [50])
    }

    @Test func `tracks of one entry have its index`() {
        let items = [GridTracks.Item(.fixed(20)), GridTracks.Item(.adaptive(minimum: 20, maximum: 20), spacing: 0)]
        #expect(GridTracks.solve(items, breadth: 88).map(\.item) == [0, 1, 1, 1])
    }

    @Test func `without a breadth, every track has its minimum length`() {
        #expect(lengths([flexible(30), GridTracks.Item(.adaptive(minimum: 40, maximum: 90))], nil) == [30, 40])
    }

    @Test(arguments: [Double.nan, -10, Double.infinity])
    func `invalid lengths result in finite tracks`(length: Double) {
        let items = [
            GridTracks.Item(.fixed(length)), flexible(length, length),
            GridTracks.Item(.adaptive(minimum: length, maximum: length), spacing: length),
        ]
        for breadth in [100, length] {
            let tracks = GridTracks.solve(items, breadth: breadth)
            #expect(tracks.allSatisfy { $0.length.isFinite && $0.length >= 0 && $0.position.isFinite })
        }
    }

    @Test func `tracks and breadths may be smaller than a point`() {
        let flexible = GridTracks.Item(.flexible(minimum: 0, maximum: .infinity), spacing: 0)
        #expect(GridTracks.solve([flexible], breadth: 0.5).map(\.length) == [0.5])
        let adaptive = GridTracks.Item(.adaptive(minimum: 0.5, maximum: .infinity), spacing: 0)
        #expect(GridTracks.solve([adaptive], breadth: 2).map(\.position) == [0, 0.5, 1, 1.5])
    }

    @Test func `the last entry's spacing separates it from nothing`() {
        let items = [
            GridTracks.Item(.fixed(20), spacing: 5), GridTracks.Item(.flexible(minimum: 1, maximum: 900), spacing: 50),
        ]
        let tracks = GridTracks.solve(items, breadth: 100)
        #expect(tracks.map(\.position) == [0, 25] && tracks.map(\.length) == [20, 75])
    }

    @Test func `an entry never makes more than ten thousand tracks`() {
        let item = GridTracks.Item(.adaptive(minimum: 0.001, maximum: .infinity), spacing: 0)
        #expect(lengths([item], 1_000).count == 10_000)
        #expect(lengths([item], 9).count == 9_000)
    }

    @Test func `tracks don't exceed their maximum, and leave the rest`() {
        let item = GridTracks.Item(.adaptive(minimum: 30, maximum: 35), spacing: 10)
        let tracks = GridTracks.solve([item, flexible(0)], breadth: 210)
        // Half of 200 is proposed to each. Two of 30 fit into it with their spacing.
        #expect(tracks.map(\.length) == [35, 35, 120])
        #expect(tracks.map(\.position) == [0, 45, 90])
    }

    @Test func `entries share the remaining length in order`() {
        let items = [flexible(0, 20), GridTracks.Item(.adaptive(minimum: 500, maximum: 600)), flexible(0)]
        // The second needs more than the available length, so that nothing is left for the third.
        #expect(lengths(items, 316) == [20, 500, 0])
    }

    @Test func `without entries, there are no tracks`() {
        #expect(GridTracks.solve([], breadth: 100).isEmpty)
    }

    @Test func `spacing that isn't finite is replaced by the default`() {
        for spacing in [Double.nan, .infinity, nil] {
            let items = [GridTracks.Item(.fixed(10), spacing: spacing), GridTracks.Item(.fixed(10))]
            #expect(GridTracks.solve(items, breadth: nil).map(\.position) == [0, 18])
        }
    }
}
