import Foundation
import PortableCoreData
import Testing

@MainActor
struct ManagedObjectTests {
    @Test func `a model file has entities, attributes, and relationships`() throws {
        let model = try People.model()
        let person = try #require(model.entitiesByName["Person"])
        #expect(person.attributesByName["age"]?.defaultValue as? Int == 18)
        #expect(person.relationshipsByName["pets"]?.deleteRule == .cascadeDeleteRule)
        #expect(person.relationshipsByName["pets"]?.inverseRelationship?.name == "owner")
        #expect(person.uniquenessConstraints as? [[String]] == [["email"]])
        #expect(model.entitiesByName["Dog"]?.superentity?.name == "Pet")
        #expect(model.entitiesByName["Dog"]?.relationshipsByName.keys.sorted() == ["owner", "tricks"])
        #expect(person.indexes.first?.elements.first?.propertyName == "name")
    }

    @Test func `a new object has the default values and class of its entity`() throws {
        let context = try People.container().viewContext
        let object = NSEntityDescription.insertNewObject(forEntityName: "Person", into: context)
        let person = try #require(object as? Person)
        #expect(person.age == 18)
        #expect(person.name == nil)
        #expect(person.pets.isEmpty)
        #expect(person.isInserted && person.objectID.isTemporaryID)
    }

    /// `collage` calls this method instead of the initializer.
    @Test func `an object that is created with an entity has the entity's class`() throws {
        let context = try People.container().viewContext
        let entity = try #require(NSEntityDescription.entity(forEntityName: "Dog", in: context))
        let object = NSManagedObject._ofEntity(entity, insertInto: context)
        #expect(object is Dog && context.insertedObjects == [object])
        #expect(NSManagedObject._ofEntity(entity, insertInto: nil).managedObjectContext == nil)
    }

    @Test func `an object that is created without an entity has its class's, and no context`() throws {
        let context = try People.container().viewContext
        let person = Person()
        #expect(person.entity.name == "Person")
        #expect(person.age == 18)
        #expect(person.managedObjectContext == nil && context.insertedObjects.isEmpty)
    }

    @Test func `saved values of all types can be read in another context`() throws {
        let container = try People.container()
        let person = container.viewContext.person("Ann", age: 40, email: "a@x")
        let date = Date(timeIntervalSinceReferenceDate: 12345.678)
        person.setValue(date, forKey: "born")
        person.setValue(["a", "b"], forKey: "tags")
        try container.viewContext.save()
        #expect(!person.objectID.isTemporaryID && !person.hasChanges)
        let other = container.newBackgroundContext()
        try other.performAndWait {
            let copy = try #require(try other.existingObject(with: person.objectID) as? Person)
            #expect(copy !== person)
            #expect(copy.name == "Ann" && copy.age == 40 && copy.email == "a@x")
            #expect(copy.value(forKey: "born") as? Date == date)
            #expect(copy.value(forKey: "tags") as? [String] == ["a", "b"])
        }
    }

    @Test func `both sides of a relationship change together`() throws {
        let context = try People.container().viewContext
        let (ann, bob) = (context.person("Ann"), context.person("Bob"))
        let rex = Pet(context: context)
        rex.owner = ann
        #expect(ann.pets == [rex])
        bob.pets = [rex]
        #expect(rex.owner === bob && ann.pets.isEmpty)
        let club = NSEntityDescription.insertNewObject(forEntityName: "Club", into: context)
        club.mutableSetValue(forKey: "members").add(ann)
        #expect(ann.clubs?.contains(club) == true)
        ann.clubs = NSSet()
        #expect(club.mutableSetValue(forKey: "members").count == 0)
    }

    @Test func `links and orders are saved`() throws {
        let folder = try TemporaryFolder()
        func titles(_ context: NSManagedObjectContext) throws -> [String] {
            let dog = try #require(try context.fetch(NSFetchRequest<Dog>(entityName: "Dog")).first)
            return dog.tricks.compactMap { ($0 as? NSManagedObject)?.value(forKey: "title") as? String }
        }
        do {
            let context = try People.container(folder.store).viewContext
            let dog = Dog(context: context)
            let tricks = ["sit", "roll", "jump"].map { title in
                let trick = NSEntityDescription.insertNewObject(forEntityName: "Trick", into: context)
                trick.setValue(title, forKey: "title")
                return trick
            }
            dog.tricks = NSOrderedSet(array: [tricks[2], tricks[0], tricks[1]])
            dog.owner = context.person("Ann")
            try context.save()
            #expect(try titles(context) == ["jump", "sit", "roll"])
            dog.mutableOrderedSetValue(forKey: "tricks").removeObject(at: 0)
            dog.mutableOrderedSetValue(forKey: "tricks").insert(tricks[2], at: 2)
            try context.save()
        }
        let context = try People.container(folder.store).viewContext
        #expect(try titles(context) == ["sit", "roll", "jump"])
        let owner = try #require(try context.fetch(NSFetchRequest<Pet>(entityName: "Pet")).first?.owner)
        #expect(owner.name == "Ann" && owner.pets.first is Dog)
    }

    @Test func `delete rules are applied`() throws {
        let context = try People.container().viewContext
        let ann = context.person("Ann")
        let rex = Pet(context: context)
        rex.owner = ann
        let club = NSEntityDescription.insertNewObject(forEntityName: "Club", into: context)
        ann.clubs = NSSet(object: club)
        try context.save()
        context.delete(ann)
        try context.save()
        #expect(club.mutableSetValue(forKey: "members").count == 0)
        #expect(try context.count(for: NSFetchRequest<Pet>(entityName: "Pet")) == 0)
        #expect(ann.managedObjectContext == nil && rex.managedObjectContext == nil)
    }

    @Test func `the deletion of an object with a Deny relationship can't be saved`() throws {
        let context = try People.container().viewContext
        let ann = context.person("Ann")
        let club = NSEntityDescription.insertNewObject(forEntityName: "Club", into: context)
        ann.clubs = NSSet(object: club)
        try context.save()
        context.delete(club)
        #expect(cocoaCode { try context.save() } == NSValidationRelationshipDeniedDeleteError)
        #expect(ann.clubs?.contains(club) == true)
        context.delete(ann)
        try context.save()
        #expect(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Club")) == 0)
    }

    @Test func `values that aren't valid have Core Data's codes`() throws {
        let context = try People.container().viewContext
        let person = Person(context: context)
        #expect(cocoaCode { try context.save() } == NSValidationMissingMandatoryPropertyError)
        person.name = ""
        #expect(cocoaCode { try context.save() } == NSValidationStringTooShortError)
        person.name = "A name that is longer than twenty characters"
        #expect(cocoaCode { try context.save() } == NSValidationStringTooLongError)
        person.age = 151
        #expect(cocoaCode { try context.save() } == NSValidationMultipleErrorsError)
        person.name = "Ann"
        #expect(cocoaCode { try context.save() } == NSValidationNumberTooLargeError)
        person.setValue(1_000_000, forKey: "age")
        #expect(cocoaCode { try context.save() } == NSValidationMultipleErrorsError)
        person.age = 150
        try context.save()
    }

    @Test func `rolling back and refreshing discard changes`() throws {
        let context = try People.container().viewContext
        let ann = context.person("Ann")
        try context.save()
        ann.name = "Eve"
        let bob = context.person("Bob")
        #expect(ann.changedValues().keys.sorted() == ["name"])
        context.rollback()
        #expect(ann.name == "Ann" && bob.managedObjectContext == nil && !context.hasChanges)
        ann.age = 7
        context.refresh(ann, mergeChanges: false)
        #expect(ann.isFault && ann.age == 18 && !ann.hasChanges)
    }
}
