import DisplayList

/// An application that a script runs in, with access to the elements on its screen.
@MainActor
package protocol CommandStage: AnyObject {
    /// A Boolean value that indicates whether nothing moves, and all changes are displayed.
    var isAtRest: Bool { get }

    /// Returns the accessible elements on the screen, in reading order.
    func accessibleElements() -> [AccessibleElement]

    /// Returns the parts of the collection views on the screen.
    func inspectedElements() -> [InspectedElement]
}

extension Page: CommandStage {}
