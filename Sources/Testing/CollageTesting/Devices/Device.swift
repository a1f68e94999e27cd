import DisplayList
import Foundation
import LayoutGeometry
import PortableUIKit

/// A device, or a window on a device, that a ``TestHost`` simulates.
///
/// ```swift
/// @MainActor @Test(arguments: Device.phones) func `the recipe fits on phones`(device: Device) throws {
///     let host = TestHost(device, text: .fonts)
///     host.show(RecipeViewController(recipe: Recipe(name: "Soup")))
///     try host.verify(named: "recipe-\(device)")
/// }
/// ```
public struct Device: Sendable, Hashable, CustomStringConvertible {
    /// Apple's name of the device, with its orientation or its share of the screen.
    public var name: String
    /// The size in the current orientation, in points.
    public var size: CGSize
    /// The number of pixels per point.
    public var scale: CGFloat
    /// The insets for bars, rounded corners, the camera, and the home indicator, in points.
    public var safeAreaInsets: UIEdgeInsets
    /// The radius of the display's corners, in points. It's 0 for square corners. A ``ScreenMatrix`` draws the corners.
    public var cornerRadius: CGFloat
    /// The interface idiom: iPhone or iPad.
    public var idiom: UIUserInterfaceIdiom
    /// The operating system, which determines the design.
    public var system: System
    /// The horizontal size class of a part of a screen, or `nil` if it follows from the size, as for whole screens.
    public var horizontalSizeClass: UIUserInterfaceSizeClass?

    /// Creates a custom device.
    /// - Parameters:
    ///   - name: The name in file names of snapshots and in failures.
    ///   - size: The size in the current orientation, in points.
    ///   - scale: The number of pixels per point.
    ///   - safeAreaInsets: The safe area insets in the current orientation, in points.
    ///   - cornerRadius: The radius of the display's corners, in points.
    ///   - idiom: The interface idiom: iPhone or iPad.
    ///   - system: The operating system, which determines the design. The default is iOS 26, as for apps.
    public init(
        _ name: String, size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets = .zero, cornerRadius: CGFloat = 0,
        idiom: UIUserInterfaceIdiom = .phone, system: System = .iOS26
    ) {
        self.name = name
        self.size = size
        self.scale = scale
        self.safeAreaInsets = safeAreaInsets
        self.cornerRadius = cornerRadius
        self.idiom = idiom
        self.system = system
    }

    /// The name of the device.
    public var description: String { name }

    /// A Boolean value that indicates whether the device is wider than it's high.
    public var isLandscape: Bool { size.width > size.height }

    /// The device in the other orientation.
    var rotated: Device {
        guard isLandscape else { return landscape }
        let known = Device.all.lazy.filter { !$0.isLandscape }.map { $0.running(system) }
        if let upright = known.first(where: { $0.landscape == self }) { return upright }
        var turned = self
        turned.size = CGSize(width: size.height, height: size.width)
        if idiom != .pad {
            let top = safeAreaInsets.left
            turned.safeAreaInsets = UIEdgeInsets(top: top, left: 0, bottom: top > 0 ? 34 : 0, right: 0)
        }
        return turned
    }

    /// The device in landscape orientation, or the device itself if it's already in landscape.
    ///
    /// The top inset of an iPhone applies to both sides in landscape, and the home indicator has a smaller inset.
    public var landscape: Device {
        guard !isLandscape else { return self }
        var turned = self
        turned.name += " landscape"
        turned.size = CGSize(width: size.height, height: size.width)
        let hasHomeIndicator = safeAreaInsets.bottom > 0
        if idiom != .pad {
            let side = hasHomeIndicator ? safeAreaInsets.top : 0
            turned.safeAreaInsets = UIEdgeInsets(top: 0, left: side, bottom: hasHomeIndicator ? 21 : 0, right: side)
        }
        return turned
    }

    /// The widths of an app that shares an iPad screen with another app.
    public enum Share: String, Sendable, CaseIterable {
        /// The width of an iPhone.
        case third
        /// Half of the width that the divider leaves.
        case half
        /// The width that remains next to an app of compact width.
        case twoThirds = "two thirds"
    }

    /// Returns one of two apps in Split View, with a divider of 10 points between them. An iPhone is returned
    /// unchanged.
    ///
    /// As in Apple's guidelines, the width is regular only for halves of 12.9- and 13-inch screens, and for two thirds
    /// in landscape orientation.
    public func splitView(_ share: Share) -> Device {
        guard idiom == .pad else { return self }
        let width = size.width - 10
        let narrow: CGFloat = max(size.width, size.height) < 1133 ? 320 : 375
        var part = self
        part.name += " \(share.rawValue)"
        switch share {
        case .third: part.size.width = narrow
        case .half: part.size.width = (width / 2).rounded(.down)
        case .twoThirds: part.size.width = width - narrow
        }
        part.cornerRadius = 0
        let isLarge = max(size.width, size.height) >= 1366
        let isRegular = isLandscape && (share == .twoThirds || share == .half && isLarge)
        part.horizontalSizeClass = isRegular ? .regular : .compact
        return part
    }

    /// Returns a Stage Manager window of an iPad, with the given size and without system bars.
    public func window(width: CGFloat, height: CGFloat) -> Device {
        var window = Device(
            "\(name) window \(Int(width))x\(Int(height))", size: CGSize(width: width, height: height), scale: scale,
            cornerRadius: 10, idiom: idiom, system: system)
        if idiom == .pad { window.horizontalSizeClass = width >= 640 ? .regular : .compact }
        return window
    }

    /// The environment for a host of the device.
    var environment: HostEnvironment {
        var environment = PortableUIKit.Device.environment(size: size.engineSize, scale: Double(scale))
        environment.safeAreaInsets = safeAreaInsets.insets
        environment.idiom = idiom == .pad ? .pad : .phone
        environment.system = system.environmentValue
        return environment
    }
}
