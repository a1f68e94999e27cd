/// An event in an app that its developer may want to know.
package struct DeveloperEvent: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        /// A cell or another view of a collection view has changed its content.
        case change(ElementChange)
        /// A collection view has applied an update.
        case update(CollectionUpdate)
        /// A problem, with the message for the console.
        case problem(Problem, String)
    }

    /// The reason for the changed content of a view in a collection view.
    package enum ElementChange: String, Sendable, Hashable, CaseIterable {
        /// The item was inserted.
        case inserted
        /// The data source has reconfigured the existing view.
        case reconfigured
        /// The item's view was replaced.
        case reloaded
        /// The view was reused for another item.
        case reused
    }

    /// A kind of problem that a developer can filter by.
    package enum Problem: String, Sendable, Hashable, CaseIterable {
        /// Identifiers that aren't unique.
        case duplicates
        /// Invalid sizes, and sizes that don't settle.
        case sizes
        /// Constraints that conflict or are ambiguous.
        case constraints
        /// Cells and other views that aren't registered, or are registered with another class.
        case registration
        /// All other messages for the console.
        case other
    }

    package var kind: Kind
    /// The time of the app's clock, in seconds.
    package var time: Double
    /// The layer of the related view, as in display lists; `nil` without a view.
    package var layer: UInt64?

    package init(_ kind: Kind, time: Double, layer: UInt64? = nil) {
        self.kind = kind
        self.time = time
        self.layer = layer
    }
}

/// An update of a collection view.
package struct CollectionUpdate: Sendable, Hashable {
    /// The numbers of changed sections or items, by kind of change.
    package struct Counts: Sendable, Hashable {
        package var inserted = 0
        package var deleted = 0
        package var moved = 0
        package var reloaded = 0
        package var reconfigured = 0

        package init() {}
    }

    /// The class of the collection view.
    package var className: String
    package var items = Counts()
    package var sections = Counts()
    /// Whether all data was reloaded.
    package var reloadsData = false
    package var isAnimated = false
    /// The duration of the application's work for the update, in seconds, excluding later animations.
    package var duration = 0.0

    package init(className: String) {
        self.className = className
    }
}
