import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

/// Lines of views that are made when they come near what is seen of the scroll view around them, and stay from then on.
///
/// A stack has one view a line, a grid as many as it has tracks. Lines that weren't made yet count as long as those that
/// were are on average. Without a scroll view everything is seen.
final class LazyElement: Element {
    /// How lines are arranged.
    struct Arrangement: Equatable {
        /// The direction in which lines follow each other.
        var axis = LayoutGeometry.Axis.vertical
        /// The tracks across that; nil for one as broad as there is room.
        var tracks: [GridTracks.Item]?
        /// Where a view stands in its track, across the axis.
        var alignment = HorizontalAlignment.center.key
        /// The room between two lines.
        var spacing = Spacing.defaultDistance
    }

    var arrangement = Arrangement() {
        didSet {
            guard arrangement != oldValue else { return }
            lines = LazyLines()
            setNeedsLayout()
        }
    }

    /// Asked to show the items of more lines.
    var needsMore: () -> Void = {}

    /// The number of all items.
    private(set) var itemCount = 0
    /// The items that were made, in order, with their elements.
    private var shown: [(index: Int, element: Element)] = []
    /// The lines that are to be made: those that were, and those that came near what is seen.
    private var wanted: Set<Int> = []
    /// Where lines lie, by the lengths of those that were measured last.
    private var lines = LazyLines()
    private var idOfItem: (Int) -> AnyHashable? = { _ in nil }

    // MARK: Items

    /// Takes over what is to be shown, of so many items. Those of lines that aren't wanted weren't made.
    func show(_ elements: [(index: Int, element: Element)], of count: Int, id: @escaping (Int) -> AnyHashable?) {
        prepare(count: count)
        shown = elements
        idOfItem = id
        wanted = wanted.filter { $0 < lineCount }
        setChildren(elements.map(\.element))
        setNeedsLayout()
    }

    /// The items of the lines that are wanted; none before anything was laid out.
    var wantedItems: [Int] {
        let across = trackCount
        return wanted.filter { $0 < lineCount }.sorted().flatMap { line in
            Array(line * across..<min((line + 1) * across, itemCount))
        }
    }

    /// How many items there will be, before they are taken over.
    func prepare(count: Int) { itemCount = count }

    private var breadth: Double?

    /// At least one.
    private var tracks: [GridTracks.Track] {
        let tracks = GridTracks.solve(arrangement.tracks ?? [], breadth: breadth)
        return tracks.isEmpty ? [GridTracks.Track(position: 0, length: breadth ?? .nan, item: 0)] : tracks
    }

    private var trackCount: Int { arrangement.tracks == nil ? 1 : tracks.count }

    private var lineCount: Int { (itemCount + trackCount - 1) / trackCount }

    // MARK: Layout

    private var across: LayoutGeometry.Axis { arrangement.axis == .vertical ? .horizontal : .vertical }

    override func computeSize(_ proposal: ProposedSize) -> Size {
        take(breadth: proposal[across])
        var size = Size.zero
        if let breadth {
            size[across] = breadth
        } else if arrangement.tracks != nil, let last = tracks.last, last.length.isFinite {
            size[across] = last.position + last.length
        } else {
            size[across] = shown.lazy.map { $0.element.size(.unspecified)[self.across] }.max() ?? 0
        }
        measure()
        size[arrangement.axis] = lines.length
        return size
    }

    private func take(breadth new: Double?) {
        let new = new.flatMap { $0.isFinite ? max($0, 0) : nil }
        if new != breadth { breadth = new }
    }

    private func proposal(_ track: GridTracks.Track) -> ProposedSize {
        var proposal = ProposedSize.unspecified
        if track.length.isFinite { proposal[across] = track.length }
        return proposal
    }

    /// Measures the lines that were made.
    private func measure() {
        let tracks = tracks
        lines = LazyLines(count: lineCount, spacing: arrangement.spacing)
        for (index, element) in shown {
            let length = element.size(proposal(tracks[index % tracks.count]))[arrangement.axis]
            lines.measure(index / tracks.count, length)
        }
    }

    override func placeChildren(in size: Size, _ proposal: ProposedSize) {
        take(breadth: size[across])
        measure()
        let tracks = tracks
        for (index, element) in shown {
            let track = tracks[index % tracks.count], offer = self.proposal(track)
            let room = track.length.isFinite ? track.length : size[across]
            var origin = Point.zero
            origin[arrangement.axis] = lines.start(of: index / tracks.count)
            let own = element.size(offer)[across]
            let line = ViewDimensions(element: nil, size: square(room), proposal: .unspecified)[arrangement.alignment]
            let ownLine = ViewDimensions(element: nil, size: square(own), proposal: .unspecified)[arrangement.alignment]
            origin[across] = track.position + line - ownLine
            place(element, at: origin, offer, in: size)
        }
        askForMore()
    }

    /// Alignments are asked on their own axis, whichever that is.
    private func square(_ length: Double) -> Size { Size(width: length, height: length) }

    // MARK: What isn't made yet

    /// The line of the item with an id.
    ///
    /// Complexity: O(n) in the number of items.
    private func line(ofID id: AnyHashable) -> Int? {
        (0..<itemCount).first { idOfItem($0) == id }.map { $0 / trackCount }
    }

    /// Where the line of the item with an id is expected, in the element's own space.
    func expectedFrame(ofID id: AnyHashable) -> Rect? {
        guard let line = line(ofID: id) else { return nil }
        var frame = Rect(origin: .zero, size: self.frame.size)
        let start = lines.start(of: line)
        frame.origin[arrangement.axis] = start
        frame.size[arrangement.axis] = max(lines.start(of: line + 1) - start, 0)
        return frame
    }

    /// Makes the item with an id.
    func makeItem(ofID id: AnyHashable) {
        if let line = line(ofID: id), wanted.insert(line).inserted { needsMore() }
    }

    // MARK: What is seen

    override func frameDidChange() { windowDidMove() }

    /// Something else is seen than before.
    func windowDidMove() { askForMore() }

    /// Asks for the lines that are near what is seen: half of that before and after it.
    private func askForMore() {
        guard lines.count > 0 else { return }
        let (low, high) = window(length: lines.length)
        var missing = false
        for line in lines.lines(from: low, to: high) where wanted.insert(line).inserted { missing = true }
        if missing { needsMore() }
    }

    private func window(length: Double) -> (Double, Double) {
        guard let scroll = enclosingScroll,
            scroll.axes.contains(arrangement.axis == .vertical ? .vertical : .horizontal)
        else { return (0, length) }
        let room = scroll.frame.size[arrangement.axis]
        let start = (scroll.frameInRoot.origin - frameInRoot.origin)[arrangement.axis]
        return (start - room / 2, start + room * 1.5)
    }

    override func didJoin() { enclosingScroll?.lazyElements.append(WeakLazyElement(element: self)) }
}

/// A lazy element that a scroll view tells of what is seen.
struct WeakLazyElement {
    weak var element: LazyElement?
}
