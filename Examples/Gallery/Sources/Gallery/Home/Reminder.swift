/// An upcoming gift.
struct Reminder: Codable, Hashable, Sendable, Identifiable {
    let id: Int
    var title: String
    var detail: String
    /// The due date, in words.
    var date: String
    var imageName: String
}
