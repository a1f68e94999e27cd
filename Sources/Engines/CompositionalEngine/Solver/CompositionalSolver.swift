import LayoutGeometry

/// The frames of a compositional layout: the facade through which a client uses the engine.
///
/// The client, UIKit's layout class, uses it as follows:
/// - **prepare**: `setContainer`, `setConfiguration`, and `setSections` with the sections of its section provider. Each
///   call compares the new values with the current ones. Only sections whose description, item count, or container
///   changed are solved again, and only when they are queried. The client resolves insets references.
/// - **content size, elements**: `contentSize()`, `elements(in:)`, `element(_:)`. All coordinates are left-to-right;
///   `Rect.mirrored(inWidth:)` mirrors them.
/// - **bounds change**: Set `visibleBounds` (the bounds less the adjusted content insets). It costs nothing and moves
///   only pinned items; `hasPinnedItems` indicates whether a bounds change has an effect at all.
/// - **self-sizing**: `measurableAxes(of:)` returns the lengths of an element that a measurement can replace,
///   `wouldChange(_:for:)` is the result of `shouldInvalidateLayout(forPreferredLayoutAttributes:…)`, and
///   `setMeasuredSize` changes one element and returns the distance that the content after it moved.
/// - **updates**: `setSections(_:following:)` keeps measurements of elements whose position changed.
/// - **orthogonal sections**: `orthogonalSection(_:)` has the viewport, the content length, and the offset;
///   `restingOffset` returns the end of a drag; `setOrthogonalOffset` scrolls; `visibleElements(inOrthogonalSection:)`
///   has the elements for `visibleItemsInvalidationHandler`.
/// - **layout-level boundary items** have section 0 and item `ElementID.layoutItem`.
///
/// Methods are mutating because sections are solved when they are first queried. Invalid input never traps or hangs;
/// `issues` lists the ignored values.
package struct CompositionalSolver: Sendable {
    /// A section as described by the client.
    package struct Section: Sendable, Hashable {
        package var shared: SharedDescription
        /// The number of items. A negative number counts as 0.
        package var itemCount: Int

        package init(description: SectionDescription, itemCount: Int) {
            self.init(SharedDescription(description), itemCount: itemCount)
        }

        /// Creates a section whose description is shared with others, so that it is examined once.
        package init(_ shared: SharedDescription, itemCount: Int) {
            self.shared = shared
            self.itemCount = itemCount
        }

        package var description: SectionDescription { shared.value }

        package static func == (left: Section, right: Section) -> Bool {
            left.itemCount == right.itemCount
                && (left.shared === right.shared || left.description == right.description)
        }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(description)
            hasher.combine(itemCount)
        }
    }

    /// A section with its cached state.
    struct State: Sendable {
        var input: Section
        /// The measured sizes of its items while it isn't solved.
        var measured = MeasuredSizes()
        var measuredSupplementaries: [SectionGeometry.SupplementaryKey: Size] = [:]
        /// The solution; `nil` until the section is queried, and after its inputs have changed.
        var solved: SolvedSection?
        /// `nil` until the section is scrolled: then it's at its initial resting position (R74).
        var orthogonalOffset: Double?
        /// The number of the conditions under which its elements are measured.
        var conditions: Int
    }

    package private(set) var container: LayoutContainer
    package private(set) var configuration: LayoutConfiguration
    /// The bounds less the adjusted content insets, which limit pinned items. With `nil`, nothing is pinned.
    package var visibleBounds: Rect?

    /// The problems of the sections solved so far.
    package internal(set) var issues: [LayoutIssue] = []

    var states: [State] = []
    /// Whether any section has had a problem.
    var hasProblems = false
    /// The lengths of solved sections, including the spacing after each.
    var lengths = BlockedLengths()
    /// The first section that may be unsolved.
    var firstUnsolved = 0
    /// The templates of sections with equal descriptions, by the number of their conditions.
    var templates: [Int: SectionTemplate] = [:]
    /// The orthogonal sections, in order.
    package internal(set) var orthogonalSectionIndexes: [Int] = []
    /// Whether any section has a pinned boundary item.
    var sectionsHavePinnedItems = false
    /// Counters of the work done, for performance tests.
    package internal(set) var counters = Counters()
    /// The measured sizes of the layout's boundary items, by kind.
    var measuredBoundaries: [String: Size] = [:]
    /// The conditions under which elements are measured.
    var conditions = MeasuringConditions()
    /// The layout's boundary items; `nil` until they are queried, and while a section isn't solved.
    var boundaries: BoundaryLayout?
    /// The content's length across the scroll axis; `nil` until it's queried.
    var acrossLength: Double?
    /// The distance that elements can extend beyond their section on the scroll axis.
    var overhang = 0.0

    package init(container: LayoutContainer, configuration: LayoutConfiguration = LayoutConfiguration()) {
        self.container = container
        self.configuration = configuration
    }

    // MARK: Input

    /// Changes the collection's size or scale. Discards measured sizes unless `keepingMeasuredSizes` is `true`.
    package mutating func setContainer(_ container: LayoutContainer, keepingMeasuredSizes: Bool = false) {
        guard container != self.container else { return }
        self.container = container
        if !keepingMeasuredSizes { removeMeasuredSizes() }
        invalidateAll()
    }

    /// Changes the configuration of the whole layout.
    package mutating func setConfiguration(_ configuration: LayoutConfiguration) {
        guard configuration != self.configuration else { return }
        let isTurned = configuration.scrollAxis != self.configuration.scrollAxis
        if configuration.boundaryItems != self.configuration.boundaryItems {
            measuredBoundaries = [:]
            conditions.renewForBoundaries()
        }
        self.configuration = configuration
        if isTurned {
            removeMeasuredSizes()
            invalidateAll()
        } else {
            restack(from: 0)
        }
    }

    /// The number of sections.
    package var sectionCount: Int { states.count }

    /// Returns a section as it was set; `nil` if there's no such section.
    package func section(_ index: Int) -> Section? {
        states.indices.contains(index) ? states[index].input : nil
    }

    /// Whether any item is measured. Otherwise, moves of items are irrelevant.
    /// - Complexity: O(*n*) in the number of sections.
    package var hasMeasuredItems: Bool { states.contains { $0.hasMeasuredItems } }

    /// Whether the layout depends on `visibleBounds`.
    package var hasPinnedItems: Bool {
        sectionsHavePinnedItems || configuration.boundaryItems.contains { $0.pinsToVisibleBounds }
    }

    // MARK: Upkeep

    /// Discards all measured sizes, so that elements are measured under new conditions. Sections with measured elements
    /// are solved again.
    mutating func removeMeasuredSizes() {
        conditions.renew()
        templates = [:]
        let numbers = conditions.numbers(of: states.map { $0.input })
        var firstChanged: Int?
        for index in states.indices {
            states[index].conditions = numbers[index]
            states[index].measured = MeasuredSizes()
            states[index].measuredSupplementaries = [:]
            guard states[index].solved?.geometry.hasMeasuredSizes == true else { continue }
            states[index].solved = nil
            firstChanged = firstChanged ?? index
        }
        measuredBoundaries = [:]
        if let firstChanged { restack(from: firstChanged) }
    }

    /// Discards the solutions of all sections.
    private mutating func invalidateAll() {
        templates = [:]
        for index in states.indices { states[index].keepMeasuredSizesOnly() }
        restack(from: 0)
    }

    /// Stacks the sections from the given one on again.
    mutating func restack(from first: Int) {
        lengths.removeAll(from: first)
        firstUnsolved = Swift.min(first, firstUnsolved)
        if first == 0 {
            lengths = BlockedLengths(scale: PixelGrid(scale: container.scale).scale)
            overhang = 0
        }
        boundaries = nil
        acrossLength = nil
    }
}

extension CompositionalSolver.State {
    /// Discards the solution. Measured sizes are kept for the next one.
    mutating func keepMeasuredSizesOnly() {
        guard let solved else { return }
        measured = solved.geometry.content.measuredSizes
        measuredSupplementaries = solved.geometry.measuredSupplementaries
        self.solved = nil
    }

    /// The measured sizes of its items.
    var measuredSizes: MeasuredSizes { solved?.geometry.content.measuredSizes ?? measured }

    /// Whether any of its items is measured.
    var hasMeasuredItems: Bool { solved?.geometry.content.hasMeasuredSizes ?? !measured.isEmpty }
}
