import Foundation

/// An error of SwiftData.
public struct SwiftDataError: Error, Equatable, CustomStringConvertible, Sendable {
    private let name: String
    /// The reason, with the domain and the code of the underlying error.
    public let reason: String

    private init(_ name: String, _ reason: String = "") {
        self.name = name
        self.reason = reason
    }

    static func loading(_ reason: String) -> SwiftDataError {
        NSLog("The container can't be opened: \(reason)")
        return SwiftDataError(loadIssueModelContainer.name, reason)
    }

    static func loading(_ error: any Error) -> SwiftDataError {
        let error = error as NSError
        return SwiftDataError(
            loadIssueModelContainer.name, "\(error.domain) \(error.code): \(error.localizedDescription)")
    }

    /// Returns whether two values are equal.
    public static func == (lhs: SwiftDataError, rhs: SwiftDataError) -> Bool { lhs.name == rhs.name }

    /// A description for messages.
    public var description: String { reason.isEmpty ? name : "\(name): \(reason)" }

    /// A container can't be opened.
    public static let loadIssueModelContainer = SwiftDataError("loadIssueModelContainer")
    /// A predicate can't be evaluated.
    public static let unsupportedPredicate = SwiftDataError("unsupportedPredicate")
    /// A sort descriptor can't be evaluated.
    public static let unsupportedSortDescriptor = SwiftDataError("unsupportedSortDescriptor")
    /// Two configurations have the same name.
    public static let duplicateConfiguration = SwiftDataError("duplicateConfiguration")
    /// A configuration has models that the container doesn't have.
    public static let configurationSchemaNotFoundInContainerSchema = SwiftDataError(
        "configurationSchemaNotFoundInContainerSchema")
    /// A key path isn't a saved property.
    public static let unsupportedKeyPath = SwiftDataError("unsupportedKeyPath")
    /// Values aren't valid.
    public static let modelValidationFailure = SwiftDataError("modelValidationFailure")
    /// A fetch in batches can't consider changes that aren't saved.
    public static let includePendingChangesWithBatchSize = SwiftDataError("includePendingChangesWithBatchSize")
    /// A model has no context.
    public static let missingModelContext = SwiftDataError("missingModelContext")
    /// The history after a token was deleted.
    ///
    /// Differs from SwiftData: the error is never thrown.
    public static let historyTokenExpired = SwiftDataError("historyTokenExpired")
    /// A migration plan doesn't know the version of a store.
    public static let unknownSchema = SwiftDataError("unknownSchema")
}
