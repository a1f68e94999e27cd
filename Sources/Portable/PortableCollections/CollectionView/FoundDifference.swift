import DiffEngine

/// What a data source has found between what it showed and what it shows.
struct FoundDifference {
    var updates: BatchUpdates
    /// The numbers of items of each section that it leads from, and to.
    var before: [Int]
    var after: [Int]
}
