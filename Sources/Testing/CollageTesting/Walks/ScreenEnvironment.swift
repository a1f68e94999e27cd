import Foundation
import PortableUIKit

/// The settings of a device that affect screens, as a value.
public struct ScreenEnvironment: Codable, Hashable, Sendable, CustomStringConvertible {
    /// The size of the screen, in points.
    public var width: Double, height: Double
    /// A Boolean value that indicates whether the device is in dark mode.
    public var isDark: Bool
    /// A Boolean value that indicates whether the layout direction is right to left.
    public var isRightToLeft: Bool
    /// The raw value of the device's `UIContentSizeCategory`.
    public var contentSizeCategory: String
    /// The operating system, which a walk doesn't change.
    public var system: Device.System {
        get { Device.System(rawValue: systemVersion ?? 18) ?? .iOS18 }
        set { systemVersion = newValue == .iOS18 ? nil : newValue.rawValue }
    }
    /// The version of the operating system, or `nil` for iOS 18, as in recordings without a system.
    private var systemVersion: Int?

    /// Creates an environment. The default is an iPhone with iOS 18 in light mode with a left-to-right layout direction
    /// and the default text size.
    public init(
        width: Double = 390, height: Double = 844, isDark: Bool = false, isRightToLeft: Bool = false,
        contentSizeCategory: UIContentSizeCategory = .large, system: Device.System = .iOS18
    ) {
        self.width = width
        self.height = height
        self.isDark = isDark
        self.isRightToLeft = isRightToLeft
        self.contentSizeCategory = contentSizeCategory.rawValue
        self.system = system
    }

    /// A description of the settings.
    public var description: String {
        let size = contentSizeCategory.replacingOccurrences(of: "UICTContentSizeCategory", with: "")
        return "\(Int(width)) x \(Int(height)), \(isDark ? "dark" : "light"), text \(size)"
            + (isRightToLeft ? ", right to left" : "") + (system == .iOS18 ? "" : ", \(system)")
    }

    /// Changes one of the settings to another value.
    mutating func change(using generator: inout SeededGenerator) {
        switch Int.random(in: 0..<6, using: &generator) {
        case 0, 1: swap(&width, &height)
        case 2: (width, height) = Self.sizes.randomElement(using: &generator)!
        case 3: isDark.toggle()
        case 4: isRightToLeft.toggle()
        default: contentSizeCategory = Self.textSizes.randomElement(using: &generator)!.rawValue
        }
    }

    /// The screen sizes of iPhones and iPads of several shapes.
    private static let sizes: [(Double, Double)] = [(390, 844), (844, 390), (320, 568), (768, 1024), (507, 768)]

    private static let textSizes: [UIContentSizeCategory] = [
        .extraSmall, .large, .extraExtraExtraLarge, .accessibilityLarge, .accessibilityExtraExtraExtraLarge,
    ]
}

extension TestHost {
    /// Creates a host with these settings.
    public convenience init(_ environment: ScreenEnvironment) {
        self.init(
            size: CGSize(width: environment.width, height: environment.height),
            style: environment.isDark ? .dark : .light,
            layoutDirection: environment.isRightToLeft ? .rightToLeft : .leftToRight,
            contentSizeCategory: UIContentSizeCategory(rawValue: environment.contentSizeCategory),
            system: environment.system)
    }

    /// Applies the settings to the device without waiting until the screen settles. The system stays the same.
    func set(_ environment: ScreenEnvironment) {
        let size = CGSize(width: environment.width, height: environment.height)
        setEnvironment(
            size: size, style: environment.isDark ? .dark : .light,
            layoutDirection: environment.isRightToLeft ? .rightToLeft : .leftToRight,
            contentSizeCategory: UIContentSizeCategory(rawValue: environment.contentSizeCategory))
    }
}
