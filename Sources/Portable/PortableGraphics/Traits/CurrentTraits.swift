import RuntimeSupport

/// The storage of ``UITraitCollection/current``: per device on the main actor, and per thread elsewhere.
enum CurrentTraits {
    private static let key = "CollageCurrentTraitCollection"

    static var value: UITraitCollection {
        get {
            if Diagnostics.isOnMainQueue {
                return onKnownMainActor { DeviceScope.current(for: .settings).traits }
            }
            return Thread.current.threadDictionary[key] as? UITraitCollection ?? .phone
        }
        set {
            if Diagnostics.isOnMainQueue {
                onKnownMainActor { DeviceScope.current(for: .settings).traits = newValue }
            } else {
                Thread.current.threadDictionary[key] = newValue
            }
        }
    }
}

extension UITraitCollection {
    /// The traits of the current context on the main actor, without a search for the thread.
    @MainActor package static var currentOnMainActor: UITraitCollection {
        DeviceScope.current(for: .settings).traits
    }

    /// Runs `actions` on the main actor with this collection as the current one.
    @MainActor package func performAsCurrentOnMainActor(_ actions: () -> Void) {
        let scope = DeviceScope.current(for: .settings)
        let previous = scope.traits
        scope.traits = self
        actions()
        scope.traits = previous
    }

    /// The traits of a phone in portrait orientation with the light style, two pixels per point, and the default text
    /// size.
    package static let phone = UITraitCollection { traits in
        traits.userInterfaceIdiom = .phone
        traits.userInterfaceStyle = .light
        traits.userInterfaceLevel = .base
        traits.layoutDirection = .leftToRight
        traits.displayScale = 2
        traits.horizontalSizeClass = .compact
        traits.verticalSizeClass = .regular
        traits.forceTouchCapability = .unavailable
        traits.preferredContentSizeCategory = .large
        traits.displayGamut = .SRGB
        traits.accessibilityContrast = .normal
        traits.legibilityWeight = .regular
        traits.activeAppearance = .active
        traits.sceneCaptureState = .inactive
        traits.listEnvironment = .none
    }
}

extension DeviceScope {
    /// The current traits of a scope.
    @MainActor
    private final class Traits {
        var value = UITraitCollection.phone
    }

    /// The value of ``UITraitCollection/current`` on the main actor.
    package var traits: UITraitCollection {
        get { state(of: .traits, Traits.init).value }
        set { state(of: .traits, Traits.init).value = newValue }
    }
}
