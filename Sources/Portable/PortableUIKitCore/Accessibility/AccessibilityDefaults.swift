import Foundation

/// The accessibility properties that a view has until the app sets others.
@_spi(Collage) public struct AccessibilityDefaults {
    package var isElement: Bool
    package var value: String?
    package var traits: UIAccessibilityTraits
    private var makeLabel: () -> String?

    /// - Parameter label: The label. It's evaluated only when it's read, because it may be composed of other strings.
    package init(
        isElement: Bool = false, label: @autoclosure @escaping () -> String? = nil, value: String? = nil,
        traits: UIAccessibilityTraits = .none
    ) {
        self.isElement = isElement
        self.value = value
        self.traits = traits
        makeLabel = label
    }

    /// The label of the view.
    package var label: String? {
        get { makeLabel() }
        set { makeLabel = { newValue } }
    }

    /// Returns a fraction as a percentage for reading aloud.
    package static func percentage(_ share: Double) -> String {
        guard share.isFinite else { return "0%" }
        return "\(Int((min(max(share, 0), 1) * 100).rounded()))%"
    }
}
