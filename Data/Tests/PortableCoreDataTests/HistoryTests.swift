import Foundation
import PortableCoreData
import Testing

@MainActor
struct HistoryTests {
    private func container() throws -> NSPersistentContainer {
        let container = try NSPersistentContainer(name: "People", managedObjectModel: People.model())
        let description = NSPersistentStoreDescription(url: URL(fileURLWithPath: "/dev/null"))
        description.setOption(NSNumber(value: true), forKey: NSPersistentHistoryTrackingKey)
        description.setOption(NSNumber(value: true), forKey: NSPersistentStoreRemoteChangeNotificationPostOptionKey)
        container.persistentStoreDescriptions = [description]
        container.loadPersistentStores { #expect($1 == nil) }
        return container
    }

    private func history(
        _ request: NSPersistentHistoryChangeRequest, _ context: NSManagedObjectContext
    ) throws -> [NSPersistentHistoryTransaction] {
        let result = try context.execute(request) as? NSPersistentHistoryResult
        return try #require(result?.result as? [NSPersistentHistoryTransaction])
    }

    @Test func `deletions keep the values of attributes that are preserved in the history`() throws {
        let container = try container()
        let context = container.viewContext
        let entity = try #require(container.managedObjectModel.entitiesByName["Pet"])
        #expect(entity.attributesByName["name"]?.preservesValueInHistoryOnDeletion == true)
        for name in ["Rex", "Kit"] {
            let pet = NSEntityDescription.insertNewObject(forEntityName: "Pet", into: context)
            pet.setValue(name, forKey: "name")
        }
        try context.save()
        let request = NSFetchRequest<Pet>(entityName: "Pet")
        request.predicate = NSPredicate(format: "name == 'Rex'")
        try context.delete(#require(context.fetch(request).first))
        try context.save()
        try context.execute(NSBatchDeleteRequest(fetchRequest: NSFetchRequest<Pet>(entityName: "Pet")))
        let changes = try history(.fetchHistory(after: Date.distantPast), context).compactMap(\.changes?.first)
        #expect(changes.map { $0.tombstone?["name"] as? String } == [nil, "Rex", "Kit"])
        #expect(changes[0].tombstone == nil)
    }

    @Test func `saves and batch requests are transactions`() throws {
        let context = try container().viewContext
        context.transactionAuthor = "app"
        context.name = "main"
        let start = context.persistentStoreCoordinator?.currentPersistentHistoryToken(fromStores: nil)
        let ann = context.person("Ann")
        try context.save()
        ann.age = 3
        try context.save()
        context.transactionAuthor = "import"
        let insert = NSBatchInsertRequest(entityName: "Person", objects: [["name": "Bob"]])
        try context.execute(insert)
        context.delete(ann)
        try context.save()
        let all = try history(.fetchHistory(after: start), context)
        #expect(all.map(\.author) == ["app", "app", "import", "import"] && all[0].contextName == "main")
        #expect(all.map { $0.changes?.map(\.changeType) } == [[.insert], [.update], [.insert], [.delete]])
        #expect(all[1].changes?.first?.updatedProperties?.map(\.name) == ["age"])
        #expect(all[1].changes?.first?.changedObjectID == ann.objectID)
        #expect(try history(.fetchHistory(after: all[2]), context).map(\.transactionNumber) == [4])
        let own = NSPersistentHistoryTransaction.fetchRequest
        own?.predicate = NSPredicate(format: "author != %@", "app")
        let others = NSPersistentHistoryChangeRequest.fetchHistory(after: start)
        others.fetchRequest = own
        #expect(try history(others, context).map(\.transactionNumber) == [3, 4])
        try context.execute(NSPersistentHistoryChangeRequest.deleteHistory(before: all[2]))
        #expect(try history(.fetchHistory(after: nil as NSPersistentHistoryToken?), context).count == 2)
    }

    @Test func `a token whose next transaction was deleted has expired`() throws {
        let context = try container().viewContext
        let coordinator = try #require(context.persistentStoreCoordinator)
        func token() -> NSPersistentHistoryToken? { coordinator.currentPersistentHistoryToken(fromStores: nil) }
        var tokens: [NSPersistentHistoryToken?] = [token()]
        for name in ["Ann", "Bob", "Cy"] {
            _ = context.person(name)
            try context.save()
            tokens.append(token())
        }
        let last = try #require(history(.fetchHistory(after: tokens[2]), context).first)
        try context.execute(NSPersistentHistoryChangeRequest.deleteHistory(before: last))
        for (index, token) in tokens.enumerated() {
            let request = NSPersistentHistoryChangeRequest.fetchHistory(after: token)
            if index < 2 {
                let error = #expect(throws: NSError.self) { try context.execute(request) }
                #expect(error?.code == NSPersistentHistoryTokenExpiredError)
            } else {
                #expect(try history(request, context).count == 3 - index)
            }
        }
    }

    @Test func `a token survives archiving`() throws {
        let context = try container().viewContext
        _ = context.person("Ann")
        try context.save()
        let coordinator = try #require(context.persistentStoreCoordinator)
        let token = try #require(coordinator.currentPersistentHistoryToken(fromStores: nil))
        let data = try NSKeyedArchiver.archivedData(withRootObject: token, requiringSecureCoding: true)
        let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: NSPersistentHistoryToken.self, from: data)
        #expect(copy == token)
        #expect(try history(.fetchHistory(after: copy), context).isEmpty)
    }

    @Test func `a context merges the transactions of others`() throws {
        let container = try container()
        let context = container.viewContext
        let ann = context.person("Ann")
        try context.save()
        let tokens = TokenRecorder(container.persistentStoreCoordinator)
        let before = container.persistentStoreCoordinator.currentPersistentHistoryToken(fromStores: nil)
        let other = container.newBackgroundContext()
        let id = ann.objectID
        try other.performAndWait {
            (try other.existingObject(with: id) as? Person)?.name = "Eve"
            try other.save()
        }
        #expect(tokens.count == 1 && ann.name == "Ann")
        for transaction in try history(.fetchHistory(after: before), context) {
            context.mergeChanges(fromContextDidSave: transaction.objectIDNotification())
        }
        #expect(ann.name == "Eve")
    }
}

/// The number of announcements with a position in the history.
private final class TokenRecorder: @unchecked Sendable {
    private(set) var count = 0
    private var observer: (any NSObjectProtocol)?

    init(_ coordinator: NSPersistentStoreCoordinator) {
        observer = NotificationCenter.default.addObserver(
            forName: .NSPersistentStoreRemoteChange, object: coordinator, queue: nil
        ) { [weak self] notification in
            if notification.userInfo?[NSPersistentHistoryTokenKey] is NSPersistentHistoryToken { self?.count += 1 }
        }
    }

    deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }
}
