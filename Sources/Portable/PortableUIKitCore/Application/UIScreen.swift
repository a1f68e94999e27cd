import DisplayList
import Foundation
import LayoutGeometry

/// The display that a host simulates.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
    /// The screen of the simulated device that the running code belongs to. A process can have several, for example one
    /// for each web page or test.
    open class var main: UIScreen { DeviceContext.current(for: .screen).screen }

    /// All screens. The device has only one.
    open class var screens: [UIScreen] { [main] }

    /// The environment of the simulated device.
    package var environment: HostEnvironment {
        didSet { updateTraits() }
    }
    /// A Boolean value that indicates whether the app has the design of iOS 18 on all systems.
    var requiresCompatibilityDesign: Bool {
        get { display.requiresCompatibilityDesign }
        set {
            display.requiresCompatibilityDesign = newValue
            updateTraits()
        }
    }
    /// The radius of the display's corners, in points, or 0 if the host doesn't know it.
    package final var displayCornerRadius: CGFloat {
        get { display.cornerRadius }
        set { display.cornerRadius = newValue }
    }
    /// The facts about the display and its design that the environment doesn't contain.
    private var display = (cornerRadius: CGFloat(0), requiresCompatibilityDesign: false, hasReportedGlass: false)
    private var traits: UITraitCollection

    /// Logs, once for each device, that its system doesn't have glass.
    func reportMissingGlass() {
        guard !display.hasReportedGlass else { return }
        display.hasReportedGlass = true
        Diagnostics.log(
            "UIGlassEffect isn't available before iOS 26. A thin material replaces it. Check the version with "
                + "#available, or run the app on a device with iOS 26.")
    }

    package init(environment: HostEnvironment) {
        self.environment = environment
        traits = UITraitCollection(environment: environment)
        super.init()
    }

    private func updateTraits() {
        traits = UITraitCollection(environment: environment)
        guard requiresCompatibilityDesign else { return }
        traits = traits.replacing(SystemDesignTrait.self, value: .iOS18)
    }

    /// The screen's rectangle in points, in the current orientation.
    open var bounds: CGRect { CGRect(origin: .zero, size: environment.size.cgSize) }

    /// The number of pixels per point.
    open var scale: CGFloat { CGFloat(environment.scale) }

    /// The number of pixels per point of the physical screen. It's the same as ``scale``.
    open var nativeScale: CGFloat { scale }

    /// The screen's rectangle in pixels.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    /// The highest frame rate, in frames per second: 60.
    open var maximumFramesPerSecond: Int { 60 }

    /// The brightness, from 0 to 1. The default is 0.5.
    ///
    /// Differs from UIKit: the host controls the screen, so the value has no effect.
    open var brightness: CGFloat = 0.5 {
        didSet {
            brightness = min(max(brightness.isNaN ? oldValue : brightness, 0), 1)
            guard brightness != oldValue else { return }
            DeviceContext.current.post(Self.brightnessDidChangeNotification, object: self)
            BrightnessDidChangeMessage(screen: self).post(from: self)
        }
    }

    /// A Boolean value that indicates whether the screen can be darkened by drawing over it. The default is `false`.
    ///
    /// Differs from UIKit: the host controls the screen, so the value has no effect.
    open var wantsSoftwareDimming = false

    /// The traits of the device and its settings.
    open var traitCollection: UITraitCollection { traits }

    /// Called after the traits have changed. The default does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIScreen {
    /// The horizontal margin of content, in points, regardless of orientation (`UIKitConstants.md` 4).
    package var contentMargin: CGFloat {
        traitCollection.userInterfaceIdiom == .pad || Swift.min(bounds.width, bounds.height) >= 414 ? 20 : 16
    }
}

extension UITraitCollection {
    /// Creates the traits of a device. Its size classes depend on the idiom and the size, as on Apple's devices. From
    /// iOS 27 on, apps for iPhone run in windows that are larger than a phone, where only the size matters.
    package convenience init(environment: HostEnvironment) {
        let size = environment.size
        let isPhone = environment.idiom == .phone
        let isLandscape = size.width > size.height
        // Large phones have a regular width in landscape.
        let isLargePhone = Swift.max(size.width, size.height) >= 736 && Swift.min(size.width, size.height) >= 414
        let isPhoneSized = isPhone && (environment.system < .iOS27 || Swift.min(size.width, size.height) < 480)
        let hasRegularWidth = isPhoneSized ? isLandscape && isLargePhone : size.width >= 592
        let hasRegularHeight = !isPhoneSized || !isLandscape
        self.init(traitsFrom: [
            .phone,
            UITraitCollection { traits in
                traits[SystemDesignTrait.self] = environment.system >= .iOS26 ? .iOS26 : .iOS18
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
