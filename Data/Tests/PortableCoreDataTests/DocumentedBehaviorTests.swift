import Foundation
import PortableCoreData
import Testing

/// Behavior that the documentation of Core Data's classes describes.
@MainActor
struct DocumentedBehaviorTests {
    @Test func `an asynchronous fetch passes its results to a closure`() async throws {
        let context = try People.container().newBackgroundContext()
        try await context.perform { @Sendable in
            _ = context.person("Ann")
            try context.save()
        }
        let results = AsyncStream<(Int?, Bool)> { stream in
            let fetch = NSFetchRequest<Person>(entityName: "Person")
            for name in ["Person", "Missing"] {
                let fetch = name == "Person" ? fetch : NSFetchRequest<Person>(entityName: name)
                let request = NSAsynchronousFetchRequest(fetchRequest: fetch) { result in
                    stream.yield((result.finalResult?.count, result.operationError == nil))
                    if name == "Missing" { stream.finish() }
                }
                request.estimatedResultCount = 1
                #expect((try? context.execute(request)) is NSAsynchronousFetchResult<Person>)
            }
        }
        var all: [(Int?, Bool)] = []
        for await result in results { all.append(result) }
        #expect(all.map(\.0) == [1, nil] && all.map(\.1) == [true, false])
    }

    @Test func `batches are inserted with handlers`() throws {
        let context = try People.container().viewContext
        var number = 0
        let dictionaries = NSBatchInsertRequest(entityName: "Person") { (values: NSMutableDictionary) in
            if number == 3 { return true }
            number += 1
            values["name"] = "P\(number)"
            values["age"] = number
            return false
        }
        dictionaries.resultType = .count
        #expect((try context.execute(dictionaries) as? NSBatchInsertResult)?.result as? Int == 3)
        let entity = try #require(NSEntityDescription.entity(forEntityName: "Person", in: context))
        let objects = NSBatchInsertRequest(entity: entity) { (object: NSManagedObject) in
            if number == 5 { return true }
            number += 1
            (object as? Person)?.name = "P\(number)"
            return false
        }
        objects.resultType = .objectIDs
        let ids = (try context.execute(objects) as? NSBatchInsertResult)?.result as? [NSManagedObjectID]
        #expect(ids?.count == 2)
        #expect(try context.names() == ["P1", "P2", "P3", "P4", "P5"])
        #expect(try context.names("age = 18") == ["P4", "P5"])
    }

    @Test func `the error of a background task is thrown`() async throws {
        let container = try People.container()
        await #expect(throws: CocoaError.self) {
            try await container.performBackgroundTask { @Sendable context in
                _ = context.person("")
                try context.save()
            }
        }
        #expect(try container.viewContext.names() == [])
        let count = try await container.performBackgroundTask { @Sendable context in
            _ = context.person("Ann")
            try context.save()
            return try context.names().count
        }
        #expect(count == 1)
    }

    @Test(arguments: [true, false])
    func `changes of batch requests are merged into contexts`(asObjects: Bool) throws {
        let container = try People.container()
        let context = container.viewContext
        let (ann, bob) = (context.person("Ann", age: 1), context.person("Bob", age: 2))
        try context.save()
        let update = NSBatchUpdateRequest(entityName: "Person")
        update.predicate = NSPredicate(format: "name = 'Ann'")
        update.propertiesToUpdate = ["age": 50]
        try context.execute(update)
        try context.execute(NSBatchDeleteRequest(objectIDs: [bob.objectID]))
        #expect(ann.age == 1 && bob.managedObjectContext === context)
        let changes: [AnyHashable: Any] =
            asObjects
            ? [NSUpdatedObjectsKey: [ann.objectID], NSDeletedObjectsKey: [bob.objectID]]
            : [NSUpdatedObjectIDsKey: Set([ann.objectID]), NSDeletedObjectIDsKey: Set([bob.objectID])]
        let log = NotificationLog([.NSManagedObjectContextDidMergeChangesObjectIDs]) { $0 === context }
        NSManagedObjectContext.mergeChanges(fromRemoteContextSave: changes, into: [context])
        #expect(ann.age == 50 && bob.managedObjectContext == nil && log.keys.count == 1)
    }

    /// Returns the error code of saving an object with the given values, in a model with bounds.
    private func code(_ values: [String: Any], parts: Int = 1) throws -> Int? {
        let xml = """
            <?xml version="1.0" encoding="UTF-8"?>
            <model><entity name="Thing" representedClassName="NSManagedObject">
            <attribute name="day" optional="YES" attributeType="Date" minDateTimeInterval="100" maxDateTimeInterval="200"/>
            <attribute name="word" optional="YES" attributeType="String" regularExpressionString="[a-z]+"/>
            <relationship name="parts" toMany="YES" minCount="1" maxCount="2" destinationEntity="Thing"/>
            </entity></model>
            """
        let folder = try TemporaryFolder()
        let version = folder.url.appendingPathComponent("Things.xcdatamodel")
        try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
        try Data(xml.utf8).write(to: version.appendingPathComponent("contents"))
        let model = try #require(NSManagedObjectModel(contentsOf: version))
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        let thing = NSEntityDescription.insertNewObject(forEntityName: "Thing", into: context)
        thing.setValuesForKeys(values)
        let others = (0..<parts).map { _ in NSEntityDescription.insertNewObject(forEntityName: "Thing", into: context) }
        thing.setValue(NSSet(array: others), forKey: "parts")
        for other in others { other.setValue(NSSet(object: thing), forKey: "parts") }
        return cocoaCode { try context.save() }
    }

    @Test func `values outside of bounds have Core Data's codes`() throws {
        let day = { (seconds: Double) in Date(timeIntervalSinceReferenceDate: seconds) }
        #expect(try code(["day": day(150), "word": "abc"]) == nil)
        #expect(try code([:], parts: 0) == NSValidationRelationshipLacksMinimumCountError)
        #expect(try code([:], parts: 3) == NSValidationRelationshipExceedsMaximumCountError)
        #expect(try code(["day": day(201)]) == NSValidationDateTooLateError)
        #expect(try code(["day": day(99)]) == NSValidationDateTooSoonError)
        #expect(try code(["word": "A"]) == NSValidationStringPatternMatchingError)
    }

    @Test func `contexts on several queues use a model at the same time`() async throws {
        let container = try People.container()
        try await container.performBackgroundTask { @Sendable context in
            for index in 0..<20 {
                let dog = Dog(context: context)
                dog.name = "D\(index)"
                dog.owner = context.person("P\(index)")
            }
            try context.save()
        }
        let tasks = (0..<8).map { _ in
            Task {
                try await container.performBackgroundTask { @Sendable context in
                    let dogs = try context.fetch(NSFetchRequest<Dog>(entityName: "Dog"))
                    return dogs.filter { $0.owner?.name == "P" + $0.name.dropFirst() }.count
                }
            }
        }
        for task in tasks { #expect(try await task.value == 20) }
    }
}
