/// The content of the home screen.
struct Home: Codable, Hashable, Sendable {
    var reminders: [Reminder] = []
    var gifts: [Gift] = []
}
