import Foundation
import PortableCoreData
import Testing

@MainActor
struct StoreFileTests {
    private func open(_ model: NSManagedObjectModel, _ url: URL, migrates: Bool = true) throws -> NSManagedObjectContext
    {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        let options = [
            NSMigratePersistentStoresAutomaticallyOption: migrates, NSInferMappingModelAutomaticallyOption: migrates,
        ]
        try coordinator.addPersistentStore(
            ofType: NSSQLiteStoreType, configurationName: nil, at: url, options: options)
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        return context
    }

    @Test func `a file that isn't a database has Core Data's code`() throws {
        let folder = try TemporaryFolder()
        try Data(repeating: 65, count: 5000).write(to: folder.store)
        #expect(cocoaCode { _ = try open(People.model(), folder.store) } == 259)
        #expect(try Data(contentsOf: folder.store) == Data(repeating: 65, count: 5000))
    }

    @Test func `a file of another model is migrated or reported`() throws {
        let folder = try TemporaryFolder()
        func model(_ attributes: [(String, NSAttributeType)]) -> NSManagedObjectModel {
            NSManagedObjectModel(entity: "Note", attributes: attributes)
        }
        let first = try open(model([("text", .stringAttributeType)]), folder.store)
        NSEntityDescription.insertNewObject(forEntityName: "Note", into: first).setValue("Hi", forKey: "text")
        try first.save()
        let second = [("text", NSAttributeType.stringAttributeType), ("stars", .integer16AttributeType)]
        #expect(
            cocoaCode { _ = try open(model(second), folder.store, migrates: false) }
                == NSPersistentStoreIncompatibleVersionHashError)
        let migrated = try open(model(second), folder.store)
        let note = try #require(try migrated.fetch(NSFetchRequest<NSManagedObject>(entityName: "Note")).first)
        #expect(note.value(forKey: "text") as? String == "Hi" && note.value(forKey: "stars") == nil)
        #expect(
            cocoaCode { _ = try open(model([("text", .doubleAttributeType)]), folder.store) } == NSMigrationError)
    }

    @Test func `identifiers and metadata survive in the file`() throws {
        let folder = try TemporaryFolder()
        let url: URL
        do {
            let context = try open(People.model(), folder.store)
            let ann = context.person("Ann")
            try context.save()
            url = ann.objectID.uriRepresentation()
            context.persistentStoreCoordinator?.persistentStores.first?.metadata["author"] = "me"
        }
        let context = try open(People.model(), folder.store)
        let coordinator = try #require(context.persistentStoreCoordinator)
        let id = try #require(coordinator.managedObjectID(forURIRepresentation: url))
        #expect((try context.existingObject(with: id) as? Person)?.name == "Ann")
        #expect(coordinator.persistentStores.first?.metadata["author"] as? String == "me")
        let missing = try #require(URL(string: url.absoluteString.replacingOccurrences(of: "/p1", with: "/p77")))
        let unknown = try #require(coordinator.managedObjectID(forURIRepresentation: missing))
        #expect(cocoaCode { _ = try context.existingObject(with: unknown) } == NSManagedObjectReferentialIntegrityError)
    }

    @Test func `a store uses write-ahead logging`() throws {
        let folder = try TemporaryFolder()
        let context = try open(People.model(), folder.store)
        _ = context.person("Ann")
        try context.save()
        #expect(FileManager.default.fileExists(atPath: folder.store.path + "-wal"))
    }

    @Test func `a binary store has the format of the others`() throws {
        let folder = try TemporaryFolder()
        let coordinator = try NSPersistentStoreCoordinator(managedObjectModel: People.model())
        try coordinator.addPersistentStore(
            ofType: NSBinaryStoreType, configurationName: nil, at: folder.store, options: nil)
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        _ = context.person("Ann")
        try context.save()
        #expect(try open(People.model(), folder.store).names() == ["Ann"])
    }
}
