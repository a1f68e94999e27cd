/// The accessibility features that are turned on in a simulated device's settings.
package struct AssistiveFeatures: OptionSet, Sendable, Hashable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    package static let voiceOver = Self(rawValue: 1 << 0)
    package static let switchControl = Self(rawValue: 1 << 1)
    package static let assistiveTouch = Self(rawValue: 1 << 2)
    package static let guidedAccess = Self(rawValue: 1 << 3)
    package static let buttonShapes = Self(rawValue: 1 << 4)
    package static let closedCaptions = Self(rawValue: 1 << 5)
    package static let differentiationWithoutColor = Self(rawValue: 1 << 6)
    package static let grayscale = Self(rawValue: 1 << 7)
    package static let invertedColors = Self(rawValue: 1 << 8)
    package static let monoAudio = Self(rawValue: 1 << 9)
    package static let switchLabels = Self(rawValue: 1 << 10)
    package static let crossFadeTransitions = Self(rawValue: 1 << 11)
    package static let shakeToUndo = Self(rawValue: 1 << 12)
    package static let speakScreen = Self(rawValue: 1 << 13)
    package static let speakSelection = Self(rawValue: 1 << 14)
    package static let videoAutoplay = Self(rawValue: 1 << 15)

    /// The features that are turned on in the settings of a new device.
    package static let standard: Self = [.shakeToUndo, .videoAutoplay]
}
