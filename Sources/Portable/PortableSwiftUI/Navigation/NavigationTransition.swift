/// A type that describes the transition when a screen is pushed or presented.
public protocol NavigationTransition: Sendable {}

/// The transition that matches the presentation.
public struct AutomaticNavigationTransition: NavigationTransition {
    /// Creates the transition.
    public init() {}
}

/// A transition in which the screen expands from another view.
///
/// Differs from SwiftUI: screens are pushed and presented as usual.
public struct ZoomNavigationTransition: NavigationTransition {
    fileprivate init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The transition that matches the presentation.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// Returns a transition in which the screen expands from the view with an identifier.
    ///
    /// Differs from SwiftUI: screens are pushed and presented as usual.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition()
    }
}

extension View {
    /// Sets the transition of the screen whose root is the view.
    public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View { self }

    /// Makes the view the source of a zoom transition.
    public nonisolated func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID
    ) -> some View {
        self
    }
}
