import CollageTesting
import Testing

/// A device with its settings, and a screen on it.
struct ScreenCombination: Sendable, CustomTestStringConvertible {
    enum Container: CaseIterable { case none, navigation, tabs, split, sheet }
    enum Content: CaseIterable { case scrollView, list, table, form, rows }

    var device = Device.iPhone16
    var textSize = UIContentSizeCategory.large
    var style = UIUserInterfaceStyle.light
    var direction = UIUserInterfaceLayoutDirection.leftToRight
    var isLandscape = false
    var prefersLargeTitles = false
    var container = Container.none
    var content = Content.scrollView

    var testDescription: String {
        "\(content) in \(container), \(device.name), \(textSize.rawValue.dropFirst(23)), "
            + "\(style == .dark ? "dark" : "light"), \(direction == .rightToLeft ? "right to left" : "left to right"), "
            + "\(isLandscape ? "landscape" : "portrait"), \(prefersLargeTitles ? "large title" : "small title")"
    }

    var variant: Variant { Variant(style: style, textSize: textSize, direction: direction) }

    /// Combinations in which each pair of two factors' values occurs.
    static let pairwise: [ScreenCombination] = combinations(of: factors.map(\.count)).map { row in
        var combination = ScreenCombination()
        for (factor, index) in zip(factors, row) { factor.set(&combination, index) }
        return combination
    }

    private struct Factor: Sendable {
        let count: Int
        let set: @Sendable (inout ScreenCombination, Int) -> Void

        init<Value: Sendable>(
            _ values: [Value], _ set: @escaping @Sendable (inout ScreenCombination, Value) -> Void
        ) {
            count = values.count
            self.set = { set(&$0, values[$1]) }
        }
    }

    private static let factors = [
        Factor([Device.iPhoneSE, .iPhoneX, .iPhone16, .iPhone16Pro, .iPhone16ProMax, .iPadMini]) { $0.device = $1 },
        Factor([
            UIContentSizeCategory.extraSmall, .large, .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge,
            .accessibilityExtraLarge, .accessibilityExtraExtraExtraLarge,
        ]) { $0.textSize = $1 },
        Factor([UIUserInterfaceStyle.light, .dark]) { $0.style = $1 },
        Factor([UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft]) { $0.direction = $1 },
        Factor([false, true]) { $0.isLandscape = $1 },
        Factor([true, false]) { $0.prefersLargeTitles = $1 },
        Factor(Container.allCases) { $0.container = $1 },
        Factor(Content.allCases) { $0.content = $1 },
    ]

    /// Greedy pairwise testing: each row is the best of some random rows, by the number of new pairs in it.
    private static func combinations(of counts: [Int]) -> [[Int]] {
        struct Pair: Hashable { let factors: [Int], values: [Int] }
        func pairs(in row: [Int]) -> Set<Pair> {
            var pairs: Set<Pair> = []
            for first in row.indices {
                for second in row.indices where second > first {
                    pairs.insert(Pair(factors: [first, second], values: [row[first], row[second]]))
                }
            }
            return pairs
        }
        var missing: Set<Pair> = [], rows: [[Int]] = []
        for first in counts.indices {
            for second in counts.indices where second > first {
                for one in 0..<counts[first] {
                    for other in 0..<counts[second] {
                        missing.insert(Pair(factors: [first, second], values: [one, other]))
                    }
                }
            }
        }
        var generator = SeededGenerator(seed: 1)
        while !missing.isEmpty {
            // Every candidate contains one missing pair, so that each row makes progress.
            let wanted = missing.min { ($0.factors + $0.values).lexicographicallyPrecedes($1.factors + $1.values) }!
            let candidates = (0..<60).map { _ in
                var row = counts.map { Int.random(in: 0..<$0, using: &generator) }
                for (factor, value) in zip(wanted.factors, wanted.values) { row[factor] = value }
                return row
            }
            let best = candidates.max {
                missing.intersection(pairs(in: $0)).count < missing.intersection(pairs(in: $1)).count
            }!
            missing.subtract(pairs(in: best))
            rows.append(best)
        }
        return rows
    }
}
