import Foundation

/// The edges of a scene that have its default padding.
public struct ScenePadding: Equatable, Sendable {
    let length: CGFloat

    /// The minimum padding.
    public static let minimum = ScenePadding(length: 16)
}

/// The behavior of a menu after one of its actions ran.
public struct MenuActionDismissBehavior: Equatable, Sendable {
    private let name: String

    /// The menu is dismissed after an action.
    public static let automatic = MenuActionDismissBehavior(name: "automatic")
    /// The menu is dismissed after an action.
    public static let enabled = MenuActionDismissBehavior(name: "enabled")
    /// The menu stays open.
    public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

private enum MenuActionDismissBehaviorKey: EnvironmentKey {
    static let defaultValue = MenuActionDismissBehavior.automatic
}

extension EnvironmentValues {
    /// The behavior of a menu after one of its actions has run.
    var menuActionDismissBehavior: MenuActionDismissBehavior {
        get { self[MenuActionDismissBehaviorKey.self] }
        set { self[MenuActionDismissBehaviorKey.self] = newValue }
    }
}

/// The behaviors of a button while it's held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let name: String

    /// The default behavior.
    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    /// The action repeats.
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    /// The action runs once.
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// The prominence of badges.
public struct BadgeProminence: Hashable, Sendable {
    private let name: String

    /// A decreased prominence.
    public static let decreased = BadgeProminence(name: "decreased")
    /// The standard prominence.
    public static let standard = BadgeProminence(name: "standard")
    /// An increased prominence.
    public static let increased = BadgeProminence(name: "increased")
}

extension View {
    /// Adds the default padding of the scene to edges of the view.
    public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }

    /// Adds a padding of the scene to edges of the view.
    public nonisolated func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        self.padding(edges, padding.length)
    }

    /// Sets the behavior of menus in the view after one of their actions has run.
    public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        environment(\.menuActionDismissBehavior, behavior)
    }

    /// Sets whether the actions of buttons in the view repeat while the buttons are held.
    ///
    /// Differs from SwiftUI: actions always run once.
    public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        transformEnvironment(\.self) { $0[ButtonRepeatBehaviorKey.self] = behavior }
    }

    /// Sets the prominence of badges in the view.
    public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
        environment(\.badgeProminence, prominence)
    }

    /// Marks content as outdated until new data is available.
    public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

    /// Applies a projection to the view. Only its affine part has an effect.
    public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
        transformEffect(transform.affine)
    }
}
