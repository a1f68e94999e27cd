/// The information about an app that the developer tools request, in addition to the screen.
package struct DeveloperTools: OptionSet, Sendable, Hashable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The elements of the collection views on the screen.
    package static let collections = DeveloperTools(rawValue: 1)
    /// All views on the screen.
    package static let views = DeveloperTools(rawValue: 2)
    /// Events: changes of cells, updates, and problems.
    package static let events = DeveloperTools(rawValue: 4)
    /// The user's actions, as the source of a test.
    package static let test = DeveloperTools(rawValue: 8)
    /// The durations of the parts of each frame.
    package static let frames = DeveloperTools(rawValue: 16)
}
