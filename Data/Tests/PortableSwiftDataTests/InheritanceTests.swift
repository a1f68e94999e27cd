import Foundation
@testable import PortableSwiftData
import Testing

/// A journey of any kind.
@Model
class Journey {
    @Attribute(.unique) var name: String
    var days = 1
    var mood: Mood = Mood.calm
    @Relationship(deleteRule: .cascade, inverse: \Leg.journey) var legs: [Leg] = []

    enum Mood: String, Codable, CaseIterable {
        case calm, wild
    }

    init(name: String, days: Int = 1) {
        self.name = name
        self.days = days
    }
}

/// A journey that a company pays for.
@Model
class BusinessJourney: Journey {
    var company: String
    var allowance: Double = 10
    var boss: Boss?

    init(name: String, company: String, days: Int = 1) {
        self.company = company
        super.init(name: name, days: days)
    }
}

/// A business journey with a talk.
@Model
final class Conference: BusinessJourney {
    var talk = "none"

    init(name: String, talk: String) {
        self.talk = talk
        super.init(name: name, company: "Host")
    }
}

/// A part of a journey.
@Model
final class Leg {
    var place: String
    var journey: Journey?

    init(_ place: String) { self.place = place }
}

/// A person who travels.
@Model
final class Boss {
    var name: String
    var journeys: [BusinessJourney] = []

    init(_ name: String) { self.name = name }
}

/// A value with a title.
protocol Titled {
    var title: String { get set }
}

/// A memo. The class conforms to protocols, but isn't a subclass.
@Model
final class Memo: Identifiable, Titled, CustomStringConvertible {
    @Attribute(.unique) var id: String = UUID().uuidString
    var title: String
    var words: [String] = []
    var answer: Memo?

    var description: String { "\(title): \(words.joined(separator: " "))" }

    init(_ title: String, answer: Memo? = nil) {
        self.title = title
        self.answer = answer
    }
}

/// Models whose superclass is a model.
@MainActor
struct InheritanceTests {
    private func container(_ url: URL? = nil) throws -> ModelContainer {
        let configuration = url.map { ModelConfiguration(url: $0) } ?? ModelConfiguration(isStoredInMemoryOnly: true)
        return try ModelContainer(for: Conference.self, configurations: configuration)
    }

    private func filled() throws -> ModelContext {
        let context = ModelContext(try container())
        context.insert(Journey(name: "Alps", days: 3))
        context.insert(BusinessJourney(name: "Rome", company: "Acme", days: 2))
        context.insert(Conference(name: "Basel", talk: "Swift"))
        try context.save()
        return ModelContext(context.container)
    }

    @Test func `a subclass has its own and inherited values, before and after it's saved`() throws {
        let folder = try TemporaryFolder()
        let trip = Conference(name: "Basel", talk: "Swift")
        #expect(trip.name == "Basel" && trip.talk == "Swift" && trip.company == "Host" && trip.allowance == 10)
        trip.allowance = 20
        trip.mood = .wild
        let context = ModelContext(try container(folder.store))
        context.insert(trip)
        trip.legs.append(Leg("Zug"))
        trip.boss = Boss("Ann")
        #expect(trip.talk == "Swift" && trip.hasChanges && trip.legs[0].journey === trip)
        try context.save()
        let other = ModelContext(try container(folder.store))
        let found = try other.fetch(FetchDescriptor<Journey>())
        let copy = try #require(found.first as? Conference)
        #expect(found.count == 1 && copy.talk == "Swift" && copy.allowance == 20 && copy.mood == .wild)
        #expect(copy.legs.map(\.place) == ["Zug"] && copy.boss?.journeys.first === copy)
    }

    @Test func `a class that conforms to protocols has its values before and after it's saved`() throws {
        let context = ModelContext(
            try ModelContainer(for: Memo.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)))
        let memo = Memo("A", answer: Memo("B"))
        let id = memo.id
        memo.words.append("hello")
        #expect(memo.id == id && memo.description == "A: hello" && memo.answer?.title == "B")
        context.insert(memo)
        memo.words.append("you")
        try context.save()
        let other = ModelContext(context.container)
        let found = try other.fetch(FetchDescriptor<Memo>(sortBy: [SortDescriptor(\.title)]))
        #expect(found.map(\.description) == ["A: hello you", "B: "] && found[0].id == id)
        #expect(found[0].answer === found[1] && found[1].answer == nil)
    }

    @Test func `a fetch has the models of subclasses`() throws {
        let context = try filled()
        let all = try context.fetch(FetchDescriptor<Journey>(sortBy: [SortDescriptor(\.name)]))
        #expect(all.map(\.name) == ["Alps", "Basel", "Rome"])
        #expect(all.map { String(describing: type(of: $0)) } == ["Journey", "Conference", "BusinessJourney"])
        #expect(try context.fetchCount(FetchDescriptor<BusinessJourney>()) == 2)
        #expect(try context.fetch(FetchDescriptor<Conference>()).map(\.talk) == ["Swift"])
        #expect(try context.fetch(FetchDescriptor<Journey>(), batchSize: 2).count == 3)
    }

    @Test func `models of a subclass can be sorted and filtered by inherited properties`() throws {
        let context = try filled()
        let sort = SortDescriptor(\BusinessJourney.name, order: .reverse)
        #expect(try context.fetch(FetchDescriptor(sortBy: [sort])).map(\.name) == ["Rome", "Basel"])
        let calm = Journey.Mood.calm
        let descriptor = FetchDescriptor<Conference>(
            predicate: #Predicate { $0.days == 1 && $0.company == "Host" && $0.name != "x" })
        #expect(try context.fetch(descriptor).map(\.name) == ["Basel"])
        #expect(BusinessJourney.propertyName(of: \BusinessJourney.name) == "name")
        #expect(Conference.propertyName(of: \Conference.mood) == "mood" && calm == .calm)
        #expect(Conference.propertyName(of: \Conference.allowance) == "allowance")
    }

    @Test func `predicates test for subclasses`() throws {
        let context = try filled()
        let business = FetchDescriptor<Journey>(predicate: #Predicate { $0 is BusinessJourney })
        #expect(Set(try context.fetch(business).map(\.name)) == ["Rome", "Basel"])
        let paid = FetchDescriptor<Journey>(
            predicate: #Predicate { journey in
                if let journey = journey as? BusinessJourney { journey.company == "Acme" } else { false }
            })
        #expect(try context.fetch(paid).map(\.name) == ["Rome"])
    }

    @Test func `a unique attribute is unique among subclasses`() throws {
        let context = try filled()
        context.insert(BusinessJourney(name: "Rome", company: "Other"))
        try context.save()
        #expect(try context.fetch(FetchDescriptor<BusinessJourney>()).map(\.company).sorted() == ["Host", "Other"])
    }

    @Test func `deletions can exclude subclasses`() throws {
        let context = try filled()
        try context.delete(model: BusinessJourney.self, includeSubclasses: false)
        try context.save()
        #expect(Set(try context.fetch(FetchDescriptor<Journey>()).map(\.name)) == ["Alps", "Basel"])
        try context.delete(model: Journey.self)
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Journey>()) == 0)
    }

    @Test func `the history has the class of a model`() throws {
        let context = try filled()
        let changes = try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>()).flatMap(\.changes)
        let conferences = changes.filter {
            if case .insert(_ as DefaultHistoryInsert<Conference>) = $0 { true } else { false }
        }
        #expect(changes.count == 3 && conferences.count == 1)
    }
}
