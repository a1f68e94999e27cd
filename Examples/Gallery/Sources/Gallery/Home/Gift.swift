/// A present that was given.
struct Gift: Codable, Hashable, Sendable, Identifiable {
    let id: Int
    var title: String
    var detail: String
    var imageName: String
}
