/// The content of the mall.
struct Mall: Codable, Hashable, Sendable {
    /// Something that the mall would like to be seen first.
    struct Banner: Codable, Hashable, Sendable {
        var title: String
        var detail: String
        var imageName: String
    }

    /// Something to buy.
    struct Product: Codable, Hashable, Sendable {
        var name: String
        var category: String
        /// With its currency.
        var price: String
        var imageName: String
    }

    var banners: [Banner] = []
    var products: [Product] = []

    /// The categories of the products, in the order in which they first occur.
    var categories: [String] {
        products.reduce(into: []) { categories, product in
            if !categories.contains(product.category) { categories.append(product.category) }
        }
    }
}
