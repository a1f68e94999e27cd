import DisplayList
import Foundation

/// The heights of keyboards without suggestions, in points, as on devices of the same kinds.
enum KeyboardGeometry {
    /// Returns the height of the whole keyboard, including the space above the home indicator.
    static func height(on environment: HostEnvironment) -> CGFloat {
        keysHeight(on: environment) + bottom(on: environment)
    }

    /// Returns the height of the rows of keys.
    static func keysHeight(on environment: HostEnvironment) -> CGFloat {
        let isLandscape = environment.size.width > environment.size.height
        if environment.idiom == .pad { return isLandscape ? 353 : 265 }
        if isLandscape { return hasHomeIndicator(environment) ? 150 : 162 }
        return 216
    }

    /// Returns the height of the space below the keys. On phones without a home button, it's larger than the home
    /// indicator requires, so that thumbs reach the keys.
    static func bottom(on environment: HostEnvironment) -> CGFloat {
        guard hasHomeIndicator(environment) else { return 0 }
        let isUprightPhone = environment.idiom == .phone && environment.size.width < environment.size.height
        return isUprightPhone ? 75 : CGFloat(environment.safeAreaInsets.bottom)
    }

    private static func hasHomeIndicator(_ environment: HostEnvironment) -> Bool {
        environment.safeAreaInsets.bottom > 0
    }
}
