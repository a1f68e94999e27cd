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

    package private(set) var container: LayoutContainer
    package private(set) var configuration: LayoutConfiguration
    /// The bounds less the adjusted content insets: what pinned items stay inside; nil: nothing is pinned.
    package var visibleBounds: Rect?
    /// What was wrong with the sections that have been solved so far.
    package private(set) var issues: [LayoutIssue] = []

    package init(container: LayoutContainer, configuration: LayoutConfiguration = LayoutConfiguration()) {
        self.container = container
        self.configuration = configuration
    }

    // MARK: Input

    /// Changes the collection's size or scale. Measured sizes are forgotten unless they are to be kept.
    package mutating func setContainer(_ container: LayoutContainer, keepingMeasuredSizes: Bool = false) {
        self.container = container
    }

    package mutating func setConfiguration(_ configuration: LayoutConfiguration) {
        self.configuration = configuration
    }

    /// Replaces all sections. `movingMeasuredSizes` is asked for each measured element where it is now (nil: gone);
    /// without it, measurements stay at their index in sections whose description did not change.
    package mutating func setSections(
        _ sections: [Section], movingMeasuredSizes: ((ElementID) -> ElementID?)? = nil
    ) {}

    /// Replaces one section and keeps the others' solutions.
    package mutating func setSection(_ section: Section, at index: Int) {}

    // MARK: Answers

    /// The size of everything.
    package mutating func contentSize() -> Size { .zero }

    /// The elements that meet `rect` (R90), section by section: cells in order with their supplementary views,
    /// boundary items, decorations; the layout's boundary items come last.
    package mutating func elements(in rect: Rect) -> [LayoutElement] { [] }

    /// The element, or nil if there is no such element.
    package mutating func element(_ id: ElementID) -> LayoutElement? { nil }

    /// The section's whole room, boundary items that extend it included; nil if there is no such section.
    package mutating func sectionFrame(_ section: Int) -> Rect? { nil }

    /// Whether anything depends on `visibleBounds`.
    package var hasPinnedItems: Bool { false }

    // MARK: Self-sizing

    /// The axes on which a measured size counts for an element: those with an estimated dimension.
    package mutating func measurableAxes(of id: ElementID) -> (width: Bool, height: Bool) { (false, false) }

    /// Whether `setMeasuredSize` with this size would change the layout.
    package mutating func wouldChange(_ size: Size, for id: ElementID) -> Bool { false }

    /// Replaces the estimate of one element by a measured size.
    package mutating func setMeasuredSize(_ size: Size, for id: ElementID) -> MeasurementEffect { .none }

    /// Lets estimates hold again for one element.
    package mutating func discardMeasuredSize(of id: ElementID) {}

    /// Lets estimates hold again everywhere.
    package mutating func discardMeasuredSizes() {}

    // MARK: Orthogonal sections

    /// The indexes of sections that scroll across the layout.
    package var orthogonalSectionIndexes: [Int] { [] }

    /// How a section scrolls across the layout; nil if it does not, or is empty.
    package mutating func orthogonalSection(_ section: Int) -> OrthogonalSection? { nil }

    /// Where the section comes to rest when a drag or a request ends at `proposed` (R73).
    package mutating func restingOffset(forProposed proposed: Double, inOrthogonalSection section: Int) -> Double { 0 }

    /// Scrolls an orthogonal section. The offset is not limited; one that is not a finite number counts as 0.
    package mutating func setOrthogonalOffset(_ offset: Double, inSection section: Int) {}

    /// The elements of an orthogonal section that its scroll view shows at its offset, with frames of offset 0.
    package mutating func visibleElements(inOrthogonalSection section: Int) -> [LayoutElement] { [] }
}
