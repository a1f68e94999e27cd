import DisplayList

/// Where a script does its commands: an application that can be asked what is on its screen.
@MainActor
package protocol CommandStage: AnyObject {
    /// Whether nothing moves, and what has changed is shown.
    var isAtRest: Bool { get }

    /// What can be read on the screen, in the order of reading.
    func accessibleElements() -> [AccessibleElement]

    /// What collection views on the screen are made of.
    func inspectedElements() -> [InspectedElement]
}

extension Page: CommandStage {}
