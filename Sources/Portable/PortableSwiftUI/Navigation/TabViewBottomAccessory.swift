import PortableUIKit

/// The behavior of the tab bar when content scrolls.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    let behavior: UITabBarController.MinimizeBehavior

    /// The default behavior of the system.
    public static let automatic = TabBarMinimizeBehavior(behavior: .automatic)
    /// The bar is minimized when the user scrolls down.
    public static let onScrollDown = TabBarMinimizeBehavior(behavior: .onScrollDown)
    /// The bar is minimized when the user scrolls up.
    public static let onScrollUp = TabBarMinimizeBehavior(behavior: .onScrollUp)
    /// The bar is never minimized.
    public static let never = TabBarMinimizeBehavior(behavior: .never)
}

/// The placement of a tab view's accessory.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    /// The accessory is in line with a minimized bar.
    case inline
    /// The accessory is above the bar.
    case expanded
}

private struct TabAccessoryKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
}

private struct TabBarMinimizeBehaviorKey: EnvironmentKey {
    static let defaultValue = TabBarMinimizeBehavior.automatic
}

extension EnvironmentValues {
    /// The placement of the accessory that contains the view, or `nil` outside of an accessory.
    public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
        switch traitCollection.tabAccessoryEnvironment {
        case .inline: .inline
        case .regular: .expanded
        default: nil
        }
    }

    fileprivate var tabAccessory: AnyView? {
        get { self[TabAccessoryKey.self] }
        set { self[TabAccessoryKey.self] = newValue }
    }

    fileprivate var tabBarMinimizeBehavior: TabBarMinimizeBehavior {
        get { self[TabBarMinimizeBehaviorKey.self] }
        set { self[TabBarMinimizeBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Adds an accessory view above the tab bar.
    public nonisolated func tabViewBottomAccessory<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        let content = content()
        return transformEnvironment(\.tabAccessory) { accessory in
            accessory = AnyView(content)
        }
    }

    /// Adds an accessory view above the tab bar if `isEnabled` is `true`.
    public nonisolated func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool, @ViewBuilder content: () -> Content
    ) -> some View {
        let content = content()
        return transformEnvironment(\.tabAccessory) { accessory in
            guard isEnabled else { return }
            accessory = AnyView(content)
        }
    }

    /// Sets the behavior of the tab bar when content scrolls, in the design of iOS 26. With `.automatic`, the bar isn't
    /// minimized.
    public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
        environment(\.tabBarMinimizeBehavior, behavior)
    }
}

/// Applies the accessory and the bar behavior of the environment to the view controller of a tab view.
@MainActor
func applyTabAccessory(_ environment: EnvironmentValues, to controller: UITabBarController) {
    controller.tabBarMinimizeBehavior = environment.tabBarMinimizeBehavior.behavior
    var inner = environment
    inner.tabAccessory = nil
    guard let accessory = environment.tabAccessory else {
        return controller.setBottomAccessory(nil, animated: false)
    }
    if let host = controller.bottomAccessory?.contentView as? HostingView {
        host.inheritedEnvironment = inner
        return host.update(HostedRoot(content: accessory))
    }
    let host = HostingView(HostedRoot(content: accessory), environment: inner)
    host.respectsSafeArea = false
    controller.setBottomAccessory(UITabAccessory(contentView: host), animated: false)
}
