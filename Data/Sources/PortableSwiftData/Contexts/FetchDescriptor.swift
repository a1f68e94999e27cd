import Foundation

/// A description of the models to fetch.
public struct FetchDescriptor<Model: PersistentModel> {
    /// The condition that models meet; `nil` for all models.
    public var predicate: Predicate<Model>?
    /// The order of the models.
    public var sortBy: [SortDescriptor<Model>]
    /// The largest number of models; `nil` if there's no limit.
    public var fetchLimit: Int?
    /// The number of models that are left out at the beginning.
    public var fetchOffset: Int?
    /// A Boolean value that indicates whether changes that aren't saved are considered. The default is `true`.
    public var includePendingChanges = true
    /// The properties that are loaded with the models. All are loaded here.
    public var propertiesToFetch: [PartialKeyPath<Model>] = []
    /// The relationships that are loaded with the models. They're loaded when they're used here.
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<Model>] = []

    /// Creates a description.
    public init(predicate: Predicate<Model>? = nil, sortBy: [SortDescriptor<Model>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}
