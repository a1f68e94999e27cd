import CollageTesting
import Testing

struct TraitCollectionTests {
    private struct Theme: UITraitDefinition {
        static var defaultValue: String { "plain" }
        static var affectsColorAppearance: Bool { true }
    }

    @Test func `unset traits are unspecified`() {
        let traits = UITraitCollection()
        #expect(traits.userInterfaceStyle == .unspecified && traits.userInterfaceIdiom == .unspecified)
        #expect(traits.displayScale == 0 && traits.horizontalSizeClass == .unspecified)
        #expect(traits.preferredContentSizeCategory == .unspecified)
    }

    @Test func `of several trait collections, the last specified value applies`() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 3),
            UITraitCollection(userInterfaceStyle: .dark),
        ])
        #expect(traits.userInterfaceStyle == .dark && traits.displayScale == 3)
        #expect(traits.containsTraits(in: UITraitCollection(displayScale: 3)))
        #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 2)))
    }

    @Test func `collections with the same traits are equal`() {
        let first = UITraitCollection { $0.layoutDirection = .rightToLeft }
        let second = UITraitCollection(layoutDirection: .rightToLeft)
        #expect(first == second && first.hash == second.hash)
        #expect(first != UITraitCollection())
        #expect(UITraitCollection(userInterfaceStyle: .unspecified) == UITraitCollection())
    }

    @Test func `a custom trait has its default until it is set`() {
        let traits = UITraitCollection().replacing(Theme.self, value: "fancy")
        #expect(UITraitCollection()[Theme.self] == "plain")
        #expect(traits[Theme.self] == "fancy")
        #expect(traits.changedTraits(from: nil).map { $0.name } == ["Theme"])
        #expect(traits.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
    }

    @Test func `only some traits change colors`() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        #expect(light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(!light.hasDifferentColorAppearance(comparedTo: light.modifyingTraits { $0.displayScale = 3 }))
    }

    @Test func `current traits are restored after the actions`() {
        let before = UITraitCollection.current
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        }
        #expect(UITraitCollection.current == before)
    }

    @Test func `overrides replace specified traits until they are removed`() {
        var overrides = UITraitOverrides()
        overrides.userInterfaceStyle = .dark
        #expect(overrides.contains(UITraitUserInterfaceStyle.self))
        let base = UITraitCollection(userInterfaceStyle: .light)
        #expect(overrides.applied(to: base).userInterfaceStyle == .dark)
        overrides.remove(UITraitUserInterfaceStyle.self)
        #expect(overrides.applied(to: base) === base)
    }

    @Test func `content size categories are ordered, and an unspecified one isn't`() {
        #expect(UIContentSizeCategory.small < .large && .large <= .large && .accessibilityLarge > .extraLarge)
        #expect(!(UIContentSizeCategory.unspecified < .large) && !(UIContentSizeCategory.unspecified >= .large))
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    }
}
