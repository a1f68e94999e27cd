/// The traits that ``UITraitCollection/current`` answers, thread by thread.
enum CurrentTraits {
    private static let key = "CollageCurrentTraitCollection"

    /// Touched on the main thread only, which asks far more often than all others.
    nonisolated(unsafe) private static var mainThreadValue = UITraitCollection.phone

    static var value: UITraitCollection {
        get {
            if Thread.isMainThread { return mainThreadValue }
            return Thread.current.threadDictionary[key] as? UITraitCollection ?? .phone
        }
        set {
            if Thread.isMainThread {
                mainThreadValue = newValue
            } else {
                Thread.current.threadDictionary[key] = newValue
            }
        }
    }
}

extension UITraitCollection {
    /// A light phone that stands upright, two pixels per point, text at its usual size.
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
