import Foundation

// The closures that provide accessibility properties. A closure has precedence over the property.

@MainActor
extension NSObject {
    /// A closure that returns the value of `isAccessibilityElement`. The default is `nil`, which means the value that the app has set.
    public var isAccessibilityElementBlock: (@MainActor () -> Bool)? {
        get { accessibilityBlock(\.isElement, default: false) }
        set { setAccessibilityBlock(\.isElement, newValue) }
    }

    /// A closure that returns the value of `accessibilityLabel`. The default is `nil`, which means the value that the app has set.
    public var accessibilityLabelBlock: (@MainActor () -> String?)? {
        get { accessibilityBlock(\.label) }
        set { setAccessibilityBlock(\.label, newValue) }
    }

    /// A closure that returns the value of `accessibilityHint`. The default is `nil`, which means the value that the app has set.
    public var accessibilityHintBlock: (@MainActor () -> String?)? {
        get { accessibilityBlock(\.hint) }
        set { setAccessibilityBlock(\.hint, newValue) }
    }

    /// A closure that returns the value of `accessibilityValue`. The default is `nil`, which means the value that the app has set.
    public var accessibilityValueBlock: (@MainActor () -> String?)? {
        get { accessibilityBlock(\.value) }
        set { setAccessibilityBlock(\.value, newValue) }
    }

    /// A closure that returns the value of `accessibilityTraits`. The default is `nil`, which means the value that the app has set.
    public var accessibilityTraitsBlock: (@MainActor () -> UIAccessibilityTraits)? {
        get { accessibilityBlock(\.traits, default: .none) }
        set { setAccessibilityBlock(\.traits, newValue) }
    }

    /// A closure that returns the value of `accessibilityLanguage`. The default is `nil`, which means the value that the app has set.
    public var accessibilityLanguageBlock: (@MainActor () -> String?)? {
        get { accessibilityBlock(\.language) }
        set { setAccessibilityBlock(\.language, newValue) }
    }

    /// A closure that returns the value of `accessibilityIdentifier`. The default is `nil`, which means the value that the app has set.
    public var accessibilityIdentifierBlock: (@MainActor () -> String?)? {
        get { accessibilityBlock(\.identifier) }
        set { setAccessibilityBlock(\.identifier, newValue) }
    }

    /// A closure that returns the value of `accessibilityFrame`. The default is `nil`, which means the value that the app has set.
    public var accessibilityFrameBlock: (@MainActor () -> CGRect)? {
        get { accessibilityBlock(\.frame, default: .zero) }
        set { setAccessibilityBlock(\.frame, newValue) }
    }

    /// A closure that returns the value of `accessibilityPath`. The default is `nil`, which means the value that the app has set.
    public var accessibilityPathBlock: (@MainActor () -> UIBezierPath?)? {
        get { accessibilityBlock(\.path) }
        set { setAccessibilityBlock(\.path, newValue) }
    }

    /// A closure that returns the value of `accessibilityActivationPoint`. The default is `nil`, which means the value that the app has set.
    public var accessibilityActivationPointBlock: (@MainActor () -> CGPoint)? {
        get { accessibilityBlock(\.activationPoint, default: .zero) }
        set { setAccessibilityBlock(\.activationPoint, newValue) }
    }

    /// A closure that returns the value of `accessibilityElements`. The default is `nil`, which means the value that the app has set.
    public var accessibilityElementsBlock: (@MainActor () -> [Any]?)? {
        get { accessibilityBlock(\.elements) }
        set { setAccessibilityBlock(\.elements, newValue) }
    }

    /// A closure that returns the value of `automationElements`. The default is `nil`, which means the value that the app has set.
    public var automationElementsBlock: (@MainActor () -> [Any]?)? {
        get { accessibilityBlock(\.automationElements) }
        set { setAccessibilityBlock(\.automationElements, newValue) }
    }

    /// A closure that returns the value of `accessibilityCustomActions`. The default is `nil`, which means the value that the app has set.
    public var accessibilityCustomActionsBlock: (@MainActor () -> [UIAccessibilityCustomAction]?)? {
        get { accessibilityBlock(\.customActions) }
        set { setAccessibilityBlock(\.customActions, newValue) }
    }

    /// A closure that returns the value of `accessibilityCustomRotors`. The default is `nil`, which means the value that the app has set.
    public var accessibilityCustomRotorsBlock: (@MainActor () -> [UIAccessibilityCustomRotor]?)? {
        get { accessibilityBlock(\.customRotors) }
        set { setAccessibilityBlock(\.customRotors, newValue) }
    }

    /// A closure that returns the value of `accessibilityElementsHidden`. The default is `nil`, which means the value that the app has set.
    public var accessibilityElementsHiddenBlock: (@MainActor () -> Bool)? {
        get { accessibilityBlock(\.hidesElements, default: false) }
        set { setAccessibilityBlock(\.hidesElements, newValue) }
    }

    /// A closure that returns the value of `accessibilityViewIsModal`. The default is `nil`, which means the value that the app has set.
    public var accessibilityViewIsModalBlock: (@MainActor () -> Bool)? {
        get { accessibilityBlock(\.isModal, default: false) }
        set { setAccessibilityBlock(\.isModal, newValue) }
    }

    /// A closure that returns the value of `shouldGroupAccessibilityChildren`. The default is `nil`, which means the value that the app has set.
    public var accessibilityShouldGroupAccessibilityChildrenBlock: (@MainActor () -> Bool)? {
        get { accessibilityBlock(\.groupsChildren, default: false) }
        set { setAccessibilityBlock(\.groupsChildren, newValue) }
    }

    /// A closure that returns the value of `accessibilityContainerType`. The default is `nil`, which means the value that the app has set.
    public var accessibilityContainerTypeBlock: (@MainActor () -> UIAccessibilityContainerType)? {
        get { accessibilityBlock(\.containerType, default: .none) }
        set { setAccessibilityBlock(\.containerType, newValue) }
    }

    /// A closure that returns the value of `accessibilityExpandedStatus`. The default is `nil`, which means the value that the app has set.
    public var accessibilityExpandedStatusBlock: (@MainActor () -> UIAccessibility.ExpandedStatus)? {
        get { accessibilityBlock(\.expandedStatus, default: .unsupported) }
        set { setAccessibilityBlock(\.expandedStatus, newValue) }
    }

    /// A closure that returns the value of `accessibilityRespondsToUserInteraction`. The default is `nil`, which means the value that the app has set.
    public var accessibilityRespondsToUserInteractionBlock: (@MainActor () -> Bool)? {
        get { accessibilityBlock(\.respondsToUserInteraction, default: false) }
        set { setAccessibilityBlock(\.respondsToUserInteraction, newValue) }
    }

    /// A closure that returns the value of `accessibilityNavigationStyle`. The default is `nil`, which means the value that the app has set.
    public var accessibilityNavigationStyleBlock: (@MainActor () -> UIAccessibilityNavigationStyle)? {
        get { accessibilityBlock(\.navigationStyle, default: .automatic) }
        set { setAccessibilityBlock(\.navigationStyle, newValue) }
    }

    /// A closure that returns the value of `accessibilityHeaderElements`. The default is `nil`, which means the value that the app has set.
    public var accessibilityHeaderElementsBlock: (@MainActor () -> [Any]?)? {
        get { accessibilityBlock(\.headerElements) }
        set { setAccessibilityBlock(\.headerElements, newValue) }
    }

    /// A closure that returns the value of `accessibilityTextualContext`. The default is `nil`, which means the value that the app has set.
    public var accessibilityTextualContextBlock: (@MainActor () -> UIAccessibilityTextualContext?)? {
        get { accessibilityBlock(\.textualContext) }
        set { setAccessibilityBlock(\.textualContext, newValue) }
    }

    /// A closure that returns the value of `accessibilityPreviousTextNavigationElement`. The default is `nil`, which means the value that the app has set.
    public var accessibilityPreviousTextNavigationElementBlock: (@MainActor () -> Any?)? {
        get { accessibilityBlock(\.previousTextElement) }
        set { setAccessibilityBlock(\.previousTextElement, newValue) }
    }

    /// A closure that returns the value of `accessibilityNextTextNavigationElement`. The default is `nil`, which means the value that the app has set.
    public var accessibilityNextTextNavigationElementBlock: (@MainActor () -> Any?)? {
        get { accessibilityBlock(\.nextTextElement) }
        set { setAccessibilityBlock(\.nextTextElement, newValue) }
    }

    /// A closure that returns the value of `accessibilityAttributedLabel`. The default is `nil`, which means the value that the app has set.
    public var accessibilityAttributedLabelBlock: (@MainActor () -> NSAttributedString?)? {
        get { accessibilityBlock(\.attributedLabel) }
        set { setAccessibilityBlock(\.attributedLabel, newValue) }
    }

    /// A closure that returns the value of `accessibilityAttributedHint`. The default is `nil`, which means the value that the app has set.
    public var accessibilityAttributedHintBlock: (@MainActor () -> NSAttributedString?)? {
        get { accessibilityBlock(\.attributedHint) }
        set { setAccessibilityBlock(\.attributedHint, newValue) }
    }

    /// A closure that returns the value of `accessibilityAttributedValue`. The default is `nil`, which means the value that the app has set.
    public var accessibilityAttributedValueBlock: (@MainActor () -> NSAttributedString?)? {
        get { accessibilityBlock(\.attributedValue) }
        set { setAccessibilityBlock(\.attributedValue, newValue) }
    }

    /// A closure that returns the value of `accessibilityTextInputResponder`. The default is `nil`, which means the value that the app has set.
    public var accessibilityTextInputResponderBlock: (@MainActor () -> (any UITextInput)?)? {
        get { accessibilityBlock(\.textInputResponder) }
        set { setAccessibilityBlock(\.textInputResponder, newValue) }
    }

    /// A closure that returns the value of `accessibilityUserInputLabels`. The default is `nil`, which means the value that the
    /// app has set.
    public var accessibilityUserInputLabelsBlock: (@MainActor () -> [String]?)? {
        get {
            guard let block = accessibilityBlock(\.userInputLabels) else { return nil }
            return { block()?.map(\.string) }
        }
        set {
            guard let newValue else { return setAccessibilityBlock(\.userInputLabels, nil) }
            setAccessibilityBlock(\.userInputLabels) { newValue()?.map { NSAttributedString(string: $0) } }
        }
    }

    /// A closure that returns the value of `accessibilityAttributedUserInputLabels`. The default is `nil`, which means the value
    /// that the app has set.
    public var accessibilityAttributedUserInputLabelsBlock: (@MainActor () -> [NSAttributedString]?)? {
        get { accessibilityBlock(\.userInputLabels) }
        set { setAccessibilityBlock(\.userInputLabels, newValue) }
    }
}
