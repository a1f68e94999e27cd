import Foundation

/// A description of the migration of objects from one model to another.
open class NSMappingModel: NSObject {
    /// The mappings of entities, in the order in which they're applied.
    open var entityMappings: [NSEntityMapping]!

    /// Creates a mapping model without mappings.
    public override init() { entityMappings = [] }

    /// Returns `nil`: Xcode's mapping models aren't supported.
    ///
    /// Differs from Core Data: mapping models are created in code, or inferred.
    public init?(
        from bundles: [Bundle]?, forSourceModel sourceModel: NSManagedObjectModel?,
        destinationModel: NSManagedObjectModel?
    ) { return nil }

    /// Returns a mapping model that is inferred from the differences between two models.
    ///
    /// Entities and properties are matched by name, or by the name that they had before.
    /// - Throws: An error with the code `NSInferredMappingModelError` if an attribute's type differs.
    open class func inferredMappingModel(
        forSourceModel sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel
    ) throws -> NSMappingModel {
        let model = NSMappingModel()
        for entity in destinationModel.entities where !entity.isAbstract {
            let name = entity.renamingIdentifier ?? entity.name ?? ""
            guard let source = sourceModel.entitiesByName[name] ?? sourceModel.entitiesByName[entity.name ?? ""] else {
                continue
            }
            model.entityMappings.append(try NSEntityMapping(inferredFrom: source, to: entity))
        }
        return model
    }
}

/// The kind of an entity mapping.
public enum NSEntityMappingType: UInt, Sendable {
    case undefinedEntityMappingType = 0
    case customEntityMappingType = 1
    case addEntityMappingType = 2
    case removeEntityMappingType = 3
    case copyEntityMappingType = 4
    case transformEntityMappingType = 5
}

/// A description of the migration of objects from one entity to another.
open class NSEntityMapping: NSObject {
    /// The name of the mapping.
    open var name: String! = ""
    /// The kind of the mapping. The default is `.undefinedEntityMappingType`.
    open var mappingType = NSEntityMappingType.undefinedEntityMappingType
    /// The name of the entity of the old objects.
    open var sourceEntityName: String?
    /// The hash of the entity of the old objects.
    open var sourceEntityVersionHash: Data?
    /// The name of the entity of the new objects.
    open var destinationEntityName: String?
    /// The hash of the entity of the new objects.
    open var destinationEntityVersionHash: Data?
    /// The mappings of attributes.
    open var attributeMappings: [NSPropertyMapping]?
    /// The mappings of relationships.
    open var relationshipMappings: [NSPropertyMapping]?
    /// An expression that returns the old objects, or `nil` for all objects of the entity.
    open var sourceExpression: NSExpression?
    /// The name of the class of the mapping's policy, which derives from `NSEntityMigrationPolicy`.
    open var entityMigrationPolicyClassName: String?
    /// Custom information about the mapping.
    open var userInfo: [AnyHashable: Any]?

    /// Creates a mapping without entities.
    public override init() {}

    fileprivate convenience init(inferredFrom source: NSEntityDescription, to destination: NSEntityDescription) throws {
        self.init()
        let (sourceName, name) = (source.name ?? "", destination.name ?? "")
        self.name = "IEM_Transform_\(name)"
        mappingType = .transformEntityMappingType
        sourceEntityName = sourceName
        destinationEntityName = name
        attributeMappings = try destination.attributesByName.values.filter { !$0.isTransient }.compactMap { attribute in
            let old = [attribute.renamingIdentifier, attribute.name].lazy.compactMap { $0 }
                .compactMap { source.attributesByName[$0] }.first
            guard let old else { return nil }
            guard old.attributeType == attribute.attributeType else {
                throw CocoaError.coreData(
                    .inferredMappingModel, "The type of the attribute '\(attribute.name)' of '\(name)' differs.")
            }
            return NSPropertyMapping(name: attribute.name, key: old.name)
        }
        relationshipMappings = destination.relationshipsByName.values.compactMap { relationship in
            [relationship.renamingIdentifier, relationship.name].lazy.compactMap { $0 }
                .first { source.relationshipsByName[$0] != nil }
                .map { NSPropertyMapping(name: relationship.name, key: $0) }
        }
    }
}

/// A description of the value of a property in new objects.
open class NSPropertyMapping: NSObject {
    /// The name of the property.
    open var name: String?
    /// The value, in which the variable `$source` is the old object.
    open var valueExpression: NSExpression?
    /// Custom information about the mapping.
    open var userInfo: [AnyHashable: Any]?

    /// Creates a mapping without a property.
    public override init() {}

    fileprivate convenience init(name: String, key: String) {
        self.init()
        self.name = name
        valueExpression = NSExpression(format: "$source.\(key)")
    }
}
