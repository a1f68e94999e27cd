/// Something that has happened in an app and that its developer may want to know.
package struct DeveloperEvent: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        /// A cell, or another view of a collection view, shows something else now.
        case change(ElementChange)
        /// A collection view has followed its data.
        case update(CollectionUpdate)
        /// Something was wrong; in words that a console would get.
        case problem(Problem, String)
    }

    /// Why a view of a collection view shows something else.
    package enum ElementChange: String, Sendable, Hashable, CaseIterable {
        /// Its item is new.
        case inserted
        /// The data source has configured it again where it is.
        case reconfigured
        /// The item's view was replaced.
        case reloaded
        /// It has left the screen with one item and comes back with another.
        case reused
    }

    /// A kind of problem that a developer can filter by.
    package enum Problem: String, Sendable, Hashable, CaseIterable {
        /// Identifiers that aren't unique.
        case duplicates
        /// Invalid sizes, and sizes that don't settle.
        case sizes
        /// Constraints that contradict each other, or leave something open.
        case constraints
        /// Cells and other views that aren't registered, or are registered with another class.
        case registration
        /// Everything else that a console would get.
        case other
    }

    package var kind: Kind
    /// On the app's clock, in seconds.
    package var time: Double
    /// The layer of the view that it is about, as in display lists; nil if it is about none.
    package var layer: UInt64?

    package init(_ kind: Kind, time: Double, layer: UInt64? = nil) {
        self.kind = kind
        self.time = time
        self.layer = layer
    }
}

/// How a collection view has followed its data at one time.
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
    /// How long the application was busy with it, in seconds; what it costs later to animate is not counted.
    package var duration = 0.0

    package init(className: String) {
        self.className = className
    }
}
