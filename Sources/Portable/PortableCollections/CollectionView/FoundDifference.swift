import DiffEngine

/// The difference that a data source computed between its previous and its new content.
struct FoundDifference {
    var updates: BatchUpdates
    /// The numbers of items of each section that it leads from, and to.
    var before: [Int]
    var after: [Int]
}
