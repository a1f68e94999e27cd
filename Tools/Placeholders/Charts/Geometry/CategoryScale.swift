/// A scale that divides the plot's length into a band for each category.
struct CategoryScale: Equatable, Sendable {
    let categories: [String]
    var isReversed: Bool
    private let indexes: [String: Int]

    /// Creates a scale with the categories in their order. Repeated categories are ignored.
    init(_ categories: some Sequence<String>, isReversed: Bool = false) {
        var indexes: [String: Int] = [:], unique: [String] = []
        for category in categories where indexes[category] == nil {
            indexes[category] = unique.count
            unique.append(category)
        }
        self.categories = unique
        self.indexes = indexes
        self.isReversed = isReversed
    }

    /// The length of a band as a fraction of the plot's length.
    var bandLength: Double { categories.isEmpty ? 1 : 1 / Double(categories.count) }

    /// Returns the band of a category, or `nil` if the scale doesn't contain it.
    func band(of category: String) -> ClosedRange<Double>? {
        guard let index = indexes[category] else { return nil }
        let position = Double(isReversed ? categories.count - 1 - index : index)
        return position * bandLength...(position + 1) * bandLength
    }

    /// Returns the category at a fraction of the plot's length. The first and the last category extend to infinity.
    func category(at fraction: Double) -> String? {
        guard !categories.isEmpty, !fraction.isNaN else { return nil }
        let position = min(max(Int((min(max(fraction, 0), 1) / bandLength).rounded(.down)), 0), categories.count - 1)
        return categories[isReversed ? categories.count - 1 - position : position]
    }
}

extension ClosedRange<Double> {
    var middle: Double { (lowerBound + upperBound) / 2 }
    var length: Double { upperBound - lowerBound }

    /// Creates a range between two values in any order.
    init(between first: Double, _ second: Double) { self = Swift.min(first, second)...Swift.max(first, second) }

    /// Returns one of the equal parts into which the range is divided.
    func part(_ index: Int, of count: Int) -> ClosedRange<Double> {
        let part = length / Double(Swift.max(count, 1))
        return lowerBound + Double(index) * part...lowerBound + Double(index + 1) * part
    }

    /// Returns a range with the same middle.
    func centered(_ length: Double) -> ClosedRange<Double> {
        let half = Swift.max(length, 0) / 2
        return middle - half...middle + half
    }
}
