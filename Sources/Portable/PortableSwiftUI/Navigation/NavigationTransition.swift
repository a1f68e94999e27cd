import PortableUIKit

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

    /// Makes the view the source of a zoom transition with an appearance.
    public nonisolated func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View {
        self
    }
}

extension ToolbarContent {
    /// Makes the content the source of a zoom transition.
    ///
    /// Differs from SwiftUI: screens are presented as usual.
    public nonisolated func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID
    ) -> some ToolbarContent {
        self
    }
}

/// The appearance of the source of a zoom transition.
///
/// Differs from SwiftUI: it has no effect, because screens are pushed and presented as usual.
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
