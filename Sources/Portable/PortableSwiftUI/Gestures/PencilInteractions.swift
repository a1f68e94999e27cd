import PortableUIKit

/// The action that the user prefers for a gesture of a pencil.
public struct PencilPreferredAction: Hashable, Sendable {
    private let name: String

    /// The gesture has no action.
    public static let ignore = PencilPreferredAction(name: "ignore")
    /// The app switches between the current tool and the eraser.
    public static let switchEraser = PencilPreferredAction(name: "switchEraser")
    /// The app switches to the previous tool.
    public static let switchPrevious = PencilPreferredAction(name: "switchPrevious")
    /// The app shows its colors.
    public static let showColorPalette = PencilPreferredAction(name: "showColorPalette")
    /// The app shows the attributes of the ink.
    public static let showInkAttributes = PencilPreferredAction(name: "showInkAttributes")
    /// The app shows a palette that matches the context.
    public static let showContextualPalette = PencilPreferredAction(name: "showContextualPalette")
    /// The system runs a shortcut.
    public static let runSystemShortcut = PencilPreferredAction(name: "runSystemShortcut")
}

/// The position of a pencil that hovers over a view.
public struct PencilHoverPose: Equatable, Sendable {
    /// The location, in the view's coordinate space.
    public let location: CGPoint
    /// The location relative to the size of the view.
    public let anchor: UnitPoint
    /// The distance from the screen, from 0 at the screen to 1.
    public let zDistance: CGFloat
    /// The angle between the pencil and the screen.
    public let altitude: Angle
    /// The direction of the pencil around the axis that's perpendicular to the screen.
    public let azimuth: Angle
    /// The rotation of the pencil around its own axis.
    public let roll: Angle
}

/// The value of a double tap on a pencil.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
    /// The position of the pencil, or `nil` if it doesn't hover over the view.
    public let hoverPose: PencilHoverPose?
}

/// The value of a squeeze of a pencil.
public struct PencilSqueezeGestureValue: Hashable, Sendable {
    /// The position of the pencil, or `nil` if it doesn't hover over the view.
    public let hoverPose: PencilHoverPose?
}

/// The phase of a squeeze of a pencil.
@frozen
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
    /// The user squeezes the pencil.
    case active(PencilSqueezeGestureValue)
    /// The user has stopped squeezing the pencil.
    case ended(PencilSqueezeGestureValue)
    /// The gesture wasn't a squeeze.
    case failed
}

extension PencilHoverPose: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(location.x)
        hasher.combine(location.y)
        hasher.combine(zDistance)
    }
}

extension EnvironmentValues {
    /// The action that the user prefers for a double tap on a pencil: `.ignore`, because there's no pencil.
    public var preferredPencilDoubleTapAction: PencilPreferredAction { .ignore }

    /// The action that the user prefers for a squeeze of a pencil: `.ignore`, because there's no pencil.
    public var preferredPencilSqueezeAction: PencilPreferredAction { .ignore }
}

extension View {
    /// Adds an action to perform when the user taps twice on a pencil.
    ///
    /// Differs from SwiftUI: there's no pencil, so the action isn't performed.
    public nonisolated func onPencilDoubleTap(
        perform action: @escaping (PencilDoubleTapGestureValue) -> Void
    ) -> some View {
        self
    }

    /// Adds an action to perform when the user squeezes a pencil.
    ///
    /// Differs from SwiftUI: there's no pencil, so the action isn't performed.
    public nonisolated func onPencilSqueeze(
        perform action: @escaping (PencilSqueezeGesturePhase) -> Void
    ) -> some View {
        self
    }
}
