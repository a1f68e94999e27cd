import LayoutGeometry

/// The frames of a compositional layout: the facade through which a client uses the engine.
///
/// The client (UIKit's layout class) does this:
/// - **prepare**: `setContainer`, `setConfiguration` and `setSections` with what its section provider returned.
///   Each call compares with what is there; only sections whose description, item count or container changed are
///   solved again, and only when something is asked about them. Insets references are resolved by the client.
/// - **content size, elements**: `contentSize()`, `elements(in:)`, `element(_:)`. All coordinates are
///   left-to-right; `Rect.mirrored(inWidth:)` turns them around.
/// - **bounds change**: set `visibleBounds` (the bounds less the adjusted content insets). It costs nothing and moves
///   pinned items only; `hasPinnedItems` tells whether a bounds change matters at all.
/// - **self-sizing**: `measurableAxes(of:)` says which lengths of an element a measurement may replace,
///   `wouldChange(_:for:)` answers `shouldInvalidateLayout(forPreferredLayoutAttributes:…)`, and `setMeasuredSize`
///   changes that one element and tells by how much the content behind it moved.
/// - **updates**: `setSections(_:movingMeasuredSizes:)` keeps measurements of elements whose position changed.
/// - **orthogonal sections**: `orthogonalSection(_:)` has viewport, content length and offset; `restingOffset` is
///   where a drag ends; `setOrthogonalOffset` scrolls; `visibleElements(inOrthogonalSection:)` is what
///   `visibleItemsInvalidationHandler` is told.
/// - **layout-level boundary items** have section 0 and item `ElementID.layoutItem`.
///
/// Methods are mutating because sections are solved when first asked for.
/// Bad input never traps or hangs; `issues` says what was ignored.
package struct CompositionalSolver: Sendable {
    /// A section as the client describes it.
    package struct Section: Sendable, Hashable {
        package var description: SectionDescription
        /// A negative count counts as 0.
        package var itemCount: Int

        @inlinable package init(description: SectionDescription, itemCount: Int) {
            self.description = description
            self.itemCount = itemCount
        }
    }

    /// A section with what is known of it.
    struct State: Sendable {
        var input: Section
        var measuredSizes: [Int: Size] = [:]
        var measuredSupplementaries: [SectionGeometry.SupplementaryKey: Size] = [:]
        /// Nil until something is asked about the section, and again when its inputs changed.
        var geometry: SectionGeometry?
        /// Nil until the section is scrolled: then it stands where it comes to rest at first (R74).
        var orthogonalOffset: Double?
        /// Under which conditions its elements are measured.
        var conditions = 0
    }

    package private(set) var container: LayoutContainer
    package private(set) var configuration: LayoutConfiguration
    /// The bounds less the adjusted content insets: what pinned items stay inside; nil: nothing is pinned.
    package var visibleBounds: Rect?

    /// What was wrong with the sections that have been solved so far.
    package internal(set) var issues: [LayoutIssue] = []

    var states: [State] = []
    /// The lengths of solved sections with the spacing behind each.
    var lengths = BlockedLengths(commonLength: 0)
    /// Sections from here on may not be solved.
    var firstUnsolved = 0
    /// Whether a section has a boundary item that is pinned.
    private var sectionsHavePinnedItems = false
    /// Measured sizes of the layout's own boundary items, by kind.
    var measuredBoundaries: [String: Size] = [:]
    /// The conditions under which elements are measured.
    var conditions = MeasuringConditions()
    /// The layout's boundary items around all sections; nil until asked for.
    var boundaries: BoundaryLayout?
    /// The content's length across the scroll axis; nil until asked for.
    var acrossLength: Double?
    /// How far any element may lie outside of its section on the scroll axis.
    var overhang = 0.0

    package init(container: LayoutContainer, configuration: LayoutConfiguration = LayoutConfiguration()) {
        self.container = container
        self.configuration = configuration
    }

    // MARK: Input

    /// Changes the collection's size or scale. Measured sizes are forgotten unless they are to be kept.
    package mutating func setContainer(_ container: LayoutContainer, keepingMeasuredSizes: Bool = false) {
        guard container != self.container else { return }
        self.container = container
        if !keepingMeasuredSizes { forgetMeasuredSizes() }
        invalidateAll()
    }

    /// Changes what holds for the layout as a whole.
    package mutating func setConfiguration(_ configuration: LayoutConfiguration) {
        guard configuration != self.configuration else { return }
        let isTurned = configuration.scrollAxis != self.configuration.scrollAxis
        if configuration.boundaryItems != self.configuration.boundaryItems {
            measuredBoundaries = [:]
            conditions.renewForBoundaries()
        }
        self.configuration = configuration
        if isTurned {
            forgetMeasuredSizes()
            invalidateAll()
        } else {
            restack()
        }
    }

    /// Replaces all sections. Sections that are equal to the ones at their place, counted from either end, keep their
    /// solution, and sections with an equal description their measured sizes.
    ///
    /// `movingMeasuredSizes` is asked for each measured element where it is now (nil: it is gone); use it when items
    /// were inserted, deleted or moved. An element that comes into a section of another description loses its size.
    /// - Complexity: O(sections + measured sizes).
    package mutating func setSections(
        _ sections: [Section], movingMeasuredSizes: ((ElementID) -> ElementID?)? = nil
    ) {
        let old = states
        let numbers = conditions.numbers(of: sections.map { $0.description })
        let moved = movingMeasuredSizes.map { measuredSizes(moved: $0, conditions: numbers) }
        // Sections are matched from the front for as long as they are equal, and the others from the back.
        var equalCount = 0
        while equalCount < Swift.min(old.count, sections.count), old[equalCount].input == sections[equalCount] {
            equalCount += 1
        }
        func counterpart(of index: Int) -> State? {
            let fromBack = old.count - sections.count + index
            let candidates = index < equalCount ? [index] : [fromBack, index]
            return candidates.lazy.filter { $0 >= Swift.min(index, equalCount) && $0 < old.count }.map { old[$0] }
                .first { $0.input.description == sections[index].description }
        }
        states = sections.indices.map { index in
            var state = state(sections[index], after: counterpart(of: index), measured: moved?[index])
            state.conditions = numbers[index]
            return state
        }
        restack()
        findPinnedItems()
    }

    /// The number of sections.
    package var sectionCount: Int { states.count }

    /// A section as it was set; nil if there is no such section.
    package func section(_ index: Int) -> Section? {
        states.indices.contains(index) ? states[index].input : nil
    }

    /// Whether anything depends on `visibleBounds`.
    package var hasPinnedItems: Bool {
        sectionsHavePinnedItems || configuration.boundaryItems.contains { $0.pinsToVisibleBounds }
    }

    // MARK: Upkeep

    /// Forgets all measured sizes: from now on elements are measured under other conditions.
    mutating func forgetMeasuredSizes() {
        conditions.renew()
        let numbers = conditions.numbers(of: states.map { $0.input.description })
        for index in states.indices {
            states[index].measuredSizes = [:]
            states[index].measuredSupplementaries = [:]
            states[index].conditions = numbers[index]
        }
        measuredBoundaries = [:]
    }

    /// Has all sections solved again.
    private mutating func invalidateAll() {
        for index in states.indices { states[index].geometry = nil }
        restack()
    }

    /// Has the sections put one behind the other again.
    private mutating func restack() {
        lengths = BlockedLengths(commonLength: 0)
        firstUnsolved = 0
        overhang = 0
        boundaries = nil
    }

    private mutating func findPinnedItems() {
        sectionsHavePinnedItems = states.contains { state in
            state.input.description.boundaryItems.contains { $0.pinsToVisibleBounds }
        }
    }

    /// A section's state, with what its predecessor at the same place knew.
    private func state(_ section: Section, after old: State?, measured: MeasuredSizes?) -> State {
        var state = State(input: section)
        state.measuredSizes = measured?.items ?? old?.measuredSizes ?? [:]
        state.measuredSupplementaries = measured?.supplementaries ?? old?.measuredSupplementaries ?? [:]
        guard let old else { return state }
        state.orthogonalOffset = old.orthogonalOffset
        if old.input == section, old.measuredSizes == state.measuredSizes,
            old.measuredSupplementaries == state.measuredSupplementaries
        {
            state.geometry = old.geometry
        } else if let geometry = old.geometry {
            // Only the number of items or the measurements differ: the template stays.
            state.geometry = SectionGeometry(
                section, container: container, scrollAxis: configuration.scrollAxis,
                measuredSizes: state.measuredSizes, measuredSupplementaries: state.measuredSupplementaries,
                reusing: geometry.content)
        }
        return state
    }

    /// What was measured in one section.
    private struct MeasuredSizes {
        var items: [Int: Size] = [:]
        var supplementaries: [SectionGeometry.SupplementaryKey: Size] = [:]
    }

    /// - Parameter conditions: Those of the new sections.
    private func measuredSizes(moved: (ElementID) -> ElementID?, conditions: [Int]) -> [MeasuredSizes] {
        var result = [MeasuredSizes](repeating: MeasuredSizes(), count: conditions.count)
        for (section, state) in states.enumerated() {
            for (item, size) in state.measuredSizes {
                guard let new = moved(.cell(section: section, item: item)), result.indices.contains(new.section),
                    conditions[new.section] == state.conditions
                else { continue }
                result[new.section].items[new.item] = size
            }
            for (key, size) in state.measuredSupplementaries {
                let id = ElementID(.supplementary(kind: key.kind), section: section, item: key.number)
                guard let new = moved(id), case .supplementary(let kind) = new.category,
                    result.indices.contains(new.section), conditions[new.section] == state.conditions
                else { continue }
                result[new.section].supplementaries[.init(kind: kind, number: new.item)] = size
            }
        }
        return result
    }
}
