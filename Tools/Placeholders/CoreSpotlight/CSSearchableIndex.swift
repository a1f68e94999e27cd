@_exported import Foundation

/// The type of the activity that opens a found item.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of the item's identifier in the activity that opens it.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"

/// The attributes of an item.
open class CSSearchableItemAttributeSet: NSObject {
    open var contentType: String
    open var title: String?
    open var displayName: String?
    open var contentDescription: String?
    open var keywords: [String]?
    open var thumbnailData: Data?
    open var thumbnailURL: URL?

    public init(itemContentType: String) { contentType = itemContentType }
}

/// A searchable item.
open class CSSearchableItem: NSObject {
    open var uniqueIdentifier: String
    open var domainIdentifier: String?
    open var attributeSet: CSSearchableItemAttributeSet
    open var expirationDate: Date!

    public init(
        uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
    ) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        self.domainIdentifier = domainIdentifier
        self.attributeSet = attributeSet
    }
}

/// An index that is always empty. `isIndexingAvailable()` returns `false`.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    private static let shared = CSSearchableIndex(name: "default")
    public let name: String

    public init(name: String) { self.name = name }

    open class func `default`() -> CSSearchableIndex { shared }
    open class func isIndexingAvailable() -> Bool { false }

    open func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(Self.unavailable) }

    open func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(Self.unavailable) }

    open func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(Self.unavailable) }

    open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(Self.unavailable)
    }

    private static var unavailable: NSError { NSError(domain: "CSIndexErrorDomain", code: -1000) }
}
