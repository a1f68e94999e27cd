/// The accessibility features that are turned on in a device's settings.
///
/// `UIAccessibility` reports them, and posts its notifications when they change. They don't change how UIKit draws.
///
/// ```swift
/// host.change(to: Variant(assistiveFeatures: [.standard, .voiceOver]))
/// #expect(UIAccessibility.isVoiceOverRunning)
/// ```
public struct AssistiveFeatures: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    /// Creates a set with the given bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// VoiceOver is running.
    public static let voiceOver = Self(rawValue: 1 << 0)
    /// Switch Control is running.
    public static let switchControl = Self(rawValue: 1 << 1)
    /// AssistiveTouch is running.
    public static let assistiveTouch = Self(rawValue: 1 << 2)
    /// Guided Access locks the device to the app.
    public static let guidedAccess = Self(rawValue: 1 << 3)
    /// Button Shapes.
    public static let buttonShapes = Self(rawValue: 1 << 4)
    /// Closed Captions.
    public static let closedCaptions = Self(rawValue: 1 << 5)
    /// Differentiate Without Color.
    public static let differentiationWithoutColor = Self(rawValue: 1 << 6)
    /// The Grayscale color filter.
    public static let grayscale = Self(rawValue: 1 << 7)
    /// Classic Invert.
    public static let invertedColors = Self(rawValue: 1 << 8)
    /// Mono Audio.
    public static let monoAudio = Self(rawValue: 1 << 9)
    /// On/Off Labels.
    public static let switchLabels = Self(rawValue: 1 << 10)
    /// Prefer Cross-Fade Transitions.
    public static let crossFadeTransitions = Self(rawValue: 1 << 11)
    /// Shake to Undo.
    public static let shakeToUndo = Self(rawValue: 1 << 12)
    /// Speak Screen.
    public static let speakScreen = Self(rawValue: 1 << 13)
    /// Speak Selection.
    public static let speakSelection = Self(rawValue: 1 << 14)
    /// Auto-Play Video Previews.
    public static let videoAutoplay = Self(rawValue: 1 << 15)

    /// The features that are turned on in the settings of a new device.
    public static let standard: Self = [.shakeToUndo, .videoAutoplay]

    /// The names of the features, in the order of their bits.
    private static let names = [
        "VoiceOver", "Switch Control", "AssistiveTouch", "Guided Access",
        "button shapes", "closed captions", "no color alone", "grayscale",
        "inverted colors", "mono audio", "switch labels", "cross-fades",
        "shake to undo", "speak screen", "speak selection", "video autoplay",
    ]

    /// The differences from the standard settings, for names of images.
    var changes: [String] {
        Self.names.enumerated().compactMap { index, name in
            let feature = Self(rawValue: 1 << UInt32(index))
            guard contains(feature) != Self.standard.contains(feature) else { return nil }
            return contains(feature) ? name : "no \(name)"
        }
    }
}
