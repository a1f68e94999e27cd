import Foundation
import PortableCoreData
import Testing

@MainActor
struct CoordinatorTests {
    @Test(arguments: [NSSQLiteStoreType, NSInMemoryStoreType])
    func `a store is moved, and its objects stay valid`(type: String) throws {
        let folder = try TemporaryFolder()
        let container = try People.container(folder.store)
        let context = container.viewContext
        let ann = context.person("Ann")
        try context.save()
        let coordinator = container.persistentStoreCoordinator
        let new = folder.url.appendingPathComponent("New.sqlite")
        let old = try #require(coordinator.persistentStores.first)
        let moved = try coordinator.migratePersistentStore(old, to: new, withType: type)
        #expect(coordinator.persistentStores == [moved] && moved.identifier == old.identifier)
        #expect(FileManager.default.fileExists(atPath: new.path) == (type == NSSQLiteStoreType))
        #expect(ann.objectID.persistentStore === moved)
        ann.age = 40
        try context.save()
        #expect(coordinator.managedObjectID(forURIRepresentation: ann.objectID.uriRepresentation()) == ann.objectID)
        #expect(try container.newBackgroundContext().names("age = 40") == ["Ann"])
        // The old file isn't changed anymore.
        #expect(try People.container(folder.store).viewContext.names("age = 40") == [])
    }

    @Test func `a file is replaced with a copy of another one`() throws {
        let folder = try TemporaryFolder()
        let backup = folder.url.appendingPathComponent("Backup.sqlite")
        let container = try People.container(folder.store)
        _ = container.viewContext.person("Ann")
        try container.viewContext.save()
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: try People.model())
        try coordinator.replacePersistentStore(at: backup, withPersistentStoreFrom: folder.store, type: .sqlite)
        #expect(try People.container(backup).viewContext.names() == ["Ann"])
        let missing = folder.url.appendingPathComponent("Text.sqlite")
        try Data(repeating: 65, count: 5000).write(to: missing)
        #expect(
            cocoaCode {
                try coordinator.replacePersistentStore(at: backup, withPersistentStoreFrom: missing, type: .sqlite)
            }
                == 259)
    }

    @Test func `metadata is read and set without a coordinator`() throws {
        let folder = try TemporaryFolder()
        let identifier: String?
        do {
            identifier = try People.container(folder.store).persistentStoreCoordinator.persistentStores.first?
                .identifier
        }
        try NSPersistentStoreCoordinator.setMetadata(["color": "red"], type: .sqlite, at: folder.store)
        let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(
            ofType: NSSQLiteStoreType, at: folder.store)
        #expect(metadata["color"] as? String == "red" && metadata[NSStoreUUIDKey] as? String == identifier)
        #expect((metadata[NSStoreModelVersionHashesKey] as? [String: Data])?.keys.contains("Person") == true)
        let store = try #require(try People.container(folder.store).persistentStoreCoordinator.persistentStores.first)
        #expect(store.metadata["color"] as? String == "red")
        #expect(throws: CocoaError.self) {
            try NSPersistentStoreCoordinator.metadataForPersistentStore(
                type: .sqlite, at: folder.url.appendingPathComponent("None.sqlite"))
        }
    }

    @Test func `adding and removing a store posts notifications`() throws {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: try People.model())
        let names: [Notification.Name] = [
            .NSPersistentStoreCoordinatorStoresWillChange, .NSPersistentStoreCoordinatorStoresDidChange,
            .NSPersistentStoreCoordinatorWillRemoveStore,
        ]
        let posted = NotificationLog(names) { $0 === coordinator || $0 is NSPersistentStore }
        let store = try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
        #expect(posted.keys == ["0 added", "1 added"])
        try coordinator.remove(store)
        #expect(posted.keys == ["0 added", "1 added", "2", "0 removed", "1 removed"])
    }

    @Test func `options reach SQLite`() throws {
        let folder = try TemporaryFolder()
        let description = NSPersistentStoreDescription(url: folder.store)
        description.setValue("DELETE" as NSString, forPragmaNamed: "journal_mode")
        description.setValue("1; DROP TABLE x" as NSString, forPragmaNamed: "cache_size")
        description.setOption(NSNumber(value: true), forKey: NSSQLiteManualVacuumOption)
        description.setOption(NSNumber(value: true), forKey: NSSQLiteAnalyzeOption)
        #expect(description.sqlitePragmas["journal_mode"] == "DELETE" as NSString)
        let container = try NSPersistentContainer(name: "People", managedObjectModel: People.model())
        container.persistentStoreDescriptions = [description]
        container.loadPersistentStores { #expect($1 == nil) }
        _ = container.viewContext.person("Ann")
        try container.viewContext.save()
        #expect(!FileManager.default.fileExists(atPath: folder.store.path + "-wal"))
        #expect(try container.newBackgroundContext().names() == ["Ann"])
    }

    @Test func `a store that is read only can't be saved`() throws {
        let folder = try TemporaryFolder()
        do {
            let context = try People.container(folder.store).viewContext
            _ = context.person("Ann")
            try context.save()
        }
        let container = try NSPersistentContainer(name: "People", managedObjectModel: People.model())
        let description = NSPersistentStoreDescription(url: folder.store)
        description.isReadOnly = true
        container.persistentStoreDescriptions = [description]
        container.loadPersistentStores { #expect($1 == nil) }
        let context = container.viewContext
        #expect(try context.names() == ["Ann"])
        let bob = context.person("Bob")
        #expect(cocoaCode { try context.save() } != nil)
        #expect(bob.isInserted && context.hasChanges)
    }
}

/// The notifications with some names: the index of the name, and the keys of the information.
final class NotificationLog: @unchecked Sendable {
    private(set) var keys: [String] = []
    private var tokens: [any NSObjectProtocol] = []

    init(_ names: [Notification.Name], isRelevant: @escaping (AnyObject?) -> Bool) {
        let isRelevant = Box(isRelevant)
        tokens = names.enumerated().map { index, name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                guard isRelevant.value(note.object as AnyObject?) else { return }
                let keys = (note.userInfo ?? [:]).keys.map { "\($0)" }.sorted()
                self?.keys.append((["\(index)"] + keys).joined(separator: " "))
            }
        }
    }

    deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

    private struct Box: @unchecked Sendable {
        let value: (AnyObject?) -> Bool
        init(_ value: @escaping (AnyObject?) -> Bool) { self.value = value }
    }
}
