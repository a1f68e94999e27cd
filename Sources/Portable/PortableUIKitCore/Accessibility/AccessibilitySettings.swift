import Foundation

/// The accessibility properties and closures that an app has set on an object.
final class AccessibilitySettings {
    var values = AccessibilityValues()
    /// The closures, or `nil` if the app has set none.
    var blocks: AccessibilityBlocks?
}

/// The accessibility properties of an object. Unset properties are `nil`.
struct AccessibilityValues {
    var isElement: Bool?
    var label: String?
    var hint: String?
    var value: String?
    var traits: UIAccessibilityTraits?
    var language: String?
    var identifier: String?
    var frame: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var elements: [Any]?
    var automationElements: [Any]?
    var customActions: [UIAccessibilityCustomAction]?
    var customRotors: [UIAccessibilityCustomRotor]?
    var hidesElements: Bool?
    var isModal: Bool?
    var groupsChildren: Bool?
    var containerType: UIAccessibilityContainerType?
    var expandedStatus: UIAccessibility.ExpandedStatus?
    var respondsToUserInteraction: Bool?
    var navigationStyle: UIAccessibilityNavigationStyle?
    var headerElements: [Any]?
    var textualContext: UIAccessibilityTextualContext?
    var previousTextElement: Any?
    var nextTextElement: Any?
    var directTouchOptions: UIAccessibility.DirectTouchOptions?
    var dragSources: [UIAccessibilityLocationDescriptor]?
    var dropPoints: [UIAccessibilityLocationDescriptor]?
    var attributedLabel: NSAttributedString?
    var attributedHint: NSAttributedString?
    var attributedValue: NSAttributedString?
    var userInputLabels: [NSAttributedString]?
    weak var textInputResponder: AnyObject?
}

/// The closures of an object. Few objects have any, so they're stored separately.
final class AccessibilityBlocks {
    var closures = AccessibilityClosures()
}

/// The closures that provide the accessibility properties of an object. They have precedence over the properties.
struct AccessibilityClosures {
    var isElement: (@MainActor () -> Bool?)?
    var label: (@MainActor () -> String?)?
    var hint: (@MainActor () -> String?)?
    var value: (@MainActor () -> String?)?
    var traits: (@MainActor () -> UIAccessibilityTraits?)?
    var language: (@MainActor () -> String?)?
    var identifier: (@MainActor () -> String?)?
    var frame: (@MainActor () -> CGRect?)?
    var path: (@MainActor () -> UIBezierPath?)?
    var activationPoint: (@MainActor () -> CGPoint?)?
    var elements: (@MainActor () -> [Any]?)?
    var automationElements: (@MainActor () -> [Any]?)?
    var customActions: (@MainActor () -> [UIAccessibilityCustomAction]?)?
    var customRotors: (@MainActor () -> [UIAccessibilityCustomRotor]?)?
    var hidesElements: (@MainActor () -> Bool?)?
    var isModal: (@MainActor () -> Bool?)?
    var groupsChildren: (@MainActor () -> Bool?)?
    var containerType: (@MainActor () -> UIAccessibilityContainerType?)?
    var expandedStatus: (@MainActor () -> UIAccessibility.ExpandedStatus?)?
    var respondsToUserInteraction: (@MainActor () -> Bool?)?
    var navigationStyle: (@MainActor () -> UIAccessibilityNavigationStyle?)?
    var headerElements: (@MainActor () -> [Any]?)?
    var textualContext: (@MainActor () -> UIAccessibilityTextualContext?)?
    var previousTextElement: (@MainActor () -> Any?)?
    var nextTextElement: (@MainActor () -> Any?)?
    var attributedLabel: (@MainActor () -> NSAttributedString?)?
    var attributedHint: (@MainActor () -> NSAttributedString?)?
    var attributedValue: (@MainActor () -> NSAttributedString?)?
    var userInputLabels: (@MainActor () -> [NSAttributedString]?)?
    var textInputResponder: (@MainActor () -> (any UITextInput)?)?
    var activate: (@MainActor () -> Bool)?
    var increment: (@MainActor () -> Void)?
    var decrement: (@MainActor () -> Void)?
    var escape: (@MainActor () -> Bool)?
    var magicTap: (@MainActor () -> Bool)?
}
