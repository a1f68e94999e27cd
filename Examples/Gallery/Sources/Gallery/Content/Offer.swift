/// A trip on offer: what the offer screen shows.
struct Offer: Codable, Hashable {
    /// One of the other trips in the carousel.
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
