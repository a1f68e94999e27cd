import Foundation

extension View {
    /// Sets the accessibility label of the view if a condition is `true`.
    public nonisolated func accessibilityLabel(
        _ label: Text, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        isEnabled ? accessibilityLabel(label) : modifier(AccessibilityAttachmentModifier())
    }

    /// Sets the accessibility label of the view if a condition is `true`.
    public nonisolated func accessibilityLabel(
        _ labelKey: LocalizedStringKey, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }

    /// Sets the accessibility label of the view if a condition is `true`. The text isn't localized.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(
        _ label: S, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    /// Sets the accessibility value of the view if a condition is `true`.
    public nonisolated func accessibilityValue(
        _ valueDescription: Text, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        isEnabled ? accessibilityValue(valueDescription) : modifier(AccessibilityAttachmentModifier())
    }

    /// Sets the accessibility value of the view if a condition is `true`.
    public nonisolated func accessibilityValue(
        _ value: LocalizedStringKey, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    /// Sets the accessibility value of the view if a condition is `true`. The text isn't localized.
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(
        _ value: S, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    /// Sets the accessibility hint of the view if a condition is `true`.
    public nonisolated func accessibilityHint(
        _ hint: Text, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        isEnabled ? accessibilityHint(hint) : modifier(AccessibilityAttachmentModifier())
    }

    /// Sets the accessibility hint of the view if a condition is `true`.
    public nonisolated func accessibilityHint(
        _ hint: LocalizedStringKey, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }

    /// Sets the accessibility hint of the view if a condition is `true`. The text isn't localized.
    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(
        _ hint: S, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }

    /// Sets whether the view is hidden from assistive technologies if a condition is `true`.
    public nonisolated func accessibilityHidden(
        _ hidden: Bool, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        isEnabled ? accessibilityHidden(hidden) : modifier(AccessibilityAttachmentModifier())
    }

    /// Sets the identifier of the view for tests if a condition is `true`.
    public nonisolated func accessibilityIdentifier(
        _ identifier: String, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        isEnabled ? accessibilityIdentifier(identifier) : modifier(AccessibilityAttachmentModifier())
    }

    /// Sets names that the user can speak to refer to the view with Voice Control if a condition is `true`.
    ///
    /// Differs from SwiftUI: there's no Voice Control.
    public nonisolated func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier())
    }

    /// Sets whether the view responds to user interaction if a condition is `true`.
    public nonisolated func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        isEnabled
            ? accessibilityRespondsToUserInteraction(respondsToUserInteraction)
            : modifier(AccessibilityAttachmentModifier())
    }

    /// Sets the point where an assistive technology activates the view if a condition is `true`.
    public nonisolated func accessibilityActivationPoint(
        _ activationPoint: CGPoint, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        isEnabled ? accessibilityActivationPoint(activationPoint) : modifier(AccessibilityAttachmentModifier())
    }
}
