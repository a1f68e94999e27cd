import Foundation
import PortableCoreData
import Testing

/// Random histories of many-to-many, ordered, and inherited relationships, of unique keys, and of several contexts, compared
/// with values in memory.
@MainActor
struct RandomGraphTests {
    @Test(arguments: 1...10 as ClosedRange<UInt64>)
    func `several contexts have the same objects as a plain model`(seed: UInt64) throws {
        let folder = try TemporaryFolder()
        var history = try GraphHistory(People.container(folder.store), seed: seed)
        for _ in 0..<80 { try history.step() }
        try history.save()
        #expect(try PlainGraph(People.container(folder.store).viewContext) == history.saved)
    }
}

/// People, clubs, and dogs as plain values.
private struct PlainGraph: Equatable {
    var ages: [String: Int16] = [:]
    /// The unique key of each person.
    var emails: [String: String] = [:]
    /// The clubs of people.
    var clubs: [String: Set<String>] = [:]
    /// The tricks of dogs in order.
    var tricks: [String: [String]] = [:]
    var owners: [String: String] = [:]

    init() {}

    init(_ context: NSManagedObjectContext) throws {
        for person in try context.fetch(NSFetchRequest<Person>(entityName: "Person")) {
            let name = person.name ?? ""
            ages[name] = person.age
            emails[name] = person.email
            let names = person.clubs?.compactMap { ($0 as? NSManagedObject)?.value(forKey: "name") as? String }
            clubs[name] = Set(names ?? [])
        }
        for pet in try context.fetch(NSFetchRequest<Pet>(entityName: "Pet")) {
            owners[pet.name] = pet.owner?.name
            guard let dog = pet as? Dog else { continue }
            tricks[dog.name] = dog.tricks.compactMap { ($0 as? NSManagedObject)?.value(forKey: "title") as? String }
        }
    }
}

/// A main context with a child, and another context that saves to the same store.
@MainActor
private struct GraphHistory {
    private let container: NSPersistentContainer
    private let main: NSManagedObjectContext
    private let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    private var current = PlainGraph()
    private(set) var saved = PlainGraph()
    private var random: SeededGenerator
    private var count = 0

    init(_ container: NSPersistentContainer, seed: UInt64) throws {
        self.container = container
        main = container.viewContext
        main.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
        child.parent = main
        random = SeededGenerator(state: seed)
        for name in ["C1", "C2", "C3"] {
            NSEntityDescription.insertNewObject(forEntityName: "Club", into: main).setValue(name, forKey: "name")
        }
        try save()
    }

    mutating func step() throws {
        count += 1
        // Half of the changes are made in the child, which saves them to its parent.
        let isChild = Bool.random(using: &random)
        let context = isChild ? child : main
        try change(context)
        if isChild {
            if Int.random(in: 0..<6, using: &random) == 0 {
                child.rollback()
                current = try PlainGraph(main)
            } else {
                try child.save()
            }
        }
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1: try save()
        case 2: try changeElsewhere()
        case 3: try failToSave()
        case 4:
            main.rollback()
            child.reset()
            current = saved
        default: break
        }
        #expect(try PlainGraph(main) == current)
    }

    private mutating func change(_ context: NSManagedObjectContext) throws {
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1:
            let name = "P\(count)"
            _ = context.person(name, age: Int16(count), email: "\(name)@x")
            (current.ages[name], current.emails[name], current.clubs[name]) = (Int16(count), "\(name)@x", [])
        case 2:
            guard let person = try person(in: context), let name = person.name else { return }
            let club = ["C1", "C2", "C3"].randomElement(using: &random) ?? ""
            let request = NSFetchRequest<NSManagedObject>(entityName: "Club")
            request.predicate = NSPredicate(format: "name = %@", club)
            let members = try context.fetch(request).first?.mutableSetValue(forKey: "members")
            if current.clubs[name]?.contains(club) == true {
                members?.remove(person)
                current.clubs[name]?.remove(club)
            } else {
                members?.add(person)
                current.clubs[name]?.insert(club)
            }
        case 3:
            let dog = Dog(context: context)
            dog.name = "D\(count)"
            current.tricks[dog.name] = []
            dog.owner = try person(in: context)
            current.owners[dog.name] = dog.owner?.name
        case 4, 5: try changeTricks(context)
        case 6:
            guard let person = try person(in: context), let name = person.name else { return }
            person.age += 1
            current.ages[name]? += 1
        default:
            guard let person = try person(in: context), let name = person.name else { return }
            context.delete(person)
            (current.ages[name], current.emails[name], current.clubs[name]) = (nil, nil, nil)
            for (dog, owner) in current.owners where owner == name {
                (current.owners[dog], current.tricks[dog]) = (nil, nil)
            }
        }
    }

    private mutating func changeTricks(_ context: NSManagedObjectContext) throws {
        guard let name = current.tricks.keys.sorted().randomElement(using: &random) else { return }
        let request = NSFetchRequest<Dog>(entityName: "Dog")
        request.predicate = NSPredicate(format: "name = %@", name)
        guard let dog = try context.fetch(request).first else { return }
        let tricks = dog.mutableOrderedSetValue(forKey: "tricks")
        if tricks.count > 1, Bool.random(using: &random) {
            tricks.removeObject(at: 0)
            current.tricks[name]?.removeFirst()
            return
        }
        let trick = NSEntityDescription.insertNewObject(forEntityName: "Trick", into: context)
        trick.setValue("T\(count)", forKey: "title")
        let index = Int.random(in: 0...tricks.count, using: &random)
        tricks.insert(trick, at: index)
        current.tricks[name]?.insert("T\(count)", at: index)
    }

    mutating func save() throws {
        try main.save()
        saved = current
        #expect(try PlainGraph(container.newBackgroundContext()) == saved)
    }

    /// In a second context, saves a different age, and a new object with the unique key of a person.
    private mutating func changeElsewhere() throws {
        try save()
        guard let name = current.ages.keys.sorted().randomElement(using: &random) else { return }
        let other = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        other.persistentStoreCoordinator = container.persistentStoreCoordinator
        other.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
        let copy = other.person(name, age: 99, email: current.emails[name])
        let log = SavedIdentifiers(other)
        try other.save()
        #expect(copy.managedObjectContext == nil)
        NSManagedObjectContext.mergeChanges(fromRemoteContextSave: log.changes, into: [main])
        child.reset()
        current.ages[name] = 99
        saved = current
    }

    /// Tries to save a person without a name.
    private mutating func failToSave() throws {
        let nobody = Person(context: main)
        #expect(cocoaCode { try main.save() } == NSValidationMissingMandatoryPropertyError)
        main.delete(nobody)
    }

    private mutating func person(in context: NSManagedObjectContext) throws -> Person? {
        guard let name = current.ages.keys.sorted().randomElement(using: &random) else { return nil }
        let request = NSFetchRequest<Person>(entityName: "Person")
        request.predicate = NSPredicate(format: "name = %@", name)
        return try context.fetch(request).first
    }
}

/// The identifiers of the objects that a context saved.
private final class SavedIdentifiers: @unchecked Sendable {
    private(set) var changes: [AnyHashable: Any] = [:]
    private var token: (any NSObjectProtocol)?

    init(_ context: NSManagedObjectContext) {
        token = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextDidSaveObjectIDs, object: context, queue: nil
        ) { [weak self] in self?.changes = $0.userInfo ?? [:] }
    }

    deinit { if let token { NotificationCenter.default.removeObserver(token) } }
}
