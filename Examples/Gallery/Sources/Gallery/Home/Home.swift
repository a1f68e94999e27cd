/// What the home screen shows.
struct Home: Codable, Hashable, Sendable {
    var reminders: [Reminder] = []
    var gifts: [Gift] = []
}
