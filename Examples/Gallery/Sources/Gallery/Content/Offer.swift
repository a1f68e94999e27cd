/// A travel offer: the content of the offer screen.
struct Offer: Codable, Hashable {
    /// Another trip, in the carousel.
    struct PopularItem: Codable, Hashable {
        var title: String
        var detail: String
        var imageName: String
    }

    var title = ""
    var subtitle = ""
    var imageName = ""
    var badges: [String] = []
    var termsAndConditions = ""
    var popularItems: [PopularItem] = []
}
