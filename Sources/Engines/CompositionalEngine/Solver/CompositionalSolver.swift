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
///   `wouldChange(_:for:)` returns `shouldInvalidateLayout(forPreferredLayoutAttributes:…)`, and `setMeasuredSize`
///   changes that one element and tells by how much the content behind it moved.
/// - **updates**: `setSections(_:following:)` keeps measurements of elements whose position changed.
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
        package var shared: SharedDescription
        /// A negative count counts as 0.
        package var itemCount: Int

        package init(description: SectionDescription, itemCount: Int) {
            self.init(SharedDescription(description), itemCount: itemCount)
        }

        /// A section whose description is that of others too: it is looked at once.
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

    /// A section with what is known of it.
    struct State: Sendable {
        var input: Section
        /// What was measured of it while it isn't solved.
        var measured = MeasuredSizes()
        var measuredSupplementaries: [SectionGeometry.SupplementaryKey: Size] = [:]
        /// Nil until something is asked about the section, and again when its inputs changed.
        var solved: SolvedSection?
        /// Nil until the section is scrolled: then it stands where it comes to rest at first (R74).
        var orthogonalOffset: Double?
        /// Under which conditions its elements are measured.
        var conditions: Int
    }

    package private(set) var container: LayoutContainer
    package private(set) var configuration: LayoutConfiguration
    /// The bounds less the adjusted content insets: what pinned items stay inside; nil: nothing is pinned.
    package var visibleBounds: Rect?

    /// What was wrong with the sections that have been solved so far.
    package internal(set) var issues: [LayoutIssue] = []

    var states: [State] = []
    /// Whether something was wrong with any section so far.
    var hasProblems = false
    /// The lengths of solved sections with the spacing behind each.
    var lengths = BlockedLengths()
    /// Sections from here on may not be solved.
    var firstUnsolved = 0
    /// What sections of one description have in common, by the number of their conditions.
    var templates: [Int: SectionTemplate] = [:]
    /// The sections that scroll across the layout, in order.
    package internal(set) var orthogonalSectionIndexes: [Int] = []
    /// Whether a section has a boundary item that is pinned.
    var sectionsHavePinnedItems = false
    /// What was done so far, for tests of cost.
    package internal(set) var counters = Counters()
    /// Measured sizes of the layout's own boundary items, by kind.
    var measuredBoundaries: [String: Size] = [:]
    /// The conditions under which elements are measured.
    var conditions = MeasuringConditions()
    /// The layout's boundary items around all sections; nil until asked for, and as long as a section isn't solved.
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
            restack(from: 0)
        }
    }

    /// The number of sections.
    package var sectionCount: Int { states.count }

    /// A section as it was set; nil if there is no such section.
    package func section(_ index: Int) -> Section? {
        states.indices.contains(index) ? states[index].input : nil
    }

    /// Whether any item was measured: for others it doesn't matter which of them move.
    /// - Complexity: O(n) in the sections.
    package var hasMeasuredItems: Bool { states.contains { $0.hasMeasuredItems } }

    /// Whether anything depends on `visibleBounds`.
    package var hasPinnedItems: Bool {
        sectionsHavePinnedItems || configuration.boundaryItems.contains { $0.pinsToVisibleBounds }
    }

    // MARK: Upkeep

    /// Forgets all measured sizes: from now on elements are measured under other conditions. Sections of which something
    /// was measured are solved again.
    mutating func forgetMeasuredSizes() {
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

    /// Has all sections solved again.
    private mutating func invalidateAll() {
        templates = [:]
        for index in states.indices { states[index].keepMeasuredSizesOnly() }
        restack(from: 0)
    }

    /// Has the sections put one behind the other again, from one on.
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
    /// Drops the solution. What was measured is kept for the next one.
    mutating func keepMeasuredSizesOnly() {
        guard let solved else { return }
        measured = solved.geometry.content.measuredSizes
        measuredSupplementaries = solved.geometry.measuredSupplementaries
        self.solved = nil
    }

    /// What was measured of its items.
    var measuredSizes: MeasuredSizes { solved?.geometry.content.measuredSizes ?? measured }

    /// Whether anything was measured of its items.
    var hasMeasuredItems: Bool { solved?.geometry.content.hasMeasuredSizes ?? !measured.isEmpty }
}
