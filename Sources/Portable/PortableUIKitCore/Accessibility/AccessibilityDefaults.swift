import Foundation

/// What a view says about itself to somebody who doesn't see it, until the application says something else.
@_spi(Collage) public struct AccessibilityDefaults {
    package var isElement: Bool
    package var value: String?
    package var traits: UIAccessibilityTraits
    private var makeLabel: () -> String?

    /// - Parameter label: Asked for only where it is read, for it may have to be put together.
    package init(
        isElement: Bool = false, label: @autoclosure @escaping () -> String? = nil, value: String? = nil,
        traits: UIAccessibilityTraits = .none
    ) {
        self.isElement = isElement
        self.value = value
        self.traits = traits
        makeLabel = label
    }

    /// What the view is called.
    package var label: String? {
        get { makeLabel() }
        set { makeLabel = { newValue } }
    }

    /// A share of a whole as it is read out.
    package static func percentage(_ share: Double) -> String {
        guard share.isFinite else { return "0%" }
        return "\(Int((min(max(share, 0), 1) * 100).rounded()))%"
    }
}

/// What an application said about an object, in place of the defaults; nil where it said nothing.
final class AccessibilitySettings {
    var isElement: Bool?
    var label: String?
    var hint: String?
    var value: String?
    var identifier: String?
    var language: String?
    var traits: UIAccessibilityTraits?
    var frame: CGRect?
    var activationPoint: CGPoint?
    var elements: [Any]?
    var customActions: [UIAccessibilityCustomAction]?
    var hidesElements = false
    var isModal = false
    var groupsChildren = false
}
