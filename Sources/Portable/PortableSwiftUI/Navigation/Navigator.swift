import PortableUIKit

/// Pushes and pops where a view stands; the environment has it.
@MainActor
final class Navigator {
    weak var navigationController: UINavigationController?

    func push<Destination: View>(_ destination: Destination, environment: EnvironmentValues) {
        guard let navigationController else { return }
        var inner = environment
        let controller = UIHostingController(rootView: destination, environment: inner)
        inner.dismiss = DismissAction { [weak controller] in
            guard let controller, let navigation = controller.navigationController,
                let index = navigation.viewControllers.firstIndex(of: controller), index > 0
            else { return }
            navigation.popToViewController(navigation.viewControllers[index - 1], animated: true)
        }
        inner.isPresented = true
        controller.host.inheritedEnvironment = inner
        navigationController.pushViewController(controller, animated: true)
    }
}

private enum NavigatorKey: EnvironmentKey {
    static var defaultValue: Navigator? { nil }
}

extension EnvironmentValues {
    /// Where destinations are pushed; nil outside of navigation views.
    var navigator: Navigator? {
        get { self[NavigatorKey.self] }
        set { self[NavigatorKey.self] = newValue }
    }
}
