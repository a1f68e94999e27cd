/// The characteristics of an accessibility element, such as its role and behavior.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt64

    /// Creates traits with the given bits.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// The element has no traits.
    public static let none: UIAccessibilityTraits = []
    /// The element is a button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// The element is a link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// The element is an image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// The element is selected.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// The element plays a sound when it's activated.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// The element is a key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// The element is static text.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// The element summarizes the state of the app when it launches.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// The element is disabled.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// The label or value of the element changes frequently.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// The element is a search field.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// Activating the element starts playing or recording media.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// The value of the element can be increased and decreased.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// The element receives touches directly.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// Reading continues with the next page after this element.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// The element can be zoomed, with `accessibilityZoomIn(at:)` and `accessibilityZoomOut(at:)`.
    public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 29)
    /// The element is a header that divides the content.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// The element is a tab bar.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// The element can be turned on and off.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

/// The traits that the system sets for its own controls. Apps can't set them by name, but screen readers and test tools
/// recognize their values, which are UIKit's.
extension UIAccessibilityTraits {
    /// The element is a field or a view whose text the user can edit.
    package static let textEntry = UIAccessibilityTraits(rawValue: 1 << 18)
    /// The user is editing the text of the element.
    package static let isEditing = UIAccessibilityTraits(rawValue: 1 << 21)
    /// The element is a field that hides its text.
    package static let secureTextField = UIAccessibilityTraits(rawValue: 1 << 24)
    /// The element is a back button.
    package static let backButton = UIAccessibilityTraits(rawValue: 1 << 27)
    /// The element is an item of a tab bar.
    package static let tabBarItem = UIAccessibilityTraits(rawValue: 1 << 28)
    /// The element is a text view, which can have several lines.
    package static let textArea = UIAccessibilityTraits(rawValue: 1 << 47)
}
