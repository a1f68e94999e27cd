import CollageTesting
import Testing

/// A device with its settings, and a screen on it.
struct ScreenCombination: Sendable, CustomTestStringConvertible {
    enum Container: CaseIterable { case none, navigation, tabs, split, sheet, toolbar, search }
    enum Content: CaseIterable { case scrollView, list, table, form, rows, safeArea }

    var model = Device.iPhone16
    var system = Device.System.iOS18
    var textSize = UIContentSizeCategory.large
    var style = UIUserInterfaceStyle.light
    var direction = UIUserInterfaceLayoutDirection.leftToRight
    var isLandscape = false
    var prefersLargeTitles = false
    var container = Container.none
    var content = Content.scrollView

    /// The device with its system.
    var device: Device { model.running(system) }

    var testDescription: String {
        "\(content) in \(container), \(model.name), \(system), \(textSize.rawValue.dropFirst(23)), "
            + "\(style == .dark ? "dark" : "light"), \(direction == .rightToLeft ? "right to left" : "left to right"), "
            + "\(isLandscape ? "landscape" : "portrait"), \(prefersLargeTitles ? "large title" : "small title")"
    }

    var variant: Variant { Variant(style: style, textSize: textSize, direction: direction) }

    /// Combinations in which each pair of two factors' values occurs.
    static let pairwise: [ScreenCombination] = PairwiseRows.rows(of: factors.map(\.count)).map { row in
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
        Factor([Device.iPhoneSE, .iPhoneX, .iPhone16, .iPhone16Pro, .iPhone16ProMax, .iPadMini]) { $0.model = $1 },
        Factor([
            UIContentSizeCategory.extraSmall, .large, .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge,
            .accessibilityExtraLarge, .accessibilityExtraExtraExtraLarge,
        ]) { $0.textSize = $1 },
        Factor(Device.System.designs) { $0.system = $1 },
        Factor([UIUserInterfaceStyle.light, .dark]) { $0.style = $1 },
        Factor([UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft]) { $0.direction = $1 },
        Factor([false, true]) { $0.isLandscape = $1 },
        Factor([true, false]) { $0.prefersLargeTitles = $1 },
        Factor(Container.allCases) { $0.container = $1 },
        Factor(Content.allCases) { $0.content = $1 },
    ]
}
