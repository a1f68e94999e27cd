import PortableUIKit

/// An object in the environment that pushes and pops screens.
@MainActor
class Navigator {
    weak var navigationController: UINavigationController?
    /// The search field that was added to the stack. It appears in the bar of the root view.
    var search: SearchField?

    /// The navigator of the column whose screens are replaced by the links in this column. It's `nil` if links push.
    var detailNavigator: Navigator? { nil }

    /// Pushes the screen of a value, for stacks whose screens represent values.
    func push(value: AnyHashable) {
        Diagnostics.log("A NavigationLink with a value isn't in a NavigationStack, so it shows nothing.")
    }

    /// Returns whether there is a screen for a value.
    func hasDestination(for value: AnyHashable) -> Bool { false }

    /// Pushes a screen, or returns `nil` if there's no stack. `didLeave` is called when the screen has left the stack.
    @discardableResult
    final func push<Destination: View>(
        _ destination: Destination, environment: EnvironmentValues, didLeave: (() -> Void)? = nil
    ) -> PushedController<Destination>? {
        if let detail = detailNavigator, let column = detail.navigationController {
            var inner = environment
            inner.navigator = detail
            let controller = makeController(destination, environment: inner, didLeave: didLeave)
            column.setViewControllers([controller], animated: false)
            return controller
        }
        guard let navigationController else { return nil }
        let controller = makeController(destination, environment: environment, didLeave: didLeave)
        navigationController.pushViewController(controller, animated: true)
        return controller
    }

    /// Creates the controller of a screen to push.
    final func makeController<Destination: View>(
        _ destination: Destination, environment: EnvironmentValues, didLeave: (() -> Void)?
    ) -> PushedController<Destination> {
        var inner = environment
        let controller = PushedController(rootView: destination, environment: inner)
        controller.didLeave = didLeave
        inner.dismiss = DismissAction { [weak controller] in controller?.pop() }
        inner.isPresented = true
        controller.host.inheritedEnvironment = inner
        return controller
    }
}

/// The view controller of a pushed screen.
final class PushedController<Content: View>: UIHostingController<Content> {
    /// A closure that's called once after the screen was popped.
    var didLeave: (() -> Void)?

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        guard parent == nil else { return }
        let didLeave = didLeave
        self.didLeave = nil
        didLeave?()
    }

    /// Pops the screen and all screens above it.
    func pop() {
        guard let navigation = navigationController, let index = navigation.viewControllers.firstIndex(of: self),
            index > 0
        else { return }
        navigation.popToViewController(navigation.viewControllers[index - 1], animated: true)
    }
}

/// A modifier that pushes a destination while a condition is `true`.
nonisolated struct ActiveLinkModifier<Destination: View>: WrappingModifier {
    let isActive: Binding<Bool>
    let destination: Destination

    @MainActor func makeElement(_ inputs: _ViewInputs) -> ActiveLinkElement<Destination> { ActiveLinkElement() }

    @MainActor func update(_ element: ActiveLinkElement<Destination>, _ inputs: _ViewInputs) {
        element.update(isActive, destination, inputs.environment)
        let isWanted = isActive.wrappedValue
        if isWanted != element.isShown { element.scheduleShowing() }
    }
}

/// The element of a link that pushes its destination while its binding is `true`.
final class ActiveLinkElement<Destination: View>: UnaryElement {
    private weak var controller: PushedController<Destination>?
    private var isActive: Binding<Bool>?
    private var destination: Destination?
    private var environment = EnvironmentValues()
    /// The timer that delays changes of the stack until the views are updated. The link's screen isn't laid out if
    /// another screen covers it.
    private lazy var timer = FrameTimer { [weak self] in self?.show() }

    var isShown: Bool { controller != nil }

    func update(_ isActive: Binding<Bool>, _ destination: Destination, _ environment: EnvironmentValues) {
        self.isActive = isActive
        self.destination = destination
        self.environment = environment
        controller?.rootView = destination
    }

    func scheduleShowing() { timer.start(after: 0, for: environment.navigator?.navigationController?.view) }

    override func willLeave() { timer.stop() }

    private func show() {
        guard let destination, let isWanted = isActive?.wrappedValue, isWanted != isShown else { return }
        guard isWanted else {
            controller?.pop()
            controller = nil
            return
        }
        controller = environment.navigator?.push(destination, environment: environment) { [weak self] in
            self?.controller = nil
            if self?.isActive?.wrappedValue ?? false { self?.isActive?.wrappedValue = false }
        }
    }
}

private enum NavigatorKey: EnvironmentKey {
    static var defaultValue: Navigator? { nil }
}

extension EnvironmentValues {
    /// The navigator that pushes destinations. It's `nil` outside of navigation views.
    var navigator: Navigator? {
        get { self[NavigatorKey.self] }
        set { self[NavigatorKey.self] = newValue }
    }

    /// Returns the environment with a navigator. The stack adopts the enclosing search field.
    @MainActor func with(_ navigator: Navigator) -> EnvironmentValues {
        var values = self
        values.navigator = navigator
        navigator.search = searchField
        if navigator.search != nil { values.searchField = nil }
        return values
    }
}
