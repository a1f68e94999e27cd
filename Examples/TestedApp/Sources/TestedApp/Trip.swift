import Foundation

/// A trip to a destination.
struct Trip: Hashable, Sendable {
    let id: Int
    var place: String
    var days: Int

    /// The duration, in words.
    var length: String {
        days == 1 ? "One day" : "\(days) days"
    }

    static let samples = [
        Trip(id: 1, place: "Ljubljana", days: 3),
        Trip(id: 2, place: "Porto", days: 5),
        Trip(id: 3, place: "Zürich", days: 1),
    ]
}
