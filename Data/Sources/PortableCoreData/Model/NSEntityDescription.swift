import Foundation
import ObjectStore
import Synchronization

/// A description of a kind of managed object.
open class NSEntityDescription: NSObject, @unchecked Sendable {
    /// The name of the entity.
    open var name: String?
    /// The name of the class of the entity's objects. The default is `NSManagedObject`.
    open var managedObjectClassName: String! = "NSManagedObject"
    /// A Boolean value that indicates whether only subentities have objects. The default is `false`.
    open var isAbstract = false
    /// The entities that inherit from this entity.
    open var subentities: [NSEntityDescription] = [] {
        didSet { for entity in subentities { entity.superentity = self } }
    }
    /// The entity that this entity inherits from.
    open internal(set) weak var superentity: NSEntityDescription?
    /// The name that the entity had in the previous version of the model.
    open var renamingIdentifier: String?
    /// A value that makes the entity differ from the same entity in another version.
    open var versionHashModifier: String?
    /// Custom information about the entity.
    open var userInfo: [AnyHashable: Any]?
    /// Groups of attributes, as names or descriptions, whose values identify one object.
    open var uniquenessConstraints: [[Any]] = []
    /// The indexes of the entity.
    open var indexes: [NSFetchIndexDescription] = []
    /// The model of the entity.
    open internal(set) weak var managedObjectModel: NSManagedObjectModel!

    /// The class of the entity's objects, once it's known.
    let objectClass = Mutex<NSManagedObject.Type?>(nil)
    private var ownProperties: [NSPropertyDescription] = []
    @exclusivity(unchecked) private var cache: PropertyCache?

    /// Creates an entity without properties.
    public override init() {}

    /// The properties of the entity, including inherited ones. Setting them replaces the entity's own.
    open var properties: [NSPropertyDescription] {
        get { (superentity?.properties ?? []) + ownProperties }
        set {
            let inherited = Set((superentity?.properties ?? []).map(ObjectIdentifier.init))
            for property in ownProperties { property.entityReference = nil }
            ownProperties = newValue.filter { !inherited.contains(ObjectIdentifier($0)) }
            for property in ownProperties { property.entityReference = .passUnretained(self) }
            cache = nil
        }
    }

    deinit {
        for property in ownProperties
        where property.entityReference?.toOpaque() == Unmanaged.passUnretained(self).toOpaque() {
            property.entityReference = nil
        }
    }

    /// The properties that the entity doesn't inherit.
    var declaredProperties: [NSPropertyDescription] { ownProperties }

    /// The properties by name.
    open var propertiesByName: [String: NSPropertyDescription] { lookup.properties }
    /// The attributes by name.
    open var attributesByName: [String: NSAttributeDescription] { lookup.attributes }
    /// The relationships by name.
    open var relationshipsByName: [String: NSRelationshipDescription] { lookup.relationships }
    /// The subentities by name.
    open var subentitiesByName: [String: NSEntityDescription] {
        Dictionary(subentities.map { ($0.name ?? "", $0) }) { first, _ in first }
    }

    /// Returns the relationships whose objects belong to an entity.
    open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
        relationshipsByName.values.filter { $0.destinationEntity === entity }
    }

    /// Returns whether the entity is the given entity, or inherits from it.
    open func isKindOf(entity: NSEntityDescription) -> Bool {
        self === entity || name == entity.name || (superentity?.isKindOf(entity: entity) ?? false)
    }

    /// Returns the entity with the given name in the model of a context.
    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription?
    {
        context.model?.entitiesByName[entityName]
    }

    /// Creates an object of the entity with the given name, and inserts it into a context.
    open class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        guard let entity = entity(forEntityName: entityName, in: context) else {
            fatalError("+entityForName: could not locate an entity named '\(entityName)' in this model.")
        }
        return entity.resolvedClass.init(entity: entity, insertInto: context)
    }

    // MARK: Lookup

    /// The properties of an entity, in the forms that are used for lookups.
    private final class PropertyCache {
        /// The root entity, which retains its subentities, or `nil` if the entity is a root.
        unowned let root: NSEntityDescription?
        let properties: [String: NSPropertyDescription]
        let attributes: [String: NSAttributeDescription]
        let relationships: [String: NSRelationshipDescription]
        /// All properties in the order of their names.
        let ordered: [NSPropertyDescription]
        let derived: [NSDerivedAttributeDescription]
        let attributeList: AttributeList
        let storedProperties: StoredProperties
        let toManyNames: [String]
        /// The properties of objects that are checked in addition to attributes.
        let relationshipList: [NSRelationshipDescription]
        let isInFamily: Bool

        init(_ entity: NSEntityDescription) {
            root = entity.superentity?.root
            properties = Dictionary(entity.properties.map { ($0.name, $0) }) { _, last in last }
            attributes = properties.compactMapValues { $0 as? NSAttributeDescription }
            relationships = properties.compactMapValues { $0 as? NSRelationshipDescription }
            ordered = properties.sorted { $0.key < $1.key }.map(\.value)
            derived = ordered.compactMap { $0 as? NSDerivedAttributeDescription }
            attributeList = AttributeList(ordered)
            storedProperties = StoredProperties(ordered, attributeList)
            relationshipList = ordered.compactMap { $0 as? NSRelationshipDescription }
            toManyNames = relationshipList.filter(\.isToMany).map(\.name)
            isInFamily = entity.superentity != nil || !entity.subentities.isEmpty
        }
    }

    /// The attributes whose values are computed when an object is saved.
    var derivedAttributes: [NSDerivedAttributeDescription] { lookup.derived }

    /// The attributes in the order of their names.
    var attributeList: AttributeList { lookup.attributeList }

    /// The attributes and relationships that have a column.
    var storedProperties: StoredProperties { lookup.storedProperties }

    /// The entity whose table has the objects.
    var root: NSEntityDescription { lookup.root ?? self }

    /// A number that is unique to the root.
    var rootNumber: Int { Int(bitPattern: ObjectIdentifier(root)) }

    /// A Boolean value that indicates whether the entity has a parent or subentities.
    var isInFamily: Bool { lookup.isInFamily }

    /// The names of the to-many relationships, in order.
    var toManyNames: [String] { lookup.toManyNames }

    /// The relationships in the order of their names.
    var relationshipList: [NSRelationshipDescription] { lookup.relationshipList }

    /// The properties in the order of their names.
    var orderedProperties: [NSPropertyDescription] { lookup.ordered }

    private var lookup: PropertyCache { cache ?? PropertyCache(self) }

    /// Keeps the properties by name, because they don't change anymore.
    func keepLookup() { cache = lookup }
}
