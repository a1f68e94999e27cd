import Foundation

/// A description of the models to fetch.
public struct FetchDescriptor<Model: PersistentModel> {
    /// The condition that models meet, or `nil` for all models.
    public var predicate: Predicate<Model>?
    /// The order of the models.
    public var sortBy: [SortDescriptor<Model>]
    /// The largest number of models, or `nil` if there's no limit.
    public var fetchLimit: Int?
    /// The number of models to skip at the beginning.
    public var fetchOffset: Int?
    /// A Boolean value that indicates whether changes that aren't saved are considered. The default is `true`.
    public var includePendingChanges = true
    /// The properties that are loaded with the models. It has no effect: all properties are loaded.
    public var propertiesToFetch: [PartialKeyPath<Model>] = []
    /// The relationships that are loaded with the models. It has no effect: relationships are loaded when they're used.
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<Model>] = []

    /// Creates a description.
    public init(predicate: Predicate<Model>? = nil, sortBy: [SortDescriptor<Model>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}
