import Foundation

/// The properties of a list that its view and its environment specify.
struct ListConfiguration {
    var settings = ListSettings(EnvironmentValues())
    var selection: ListSelection?
    var isEditing = false
}

/// The changes that must be applied to a list's collection view.
@MainActor
struct ListUpdates {
    /// The sections and rows that the collection view shows.
    var shown = ListStructure()
    var hasShownAny = false
    var isNeeded = false
    /// A Boolean value that indicates whether the items changed after the last update.
    var hasNewItems = false
    var isAnimated = false
    var invalidatesLayout = false
    /// The most recent move of the user, until the model has adopted it.
    var move: (source: IndexPath, destination: IndexPath)?
    /// The rows whose sizes may have changed since they were measured.
    var changedRows: [ListRowElement] = []
    var rowsToRefresh: Set<ObjectIdentifier> = []
    var refreshesAllRows = false

    /// Starts an update, and returns its work in addition to the difference.
    mutating func begin() -> (isAnimated: Bool, invalidatesLayout: Bool, hasNewItems: Bool) {
        defer { (isNeeded, isAnimated, invalidatesLayout, hasNewItems) = (false, false, false, false) }
        return (isAnimated, invalidatesLayout, hasNewItems)
    }

    mutating func removeRowsToRefresh() -> (all: Bool, some: Set<ObjectIdentifier>) {
        defer { (refreshesAllRows, rowsToRefresh) = (false, []) }
        return (refreshesAllRows, rowsToRefresh)
    }
}
