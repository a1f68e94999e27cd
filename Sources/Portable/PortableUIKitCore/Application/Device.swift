import DisplayList
import LayoutGeometry

/// The properties of a device that follow from the size of its screen.
package enum Device {
    /// The default size of the screen, in points: a phone's.
    package static let defaultSize = Size(width: 390, height: 844)

    /// Returns the environment of the device with a screen of the given size, in points (`UIKitConstants.md` 5). If
    /// there's no such device, a size below 700 points in width or height is a phone without a notch, and a larger one
    /// is a tablet.
    package static func environment(size: Size, scale: Double) -> HostEnvironment {
        let isLandscape = size.width > size.height
        let short = min(size.width, size.height), long = max(size.width, size.height)
        let idiom: HostEnvironment.Idiom = short >= 700 ? .pad : .phone
        var insets = Insets.zero
        if idiom == .pad {
            let hasHomeButton = [1024.0, 1080, 1112].contains(long)
            insets = Insets(top: hasHomeButton ? 20 : 24, bottom: hasHomeButton ? 0 : 20)
        } else if let notch = notchHeight(short: short, long: long, scale: scale) {
            insets =
                isLandscape
                ? Insets(leading: notch, bottom: 21, trailing: notch) : Insets(top: notch, bottom: 34)
        } else if !isLandscape {
            insets = Insets(top: 20)
        }
        return HostEnvironment(size: size, scale: scale, safeAreaInsets: insets, idiom: idiom)
    }

    private struct PortraitSize: Hashable {
        var short: Double
        var long: Double
    }

    /// Returns the height of the notch or the Dynamic Island, which is also the safe area's inset on that side, or
    /// `nil` if the device has neither.
    private static func notchHeight(short: Double, long: Double, scale: Double) -> Double? {
        // Two kinds of devices have this size. The XS Max and the 11 Pro Max have three pixels per point.
        if short == 414, long == 896, scale == 3 { return 44 }
        return notchHeights[PortraitSize(short: short, long: long)]
    }

    private static let notchHeights: [PortraitSize: Double] = [
        PortraitSize(short: 375, long: 812): 44, PortraitSize(short: 414, long: 896): 48,
        PortraitSize(short: 390, long: 844): 47, PortraitSize(short: 428, long: 926): 47,
        PortraitSize(short: 393, long: 852): 59, PortraitSize(short: 430, long: 932): 59,
        PortraitSize(short: 402, long: 874): 62, PortraitSize(short: 440, long: 956): 62,
        PortraitSize(short: 420, long: 912): 68,
    ]
}
