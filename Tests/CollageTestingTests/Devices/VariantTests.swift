import Testing

@testable import CollageTesting

@MainActor struct VariantTests {
    private func traits(_ variant: Variant) -> UITraitCollection {
        let host = TestHost(.iPhone16, variant: variant)
        let controller = UIViewController()
        host.show(controller)
        return controller.traitCollection
    }

    @Test func `each setting affects the screen`() {
        #expect(traits(.standard).userInterfaceStyle == .light)
        #expect(traits(.dark).userInterfaceStyle == .dark)
        #expect(traits(.largestText).preferredContentSizeCategory == .accessibilityExtraExtraExtraLarge)
        #expect(traits(.rightToLeft).layoutDirection == .rightToLeft)
        #expect(traits(.standard).accessibilityContrast == .normal)
        #expect(traits(Variant(increasesContrast: true)).accessibilityContrast == .high)
        #expect(traits(.standard).legibilityWeight == .regular)
        #expect(traits(Variant(usesBoldText: true)).legibilityWeight == .bold)
        #expect(traits(Variant(horizontalSizeClass: .regular)).horizontalSizeClass == .regular)
        #expect(traits(Variant(verticalSizeClass: .compact)).verticalSizeClass == .compact)
    }

    @Test func `the app can read settings without a trait, and is notified of changes`() {
        let host = TestHost(.iPhone16)
        host.show(UIViewController())
        var names: [Notification.Name] = []
        let expected = [
            UIAccessibility.reduceMotionStatusDidChangeNotification,
            UIAccessibility.reduceTransparencyStatusDidChangeNotification,
            UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
            UIAccessibility.boldTextStatusDidChangeNotification,
        ]
        let observers = expected.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { names.append(name) }
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        #expect(!UIAccessibility.isReduceTransparencyEnabled && !UIAccessibility.isBoldTextEnabled)
        host.change(
            to: Variant(increasesContrast: true, usesBoldText: true, reducesMotion: true, reducesTransparency: true))
        #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibility.isReduceTransparencyEnabled)
        #expect(UIAccessibility.isDarkerSystemColorsEnabled && UIAccessibility.isBoldTextEnabled)
        #expect(names == expected)
        host.change(to: .standard)
        #expect(names == expected + expected)
    }

    @Test func `materials are opaque if Reduce Transparency is on`() {
        let host = TestHost(.iPhone16)
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        let controller = UIViewController()
        controller.view.addSubview(view)
        host.show(controller)
        let material = view.subviews[0]
        func alpha() -> CGFloat {
            material.backgroundColor?.resolvedColor(with: material.traitCollection).cgColor.alpha ?? 0
        }
        #expect(alpha() < 1 && material.layer.backdrop != nil)
        host.change(to: Variant(reducesTransparency: true))
        #expect(alpha() == 1 && material.layer.backdrop == nil)
        host.change(to: .standard)
        #expect(alpha() < 1 && material.layer.backdrop != nil)
    }

    @Test func `size classes are reset to the device's`() {
        let host = TestHost(.iPadPro11.landscape, variant: Variant(horizontalSizeClass: .compact))
        let controller = UIViewController()
        host.show(controller)
        #expect(controller.traitCollection.horizontalSizeClass == .compact)
        host.change(to: .standard)
        #expect(controller.traitCollection.horizontalSizeClass == .regular)
        host.change(to: .iPadPro11.landscape.splitView(.half))
        #expect(controller.traitCollection.horizontalSizeClass == .compact)
    }

    @Test func `a change of the device keeps its settings`() {
        let host = TestHost(.iPhone16, variant: .dark)
        let controller = UIViewController()
        host.show(controller)
        host.change(to: .iPhoneSE)
        #expect(controller.traitCollection.userInterfaceStyle == .dark)
        #expect(controller.view.bounds.size == Device.iPhoneSE.size)
        host.change(layoutDirection: .rightToLeft)
        host.rotate()
        #expect(controller.traitCollection.layoutDirection == .rightToLeft)
        #expect(controller.traitCollection.userInterfaceStyle == .dark)
        #expect(host.setUp == "iPhone SE landscape, 667 x 375 at 2x, dark, right to left")
    }

    @Test func `names list the changed settings`() {
        #expect(
            Variant.essentials.map(\.description) == [
                "standard", "dark", "text AccessibilityXXXL", "right to left",
            ])
        #expect(
            Variant(style: .dark, increasesContrast: true, verticalSizeClass: .compact, showsStatusBar: true)
                .description
                == "dark, more contrast, compact height, status bar")
    }
}
