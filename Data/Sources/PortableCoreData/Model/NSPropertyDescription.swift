import Foundation

/// A description of an attribute or a relationship of an entity.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
    /// The name of the property.
    open var name = ""
    /// A Boolean value that indicates whether objects can be saved without a value. The default is `true`.
    open var isOptional = true
    /// A Boolean value that indicates whether the value isn't saved. The default is `false`.
    open var isTransient = false
    /// Custom information about the property.
    open var userInfo: [AnyHashable: Any]?
    /// The name that the property had in the previous version of the model.
    open var renamingIdentifier: String?
    /// A value that makes the property differ from the same property in another version.
    open var versionHashModifier: String?
    /// The entity of the property.
    open var entity: NSEntityDescription? { entityReference?.takeUnretainedValue() }
    /// The entity, which removes itself when it's deallocated. Weak references would make references to entities
    /// slower.
    var entityReference: Unmanaged<NSEntityDescription>?
    /// Predicates that values must meet.
    open private(set) var validationPredicates: [NSPredicate] = []
    /// The warnings for values that don't meet the predicates.
    open private(set) var validationWarnings: [Any] = []

    /// Creates a property without a name.
    public override init() {}

    /// Sets the predicates that values must meet, and a warning for each.
    open func setValidationPredicates(_ predicates: [NSPredicate]?, withValidationWarnings warnings: [String]?) {
        validationPredicates = predicates ?? []
        validationWarnings = warnings ?? []
    }
}
