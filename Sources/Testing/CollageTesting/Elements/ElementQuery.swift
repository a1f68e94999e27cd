import DisplayList
import PortableUIKit

/// A condition that matches elements on the screen.
///
/// ```swift
/// try host.element(.label("Delete") && .role(.button)).tap()
/// try host.element(.text("Soup") && .inside(RecipeCell.self)).hold()
/// #expect(host.elements(.role(.heading)).map(\.label) == ["Today", "Tomorrow"])
/// ```
@MainActor
public struct ElementQuery: Sendable {
    /// A description of the query for failures.
    public nonisolated let description: String
    let matches: @MainActor @Sendable (ScreenElement) -> Bool

    /// Creates a query with a custom condition. Failures print its description.
    ///
    /// - Parameters:
    ///   - description: The description of the condition in failures.
    ///   - matches: A closure that returns whether an element satisfies the condition.
    public init(_ description: String, where matches: @escaping @MainActor @Sendable (ScreenElement) -> Bool) {
        self.description = description
        self.matches = matches
    }

    /// Matches elements with exactly this label.
    public static func label(_ label: String) -> ElementQuery {
        ElementQuery("the label \(label.debugDescription)") { $0.label == label }
    }

    /// Matches elements with exactly this `accessibilityIdentifier`.
    public static func identifier(_ identifier: String) -> ElementQuery {
        ElementQuery("the identifier \(identifier.debugDescription)") { $0.identifier == identifier }
    }

    /// Matches elements whose label or value contains the text, ignoring case and diacritics.
    public static func text(_ text: String) -> ElementQuery {
        ElementQuery("the text \(text.debugDescription)") {
            $0.text.range(of: text, options: [.caseInsensitive, .diacriticInsensitive]) != nil
        }
    }

    /// Matches elements with exactly this value.
    public static func value(_ value: String) -> ElementQuery {
        ElementQuery("the value \(value.debugDescription)") { $0.value == value }
    }

    /// Matches elements with the given accessibility role.
    public static func role(_ role: ScreenElement.Role) -> ElementQuery {
        ElementQuery("the role \(role.rawValue)") { $0.role == role }
    }

    /// Matches elements that have all of these accessibility traits.
    public static func traits(_ traits: UIAccessibilityTraits) -> ElementQuery {
        ElementQuery("the traits \(traits.rawValue)") { $0.view?.accessibilityTraits.isSuperset(of: traits) ?? false }
    }

    /// Matches views of the given class.
    public static func type<View: UIView>(_ type: View.Type) -> ElementQuery {
        ElementQuery("the type \(type)") { $0.view is View }
    }

    /// Matches views of the given class and their descendants.
    public static func inside<View: UIView>(_ type: View.Type) -> ElementQuery {
        ElementQuery("a \(type) around it") { element in
            sequence(first: element.view, next: { $0?.superview }).contains { $0 is View }
        }
    }

    /// Matches elements that are enabled.
    public static var enabled: ElementQuery { ElementQuery("no disabled state") { $0.isEnabled } }

    /// Matches elements that are selected.
    public static var selected: ElementQuery { ElementQuery("a selected state") { $0.isSelected } }

    /// Matches elements that both queries match.
    public static func && (left: ElementQuery, right: ElementQuery) -> ElementQuery {
        ElementQuery("\(left.description) and \(right.description)") { left.matches($0) && right.matches($0) }
    }

    /// Matches elements that at least one of the queries matches.
    public static func || (left: ElementQuery, right: ElementQuery) -> ElementQuery {
        ElementQuery("\(left.description) or \(right.description)") { left.matches($0) || right.matches($0) }
    }

    /// Matches elements that the query doesn't match.
    public static prefix func ! (query: ElementQuery) -> ElementQuery {
        ElementQuery("not \(query.description)") { !query.matches($0) }
    }
}

extension TestHost {
    /// Returns the elements that match a query, in reading order.
    /// - Complexity: O(*n*) in the number of views in the windows.
    public func elements(_ query: ElementQuery) -> [ScreenElement] { elements.filter(query.matches) }

    /// Returns the element that matches a query.
    /// - Parameters:
    ///   - query: The condition that the element satisfies.
    ///   - index: The position among the matching elements, in reading order. If it's `nil` (the default), only one
    ///     element may match.
    /// - Throws: ``ElementNotFound``, which lists the elements on the screen, or ``AmbiguousElement``, which lists the
    ///   matching elements.
    public func element(_ query: ElementQuery, index: Int? = nil) throws -> ScreenElement {
        let elements = elements
        let found = elements.filter(query.matches)
        guard index != nil || found.count < 2 else {
            throw AmbiguousElement(name: query.description, candidates: found)
        }
        let index = index ?? 0
        guard found.indices.contains(index) else {
            throw ElementNotFound(name: query.description, index: index, count: found.count, elements: elements)
        }
        return found[index]
    }
}

extension ScreenElement {
    /// The accessibility role of an element.
    public enum Role: String, Sendable, CaseIterable {
        case text, heading, image, button, link, toggle, slider, textField, searchField
    }

    /// The accessibility role.
    public var role: Role { Role(rawValue: content.role.rawValue) ?? .text }

    /// The accessibility hint, which describes the result of an action on the element.
    public var hint: String? { content.hint }

    /// The view of the element, or `nil` if the element isn't a view or its view was removed.
    /// - Complexity: O(*n*) in the number of views in the windows.
    public var view: UIView? { host.view(ofLayer: content.id) }
}

extension TestHost {
    /// Returns the view of a layer, or `nil` if it isn't on the screen.
    func view(ofLayer identity: UInt64) -> UIView? {
        func find(_ view: UIView) -> UIView? {
            view.layer.identity == identity ? view : view.subviews.lazy.compactMap(find).first
        }
        return session.device.visibleWindows.backToFront.lazy.compactMap(find).first
    }
}
