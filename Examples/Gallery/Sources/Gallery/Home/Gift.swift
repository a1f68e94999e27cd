/// A gift that was given.
struct Gift: Codable, Hashable, Sendable, Identifiable {
    let id: Int
    var title: String
    var detail: String
    var imageName: String
}

extension Gift {
    /// Creates a gift from a reminder. Its identifier is different from the identifiers in the content.
    init(_ reminder: Reminder) {
        self.init(id: -reminder.id, title: reminder.title, detail: reminder.detail, imageName: reminder.imageName)
    }
}
