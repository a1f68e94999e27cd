/// A present that is to be thought of.
struct Reminder: Codable, Hashable, Sendable, Identifiable {
    let id: Int
    var title: String
    var detail: String
    /// When it is due, in words.
    var date: String
    var imageName: String
}
