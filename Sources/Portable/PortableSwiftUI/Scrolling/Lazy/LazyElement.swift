import Foundation
import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

/// Lines of views that are created when they come near the visible part of the enclosing scroll view, and then kept.
///
/// A line of a stack has one view; a line of a grid has as many as there are tracks. The headers and footers of
/// sections have separate lines, and can be pinned while their section is visible. The length of a line that wasn't
/// created yet is estimated from the average of the others. Without a scroll view, everything is visible.
final class LazyElement: Element {
    /// The arrangement of lines.
    struct Arrangement: Equatable {
        /// The axis along which lines are arranged.
        var axis = LayoutGeometry.Axis.vertical
        /// The tracks across the axis, or `nil` for a single track that fills the width.
        var tracks: [GridTracks.Item]?
        /// The alignment of a view in its track, across the axis.
        var alignment = HorizontalAlignment.center.key
        /// The spacing between lines.
        var spacing = Spacing.defaultDistance
    }

    var arrangement = Arrangement() {
        didSet {
            guard arrangement != oldValue else { return }
            lines = LazyLines()
            setNeedsLayout()
        }
    }

    /// The views of sections that are pinned.
    var pinnedViews: PinnedScrollableViews = [] {
        didSet { if pinnedViews != oldValue { setNeedsLayout() } }
    }

    /// A closure that requests the items of more lines.
    var needsMore: () -> Void = {}

    /// The parts of sections to which the items belong.
    private var itemRuns: [ItemRun] = []
    private var madeRuns: (tracks: Int, runs: LazyRuns)?
    /// The created items, in order, with their elements.
    private var shown = LazyItems()
    /// The lines whose items are needed: the existing lines, and lines that are near the visible part now.
    private var wanted: Set<Int> = []
    /// The positions of the lines, from their last measured lengths.
    private var lines = LazyLines()
    private var indexOfItem: (_ id: AnyHashable) -> Int? = { _ in nil }

    // MARK: Items

    /// Sets the elements to show. The items of lines that aren't requested don't have elements.
    ///
    /// - Parameter indexOfItem: Finds an item by its id, without creating it.
    func show(_ elements: [(index: Int, element: Element)], indexOfItem: @escaping (AnyHashable) -> Int?) {
        shown.replace(with: elements, of: self)
        self.indexOfItem = indexOfItem
        wanted = wanted.filter { $0 < lineCount }
        setChildren(elements.map(\.element))
        setNeedsLayout()
    }

    /// The items of the requested lines. It's empty before the first layout.
    var wantedItems: [Int] {
        let runs = runs
        return wanted.filter { $0 < runs.lineCount }.sorted().flatMap { Array(runs.items(in: $0)) }
    }

    /// Sets the items before their elements are set.
    func prepare(_ runs: [ItemRun]) {
        itemRuns = runs
        madeRuns = nil
    }

    /// The assignment of items to lines.
    private var runs: LazyRuns {
        let tracks = trackCount
        if let madeRuns, madeRuns.tracks == tracks { return madeRuns.runs }
        let made = LazyRuns(itemRuns, tracks: tracks)
        madeRuns = (tracks, made)
        return made
    }

    private var breadth: Double?

    /// The tracks across the axis. There's at least one.
    private var tracks: [GridTracks.Track] {
        let tracks = GridTracks.solve(arrangement.tracks ?? [], breadth: breadth)
        return tracks.isEmpty ? [GridTracks.Track(position: 0, length: breadth ?? .nan, item: 0)] : tracks
    }

    private var trackCount: Int { arrangement.tracks == nil ? 1 : tracks.count }

    private var lineCount: Int { runs.lineCount }

    /// Returns the track of an item. Headers and footers fill the entire width.
    private func track(_ place: (line: Int, track: Int, role: ItemRun.Role), _ tracks: [GridTracks.Track])
        -> GridTracks.Track
    {
        if place.role == .content { return tracks[place.track] }
        return GridTracks.Track(position: 0, length: breadth ?? .nan, item: 0)
    }

    // MARK: Layout

    private var across: LayoutGeometry.Axis { arrangement.axis == .vertical ? .horizontal : .vertical }

    override func computeSize(_ proposal: ProposedSize) -> Size {
        update(breadth: proposal[across])
        var size = Size.zero
        if let breadth {
            size[across] = breadth
        } else if arrangement.tracks != nil, let last = tracks.last, last.length.isFinite {
            size[across] = last.position + last.length
        } else {
            size[across] = shown.items.lazy.map { $0.element.size(.unspecified)[self.across] }.max() ?? 0
        }
        measure()
        size[arrangement.axis] = lines.length
        return size
    }

    private func update(breadth new: Double?) {
        let new = new.flatMap { $0.isFinite ? max($0, 0) : nil }
        if new != breadth { breadth = new }
    }

    private func proposal(_ track: GridTracks.Track) -> ProposedSize {
        var proposal = ProposedSize.unspecified
        if track.length.isFinite { proposal[across] = track.length }
        return proposal
    }

    /// Measures the lines that have elements.
    private func measure() {
        let tracks = tracks, runs = runs
        lines = LazyLines(count: runs.lineCount, spacing: arrangement.spacing)
        for (index, element) in shown.items {
            let place = runs.place(of: index)
            let length = element.size(proposal(track(place, tracks)))[arrangement.axis]
            lines.measure(place.line, length)
        }
    }

    override func placeChildren(in size: Size, _ proposal: ProposedSize) {
        update(breadth: size[across])
        measure()
        let tracks = tracks, runs = runs
        for (index, element) in shown.items {
            let itemPlace = runs.place(of: index)
            let track = track(itemPlace, tracks), offer = self.proposal(track)
            let room = track.length.isFinite ? track.length : size[across]
            var origin = Point.zero
            origin[arrangement.axis] =
                pinnedStart(of: itemPlace.line, length: element.size(offer)[arrangement.axis])
                ?? lines.start(of: itemPlace.line)
            let own = element.size(offer)[across]
            let line = ViewDimensions(element: nil, size: square(room), proposal: .unspecified)[arrangement.alignment]
            let ownLine = ViewDimensions(element: nil, size: square(own), proposal: .unspecified)[arrangement.alignment]
            origin[across] = track.position + line - ownLine
            place(element, at: origin, offer, in: size)
        }
        completeLines()
        if !requestsMore() { shown.updateVisibility(of: visibleLines, runs: runs, isComplete: true) }
    }

    /// Returns a size for computing an alignment, which reads only the length on its own axis.
    private func square(_ length: Double) -> Size { Size(width: length, height: length) }

    // MARK: Creating items

    /// Returns the line of the item with an id, or `nil` if there's no such item.
    private func line(ofID id: AnyHashable) -> Int? { indexOfItem(id).map { runs.place(of: $0).line } }

    /// Returns the expected frame of the line that contains the item with an id, in the element's coordinate space.
    func expectedFrame(ofID id: AnyHashable) -> Rect? {
        guard let line = line(ofID: id) else { return nil }
        var frame = Rect(origin: .zero, size: self.frame.size)
        let start = lines.start(of: line)
        frame.origin[arrangement.axis] = start
        frame.size[arrangement.axis] = max(lines.start(of: line + 1) - start, 0)
        return frame
    }

    /// Requests the item with an id.
    func makeItem(ofID id: AnyHashable) {
        if let line = line(ofID: id), wanted.insert(line).inserted { needsMore() }
    }

    // MARK: Visible lines

    override func frameDidChange() { windowDidMove() }

    /// Called after the visible part has changed.
    func windowDidMove() {
        if !requestsMore(), placedProposal != nil {
            shown.updateVisibility(of: visibleLines, runs: runs, isComplete: false)
        }
        if hasPinnedViews { setNeedsLayout() }
    }

    /// Requests the lines near the visible part, within half of its length before and after it, and their pinned views.
    /// Returns whether any line is missing.
    private func requestsMore() -> Bool {
        guard lines.count > 0 else { return false }
        let (low, high) = window(margin: 0.5)
        let near = lines.lines(from: low, to: high)
        var missing = false
        for line in near where wanted.insert(line).inserted { missing = true }
        for section in hasPinnedViews ? runs.sections : [] where section.lines.overlaps(near) {
            for line in pinnedLines(of: section) where wanted.insert(line).inserted { missing = true }
        }
        if missing { needsMore() }
        return missing
    }

    /// Requests all items of the lines that contain created items, after the number of tracks has changed.
    private func completeLines() {
        let tracks = trackCount, old = shown.trackCount
        shown.trackCount = tracks
        guard let old, old != tracks, !shown.items.isEmpty else { return }
        let runs = runs
        wanted = Set(shown.items.lazy.map { runs.place(of: $0.index).line })
        needsMore()
    }

    /// The lines in the visible area of the scroll view, and the lines of pinned views.
    private var visibleLines: IndexSet {
        guard lines.count > 0 else { return [] }
        let (low, high) = window(margin: 0)
        let range = lines.lines(from: low, to: high)
        var visible = IndexSet(integersIn: range)
        for section in hasPinnedViews ? runs.sections : [] where section.lines.overlaps(range) {
            visible.formUnion(IndexSet(pinnedLines(of: section)))
        }
        return visible
    }

    // MARK: Pinned views

    private var hasPinnedViews: Bool { !pinnedViews.isEmpty && !runs.sections.isEmpty }

    private func pinnedLines(of section: LazyRuns.Section) -> [Int] {
        (pinnedViews.contains(.sectionHeaders) ? section.headers.map(Array.init) ?? [] : [])
            + (pinnedViews.contains(.sectionFooters) ? section.footers.map(Array.init) ?? [] : [])
    }

    /// Returns the start of a pinned view: a header stays below the start of the visible part, and a footer above its
    /// end, within their section. Returns `nil` for other lines.
    private func pinnedStart(of line: Int, length: Double) -> Double? {
        guard hasPinnedViews, let scroll = enclosingScroll,
            scroll.axes.contains(arrangement.axis == .vertical ? .vertical : .horizontal),
            let section = runs.section(of: line)
        else { return nil }
        let own = lines.start(of: line)
        let start = (scroll.frameInRoot.origin - frameInRoot.origin)[arrangement.axis]
        let insets = scroll.coveredSides
        if pinnedViews.contains(.sectionHeaders), section.headers?.contains(line) ?? false {
            let end = lines.end(of: section.lines.upperBound - 1)
            return max(own, min(start + insets.start(arrangement.axis), end - length))
        }
        if pinnedViews.contains(.sectionFooters), section.footers?.contains(line) ?? false {
            let end = start + scroll.frame.size[arrangement.axis] - insets.end(arrangement.axis)
            return min(own, max(end - length, lines.start(of: section.lines.lowerBound)))
        }
        return nil
    }

    /// Pinned views are in front of the content that scrolls beneath them.
    override var drawingOrder: [Element] {
        let order = super.drawingOrder
        guard hasPinnedViews else { return order }
        let runs = runs
        let pinned = Set(
            shown.items.lazy.filter { item in
                switch runs.place(of: item.index).role {
                case .header: self.pinnedViews.contains(.sectionHeaders)
                case .footer: self.pinnedViews.contains(.sectionFooters)
                case .content: false
                }
            }.map { ObjectIdentifier($0.element) })
        return order.filter { !pinned.contains(ObjectIdentifier($0)) }
            + order.filter { pinned.contains(ObjectIdentifier($0)) }
    }

    /// Returns the visible part of the element along its axis, extended on both sides by a fraction of the scroll
    /// view's length.
    private func window(margin: Double) -> (Double, Double) {
        guard let scroll = enclosingScroll,
            scroll.axes.contains(arrangement.axis == .vertical ? .vertical : .horizontal)
        else { return (0, lines.length) }
        let room = scroll.frame.size[arrangement.axis]
        let start = (scroll.frameInRoot.origin - frameInRoot.origin)[arrangement.axis]
        return (start - room * margin, start + room * (1 + margin))
    }

    override func didJoin() { enclosingScroll?.lazyElements.append(WeakLazyElement(element: self)) }
}

/// A lazy element that a scroll view notifies when its visible part changes.
struct WeakLazyElement {
    weak var element: LazyElement?
}
