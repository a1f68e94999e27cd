/// A person, with information for choosing a gift: the content of the profile screen.
struct Profile: Codable, Hashable, Sendable {
    /// A step that the user hasn't completed yet.
    struct Step: Codable, Hashable, Sendable {
        var symbol: String
        var title: String
        var detail: String
    }

    /// A yearly anniversary.
    struct Anniversary: Codable, Hashable, Sendable {
        var name: String
        var date: String
    }

    var name = ""
    var summary = ""
    var imageName = ""
    var steps: [Step] = []
    var favors: [String] = []
    var anniversaries: [Anniversary] = []
    var memo = ""
    var friends: [String] = []
}
