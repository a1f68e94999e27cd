import Foundation
import PortableUIKit

private enum IsLuminanceReducedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum LabelsVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

private enum MenuIndicatorVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

private enum MenuOrderKey: EnvironmentKey {
    static var defaultValue: MenuOrder { .automatic }
}

extension EnvironmentValues {
    /// The undo manager of the window, or `nil` outside of a window.
    public var undoManager: UndoManager? {
        isOnMainActor ? MainActor.assumeIsolated { UIApplication.shared.keyWindow?.undoManager } : nil
    }

    /// A Boolean value that indicates whether the screen is dimmed. It's always `false`.
    public var isLuminanceReduced: Bool {
        get { self[IsLuminanceReducedKey.self] }
        set { self[IsLuminanceReducedKey.self] = newValue }
    }

    /// A Boolean value that indicates whether the app can open more windows. It's always `false`.
    public var supportsMultipleWindows: Bool { false }

    /// A Boolean value that indicates whether the scene is being recorded. It's always `false`.
    public var isSceneCaptured: Bool { false }

    /// A Boolean value that indicates whether the window is in front. It's always `true`.
    public var appearsActive: Bool { true }

    /// A Boolean value that indicates whether Differentiate Without Color is on.
    public var accessibilityDifferentiateWithoutColor: Bool {
        setting { UIAccessibility.shouldDifferentiateWithoutColor }
    }

    /// A Boolean value that indicates whether Reduce Transparency is on.
    public var accessibilityReduceTransparency: Bool { setting { UIAccessibility.isReduceTransparencyEnabled } }

    /// A Boolean value that indicates whether the system inverts colors.
    public var accessibilityInvertColors: Bool { setting { UIAccessibility.isInvertColorsEnabled } }

    /// A Boolean value that indicates whether a screen reader is on.
    public var accessibilityVoiceOverEnabled: Bool { setting { UIAccessibility.isVoiceOverRunning } }

    /// A Boolean value that indicates whether switch control is on.
    public var accessibilitySwitchControlEnabled: Bool { setting { UIAccessibility.isSwitchControlRunning } }

    /// A Boolean value that indicates whether an assistive technology is on.
    public var accessibilityEnabled: Bool {
        get { self[AccessibilityEnabledKey.self] ?? setting { UIAccessibility.isVoiceOverRunning } }
        set { self[AccessibilityEnabledKey.self] = newValue }
    }

    /// A Boolean value that indicates whether Button Shapes is on.
    public var accessibilityShowButtonShapes: Bool { setting { UIAccessibility.buttonShapesEnabled } }

    /// The text weight that the user prefers.
    public var legibilityWeight: LegibilityWeight? { setting { UIAccessibility.isBoldTextEnabled } ? .bold : .regular }

    /// The visibility of the labels of controls.
    public var labelsVisibility: Visibility {
        get { self[LabelsVisibilityKey.self] }
        set { self[LabelsVisibilityKey.self] = newValue }
    }

    /// The visibility of the indicators of menus.
    public var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorVisibilityKey.self] }
        set { self[MenuIndicatorVisibilityKey.self] = newValue }
    }

    /// The order of the items of menus.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }
}

/// Returns the value of a device setting. It's `false` outside the main actor, which has no device.
private func setting(_ value: @MainActor () -> Bool) -> Bool {
    isOnMainActor && withoutActuallyEscaping(value) { value in MainActor.assumeIsolated { value() } }
}

/// A weight of text.
public enum LegibilityWeight: Hashable, Sendable {
    /// The regular weight.
    case regular
    /// A bold weight.
    case bold

    /// Creates the equivalent of a UIKit weight, or `nil` if it's unspecified.
    public init?(_ uiLegibilityWeight: UILegibilityWeight) {
        switch uiLegibilityWeight {
        case .regular: self = .regular
        case .bold: self = .bold
        default: return nil
        }
    }
}

/// The order of the items of menus.
public struct MenuOrder: Hashable, Sendable {
    private let name: String

    /// The default order.
    public static let automatic = MenuOrder(name: "automatic")
    /// The first items are nearest to the finger.
    public static let priority = MenuOrder(name: "priority")
    /// The items have the order of the content.
    public static let fixed = MenuOrder(name: "fixed")
}

extension View {
    /// Sets the order of the items of menus in the view.
    ///
    /// Differs from SwiftUI: menus have the order of their content.
    public nonisolated func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

    /// Sets the visibility of the indicators of menus in the view.
    public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }

    /// Sets the visibility of the labels of controls in the view.
    @ViewBuilder public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
        if visibility == .hidden {
            labelsHidden().environment(\.labelsVisibility, visibility)
        } else {
            environment(\.labelsVisibility, visibility)
        }
    }
}

/// The key for a value of `accessibilityEnabled` that a view sets.
private enum AccessibilityEnabledKey: EnvironmentKey {
    static var defaultValue: Bool? { nil }
}
