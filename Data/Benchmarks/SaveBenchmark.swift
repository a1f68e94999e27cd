import Foundation
import GRDB
import PortableCoreData

/// A benchmark of inserting objects with four attributes.
enum SaveBenchmark {
    static func model() -> NSManagedObjectModel {
        let types: [(String, NSAttributeType)] = [
            ("name", .stringAttributeType), ("age", .integer64AttributeType), ("height", .doubleAttributeType),
            ("born", .dateAttributeType),
        ]
        let person = NSEntityDescription()
        person.name = "Person"
        person.properties = types.map { name, type in
            let attribute = NSAttributeDescription()
            attribute.name = name
            attribute.attributeType = type
            return attribute
        }
        person.indexes = [
            NSFetchIndexDescription(
                name: "byName",
                elements: [NSFetchIndexElementDescription(property: person.properties[0], collationType: .binary)])
        ]
        let model = NSManagedObjectModel()
        model.entities = [person]
        return model
    }

    static func context(_ url: URL) throws -> NSManagedObjectContext {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model())
        try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: url)
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        return context
    }

    /// Returns the seconds that Core Data needs for new objects.
    static func coreData(_ url: URL, count: Int) throws -> Double {
        let context = try context(url)
        return try context.performAndWait {
            let start = processorTime()
            for index in 0..<count {
                let person = NSEntityDescription.insertNewObject(forEntityName: "Person", into: context)
                person.setValue(name(index), forKey: "name")
                person.setValue(index, forKey: "age")
                person.setValue(Double(index), forKey: "height")
                person.setValue(Date(timeIntervalSinceReferenceDate: Double(index)), forKey: "born")
            }
            try context.save()
            return processorTime() - start
        }
    }

    /// Returns the seconds that the same rows need with one prepared statement in one transaction.
    static func plain(_ url: URL, count: Int) throws -> Double {
        let database = try DatabasePool(path: url.path)
        return try database.write { database in
            try database.execute(
                sql: """
                    CREATE TABLE Person (_id INTEGER PRIMARY KEY, _entity TEXT NOT NULL, _version INTEGER NOT NULL, \
                    name TEXT, age INTEGER, height REAL, born REAL);
                    CREATE INDEX byEntity ON Person (_entity);
                    CREATE INDEX byName ON Person (name)
                    """)
            let start = processorTime()
            let statement = try database.makeStatement(sql: "INSERT INTO Person VALUES (?, 'Person', 1, ?, ?, ?, ?)")
            for index in 0..<count {
                try statement.execute(arguments: [index, name(index), index, Double(index), Double(index)])
            }
            return processorTime() - start
        }
    }

    /// A name. Consecutive names aren't in order.
    private static func name(_ index: Int) -> String { "Person \(index * 7919 % 100_003)" }
}
