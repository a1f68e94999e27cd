import Foundation
import PortableCoreData
import Testing

/// Random histories of a context, compared with values in memory.
@MainActor
struct RandomHistoryTests {
    @Test(arguments: 1...12 as ClosedRange<UInt64>)
    func `a context has the same objects as a plain model`(seed: UInt64) throws {
        let folder = try TemporaryFolder()
        var history = try History(People.container(folder.store), seed: seed)
        for _ in 0..<120 { try history.step() }
        try history.compare()
        try history.save()
        history.container = try People.container(folder.store)
        history.reset()
        try history.compare()
    }
}

/// People and pets as plain values.
private struct PlainModel: Equatable {
    var people: [String: Int16] = [:]
    /// The owners of pets by name, or "" for pets without an owner.
    var pets: [String: String] = [:]

    func pets(of person: String) -> Set<String> { Set(pets.filter { $0.value == person }.keys) }
}

/// A context and its plain model, with random changes.
@MainActor
private struct History {
    var container: NSPersistentContainer
    private var context: NSManagedObjectContext
    private var current = PlainModel()
    private var saved = PlainModel()
    private var random: SeededGenerator
    private var count = 0

    init(_ container: NSPersistentContainer, seed: UInt64) {
        self.container = container
        context = container.viewContext
        random = SeededGenerator(state: seed)
    }

    mutating func reset() { context = container.viewContext }

    mutating func step() throws {
        count += 1
        switch Int.random(in: 0..<12, using: &random) {
        case 0, 1:
            current.people["P\(count)"] = Int16(count)
            _ = context.person("P\(count)", age: Int16(count))
        case 2, 3:
            let pet = Pet(context: context)
            pet.name = "R\(count)"
            pet.owner = try randomPerson()
            current.pets["R\(count)"] = pet.owner?.name ?? ""
        case 4, 5:
            guard let pet = try randomPet() else { return }
            pet.owner = Bool.random(using: &random) ? try randomPerson() : nil
            current.pets[pet.name] = pet.owner?.name ?? ""
        case 6:
            guard let person = try randomPerson() else { return }
            let pets = Set([try randomPet(), try randomPet()].compactMap { $0 })
            person.pets = pets
            let name = person.name ?? ""
            for pet in current.pets(of: name) { current.pets[pet] = "" }
            for pet in pets { current.pets[pet.name] = name }
        case 7:
            guard let person = try randomPerson(), let name = person.name else { return }
            context.delete(person)
            current.people[name] = nil
            current.pets = current.pets.filter { $0.value != name }
        case 8:
            guard let person = try randomPerson(), let name = person.name else { return }
            person.age += 1
            current.people[name]? += 1
        case 9: try save()
        case 10:
            if Int.random(in: 0..<3, using: &random) == 0 {
                context.rollback()
                current = saved
            } else {
                context.refreshAllObjects()
            }
        default: try compare()
        }
    }

    mutating func save() throws {
        try context.save()
        saved = current
        let other = container.newBackgroundContext()
        #expect(try Self.plain(other) == saved)
    }

    func compare() throws {
        #expect(try Self.plain(context) == current)
        let people = try context.fetch(NSFetchRequest<Person>(entityName: "Person"))
        for person in people {
            #expect(Set(person.pets.map(\.name)) == current.pets(of: person.name ?? ""))
        }
        let owners = Set(current.pets.values.filter { !$0.isEmpty })
        #expect(try context.names("pets.@count > 0") == owners.sorted())
        for pet in current.pets.keys.sorted().prefix(3) {
            let owner = current.pets[pet] ?? ""
            #expect(try context.names("ANY pets.name = %@", pet) == (owner.isEmpty ? [] : [owner]))
        }
        let old = current.people.filter { $0.value > 40 }.keys.sorted()
        #expect(try context.names("age > 40") == old)
    }

    private static func plain(_ context: NSManagedObjectContext) throws -> PlainModel {
        var model = PlainModel()
        for person in try context.fetch(NSFetchRequest<Person>(entityName: "Person")) {
            model.people[person.name ?? ""] = person.age
        }
        for pet in try context.fetch(NSFetchRequest<Pet>(entityName: "Pet")) {
            model.pets[pet.name] = pet.owner?.name ?? ""
        }
        return model
    }

    private mutating func randomPerson() throws -> Person? {
        guard let name = current.people.keys.sorted().randomElement(using: &random) else { return nil }
        let request = NSFetchRequest<Person>(entityName: "Person")
        request.predicate = NSPredicate(format: "name = %@", name)
        return try context.fetch(request).first
    }

    private mutating func randomPet() throws -> Pet? {
        guard let name = current.pets.keys.sorted().randomElement(using: &random) else { return nil }
        let request = NSFetchRequest<Pet>(entityName: "Pet")
        request.predicate = NSPredicate(format: "name = %@", name)
        return try context.fetch(request).first
    }
}

/// A random number generator with a seed.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
