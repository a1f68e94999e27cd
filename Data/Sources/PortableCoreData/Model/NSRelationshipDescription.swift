import Foundation

/// The effect of deleting an object on the objects that it's related to.
public enum NSDeleteRule: UInt, Sendable {
    /// The related objects keep their link.
    case noActionDeleteRule
    /// The related objects lose their link.
    case nullifyDeleteRule
    /// The related objects are deleted, too.
    case cascadeDeleteRule
    /// The object can't be deleted while it has related objects.
    case denyDeleteRule
}

/// A description of the links from the objects of an entity to objects of another entity.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
    /// The entity of the related objects.
    open weak var destinationEntity: NSEntityDescription?
    /// The relationship in the opposite direction.
    open weak var inverseRelationship: NSRelationshipDescription?
    /// The largest number of related objects, or 0 if there's no limit. The default is 0.
    open var maxCount = 0
    /// The smallest number of related objects. The default is 0.
    open var minCount = 0
    /// The effect of deleting an object on the related objects. The default is `.nullifyDeleteRule`.
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    /// A Boolean value that indicates whether the related objects have an order. The default is `false`.
    open var isOrdered = false

    /// A Boolean value that indicates whether an object can be related to several others.
    open var isToMany: Bool { maxCount != 1 }
}
