import DisplayList
import Foundation
import LayoutGeometry

/// The display that a host plays.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
    /// The screen of the host, of the page or test that what runs now belongs to where there are several.
    open class var main: UIScreen { DeviceContext.current(for: .screen).screen }

    /// All screens; there is one.
    open class var screens: [UIScreen] { [main] }

    /// The device that the screen shows.
    package var environment: HostEnvironment {
        didSet { traits = UITraitCollection(environment: environment) }
    }
    private var traits: UITraitCollection

    package init(environment: HostEnvironment) {
        self.environment = environment
        traits = UITraitCollection(environment: environment)
        super.init()
    }

    /// The screen's rectangle in points, as the device is held.
    open var bounds: CGRect { CGRect(origin: .zero, size: environment.size.cgSize) }

    /// Pixels per point.
    open var scale: CGFloat { CGFloat(environment.scale) }

    /// Pixels per point of the physical screen; the same as ``scale``.
    open var nativeScale: CGFloat { scale }

    /// The screen's rectangle in pixels.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    /// How often the screen is drawn at most, in frames per second: 60.
    open var maximumFramesPerSecond: Int { 60 }

    /// From 0 to 1; 0.5 by default. Nothing follows from it here.
    open var brightness: CGFloat = 0.5 {
        didSet {
            brightness = min(max(brightness.isNaN ? oldValue : brightness, 0), 1)
            if brightness != oldValue { DeviceContext.current.post(Self.brightnessDidChangeNotification, object: self) }
        }
    }

    /// Whether the screen may be darkened by drawing over it; false by default. Nothing follows from it here.
    open var wantsSoftwareDimming = false

    /// The device and its settings.
    open var traitCollection: UITraitCollection { traits }

    /// Does nothing by default.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIScreen {
    /// The margin that the device gives content at the sides, in points, whichever way it is held (`UIKitConstants.md` 4).
    package var contentMargin: CGFloat {
        traitCollection.userInterfaceIdiom == .pad || Swift.min(bounds.width, bounds.height) >= 414 ? 20 : 16
    }
}

extension UITraitCollection {
    /// The traits of a device: size classes follow from the idiom and the size, as on Apple's devices.
    package convenience init(environment: HostEnvironment) {
        let size = environment.size
        let isPhone = environment.idiom == .phone
        let isLandscape = size.width > size.height
        // The large phones are regular in width when they lie on their side.
        let isLargePhone = Swift.max(size.width, size.height) >= 736 && Swift.min(size.width, size.height) >= 414
        let hasRegularWidth = isPhone ? isLandscape && isLargePhone : size.width >= 592
        let hasRegularHeight = !isPhone || !isLandscape
        self.init(traitsFrom: [
            .phone,
            UITraitCollection { traits in
                traits.userInterfaceIdiom = isPhone ? .phone : .pad
                traits.userInterfaceStyle = environment.style == .dark ? .dark : .light
                traits.layoutDirection = environment.direction == .rightToLeft ? .rightToLeft : .leftToRight
                traits.displayScale = CGFloat(environment.scale)
                traits.horizontalSizeClass = hasRegularWidth ? .regular : .compact
                traits.verticalSizeClass = hasRegularHeight ? .regular : .compact
                traits.accessibilityContrast = environment.increasesContrast ? .high : .normal
                traits.legibilityWeight = environment.usesBoldText ? .bold : .regular
                traits.preferredContentSizeCategory = UIContentSizeCategory(
                    rawValue: environment.contentSizeCategory)
            },
        ])
    }
}
