import CompositionalEngine
import LayoutGeometry

/// A solver for use in expectations: its methods solve lazily, which macros don't permit for a value.
final class LayoutUnderTest {
    var solver: CompositionalSolver

    init(_ solver: CompositionalSolver) { self.solver = solver }

    var visibleBounds: Rect? {
        get { solver.visibleBounds }
        set { solver.visibleBounds = newValue }
    }
    var hasPinnedItems: Bool { solver.hasPinnedItems }
    var issues: [LayoutIssue] { solver.issues }
    /// The issues after the first query.
    var askedIssues: [LayoutIssue] {
        _ = contentSize()
        return issues
    }
    var container: LayoutContainer { solver.container }
    var configuration: LayoutConfiguration { solver.configuration }

    func contentSize() -> Size { solver.contentSize() }
    func elements(in rect: Rect) -> [LayoutElement] { solver.elements(in: rect) }
    func element(_ id: ElementID) -> LayoutElement? { solver.element(id) }
    func groups(in rect: Rect) -> [LayoutGroup] { solver.groups(in: rect) }
    func contentArea(ofSection section: Int) -> (outer: Rect, inner: Rect)? { solver.contentArea(ofSection: section) }
    func sectionFrame(_ section: Int) -> Rect? { solver.sectionFrame(section) }

    func frame(_ kind: String, section: Int = 0, item: Int = 0) -> Rect? {
        solver.element(ElementID(.supplementary(kind: kind), section: section, item: item))?.frame
    }

    func cellFrames(section: Int) -> [Rect] {
        (0..<Swift.max(0, solver.section(section)?.itemCount ?? 0)).compactMap {
            solver.element(.cell(section: section, item: $0))?.frame
        }
    }

    func measure(_ width: Double, _ height: Double, item: Int, section: Int = 0) -> MeasurementEffect {
        setMeasuredSize(Size(width: width, height: height), for: .cell(section: section, item: item))
    }

    func setMeasuredSize(_ size: Size, for id: ElementID) -> MeasurementEffect {
        solver.setMeasuredSize(size, for: id)
    }

    func conditions(of id: ElementID) -> Int { solver.measuringConditions(of: id) }
    func wouldChange(_ size: Size, for id: ElementID) -> Bool { solver.wouldChange(size, for: id) }
    func measurableAxes(of id: ElementID) -> (width: Bool, height: Bool) { solver.measurableAxes(of: id) }
    func discardMeasuredSize(of id: ElementID) { solver.discardMeasuredSize(of: id) }
    func setContainer(_ container: LayoutContainer) { solver.setContainer(container) }

    func setSections(
        _ sections: [CompositionalSolver.Section], following edits: LayoutEdits? = nil
    ) {
        solver.setSections(sections, following: edits)
    }

    /// Scrolls all orthogonal sections to the start.
    func scrollToStart() {
        for section in 0..<solver.sectionCount { solver.setOrthogonalOffset(0, inSection: section) }
    }

    func sections(meeting rect: Rect) -> Range<Int> { solver.sections(meeting: rect) }
    func orthogonalSections(meeting rect: Rect) -> [Int] { Array(solver.orthogonalSections(meeting: rect)) }
    func items(near rect: Rect, inSection section: Int) -> Range<Int> { solver.items(near: rect, inSection: section) }

    /// The frames written into memory with a capacity.
    func writtenFrames(ofItems items: Range<Int>, inSection section: Int, room: Int) -> [Rect] {
        Array(unsafeUninitializedCapacity: room) { memory, count in
            count = solver.writeFrames(ofItems: items, inSection: section, to: memory)
        }
    }

    func orthogonalSection(_ section: Int) -> OrthogonalSection? { solver.orthogonalSection(section) }

    func restingOffset(forProposed proposed: Double, inOrthogonalSection section: Int) -> Double {
        solver.restingOffset(forProposed: proposed, inOrthogonalSection: section)
    }

    func setOrthogonalOffset(_ offset: Double, inSection section: Int) {
        solver.setOrthogonalOffset(offset, inSection: section)
    }

    func visibleElements(inOrthogonalSection section: Int) -> [LayoutElement] {
        solver.visibleElements(inOrthogonalSection: section)
    }
}
