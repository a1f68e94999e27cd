import DisplayList
import Foundation

// The accessibility features of the device. A test turns them on with a `Variant`; other hosts report none.

extension UIAccessibility {
    private static func isOn(_ feature: AssistiveFeatures) -> Bool {
        DeviceContext.current(for: .settings).screen.environment.assistiveFeatures.contains(feature)
    }

    /// A Boolean value that indicates whether VoiceOver is running. Browsers don't report screen readers.
    public static var isVoiceOverRunning: Bool { isOn(.voiceOver) }

    /// A Boolean value that indicates whether Switch Control is running.
    public static var isSwitchControlRunning: Bool { isOn(.switchControl) }

    /// A Boolean value that indicates whether AssistiveTouch is running.
    public static var isAssistiveTouchRunning: Bool { isOn(.assistiveTouch) }

    /// A Boolean value that indicates whether Guided Access is on.
    public static var isGuidedAccessEnabled: Bool { isOn(.guidedAccess) }

    /// A Boolean value that indicates whether Button Shapes is on.
    public static var buttonShapesEnabled: Bool { isOn(.buttonShapes) }

    /// A Boolean value that indicates whether Closed Captions is on.
    public static var isClosedCaptioningEnabled: Bool { isOn(.closedCaptions) }

    /// A Boolean value that indicates whether Differentiate Without Color is on.
    public static var shouldDifferentiateWithoutColor: Bool { isOn(.differentiationWithoutColor) }

    /// A Boolean value that indicates whether the Grayscale color filter is on.
    public static var isGrayscaleEnabled: Bool { isOn(.grayscale) }

    /// A Boolean value that indicates whether Classic Invert is on.
    public static var isInvertColorsEnabled: Bool { isOn(.invertedColors) }

    /// A Boolean value that indicates whether Mono Audio is on.
    public static var isMonoAudioEnabled: Bool { isOn(.monoAudio) }

    /// A Boolean value that indicates whether On/Off Labels is on.
    public static var isOnOffSwitchLabelsEnabled: Bool { isOn(.switchLabels) }

    /// A Boolean value that indicates whether Prefer Cross-Fade Transitions is on.
    public static var prefersCrossFadeTransitions: Bool { isOn(.crossFadeTransitions) }

    /// A Boolean value that indicates whether Shake to Undo is on. The default is `true`.
    public static var isShakeToUndoEnabled: Bool { isOn(.shakeToUndo) }

    /// A Boolean value that indicates whether Speak Screen is on.
    public static var isSpeakScreenEnabled: Bool { isOn(.speakScreen) }

    /// A Boolean value that indicates whether Speak Selection is on.
    public static var isSpeakSelectionEnabled: Bool { isOn(.speakSelection) }

    /// A Boolean value that indicates whether Auto-Play Video Previews is on. The default is `true`.
    public static var isVideoAutoplayEnabled: Bool { isOn(.videoAutoplay) }

    /// The ears with a paired hearing device. It's always empty, because hosts don't report hearing devices.
    public static var hearingDevicePairedEar: HearingDeviceEar { [] }

    /// The notifications about features that have changed.
    static func notifications(
        from old: AssistiveFeatures, to new: AssistiveFeatures
    ) -> [Foundation.Notification.Name] {
        let changed = old.symmetricDifference(new)
        return changeNotifications.filter { changed.contains($0.feature) }.map(\.name)
    }

    private static let changeNotifications: [(feature: AssistiveFeatures, name: Foundation.Notification.Name)] = [
        (.voiceOver, voiceOverStatusDidChangeNotification),
        (.switchControl, switchControlStatusDidChangeNotification),
        (.assistiveTouch, assistiveTouchStatusDidChangeNotification),
        (.guidedAccess, guidedAccessStatusDidChangeNotification),
        (.buttonShapes, buttonShapesEnabledStatusDidChangeNotification),
        (.closedCaptions, closedCaptioningStatusDidChangeNotification),
        (.differentiationWithoutColor, shouldDifferentiateWithoutColorDidChangeNotification),
        (.grayscale, grayscaleStatusDidChangeNotification),
        (.invertedColors, invertColorsStatusDidChangeNotification),
        (.monoAudio, monoAudioStatusDidChangeNotification),
        (.switchLabels, onOffSwitchLabelsDidChangeNotification),
        (.crossFadeTransitions, prefersCrossFadeTransitionsStatusDidChangeNotification),
        (.shakeToUndo, shakeToUndoDidChangeNotification),
        (.speakScreen, speakScreenStatusDidChangeNotification),
        (.speakSelection, speakSelectionStatusDidChangeNotification),
        (.videoAutoplay, videoAutoplayStatusDidChangeNotification),
    ]
}
