import LayoutGeometry

/// The properties of the host's simulated device that an app can read.
package struct HostEnvironment: Sendable, Hashable {
    package enum Style: Sendable, Hashable { case light, dark }
    package enum Direction: Sendable, Hashable { case leftToRight, rightToLeft }
    package enum Idiom: Sendable, Hashable { case phone, pad }
    /// The major version of the operating system.
    package enum System: Int, Sendable, Hashable, Comparable, CaseIterable {
        case iOS18 = 18
        case iOS26 = 26
        case iOS27 = 27

        package static func < (left: System, right: System) -> Bool { left.rawValue < right.rawValue }
    }

    /// The screen's size in points.
    package var size: Size
    /// The number of pixels per point.
    package var scale: Double
    package var safeAreaInsets: Insets
    package var style: Style
    package var direction: Direction
    package var idiom: Idiom
    /// The operating system, which determines the design.
    package var system: System
    /// The raw value of a `UIContentSizeCategory`.
    package var contentSizeCategory: String
    /// Whether the user prefers reduced motion.
    package var reducesMotion: Bool
    /// Whether the user prefers reduced transparency.
    package var reducesTransparency: Bool
    /// Whether the user prefers increased contrast.
    package var increasesContrast: Bool
    /// Whether the user prefers bold text.
    package var usesBoldText: Bool
    /// The accessibility features that are turned on, in addition to the ones above.
    package var assistiveFeatures: AssistiveFeatures
    /// The factor by which animations are slowed down, for examining them closely.
    package var animationSlowness: Double
    /// Whether the device shows an on-screen keyboard for text input, because there's no other keyboard.
    package var showsKeyboard: Bool
    /// Whether the status bar, the camera cutout, and the home indicator are drawn over the app.
    package var showsSystemOverlay: Bool
    /// Whether the user is dragging an edge of the window.
    package var isResizing: Bool

    package init(
        size: Size, scale: Double = 2, safeAreaInsets: Insets = .zero, style: Style = .light,
        direction: Direction = .leftToRight, idiom: Idiom = .phone, system: System = .iOS18,
        contentSizeCategory: String = "UICTContentSizeCategoryL", reducesMotion: Bool = false,
        reducesTransparency: Bool = false, increasesContrast: Bool = false, usesBoldText: Bool = false,
        assistiveFeatures: AssistiveFeatures = .standard, animationSlowness: Double = 1, showsKeyboard: Bool = false,
        showsSystemOverlay: Bool = false, isResizing: Bool = false
    ) {
        self.size = size
        self.scale = scale
        self.safeAreaInsets = safeAreaInsets
        self.style = style
        self.direction = direction
        self.idiom = idiom
        self.system = system
        self.contentSizeCategory = contentSizeCategory
        self.reducesMotion = reducesMotion
        self.reducesTransparency = reducesTransparency
        self.increasesContrast = increasesContrast
        self.usesBoldText = usesBoldText
        self.assistiveFeatures = assistiveFeatures
        self.animationSlowness = animationSlowness
        self.showsKeyboard = showsKeyboard
        self.showsSystemOverlay = showsSystemOverlay
        self.isResizing = isResizing
    }
}
