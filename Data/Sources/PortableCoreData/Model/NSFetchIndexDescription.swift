import Foundation

/// The kind of an index.
public enum NSFetchIndexElementType: UInt, Sendable {
    case binary, rTree
}

/// A property that an index contains.
open class NSFetchIndexElementDescription: NSObject {
    /// The property.
    open private(set) var property: NSPropertyDescription?
    /// The name of the property.
    open var propertyName: String? { property?.name }
    /// The kind of the index.
    open var collationType: NSFetchIndexElementType
    /// A Boolean value that indicates whether values are in ascending order. The default is `true`.
    open var isAscending = true

    /// Creates an element for a property.
    public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
        self.property = property
        self.collationType = collationType
    }
}

/// An index that makes fetches faster.
open class NSFetchIndexDescription: NSObject {
    /// The name of the index.
    open var name: String
    /// The properties that the index contains.
    open var elements: [NSFetchIndexElementDescription]

    /// Creates an index.
    public init(name: String, elements: [NSFetchIndexElementDescription]?) {
        self.name = name
        self.elements = elements ?? []
    }
}
