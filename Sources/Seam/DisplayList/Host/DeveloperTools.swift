/// What a developer wants to be told of an app beside what its screen shows.
package struct DeveloperTools: OptionSet, Sendable, Hashable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// What the collection views on the screen are made of.
    package static let collections = DeveloperTools(rawValue: 1)
    /// All views on the screen.
    package static let views = DeveloperTools(rawValue: 2)
    /// What happens: changes of cells, updates and problems.
    package static let events = DeveloperTools(rawValue: 4)
    /// What a person does, as the source of a test.
    package static let test = DeveloperTools(rawValue: 8)
    /// How long the app is busy with each part of each frame.
    package static let frames = DeveloperTools(rawValue: 16)
}
