import Foundation
import PortableCoreData
import Testing

/// An object with an initializer that sets a value.
final class Stamped: NSManagedObject {
    @Managed("text") var text: String?

    required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        super.init(entity: entity, insertInto: context)
        text = "new"
    }
}

/// The changes of a context between two notifications, and what saves check.
@MainActor
struct EventTests {
    @Test func `an object that's inserted and deleted in one turn isn't in a notification`() throws {
        let context = try People.container().viewContext
        let changes = Recorder(.NSManagedObjectContextObjectsDidChange, context)
        context.delete(context.person("Ann"))
        context.processPendingChanges()
        #expect(changes.counts == [])
        _ = context.person("Bob")
        context.rollback()
        #expect(changes.counts == [])
    }

    @Test func `the changes of the current turn are separate from earlier ones`() throws {
        let context = try People.container().viewContext
        let ann = context.person("Ann", age: 1)
        try context.save()
        ann.age = 2
        context.processPendingChanges()
        #expect(ann.changedValuesForCurrentEvent().isEmpty)
        ann.name = "Eve"
        let rex = Pet(context: context)
        ann.pets = [rex]
        ann.setValue("glad", forKey: "mood")
        #expect(ann.changedValuesForCurrentEvent().keys.sorted() == ["name", "pets"])
        #expect(ann.changedValuesForCurrentEvent()["name"] as? String == "Eve")
        #expect(ann.changedValues().keys.sorted() == ["age", "name", "pets"])
        ann.name = "Ann"
        #expect(ann.changedValuesForCurrentEvent().keys.sorted() == ["pets"])
    }

    @Test func `an initializer of a class doesn't change saved objects`() throws {
        let text = NSAttributeDescription()
        text.name = "text"
        text.type = .string
        let entity = NSEntityDescription()
        entity.name = "Stamped"
        entity.managedObjectClassName = String(reflecting: Stamped.self)
        entity.properties = [text]
        let model = NSManagedObjectModel()
        model.entities = [entity]
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        let stamped = Stamped(context: context)
        #expect(stamped.text == "new")
        stamped.text = "saved"
        try context.save()
        context.reset()
        let fetched = try context.fetch(NSFetchRequest<Stamped>(entityName: "Stamped"))
        #expect(fetched.map(\.text) == ["saved"] && !context.hasChanges)
    }

    @Test func `a warning describes the error of its predicate`() throws {
        let name = NSAttributeDescription()
        name.name = "name"
        name.attributeType = .stringAttributeType
        let mood = NSAttributeDescription()
        mood.name = "mood"
        mood.attributeType = .stringAttributeType
        mood.isTransient = true
        for attribute in [name, mood] {
            attribute.setValidationPredicates(
                [NSPredicate(format: "SELF != 'x'"), NSPredicate(format: "length > 1")],
                withValidationWarnings: ["x isn't a name.", "Too short."])
        }
        let entity = NSEntityDescription()
        entity.name = "Thing"
        entity.properties = [name, mood]
        let model = NSManagedObjectModel()
        model.entities = [entity]
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        let thing = NSEntityDescription.insertNewObject(forEntityName: "Thing", into: context)
        func problems() -> [String] {
            do {
                try context.save()
                return []
            } catch {
                let error = error as NSError
                let all = error.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [error]
                #expect(all.allSatisfy { $0.userInfo[NSValidationPredicateErrorKey] is NSPredicate })
                return all.map(\.localizedDescription)
            }
        }
        thing.setValue("x", forKey: "name")
        #expect(problems() == ["x isn't a name.", "Too short."])
        thing.setValue("Ann", forKey: "name")
        thing.setValue("y", forKey: "mood")
        #expect(problems() == ["Too short."])
        thing.setValue("yes", forKey: "mood")
        #expect(problems() == [])
    }

    @Test func `a background context merges the saves of others`() throws {
        let container = try People.container()
        let ann = container.viewContext.person("Ann")
        try container.viewContext.save()
        let background = container.newBackgroundContext()
        let copy = try background.performAndWait {
            let copy = try #require(try background.existingObject(with: ann.objectID) as? Person)
            #expect(copy.name == "Ann")
            return copy
        }
        ann.name = "Eve"
        try container.viewContext.save()
        background.performAndWait { #expect(copy.name == "Eve") }
    }

    @Test func `a model's fetch request that can't be read is omitted`() throws {
        let folder = try TemporaryFolder()
        let xml = People.xml.replacingOccurrences(
            of: "</model>",
            with: """
                <fetchRequest name="Odd" entity="Person" predicateString="FUNCTION(name, 'hash') == 1"/>
                <fetchRequest name="Owned" entity="Pet" predicateString="owner.name == $FETCH_SOURCE.name"/></model>
                """)
        let version = folder.url.appendingPathComponent("Odd.xcdatamodel")
        try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
        try Data(xml.utf8).write(to: version.appendingPathComponent("contents"))
        let model = try #require(NSManagedObjectModel(contentsOf: version))
        #expect(model.fetchRequestTemplatesByName.keys.sorted() == ["Named", "Owned"])
    }
}
