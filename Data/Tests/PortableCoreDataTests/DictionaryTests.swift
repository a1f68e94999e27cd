import Foundation
import PortableCoreData
import Testing

@MainActor
struct DictionaryTests {
    private func expression(_ name: String, _ function: String, _ keyPath: String) -> NSExpressionDescription {
        let description = NSExpressionDescription()
        description.name = name
        description.expression = NSExpression(
            forFunction: function, arguments: [NSExpression(forKeyPath: keyPath)])
        return description
    }

    private func request(_ entity: String, _ properties: [Any]) -> NSFetchRequest<NSDictionary> {
        let request = NSFetchRequest<NSDictionary>(entityName: entity)
        request.resultType = .dictionaryResultType
        request.propertiesToFetch = properties
        return request
    }

    private func context() throws -> NSManagedObjectContext {
        let context = try People.container().viewContext
        for (name, age) in [("Ann", 10), ("Bob", 20), ("Cy", 20)] {
            let person = context.person(name, age: Int16(age))
            person.setValue(Date(timeIntervalSinceReferenceDate: Double(age)), forKey: "born")
            let pet = Pet(context: context)
            pet.name = "Pet of \(name)"
            pet.owner = person
        }
        try context.save()
        return context
    }

    @Test func `dictionaries have values and aggregates`() throws {
        let context = try context()
        let ages = request("Person", ["age", expression("people", "count:", "name")])
        ages.propertiesToGroupBy = ["age"]
        ages.sortDescriptors = [NSSortDescriptor(key: "age", ascending: true)]
        #expect(try context.fetch(ages).map { $0["people"] as? Int } == [1, 2])
        ages.havingPredicate = NSPredicate(format: "people > 1")
        #expect(try context.fetch(ages).map { $0["age"] as? Int } == [20])
        ages.havingPredicate = nil
        ages.sortDescriptors = [NSSortDescriptor(key: "people", ascending: false)]
        #expect(try context.fetch(ages).map { $0["age"] as? Int } == [20, 10])
        let sum = expression("sum", "sum:", "age")
        sum.expressionResultType = .doubleAttributeType
        let latest = NSExpressionDescription()
        latest.name = "latest"
        latest.expression = NSExpression(forKeyPath: "@max.born")
        latest.expressionResultType = .dateAttributeType
        let all = try context.fetch(request("Person", [sum, latest])).first
        #expect(all?["sum"] as? Double == 50)
        #expect(all?["latest"] as? Date == Date(timeIntervalSinceReferenceDate: 20))
    }

    @Test func `dictionaries have values of related objects, even in child contexts`() throws {
        let context = try context()
        let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        child.parent = context
        let pets = request("Pet", ["name", "owner", "owner.born"])
        pets.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        let first = try #require(try child.fetch(pets).first)
        #expect(first["owner.born"] as? Date == Date(timeIntervalSinceReferenceDate: 10))
        let id = try #require(first["owner"] as? NSManagedObjectID)
        #expect((try context.existingObject(with: id) as? Person)?.name == "Ann")
    }

    @Test func `an expression has a value for an object`() throws {
        let people: [[String: Any]] = [["age": 1], ["age": 3]]
        let average = NSExpression(forFunction: "average:", arguments: [NSExpression(forKeyPath: "people.age")])
        #expect(average.expressionValue(with: ["people": people], context: nil) as? Double == 2)
        let count = NSExpression(forFunction: "count:", arguments: [NSExpression(forKeyPath: "people")])
        #expect(count.expressionValue(with: ["people": people], context: nil) as? Int == 2)
        #expect(average.function == "average:" && average.arguments?.first?.keyPath == "people.age")
    }
}
