import Foundation
import PortableCoreData
import Testing

@MainActor
struct KeyPathTests {
    private func family() throws -> (context: NSManagedObjectContext, ann: Person) {
        let context = try People.container().viewContext
        let ann = context.person("Ann", age: 40)
        for (name, age) in [("Bob", 4), ("Cy", 10), ("Dan", 10)] {
            let club = NSEntityDescription.insertNewObject(forEntityName: "Club", into: context)
            club.setValue(name, forKey: "name")
            club.mutableSetValue(forKey: "members").add(ann)
            club.mutableSetValue(forKey: "members").add(context.person(name, age: Int16(age)))
        }
        return (context, ann)
    }

    @Test func `values are set at the end of a key path`() throws {
        let context = try People.container().viewContext
        let rex = Pet(context: context)
        rex.setValue("Rex", forKeyPath: "name")
        rex.setValue(context.person("Ann"), forKeyPath: "owner")
        rex.setValue("Eve", forKeyPath: "owner.name")
        #expect(rex.name == "Rex" && rex.owner?.name == "Eve" && rex.hasChanges)
        rex.owner?.setValuesForKeys(["name": "Bob", "age": 3, "email": NSNull()])
        #expect(
            rex.owner?.dictionaryWithValues(forKeys: ["name", "age"]) as NSDictionary? == ["name": "Bob", "age": 3])
    }

    @Test func `operators compute values of collections`() throws {
        let (context, ann) = try family()
        defer { context.reset() }
        let club = try #require(ann.clubs?.allObjects.first as? NSManagedObject)
        #expect(ann.value(forKeyPath: "clubs.@count") as? Int == 3)
        #expect(club.value(forKeyPath: "members.@max.age") as? Int == 40)
        let total = club.value(forKeyPath: "members.@sum.age") as? Int ?? 0
        #expect([44, 50].contains(total))
        #expect(club.value(forKeyPath: "members.@avg.age") as? Double == Double(total) / 2)
        #expect(ann.value(forKeyPath: "pets.@sum.age") as? Int == 0)
        #expect(ann.value(forKeyPath: "pets.@min.name") == nil)
    }

    @Test func `predicates with operators are the same in the store and in memory`() throws {
        let (context, _) = try family()
        func clubs(_ format: String) throws -> [String] {
            let request = NSFetchRequest<NSManagedObject>(entityName: "Club")
            request.predicate = NSPredicate(format: format)
            request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
            return try context.fetch(request).map { $0.value(forKey: "name") as? String ?? "" }
        }
        for _ in 0..<2 {
            #expect(try clubs("members.@sum.age > 44") == ["Cy", "Dan"])
            #expect(try clubs("members.@avg.age = 22") == ["Bob"])
            #expect(try clubs("members.@min.age < 10 AND members.@max.age = 40") == ["Bob"])
            #expect(try context.names("clubs.@count = 3 AND pets.@sum.owner.age = 0") == ["Ann"])
            try context.save()
        }
    }
}
