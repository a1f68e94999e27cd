import Foundation
import PortableCoreData
import Testing

/// The methods that accessors of generated and hand-written classes call.
@MainActor
struct GeneratedAccessorTests {
    private enum Stage: Int16 {
        case unborn = 0
        case adult = 18
    }

    private func tricks(_ titles: [String], in context: NSManagedObjectContext) -> [NSManagedObject] {
        titles.map { title in
            let trick = NSEntityDescription.insertNewObject(forEntityName: "Trick", into: context)
            trick.setValue(title, forKey: "title")
            return trick
        }
    }

    private func titles(of dog: Dog) -> [String] {
        dog.tricks.map { ($0 as? NSManagedObject)?.value(forKey: "title") as? String ?? "" }
    }

    @Test func `objects are added to a relationship one at a time and in sets`() throws {
        let context = try People.container().viewContext
        let ann = context.person("Ann")
        let pets = (0..<4).map { _ in Pet(context: context) }
        ann.addManagedObjects(pets[0], forKey: "pets")
        ann.addManagedObjects(NSSet(object: pets[1]), forKey: "pets")
        ann.addManagedObjects(Set([pets[2]]), forKey: "pets")
        ann.addManagedObjects(NSOrderedSet(object: pets[3]), forKey: "pets")
        #expect(ann.pets == Set(pets))
        ann.removeManagedObjects(pets[0], forKey: "pets")
        ann.removeManagedObjects(NSSet(array: [pets[1], pets[2]]), forKey: "pets")
        #expect(ann.pets == [pets[3]])
    }

    @Test func `objects of an ordered relationship have indexes`() throws {
        let context = try People.container().viewContext
        let dog = Dog(context: context)
        let tricks = tricks(["a", "b", "c", "d"], in: context)
        dog.addManagedObjects(NSOrderedSet(array: [tricks[0], tricks[1]]), forKey: "tricks")
        dog.insertManagedObjects(tricks[2], at: 0, forKey: "tricks")
        #expect(titles(of: dog) == ["c", "a", "b"])
        dog.removeManagedObjects(at: NSIndexSet(indexesIn: NSRange(location: 0, length: 2)), forKey: "tricks")
        #expect(titles(of: dog) == ["b"])
        dog.insertManagedObjects([tricks[0], tricks[2]], at: NSIndexSet(index: 0), forKey: "tricks")
        #expect(titles(of: dog) == ["a", "b"])
        dog.replaceManagedObjects(at: 1, with: tricks[3], forKey: "tricks")
        #expect(titles(of: dog) == ["a", "d"])
    }

    @Test func `enumerations are saved as their raw values`() throws {
        let person = try People.container().viewContext.person("Ann")
        let stage: Stage = person.managedValue(forKey: "age")
        #expect(stage == .adult)
        person.setManagedValue(Stage.unborn, forKey: "age")
        #expect(person.age == 0)
    }

    @Test func `dates can be declared as seconds`() throws {
        let person = try People.container().viewContext.person("Ann")
        let missing: TimeInterval = person.managedValue(forKey: "born")
        #expect(missing == 0)
        person.setManagedValue(2.5, forKey: "born")
        #expect(person.value(forKey: "born") as? Date == Date(timeIntervalSinceReferenceDate: 2.5))
        let seconds: TimeInterval = person.managedValue(forKey: "born")
        #expect(seconds == 2.5)
    }

    @Test func `the fetch request of a generated class takes precedence over its superclass's`() throws {
        let context = try People.container().viewContext
        let ann = context.person("Ann")
        let request = Person.fetchRequest()
        let people: [Person] = try context.fetch(request)
        #expect(people == [ann])
        let objects: NSFetchRequest<any NSFetchRequestResult> = Person.fetchRequest()
        #expect(objects.entityName == "Person")
    }

    @Test func `objects are created by their class`() throws {
        func object<Object: NSManagedObject>(in context: NSManagedObjectContext) -> Object { Object(context: context) }
        let pet: Dog = try object(in: People.container().viewContext)
        #expect(pet.entity.name == "Dog")
    }

    @Test func `primitive properties change values without notification`() throws {
        let person = try People.container().viewContext.person("Ann")
        let name: String? = person.managedValue(forKey: "primitiveName")
        #expect(name == "Ann")
        person.setManagedValue("Bob", forKey: "primitiveName")
        #expect(person.name == "Bob")
    }
}

extension Person {
    /// The request that Xcode would generate.
    fileprivate class func fetchRequest() -> NSFetchRequest<Person> { NSFetchRequest(entityName: "Person") }
}
