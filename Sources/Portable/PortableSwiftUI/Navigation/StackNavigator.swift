import PortableUIKit

/// The destination for values of a type.
struct NavigationDestination {
    /// A closure that returns the screen of a value, or `nil` for values of other types.
    let make: @MainActor (AnyHashable) -> AnyView?
}

enum NavigationDestinationKey: HostValueKey { typealias Value = NavigationDestination }

/// A navigator that updates the screens of a stack to its path, and the path to the screens that the user leaves.
@MainActor
class StackNavigator: Navigator {
    /// A screen that represents a value. The stack owns its view controller, whose environment contains the navigator.
    private struct Screen {
        let value: AnyHashable
        weak var controller: PushedController<AnyView>?
    }

    var path: Binding<[AnyHashable]>?
    /// The environment of the stack.
    var environment = EnvironmentValues()
    /// The screens of the path's values, from the bottom to the top.
    private var screens: [Screen] = []
    private var wanted = PendingValues()

    /// The values whose screens are shown next.
    private struct PendingValues {
        var values: [AnyHashable] = []
        /// A Boolean value that indicates whether screens were shown before, so that changes are animated.
        var isAnimated = false
        var column: ColumnPath?
    }

    /// The path of a `NavigationStack` that is the root of a column: the values above the lowest ones.
    private struct ColumnPath {
        var base: Int
        var path: Binding<[AnyHashable]>
        /// The values that the app has set in the path since the last frame.
        var values: [AnyHashable]?
    }

    /// Stacks change once views are up to date.
    private lazy var timer = FrameTimer { [weak self] in self?.reconcile() }

    /// Pushes the screen of a value.
    override func push(value: AnyHashable) {
        guard let path else { return }
        path.wrappedValue.append(value)
        updateColumnPath(path.wrappedValue)
    }

    override func hasDestination(for value: AnyHashable) -> Bool {
        destination(of: value, in: navigationController?.viewControllers ?? []) != nil
    }

    /// Shows the values of the path of a `NavigationStack` that is the root of the column, in the next frame.
    func show(column: Binding<[AnyHashable]>, _ values: [AnyHashable]) {
        let count = path?.wrappedValue.count ?? 0
        wanted.column = ColumnPath(base: min(wanted.column?.base ?? count, count), path: column, values: values)
        timer.start(after: 0, for: navigationController?.viewIfLoaded)
    }

    private func showColumnValues() {
        guard let path, let column = wanted.column, let values = column.values else { return }
        wanted.column?.values = nil
        let elements = path.wrappedValue
        let new = Array(elements.prefix(column.base)) + values
        guard new != elements else { return }
        path.wrappedValue = new
        wanted.values = new
    }

    /// Writes the values above the lowest ones into the path of the column's `NavigationStack`.
    private func updateColumnPath(_ elements: [AnyHashable]) {
        guard let column = wanted.column else { return }
        guard elements.count >= column.base else { return wanted.column = nil }
        let values = Array(elements.dropFirst(column.base))
        if column.path.wrappedValue != values { column.path.wrappedValue = values }
    }

    /// Shows the screens of values.
    func show(_ values: [AnyHashable]) {
        wanted.values = values
        guard values != screens.map(\.value) else { return wanted.isAnimated = true }
        timer.start(after: 0, for: navigationController?.viewIfLoaded)
    }

    private func reconcile() {
        showColumnValues()
        guard let navigationController, let root = navigationController.viewControllers.first else { return }
        let same = zip(screens, wanted.values).prefix { $0.value == $1 }.count
        guard same < max(screens.count, wanted.values.count) else { return }
        screens.removeSubrange(same...)
        var controllers = [root] + screens.compactMap(\.controller)
        for value in wanted.values[same...] {
            guard let view = destination(of: value, in: controllers) else {
                Diagnostics.log(
                    "A NavigationStack has no navigationDestination(for: \(type(of: value.base)).self), and shows nothing "
                        + "for \(value.base).")
                break
            }
            let controller = makeController(view, environment: environment.with(self)) { [weak self] in
                self?.screenWasLeft(value)
            }
            screens.append(Screen(value: value, controller: controller))
            controllers.append(controller)
        }
        // A back button has the title of the screen below, which may not have been shown yet.
        for case let covered as any HostingControlling in controllers.dropFirst(same + 1).dropLast() {
            covered.host.makeElements()
            applyTitle(of: covered.host, to: covered)
        }
        navigationController.setViewControllers(controllers, animated: wanted.isAnimated)
        wanted.isAnimated = true
    }

    /// Returns the destination for a value from the views of the stack's screens. Screens that are higher in the stack
    /// take precedence.
    private func destination(of value: AnyHashable, in controllers: [UIViewController]) -> AnyView? {
        for case let controller as any HostingControlling in controllers.reversed() {
            controller.host.makeElements()
            for destination in controller.host.values.all(NavigationDestinationKey.self).reversed() {
                if let view = destination.make(value) { return view }
            }
        }
        return nil
    }

    /// Called when the views that define destinations have changed.
    func refresh() {
        guard let root = navigationController?.viewControllers.first else { return }
        let controllers = [root] + screens.compactMap(\.controller)
        for screen in screens {
            guard let view = destination(of: screen.value, in: controllers) else { continue }
            screen.controller?.rootView = view
        }
        // Values without a destination may have one now.
        if wanted.values != screens.map(\.value) { show(wanted.values) }
    }

    /// Called when the user has popped the screen of a value and all screens above it.
    private func screenWasLeft(_ value: AnyHashable) {
        guard let index = screens.lastIndex(where: { $0.value == value && $0.controller?.parent == nil }) else {
            return
        }
        screens.removeSubrange(index...)
        wanted.values = screens.map(\.value)
        path?.wrappedValue = wanted.values
        updateColumnPath(wanted.values)
    }
}

/// The screen of a value. The closure is called in the body, so that the screen is updated when the objects that the
/// closure reads change.
private struct DestinationView<Value, Content: View>: View {
    /// A new object for each evaluation of the stack. Without it, a closure that captures the same objects would seem
    /// unchanged, even if their contents changed.
    final class Evaluation {}

    let value: Value
    let destination: (Value) -> Content
    let evaluation: Evaluation

    var body: some View { destination(value) }
}

extension View {
    /// Defines the destination for values of a type in the stack that contains the view.
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        nonisolated(unsafe) let destination = destination
        return modifier(
            HostValueModifier<NavigationDestinationKey> { _ in
                NavigationDestination { value in
                    (value.base as? D).map {
                        AnyView(DestinationView(value: $0, destination: destination, evaluation: .init()))
                    }
                }
            })
    }

    /// Pushes a screen while a condition is `true`.
    public nonisolated func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        modifier(ActiveLinkModifier(isActive: isPresented, destination: destination()))
    }

    /// Pushes a screen for an item while the item isn't `nil`.
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        let isThere = Binding<Bool> {
            item.wrappedValue != nil
        } set: {
            if !$0 { item.wrappedValue = nil }
        }
        return modifier(ActiveLinkModifier(isActive: isThere, destination: item.wrappedValue.map(destination)))
    }
}
