import CollageTesting
import Testing

struct UIConfigurationColorTransformerTests {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    private func components(_ color: UIColor) -> [CGFloat] {
        var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha].map { ($0 * 1000).rounded() / 1000 }
    }

    @Test func `a transformer calls its closure`() {
        let faded = UIConfigurationColorTransformer { $0.withAlphaComponent(0.25) }
        #expect(faded(.red) == UIColor.red.withAlphaComponent(0.25))
        #expect(faded.transform(.blue) == UIColor.blue.withAlphaComponent(0.25))
    }

    @Test func `grayscale keeps a color's brightness, its alpha, and its dependence on the style`() {
        let grayscale = UIConfigurationColorTransformer.grayscale
        #expect(components(grayscale(UIColor(red: 1, green: 1, blue: 1, alpha: 0.5))) == [1, 1, 1, 0.5])
        #expect(components(grayscale(UIColor(red: 1, green: 0, blue: 0, alpha: 1))) == [0.213, 0.213, 0.213, 1])
        let label = grayscale(.label)
        #expect(components(label.resolvedColor(with: light)) == [0, 0, 0, 1])
        #expect(components(label.resolvedColor(with: dark)) == [1, 1, 1, 1])
    }

    @Test
    func `without a system accent color, the preferred tint is the color itself, and monochrome has no hue`() {
        #expect(UIConfigurationColorTransformer.preferredTint(.orange) == .orange)
        #expect(UIConfigurationColorTransformer.monochromeTint(.orange) == .secondaryLabel)
    }

    @Test func `L50: configurations with copies of one transformer are equal, with others they are not`() {
        let transformer = UIConfigurationColorTransformer { $0 }
        var first = UIBackgroundConfiguration.clear(), second = UIBackgroundConfiguration.clear()
        first.backgroundColorTransformer = transformer
        #expect(first != second)
        second.backgroundColorTransformer = transformer
        #expect(first == second && first.hashValue == second.hashValue)
        second.backgroundColorTransformer = UIConfigurationColorTransformer { $0 }
        #expect(first != second)
        first.backgroundColorTransformer = .grayscale
        second.backgroundColorTransformer = .grayscale
        #expect(first == second)
    }
}
