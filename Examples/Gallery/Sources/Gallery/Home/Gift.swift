/// A present that was given.
struct Gift: Codable, Hashable, Sendable, Identifiable {
    let id: Int
    var title: String
    var detail: String
    var imageName: String
}

extension Gift {
    /// A present that has just been given. Its id is none that a present of the content has.
    init(_ reminder: Reminder) {
        self.init(id: -reminder.id, title: reminder.title, detail: reminder.detail, imageName: reminder.imageName)
    }
}
