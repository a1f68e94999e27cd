import Foundation
import PortableCoreData
import Testing

/// The values of attributes as apps set and get them.
struct AttributeValueTests {
    private static let types: [(String, NSAttributeType)] = [
        ("short", .integer16AttributeType), ("whole", .integer64AttributeType), ("flag", .booleanAttributeType),
        ("number", .doubleAttributeType), ("single", .floatAttributeType), ("price", .decimalAttributeType),
        ("text", .stringAttributeType), ("day", .dateAttributeType), ("data", .binaryDataAttributeType),
        ("uuid", .UUIDAttributeType), ("link", .URIAttributeType), ("list", .transformableAttributeType),
    ]

    private static func context() throws -> NSManagedObjectContext {
        let model = NSManagedObjectModel(entity: "Thing", attributes: types)
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        try context.persistentStoreCoordinator?.addPersistentStore(
            ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
        return context
    }

    @Test func `values have the same classes before and after a save`() throws {
        let context = try Self.context()
        try context.performAndWait {
            let values: [String: Any] = [
                "short": UInt8(7), "whole": Int64.max, "flag": true, "number": Float(1.5), "single": 0.1, "price": 1.25,
                "text": "aé", "day": Date(timeIntervalSinceReferenceDate: 0.1), "data": Data(), "uuid": UUID(),
                "link": try #require(URL(string: "https://example.com")), "list": ["a", "b"],
            ]
            let thing = NSEntityDescription.insertNewObject(forEntityName: "Thing", into: context)
            for (key, value) in values { thing.setValue(value, forKey: key) }
            func check() {
                #expect((thing.value(forKey: "short") as? NSNumber)?.intValue == 7)
                #expect(thing.value(forKey: "whole") as? Int64 == .max && thing.value(forKey: "flag") as? Bool == true)
                #expect(thing.value(forKey: "number") is NSNumber && thing.value(forKey: "number") as? Double == 1.5)
                #expect((thing.value(forKey: "single") as? NSNumber)?.floatValue == 0.1)
                #expect((thing.value(forKey: "price") as? NSDecimalNumber)?.decimalValue == 1.25)
                for key in ["text", "day", "data", "uuid", "link", "list"] {
                    #expect(thing.value(forKey: key) as? NSObject == values[key] as? NSObject, "\(key)")
                }
            }
            check()
            try context.save()
            check()
            context.refresh(thing, mergeChanges: false)
            #expect(thing.isFault)
            check()
        }
    }

    @Test func `a string with a null character is saved as a whole`() throws {
        let context = try Self.context()
        try context.performAndWait {
            let thing = NSEntityDescription.insertNewObject(forEntityName: "Thing", into: context)
            let request = NSFetchRequest<NSManagedObject>(entityName: "Thing")
            // The first one is inserted, and the others are updates.
            for text in ["a\u{0}b", "", "\u{0}", "é\u{0}\u{0}é"] {
                thing.setValue(text, forKey: "text")
                try context.save()
                context.refresh(thing, mergeChanges: false)
                #expect(thing.isFault && thing.value(forKey: "text") as? String == text)
                let other = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
                other.persistentStoreCoordinator = context.persistentStoreCoordinator
                #expect(try other.fetch(request).map { $0.value(forKey: "text") as? String } == [text])
            }
        }
    }

    @Test func `an equal value of another class isn't a change`() throws {
        let context = try Self.context()
        try context.performAndWait {
            let thing = NSEntityDescription.insertNewObject(forEntityName: "Thing", into: context)
            for (key, value) in ["short": 5, "number": 2, "flag": 1, "price": 3] { thing.setValue(value, forKey: key) }
            thing.setValue("x", forKey: "text")
            try context.save()
            let same: [String: Any] = [
                "short": NSNumber(value: 5), "number": NSNumber(value: 2.0), "flag": true, "price": Decimal(3),
                "text": String(describing: "x"),
            ]
            for (key, value) in same { thing.setValue(value, forKey: key) }
            #expect(!context.hasChanges && thing.changedValues().isEmpty)
            thing.setValue(nil, forKey: "text")
            thing.setValue(Optional<Int>.none as Any, forKey: "short")
            #expect(Set(thing.changedValues().keys) == ["text", "short"] && thing.value(forKey: "short") == nil)
            #expect(thing.committedValues(forKeys: ["text"])["text"] as? String == "x")
        }
    }

    @Test func `a value of a wrong type isn't saved`() throws {
        let context = try Self.context()
        context.performAndWait {
            for (key, value) in ["whole": "text", "text": 5, "day": "today", "flag": Data()] as [String: Any] {
                let thing = NSEntityDescription.insertNewObject(forEntityName: "Thing", into: context)
                thing.setValue(value, forKey: key)
                let error = #expect(throws: NSError.self) { try context.save() }
                #expect(error?.userInfo[NSValidationKeyErrorKey] as? String == key)
                context.delete(thing)
            }
            #expect(!context.hasChanges)
        }
    }
}
