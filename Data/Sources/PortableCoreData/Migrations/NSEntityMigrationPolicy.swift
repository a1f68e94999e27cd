import Foundation

/// An object that migrates the objects of an entity. Subclass it to customize the migration.
open class NSEntityMigrationPolicy: NSObject {
    /// Creates a policy. The migration manager creates one for each entity mapping.
    public required override init() {}

    /// Called before the objects of a mapping are created.
    open func begin(_ mapping: NSEntityMapping, with manager: NSMigrationManager) throws {}

    /// Creates the objects for an object of the old store, sets their attributes, and associates them with it.
    open func createDestinationInstances(
        forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
    ) throws {
        guard let name = mapping.destinationEntityName else { return }
        let object = NSEntityDescription.insertNewObject(forEntityName: name, into: manager.destinationContext)
        for property in mapping.attributeMappings ?? [] {
            guard let key = property.name else { continue }
            object.setValue(manager.value(of: property, for: sInstance, in: mapping), forKey: key)
        }
        manager.associate(sourceInstance: sInstance, withDestinationInstance: object, for: mapping)
    }

    /// Called after the objects of a mapping are created.
    open func endInstanceCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}

    /// Sets the relationships of an object that was created.
    open func createRelationships(
        forDestination dInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
    ) throws {
        let sources = manager.sourceInstances(forEntityMappingName: mapping.name, destinationInstances: [dInstance])
        guard let source = sources.first else { return }
        for property in mapping.relationshipMappings ?? [] {
            guard let key = property.name else { continue }
            let objects = ManagedValues.objects(of: manager.value(of: property, for: source, in: mapping))
            // Objects of the old store represent the objects that were created for them.
            let related = objects.flatMap { object in
                object.managedObjectContext === manager.sourceContext ? manager.destinations(of: object) : [object]
            }
            guard let relationship = dInstance.entity.relationshipsByName[key] else { continue }
            dInstance.setRelated(relationship.isToMany ? related : Array(related.prefix(1)), for: relationship)
        }
    }

    /// Called after the relationships of a mapping are set.
    open func endRelationshipCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}

    /// Checks the objects of a mapping before they're saved.
    open func performCustomValidation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}

    /// Called at the end of a mapping.
    open func end(_ mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
}

/// The key of the migration manager in the values of expressions.
public let NSMigrationManagerKey = "manager"
/// The key of the object of the old store in the values of expressions.
public let NSMigrationSourceObjectKey = "source"
/// The key of the new object in the values of expressions.
public let NSMigrationDestinationObjectKey = "destination"
/// The key of the entity mapping in the values of expressions.
public let NSMigrationEntityMappingKey = "entityMapping"
/// The key of the property mapping in the values of expressions.
public let NSMigrationPropertyMappingKey = "propertyMapping"
/// The key of the policy in the values of expressions.
public let NSMigrationEntityPolicyKey = "entityPolicy"
