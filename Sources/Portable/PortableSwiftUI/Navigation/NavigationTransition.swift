import PortableUIKit

/// A type that describes the transition when a screen is pushed or presented.
public protocol NavigationTransition: Sendable {}

/// The transition that matches the presentation.
public struct AutomaticNavigationTransition: NavigationTransition {
    /// Creates the transition.
    public init() {}
}

/// A transition in which the screen expands from another view, which ``View/matchedTransitionSource(id:in:)``
/// identifies.
///
/// Differs from SwiftUI: the user can't drag the screen to dismiss it. If the other view isn't shown, the screen is pushed or
/// presented as usual.
public struct ZoomNavigationTransition: NavigationTransition {
    fileprivate let key: MatchedKey
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The transition that matches the presentation.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// Returns a transition in which the screen expands from the view with an identifier.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition(key: MatchedKey(id: sourceID, namespace: namespace))
    }
}

/// The key of the source from which a screen expands.
enum ZoomSourceKey: HostValueKey { typealias Value = MatchedKey }

extension View {
    /// Sets the transition of the screen whose root is the view.
    public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
        modifier(HostValueModifier<ZoomSourceKey> { _ in (style as? ZoomNavigationTransition)?.key })
    }

    /// Makes the view the source of a zoom transition.
    public nonisolated func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID
    ) -> some View {
        modifier(TransitionSourceModifier(key: MatchedKey(id: id, namespace: namespace)))
    }

    /// Makes the view the source of a zoom transition with an appearance.
    public nonisolated func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View {
        matchedTransitionSource(id: id, in: namespace)
    }
}

extension ToolbarContent {
    /// Makes the content the source of a zoom transition.
    public nonisolated func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID
    ) -> some ToolbarContent {
        TransitionSourceContent(content: self, key: MatchedKey(id: id, namespace: namespace))
    }
}

extension CustomizableToolbarContent {
    /// Makes the content the source of a zoom transition.
    public nonisolated func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID
    ) -> some CustomizableToolbarContent {
        TransitionSourceContent(content: self, key: MatchedKey(id: id, namespace: namespace))
    }
}

/// Toolbar content that is the source of a zoom transition.
private nonisolated struct TransitionSourceContent<Content: ToolbarContent>: ToolbarContent {
    let content: Content
    let key: MatchedKey

    @MainActor var body: Never { return fatalError("Content that is a source has no body.") }

    @MainActor static func _items(_ content: TransitionSourceContent) -> _ToolbarItems {
        var items = Content._items(content.content)
        items.items = items.items.map { item in
            item.space == nil ? item.modified { $0.modifier(TransitionSourceModifier(key: content.key)) } : item
        }
        return items
    }
}

extension TransitionSourceContent: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

/// The appearance of the source of a zoom transition.
///
/// Differs from SwiftUI: it has no effect, because screens expand over the source, which doesn't change.
public nonisolated protocol MatchedTransitionSourceConfiguration {}

/// The default appearance of the source of a zoom transition.
public nonisolated struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
    /// Sets the background of the source.
    public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }

    /// Sets the shape that clips the source.
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }

    /// Adds a shadow to the source.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration {
        self
    }
}
