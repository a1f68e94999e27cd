import Foundation

// The notifications about accessibility features.

extension UIAccessibility {
    /// Posted when ``isVoiceOverRunning`` has changed.
    public nonisolated static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")

    /// Posted when ``isSwitchControlRunning`` has changed.
    public nonisolated static let switchControlStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilitySwitchControlStatusDidChangeNotification")

    /// Posted when ``isAssistiveTouchRunning`` has changed.
    public nonisolated static let assistiveTouchStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityAssistiveTouchStatusDidChangeNotification")

    /// Posted when ``isGuidedAccessEnabled`` has changed.
    public nonisolated static let guidedAccessStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityGuidedAccessStatusDidChangeNotification")

    /// Posted when ``buttonShapesEnabled`` has changed.
    public nonisolated static let buttonShapesEnabledStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")

    /// Posted when ``isClosedCaptioningEnabled`` has changed.
    public nonisolated static let closedCaptioningStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityClosedCaptioningStatusDidChangeNotification")

    /// Posted when ``shouldDifferentiateWithoutColor`` has changed.
    public nonisolated static let shouldDifferentiateWithoutColorDidChangeNotification = NSNotification.Name(
        "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")

    /// Posted when ``isGrayscaleEnabled`` has changed.
    public nonisolated static let grayscaleStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityGrayscaleStatusDidChangeNotification")

    /// Posted when ``isInvertColorsEnabled`` has changed.
    public nonisolated static let invertColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityInvertColorsStatusDidChangeNotification")

    /// Posted when ``isMonoAudioEnabled`` has changed.
    public nonisolated static let monoAudioStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityMonoAudioStatusDidChangeNotification")

    /// Posted when ``isOnOffSwitchLabelsEnabled`` has changed.
    public nonisolated static let onOffSwitchLabelsDidChangeNotification = NSNotification.Name(
        "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")

    /// Posted when ``prefersCrossFadeTransitions`` has changed.
    public nonisolated static let prefersCrossFadeTransitionsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")

    /// Posted when ``isShakeToUndoEnabled`` has changed.
    public nonisolated static let shakeToUndoDidChangeNotification = NSNotification.Name(
        "UIAccessibilityShakeToUndoDidChangeNotification")

    /// Posted when ``isSpeakScreenEnabled`` has changed.
    public nonisolated static let speakScreenStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilitySpeakScreenStatusDidChangeNotification")

    /// Posted when ``isSpeakSelectionEnabled`` has changed.
    public nonisolated static let speakSelectionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilitySpeakSelectionStatusDidChangeNotification")

    /// Posted when ``isVideoAutoplayEnabled`` has changed.
    public nonisolated static let videoAutoplayStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVideoAutoplayStatusDidChangeNotification")

    /// Posted when ``hearingDevicePairedEar`` has changed. It's never posted, because hosts don't report hearing
    /// devices.
    public nonisolated static let hearingDevicePairedEarDidChangeNotification = NSNotification.Name(
        "UIAccessibilityHearingDevicePairedEarDidChangeNotification")
}
