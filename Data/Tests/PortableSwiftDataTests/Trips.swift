import Foundation
import PortableSwiftData

/// A trip with stops.
@Model
final class Trip {
    @Attribute(.unique) var code: String
    var name: String
    var start: Date
    var rating: Int = 3
    var note: String?
    var isDone = false
    var kind: Kind = Kind.leisure
    var places: [String] = []
    @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
    var tags: [Tag] = []
    @Transient var cache = 0

    enum Kind: String, Codable {
        case leisure, business
    }

    var title: String { "\(name) (\(code))" }

    init(code: String, name: String, start: Date = Date(timeIntervalSinceReferenceDate: 0)) {
        self.code = code
        self.name = name
        self.start = start
    }
}

/// A stop of a trip. The class isn't final, like most models of apps.
@Model
class Stop {
    #Index<Stop>(.binary([\.city]), .rtree([\.city, \.nights]))
    var city: String
    var nights: Int
    var trip: Trip?

    init(city: String, nights: Int = 1, trip: Trip? = nil) {
        self.city = city
        self.nights = nights
        self.trip = trip
    }
}

/// A word that describes trips.
@Model
final class Tag {
    #Unique<Tag>([\.word])
    #Index<Tag>([\.word])

    var word: String
    var trips: [Trip] = []

    init(_ word: String) {
        self.word = word
    }
}

/// A folder for the files of one test, which is deleted with the value that holds it.
final class TemporaryFolder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("models-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: url) }

    var store: URL { url.appendingPathComponent("Test.store") }
}
