/// An upcoming gift.
struct Reminder: Codable, Hashable, Sendable, Identifiable {
    let id: Int
    var title: String
    var detail: String
    /// When it is due, in words.
    var date: String
    var imageName: String
}
