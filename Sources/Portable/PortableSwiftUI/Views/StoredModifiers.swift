// Modifiers of features that the screen of a phone or tablet doesn't show, or that Linux doesn't have.

extension View {
    /// Sets the icon of alerts and confirmation dialogs in the view.
    ///
    /// Differs from SwiftUI: as on iOS, dialogs don't show icons.
    public nonisolated func dialogIcon(_ icon: Image?) -> some View { self }

    /// Sets the actions of a section in a sidebar.
    ///
    /// Differs from SwiftUI: the actions aren't shown.
    public nonisolated func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
}

/// A setting that specifies whether views with actions perform them while items are dragged over them.
public struct SpringLoadingBehavior: Hashable, Sendable {
    private let name: String

    /// The behavior that matches the view.
    public static let automatic = SpringLoadingBehavior(name: "automatic")
    /// Actions are performed.
    public static let enabled = SpringLoadingBehavior(name: "enabled")
    /// Actions aren't performed.
    public static let disabled = SpringLoadingBehavior(name: "disabled")
}

/// The extent of Writing Tools in text fields.
public struct WritingToolsBehavior: Hashable, Sendable {
    private let name: String

    /// The extent that matches the field.
    public static let automatic = WritingToolsBehavior(name: "automatic")
    /// All tools, in the field.
    public static let complete = WritingToolsBehavior(name: "complete")
    /// Tools next to the field.
    public static let limited = WritingToolsBehavior(name: "limited")
    /// No tools.
    public static let disabled = WritingToolsBehavior(name: "disabled")
}

extension View {
    /// Sets whether views perform their actions while items are dragged over them.
    ///
    /// Differs from SwiftUI: actions aren't performed during drags.
    public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
        transformEnvironment(\.self) { $0[SpringLoadingBehaviorKey.self] = behavior }
    }

    /// Sets the extent of Writing Tools in the view's text fields.
    ///
    /// Differs from SwiftUI: there are no Writing Tools.
    public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }

    /// Flashes the scroll indicators of scroll views in the view when they appear.
    ///
    /// Differs from SwiftUI: indicators are shown only while the user scrolls.
    public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

    /// Flashes the scroll indicators of scroll views in the view when a value changes.
    ///
    /// Differs from SwiftUI: indicators are shown only while the user scrolls.
    public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
}
