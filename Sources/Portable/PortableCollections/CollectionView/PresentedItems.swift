/// The items of a collection view: their counts, and the differences between the items on screen and the data source's
/// items.
///
/// It owns the counts, the differences, and their causes: the item that the user is moving, and placeholders for
/// dropped items.
@MainActor
final class PresentedItems {
    /// A placeholder for a dropped item, with its path on screen.
    typealias Placeholder = (context: DropPlaceholder, path: IndexPath)

    /// The item counts of the sections on screen; `nil` until they are queried.
    private(set) var counts: [Int]?
    /// The differences between the items on screen and the data source's.
    private(set) var paths = PresentedPaths()
    /// The nesting depth of code that uses the paths on screen.
    private var depth = 0
    /// The item that the user is moving; `nil` if there isn't one.
    private(set) var movement: InteractiveMovement?
    /// The item that was released and is moving to its final position.
    private(set) var landingElement: ElementKey?
    /// The data source that doesn't implement movements.
    private weak var unmovedDataSource: AnyObject?
    private(set) var placeholders: [Placeholder] = []

    // MARK: Counts

    /// Sets the item counts. With `nil`, they are loaded from the data source when they're needed.
    func setCounts(_ counts: [Int]?) { self.counts = counts }

    // MARK: Which paths methods speak of

    /// Whether methods use the paths on screen instead of the data source's: while they are equal, during queries of
    /// the layout, and where the app requests it.
    var usesPresentedPaths: Bool { paths.isIdentity || depth > 0 }

    /// Runs a closure that queries the layout, which uses only the paths on screen.
    func usingPresentedPaths<Answer>(_ ask: () -> Answer) -> Answer {
        depth += 1
        defer { depth -= 1 }
        return ask()
    }

    /// Asks the app, which knows the paths of the data source alone.
    func usingDataSourcePaths<Answer>(_ ask: () -> Answer) -> Answer {
        let depth = depth
        self.depth = 0
        defer { self.depth = depth }
        return ask()
    }

    /// Replaces the differences between the items on screen and the data source's.
    func setEdits(_ edits: [PresentedPaths.Edit]) { paths.edits = edits }

    // MARK: The item that is held

    func hold(_ movement: InteractiveMovement) { self.movement = movement }

    /// Ends the interactive movement. The order on screen is the data source's again.
    func endMovement() {
        paths.edits = []
        movement = nil
    }

    /// Shows an item in front of the others until it has arrived at its final position.
    func land(_ element: ElementKey) { landingElement = element }

    /// Returns whether an item was on its way.
    func endLanding() -> Bool {
        defer { landingElement = nil }
        return landingElement != nil
    }

    /// Returns whether a data source is known not to implement `moveItemAt`.
    func rejectsMovement(_ dataSource: AnyObject?) -> Bool {
        unmovedDataSource != nil && unmovedDataSource === dataSource
    }

    /// Stores a data source that doesn't implement movements; `nil` resets it.
    func recordUnmoved(_ dataSource: AnyObject?) { unmovedDataSource = dataSource }

    /// Whether there's a data source that doesn't implement movements.
    var wasUnmoved: Bool { unmovedDataSource != nil }

    // MARK: Placeholders

    func setPlaceholders(_ placeholders: [Placeholder]) { self.placeholders = placeholders }

    /// Clears all differences when everything is reloaded.
    func removeDifferences() {
        endMovement()
        placeholders = []
        landingElement = nil
    }
}
