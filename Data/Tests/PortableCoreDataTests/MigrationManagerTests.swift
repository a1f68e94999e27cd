import Foundation
import PortableCoreData
import Testing

/// A policy that splits names and counts its calls.
final class NamePolicy: NSEntityMigrationPolicy {
    override func createDestinationInstances(
        forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
    ) throws {
        try super.createDestinationInstances(forSource: sInstance, in: mapping, manager: manager)
        let made = manager.destinationInstances(forEntityMappingName: mapping.name, sourceInstances: [sInstance])
        let words = (sInstance.value(forKey: "name") as? String ?? "").split(separator: " ")
        made.first?.setValue(words.first.map(String.init), forKey: "first")
        made.first?.setValue(words.last.map(String.init), forKey: "last")
    }

    override func performCustomValidation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {
        let made = manager.destinationInstances(forEntityMappingName: mapping.name, sourceInstances: nil)
        if made.contains(where: { $0.value(forKey: "last") == nil }) { throw CocoaError(.entityMigrationPolicy) }
    }
}

struct MigrationManagerTests {
    private static func model(_ attributes: [String], years: NSAttributeType = .stringAttributeType)
        -> NSManagedObjectModel
    {
        func attribute(_ name: String) -> NSAttributeDescription {
            let attribute = NSAttributeDescription()
            attribute.name = name
            attribute.attributeType = name == "years" ? years : .stringAttributeType
            return attribute
        }
        let (person, pet) = (NSEntityDescription(), NSEntityDescription())
        person.name = "Person"
        pet.name = "Pet"
        let (pets, owner) = (NSRelationshipDescription(), NSRelationshipDescription())
        (pets.name, owner.name) = ("pets", "owner")
        (pets.destinationEntity, owner.destinationEntity) = (pet, person)
        (pets.inverseRelationship, owner.inverseRelationship) = (owner, pets)
        owner.maxCount = 1
        person.properties = attributes.map(attribute) + [pets]
        pet.properties = [attribute("title"), owner]
        let model = NSManagedObjectModel()
        model.entities = [person, pet]
        return model
    }

    private static func context(_ model: NSManagedObjectModel, _ url: URL, _ options: [AnyHashable: Any] = [:]) throws
        -> NSManagedObjectContext
    {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: url, options: options)
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        return context
    }

    /// Saves a person with a pet.
    private static func fill(_ context: NSManagedObjectContext, name: String, years: String? = nil) throws {
        let person = NSEntityDescription.insertNewObject(forEntityName: "Person", into: context)
        person.setValue(name, forKey: "name")
        if let years { person.setValue(years, forKey: "years") }
        let pet = NSEntityDescription.insertNewObject(forEntityName: "Pet", into: context)
        pet.setValue("Rex", forKey: "title")
        pet.setValue(person, forKey: "owner")
        try context.save()
        for store in context.persistentStoreCoordinator?.persistentStores ?? [] {
            try context.persistentStoreCoordinator?.remove(store)
        }
    }

    private static func people(_ context: NSManagedObjectContext) throws -> [NSManagedObject] {
        try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Person"))
    }

    private func migrate(_ url: URL, to new: URL, policy: String?) throws {
        let (old, next) = (Self.model(["name"]), Self.model(["name", "first", "last"]))
        let mapping = try NSMappingModel.inferredMappingModel(forSourceModel: old, destinationModel: next)
        mapping.entityMappings.first { $0.destinationEntityName == "Person" }?.entityMigrationPolicyClassName = policy
        let manager = NSMigrationManager(sourceModel: old, destinationModel: next)
        try manager.migrateStore(
            from: url, sourceType: NSSQLiteStoreType, with: mapping, toDestinationURL: new,
            destinationType: NSSQLiteStoreType)
        #expect(manager.migrationProgress == 1)
    }

    @Test func `a policy creates the objects of the new store`() throws {
        let folder = try TemporaryFolder()
        let new = folder.url.appendingPathComponent("New.sqlite")
        try Self.fill(Self.context(Self.model(["name"]), folder.store), name: "Ann Lee")
        try migrate(folder.store, to: new, policy: String(reflecting: NamePolicy.self))
        let context = try Self.context(Self.model(["name", "first", "last"]), new)
        let person = try #require(try Self.people(context).first)
        #expect(person.value(forKey: "first") as? String == "Ann" && person.value(forKey: "last") as? String == "Lee")
        #expect((person.value(forKeyPath: "pets.title") as? NSSet)?.allObjects as? [String] == ["Rex"])
        // The old store is as it was.
        #expect(try Self.people(Self.context(Self.model(["name"]), folder.store)).count == 1)
    }

    @Test func `the error of a policy ends the migration`() throws {
        let folder = try TemporaryFolder()
        let new = folder.url.appendingPathComponent("New.sqlite")
        try Self.fill(Self.context(Self.model(["name"]), folder.store), name: "")
        #expect(
            cocoaCode { try migrate(folder.store, to: new, policy: String(reflecting: NamePolicy.self)) }
                == NSEntityMigrationPolicyError)
        #expect(cocoaCode { try migrate(folder.store, to: new, policy: "Missing") } == NSEntityMigrationPolicyError)
        #expect(try Self.people(Self.context(Self.model(["name", "first", "last"]), new)).isEmpty)
    }

    @Test func `an expression of a mapping reads the old object`() throws {
        let folder = try TemporaryFolder()
        let new = folder.url.appendingPathComponent("New.sqlite")
        let (old, next) = (Self.model(["name"]), Self.model(["name", "first"]))
        try Self.fill(Self.context(old, folder.store), name: "Ann")
        let mapping = NSMappingModel()
        let people = NSEntityMapping()
        people.name = "People"
        people.sourceEntityName = "Person"
        people.destinationEntityName = "Person"
        let first = NSPropertyMapping()
        first.name = "first"
        first.valueExpression = NSExpression(format: "uppercase($source.name)")
        people.attributeMappings = [first]
        mapping.entityMappings = [people]
        let manager = NSMigrationManager(sourceModel: old, destinationModel: next)
        try manager.migrateStore(from: folder.store, type: .sqlite, mapping: mapping, to: new, type: .sqlite)
        let person = try #require(try Self.people(Self.context(Self.model(["name", "first"]), new)).first)
        #expect(person.value(forKey: "first") as? String == "ANN" && person.value(forKey: "name") == nil)
    }

    @Test func `a staged migration runs the work of its stages`() throws {
        let folder = try TemporaryFolder()
        let versions = [
            Self.model(["name", "years"]), Self.model(["name", "years", "age"]), Self.model(["name", "age"]),
        ]
        try Self.fill(Self.context(versions[0], folder.store), name: "Ann", years: "30")
        let references = versions.map { NSManagedObjectModelReference(model: $0, versionChecksum: $0.versionChecksum) }
        let stage = NSCustomMigrationStage(migratingFrom: references[0], to: references[1])
        var calls: [String] = []
        stage.willMigrateHandler = { manager, _ in
            calls.append("will")
            let context = try #require(manager.container?.newBackgroundContext())
            let years = try context.performAndWait { try Self.people(context).first?.value(forKey: "years") as? String }
            #expect(years == "30")
        }
        stage.didMigrateHandler = { manager, _ in
            calls.append("did")
            let context = try #require(manager.container?.newBackgroundContext())
            try context.performAndWait {
                for person in try Self.people(context) {
                    person.setValue("\(person.value(forKey: "years") as? String ?? "") years", forKey: "age")
                }
                try context.save()
            }
        }
        let last = NSLightweightMigrationStage([references[2].versionChecksum])
        let options: [AnyHashable: Any] = [
            NSPersistentStoreStagedMigrationManagerOptionKey: NSStagedMigrationManager([stage, last]),
            NSMigratePersistentStoresAutomaticallyOption: true, NSInferMappingModelAutomaticallyOption: true,
        ]
        for _ in 0..<2 {
            let context = try Self.context(versions[2], folder.store, options)
            #expect(try Self.people(context).first?.value(forKey: "age") as? String == "30 years")
        }
        #expect(calls == ["will", "did"])
    }

    @Test func `hashes identify the version of a file`() throws {
        let folder = try TemporaryFolder()
        let (old, next) = (Self.model(["name"]), Self.model(["name", "first"]))
        try Self.fill(Self.context(old, folder.store), name: "Ann")
        let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(type: .sqlite, at: folder.store)
        #expect(old.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
        #expect(!next.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
        #expect(
            NSManagedObjectModel(byMerging: [next, Self.model(["name"])], forStoreMetadata: metadata)?.entities.count
                == 2)
        #expect(
            old.versionChecksum == Self.model(["name"]).versionChecksum && old.versionChecksum != next.versionChecksum)
        #expect(old.entityVersionHashesByName["Pet"] == next.entityVersionHashesByName["Pet"])
        #expect(old.entitiesByName["Person"]?.versionHash != next.entitiesByName["Person"]?.versionHash)
    }
}
