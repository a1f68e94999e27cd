import DiffEngine

/// The difference that a data source computed between its previous and its new content.
struct FoundDifference {
    var updates: BatchUpdates
    /// The item counts of the sections in the old collection, and in the new one.
    var before: [Int]
    var after: [Int]
}
