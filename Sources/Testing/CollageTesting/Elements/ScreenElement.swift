import DisplayList
import Foundation
import LayoutGeometry
import PortableUIKit

/// An accessibility element on the screen of a ``TestHost``. Its methods simulate the gestures of a user.
///
/// An element describes the screen at the time of its query. After the screen changes, query it again.
///
/// ```swift
/// try host.element(labeled: "Recipes").tap()
/// try host.element(identified: "volume").drag(by: CGVector(dx: 80, dy: 0))
/// #expect(try host.element(labeled: "Timer").value == "1")
/// ```
@MainActor
public struct ScreenElement {
    let host: TestHost
    let content: AccessibleElement

    /// The accessibility label, or an empty string.
    public var label: String { content.label }

    /// The accessibility value: the text of a field, the state of a switch.
    public var value: String? { content.value }

    /// The accessibility identifier.
    public var identifier: String? { content.identifier }

    /// The text that VoiceOver reads: the label and the value.
    public var text: String { [label, value ?? ""].filter { !$0.isEmpty }.joined(separator: ", ") }

    /// The visible frame on the screen, in points.
    public var frame: CGRect {
        CGRect(
            x: content.frame.minX, y: content.frame.minY, width: content.frame.size.width,
            height: content.frame.size.height)
    }

    /// A Boolean value that indicates whether the element is enabled.
    public var isEnabled: Bool { content.isEnabled }

    /// A Boolean value that indicates whether the element is selected.
    public var isSelected: Bool { content.isSelected }

    /// The names of the actions besides activation: custom actions, and the swipe actions of a row.
    public var actions: [String] { content.actions }

    /// The further names with which the user can refer to the element by voice: its `accessibilityUserInputLabels`.
    public var userInputLabels: [String] { content.spokenNames }

    /// The names of the rotors that find items near the element: its `accessibilityCustomRotors`, followed by the
    /// rotors of its containers. A rotor that replaces one of the system has the name of its case, such as `heading`.
    public var rotors: [String] { content.rotors }

    /// The visible lines of a page that VoiceOver reads line by line: an element that conforms to
    /// `UIAccessibilityReadingContent`. The array is empty for other elements.
    public var lines: [String] { content.lines.map(\.text) }

    /// Returns the element that a rotor finds after this element, or before it.
    ///
    /// ```swift
    /// let field = try host.element(labeled: "Name").element(inRotor: "Errors", .next)
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name of one of the ``rotors``.
    ///   - direction: The direction of the search.
    /// - Returns: The element, or `nil` if the rotor finds none on the screen.
    public func element(
        inRotor name: String, _ direction: UIAccessibilityCustomRotor.Direction
    ) -> ScreenElement? {
        let device = host.session.device
        let id = device.run { device.elementFoundByRotor(named: name, direction, from: content.id) }
        return host.elements.first { $0.content.id == id }
    }

    /// Returns a point of the element in screen coordinates, where 0, 0 is its upper-left corner and 1, 1 its
    /// lower-right corner.
    ///
    /// - Parameter place: The position in the element's frame, from (0, 0) in the upper-left corner to (1, 1) in the
    ///   lower-right one.
    public func point(at place: CGPoint) -> CGPoint {
        CGPoint(x: frame.minX + frame.width * place.x, y: frame.minY + frame.height * place.y)
    }
}

extension TestHost {
    /// The accessibility elements on the screen, in reading order. Elements that a sheet or an alert covers aren't
    /// included, as with VoiceOver.
    /// - Complexity: O(*n*) in the number of views in the windows.
    public var elements: [ScreenElement] {
        activate()
        return session.accessibleElements().map { ScreenElement(host: self, content: $0) }
    }

    /// Returns the element with the given label.
    /// - Parameters:
    ///   - label: The complete label.
    ///   - index: The position among the elements with this label, in reading order. If it's `nil` (the default), the
    ///     label must be unique.
    /// - Throws: ``ElementNotFound``, which lists the existing elements, or ``AmbiguousElement``.
    public func element(labeled label: String, index: Int? = nil) throws -> ScreenElement {
        try element(.label(label), index: index)
    }

    /// Returns the element with the given `accessibilityIdentifier`.
    /// - Parameters:
    ///   - identifier: The complete identifier.
    ///   - index: The position among the elements with this identifier, in reading order. If it's `nil` (the default),
    ///     the identifier must be unique.
    /// - Throws: ``ElementNotFound``, which lists the existing elements, or ``AmbiguousElement``.
    public func element(identified identifier: String, index: Int? = nil) throws -> ScreenElement {
        try element(.identifier(identifier), index: index)
    }
}

/// The error for a query that matches no element on the screen.
public struct ElementNotFound: Error, CustomStringConvertible, Sendable {
    /// The query, and the elements on the screen.
    public let description: String

    @MainActor
    init(name: String, index: Int, count: Int, elements: [ScreenElement]) {
        let what =
            count == 0
            ? "Nothing on the screen has \(name)."
            : "Only \(count) of the elements on the screen \(count == 1 ? "has" : "have") \(name), which is too few "
                + "for index \(index)."
        description = "\(what) \(Self.list(of: elements))"
    }

    init(_ description: String) {
        self.description = description
    }

    /// Returns a sentence that lists the elements.
    @MainActor
    static func list(of elements: [ScreenElement]) -> String {
        let there = elements.map { element in
            element.label.debugDescription + (element.identifier.map { " (identifier \($0.debugDescription))" } ?? "")
        }
        return "The screen has: \(there.isEmpty ? "nothing" : there.joined(separator: ", "))."
    }
}
