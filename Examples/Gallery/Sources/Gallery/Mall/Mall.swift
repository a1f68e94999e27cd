/// The content of the mall.
struct Mall: Codable, Hashable, Sendable {
    /// A promotion at the top of the mall.
    struct Banner: Codable, Hashable, Sendable {
        var title: String
        var detail: String
        var imageName: String
    }

    /// A product of the mall.
    struct Product: Codable, Hashable, Sendable {
        var name: String
        var category: String
        /// The price with its currency.
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
