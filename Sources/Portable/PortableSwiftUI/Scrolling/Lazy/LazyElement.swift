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
            lengths = [:]
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
    /// The lengths of lines that were measured, by the id of their first item where it has one.
    private var lengths: [AnyHashable: Double] = [:] {
        didSet { knownStarts = nil }
    }
    private var knownStarts: [Double]?
    private var idOfLine: (Int) -> AnyHashable = { AnyHashable($0) }

    // MARK: Items

    /// Takes over what is to be shown, of so many items. Those of lines that aren't wanted weren't made.
    func show(_ elements: [(index: Int, element: Element)], of count: Int, id: @escaping (Int) -> AnyHashable?) {
        prepare(count: count)
        shown = elements
        let across = trackCount
        idOfLine = { id($0 * across) ?? AnyHashable($0) }
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
    func prepare(count: Int) {
        itemCount = count
        knownStarts = nil
    }

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

    private var estimate: Double {
        lengths.isEmpty ? LazyElement.unknownLength : lengths.values.reduce(0, +) / Double(lengths.count)
    }

    /// How long lines count as before any was measured, in points.
    private static let unknownLength = 44.0

    /// Where each line begins, and where the last one ends.
    ///
    /// Complexity: O(n) in the number of lines if one of them has another length than before, O(1) otherwise.
    private func starts() -> [Double] {
        if let knownStarts { return knownStarts }
        let estimate = estimate
        var position = 0.0
        var starts: [Double] = []
        starts.reserveCapacity(lineCount + 1)
        for line in 0..<lineCount {
            starts.append(position)
            position += (lengths[idOfLine(line)] ?? estimate) + arrangement.spacing
        }
        starts.append(max(position - arrangement.spacing, 0))
        knownStarts = starts
        return starts
    }

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
        size[arrangement.axis] = starts().last ?? 0
        return size
    }

    private func take(breadth new: Double?) {
        let new = new.flatMap { $0.isFinite ? max($0, 0) : nil }
        guard new != breadth else { return }
        breadth = new
        lengths = [:]
    }

    private func proposal(_ track: GridTracks.Track) -> ProposedSize {
        var proposal = ProposedSize.unspecified
        if track.length.isFinite { proposal[across] = track.length }
        return proposal
    }

    /// Measures the lines that were made.
    private func measure() {
        let tracks = tracks
        var measured: [Int: Double] = [:]
        for (index, element) in shown {
            let length = element.size(proposal(tracks[index % tracks.count]))[arrangement.axis]
            measured[index / tracks.count] = max(measured[index / tracks.count] ?? 0, length)
        }
        for (line, length) in measured where lengths[idOfLine(line)] != length { lengths[idOfLine(line)] = length }
    }

    override func layoutWasInvalidated() { lengths = [:] }

    override func placeChildren(in size: Size, _ proposal: ProposedSize) {
        take(breadth: size[across])
        measure()
        let starts = starts(), tracks = tracks
        for (index, element) in shown {
            let track = tracks[index % tracks.count], offer = self.proposal(track)
            let room = track.length.isFinite ? track.length : size[across]
            var origin = Point.zero
            origin[arrangement.axis] = starts[index / tracks.count]
            let own = element.size(offer)[across]
            let line = ViewDimensions(element: nil, size: square(room), proposal: .unspecified)[arrangement.alignment]
            let ownLine = ViewDimensions(element: nil, size: square(own), proposal: .unspecified)[arrangement.alignment]
            origin[across] = track.position + line - ownLine
            place(element, at: origin, offer, in: size)
        }
        askForMore(starts)
    }

    /// Alignments are asked on their own axis, whichever that is.
    private func square(_ length: Double) -> Size { Size(width: length, height: length) }

    // MARK: What is seen

    override func frameDidChange() { windowDidMove() }

    /// Something else is seen than before.
    func windowDidMove() { askForMore(starts()) }

    /// Asks for the lines that are near what is seen: half of that before and after it.
    private func askForMore(_ starts: [Double]) {
        guard itemCount > 0, let end = starts.last else { return }
        let (low, high) = window(length: end)
        let first = min(max((starts.dropLast().partitioningIndex { $0 > low }) - 1, 0), lineCount)
        var missing = false
        for line in first..<lineCount {
            if line > first, starts[line] >= high { break }
            if wanted.insert(line).inserted { missing = true }
        }
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

extension RandomAccessCollection {
    /// The index of the first element that a condition holds for, where it holds for all that follow.
    fileprivate func partitioningIndex(where holds: (Element) -> Bool) -> Index {
        var (low, count) = (startIndex, count)
        while count > 0 {
            let half = count / 2, middle = index(low, offsetBy: half)
            if holds(self[middle]) {
                count = half
            } else {
                low = index(after: middle)
                count -= half + 1
            }
        }
        return low
    }
}
