import Foundation

/// The accessibility properties that UIKit adds to all objects.
///
/// Differs from UIKit: they're declared in a protocol, because a class can't override the properties of an
/// extension. ``UIResponder`` has properties of the same names, which subclasses override.
public protocol NSObjectAccessibility: NSObjectProtocol {}

extension NSObject: NSObjectAccessibility {}

@MainActor
extension NSObjectAccessibility where Self: NSObject {
    /// A Boolean value that indicates whether the object is an accessibility element. If it's `true`, the elements in
    /// it are hidden. The default is `false`.
    public var isAccessibilityElement: Bool {
        get { accessibility(\.isAccessibilityElement, \.isElement, block: \.isElement, default: false) }
        set { setAccessibility(\.isAccessibilityElement, \.isElement, newValue) }
    }

    /// The label. The default is `nil`.
    public var accessibilityLabel: String? {
        get { accessibility(\.accessibilityLabel, \.label, block: \.label) }
        set { setAccessibility(\.accessibilityLabel, \.label, newValue) }
    }

    /// A description of the result of activating the element, if the label doesn't describe it. The default is `nil`.
    public var accessibilityHint: String? {
        get { accessibility(\.accessibilityHint, \.hint, block: \.hint) }
        set { setAccessibility(\.accessibilityHint, \.hint, newValue) }
    }

    /// The value, for example the position of a slider.
    public var accessibilityValue: String? {
        get { accessibility(\.accessibilityValue, \.value, block: \.value) }
        set { setAccessibility(\.accessibilityValue, \.value, newValue) }
    }

    /// The traits that describe the element's role and behavior.
    public var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility(\.accessibilityTraits, \.traits, block: \.traits, default: .none) }
        set { setAccessibility(\.accessibilityTraits, \.traits, newValue) }
    }

    /// The language tag for reading the element. `nil` means the language of the app.
    public var accessibilityLanguage: String? {
        get { accessibility(\.accessibilityLanguage, \.language, block: \.language) }
        set { setAccessibility(\.accessibilityLanguage, \.language, newValue) }
    }

    /// A name that identifies the element in tests. It isn't read aloud. The default is `nil`.
    public var accessibilityIdentifier: String? {
        get { accessibility(\.accessibilityIdentifier, \.identifier, block: \.identifier) }
        set { setAccessibility(\.accessibilityIdentifier, \.identifier, newValue) }
    }

    /// The element's frame on the screen, in points. The default is zero.
    public var accessibilityFrame: CGRect {
        get { accessibility(\.accessibilityFrame, \.frame, block: \.frame, default: .zero) }
        set { setAccessibility(\.accessibilityFrame, \.frame, newValue) }
    }

    /// The outline of the element in screen coordinates. The default is `nil`, which means the frame. Activation
    /// touches a point inside of it.
    public var accessibilityPath: UIBezierPath? {
        get { accessibility(\.accessibilityPath, \.path, block: \.path) }
        set { setAccessibility(\.accessibilityPath, \.path, newValue) }
    }

    /// The point on the screen that's touched to activate the element. The default is zero.
    public var accessibilityActivationPoint: CGPoint {
        get {
            accessibility(\.accessibilityActivationPoint, \.activationPoint, block: \.activationPoint, default: .zero)
        }
        set { setAccessibility(\.accessibilityActivationPoint, \.activationPoint, newValue) }
    }

    /// The elements in this element, in reading order: views and `UIAccessibilityElement`s. The default is `nil`, which
    /// means the subviews.
    public var accessibilityElements: [Any]? {
        get { accessibility(\.accessibilityElements, \.elements, block: \.elements) }
        set { setAccessibility(\.accessibilityElements, \.elements, newValue) }
    }

    /// The elements in this element that automated tests find instead of ``accessibilityElements``. The default is
    /// `nil`.
    public var automationElements: [Any]? {
        get { accessibility(\.automationElements, \.automationElements, block: \.automationElements) }
        set { setAccessibility(\.automationElements, \.automationElements, newValue) }
    }

    /// The actions that the element offers in addition to activation. The default is `nil`.
    public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility(\.accessibilityCustomActions, \.customActions, block: \.customActions) }
        set { setAccessibility(\.accessibilityCustomActions, \.customActions, newValue) }
    }

    /// The rotors that find items in the element, such as errors or links. They apply to the elements in it as well.
    /// The default is `nil`.
    public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibility(\.accessibilityCustomRotors, \.customRotors, block: \.customRotors) }
        set { setAccessibility(\.accessibilityCustomRotors, \.customRotors, newValue) }
    }

    /// A Boolean value that indicates whether the elements in this element are hidden. The default is `false`.
    public var accessibilityElementsHidden: Bool {
        get { accessibility(\.accessibilityElementsHidden, \.hidesElements, block: \.hidesElements, default: false) }
        set { setAccessibility(\.accessibilityElementsHidden, \.hidesElements, newValue) }
    }

    /// A Boolean value that indicates whether the views next to this view are ignored, as behind a dialog. The default
    /// is `false`.
    public var accessibilityViewIsModal: Bool {
        get { accessibility(\.accessibilityViewIsModal, \.isModal, block: \.isModal, default: false) }
        set { setAccessibility(\.accessibilityViewIsModal, \.isModal, newValue) }
    }

    /// A Boolean value that indicates whether the elements in this view are read as a group, before those next to it.
    /// The default is `false`.
    public var shouldGroupAccessibilityChildren: Bool {
        get {
            accessibility(\.shouldGroupAccessibilityChildren, \.groupsChildren, block: \.groupsChildren, default: false)
        }
        set { setAccessibility(\.shouldGroupAccessibilityChildren, \.groupsChildren, newValue) }
    }

    /// The role of this element as a container, such as a landmark. The element's label is the name of the container.
    /// The default is ``UIAccessibilityContainerType/none``.
    public var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibility(\.accessibilityContainerType, \.containerType, block: \.containerType, default: .none) }
        set { setAccessibility(\.accessibilityContainerType, \.containerType, newValue) }
    }

    /// A value that indicates whether the element is expanded or collapsed. The default is
    /// ``UIAccessibility/ExpandedStatus/unsupported``.
    public var accessibilityExpandedStatus: UIAccessibility.ExpandedStatus {
        get {
            accessibility(
                \.accessibilityExpandedStatus, \.expandedStatus, block: \.expandedStatus, default: .unsupported)
        }
        set { setAccessibility(\.accessibilityExpandedStatus, \.expandedStatus, newValue) }
    }

    /// A Boolean value that indicates whether activating the element has an effect. The default is `false`.
    public var accessibilityRespondsToUserInteraction: Bool {
        get {
            accessibility(
                \.accessibilityRespondsToUserInteraction, \.respondsToUserInteraction,
                block: \.respondsToUserInteraction, default: false)
        }
        set { setAccessibility(\.accessibilityRespondsToUserInteraction, \.respondsToUserInteraction, newValue) }
    }

    /// The way in which Switch Control moves through the elements in this element. The default is
    /// ``UIAccessibilityNavigationStyle/automatic``.
    public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get {
            accessibility(
                \.accessibilityNavigationStyle, \.navigationStyle, block: \.navigationStyle, default: .automatic)
        }
        set { setAccessibility(\.accessibilityNavigationStyle, \.navigationStyle, newValue) }
    }

    /// The elements that are the headers of this element. Their labels are read before its label. The default is `nil`.
    public var accessibilityHeaderElements: [Any]? {
        get { accessibility(\.accessibilityHeaderElements, \.headerElements, block: \.headerElements) }
        set { setAccessibility(\.accessibilityHeaderElements, \.headerElements, newValue) }
    }

    /// The kind of text that the element has, such as source code. The default is `nil`.
    public var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { accessibility(\.accessibilityTextualContext, \.textualContext, block: \.textualContext) }
        set { setAccessibility(\.accessibilityTextualContext, \.textualContext, newValue) }
    }

    /// The element whose text precedes the text of this element. The default is `nil`.
    public var accessibilityPreviousTextNavigationElement: Any? {
        get {
            accessibility(
                \.accessibilityPreviousTextNavigationElement, \.previousTextElement, block: \.previousTextElement)
        }
        set { setAccessibility(\.accessibilityPreviousTextNavigationElement, \.previousTextElement, newValue) }
    }

    /// The element whose text follows the text of this element. The default is `nil`.
    public var accessibilityNextTextNavigationElement: Any? {
        get { accessibility(\.accessibilityNextTextNavigationElement, \.nextTextElement, block: \.nextTextElement) }
        set { setAccessibility(\.accessibilityNextTextNavigationElement, \.nextTextElement, newValue) }
    }

    /// Options that determine how an element with the trait ``UIAccessibilityTraits/allowsDirectInteraction`` receives
    /// touches. The default is empty.
    public var accessibilityDirectTouchOptions: UIAccessibility.DirectTouchOptions {
        get { accessibility(\.accessibilityDirectTouchOptions, \.directTouchOptions, default: []) }
        set { setAccessibility(\.accessibilityDirectTouchOptions, \.directTouchOptions, newValue) }
    }

    /// The points at which VoiceOver can begin a drag. The default is `nil`, which means the activation point.
    public var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { accessibility(\.accessibilityDragSourceDescriptors, \.dragSources) }
        set { setAccessibility(\.accessibilityDragSourceDescriptors, \.dragSources, newValue) }
    }

    /// The points at which VoiceOver can end a drag. The default is `nil`, which means the activation point.
    public var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { accessibility(\.accessibilityDropPointDescriptors, \.dropPoints) }
        set { setAccessibility(\.accessibilityDropPointDescriptors, \.dropPoints, newValue) }
    }

    /// The label with attributes for reading it aloud. The default is `nil`.
    public var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibility(\.accessibilityAttributedLabel, \.attributedLabel, block: \.attributedLabel) }
        set { setAccessibility(\.accessibilityAttributedLabel, \.attributedLabel, newValue) }
    }

    /// The hint with attributes for reading it aloud. The default is `nil`.
    public var accessibilityAttributedHint: NSAttributedString? {
        get { accessibility(\.accessibilityAttributedHint, \.attributedHint, block: \.attributedHint) }
        set { setAccessibility(\.accessibilityAttributedHint, \.attributedHint, newValue) }
    }

    /// The value with attributes for reading it aloud. The default is `nil`.
    public var accessibilityAttributedValue: NSAttributedString? {
        get { accessibility(\.accessibilityAttributedValue, \.attributedValue, block: \.attributedValue) }
        set { setAccessibility(\.accessibilityAttributedValue, \.attributedValue, newValue) }
    }

    /// The names with which the user can refer to the element by voice. The default is `nil`.
    public var accessibilityUserInputLabels: [String]? {
        get {
            guard let responder = self as? UIResponder else { return spokenNames?.map(\.string) }
            return responder.accessibilityUserInputLabels
        }
        set {
            let names = newValue?.map { NSAttributedString(string: $0) }
            guard let responder = self as? UIResponder else { return setAccessibility(\.userInputLabels, names) }
            responder.accessibilityUserInputLabels = newValue
        }
    }

    /// The names of `accessibilityUserInputLabels` with attributes. The default is empty.
    public var accessibilityAttributedUserInputLabels: [NSAttributedString] {
        get { accessibility(\.accessibilityAttributedUserInputLabels, \.userInputLabels, default: []) }
        set { setAccessibility(\.accessibilityAttributedUserInputLabels, \.userInputLabels, newValue) }
    }

    /// The text input that receives the user's text while the element has accessibility focus. It isn't retained. The
    /// default is `nil`.
    public var accessibilityTextInputResponder: (any UITextInput)? {
        get {
            guard let responder = self as? UIResponder else {
                return accessibilitySettings?.values.textInputResponder as? any UITextInput
            }
            return responder.accessibilityTextInputResponder
        }
        set {
            guard let responder = self as? UIResponder else { return setAccessibility(\.textInputResponder, newValue) }
            responder.accessibilityTextInputResponder = newValue
        }
    }
}
