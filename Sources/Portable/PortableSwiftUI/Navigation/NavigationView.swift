import PortableUIKit

/// A view that presents a stack of views with a navigation bar.
public nonisolated struct NavigationView<Content: View>: View {
    let content: Content

    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.navigationViewShowsColumns) private var showsColumns

    /// Creates a navigation view with a root view.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The navigation controller, or a split view in a regular width. In a compact width, it shows the first column.
    @MainActor public var body: some View {
        let columns = content.shownParts
        if columns.count > 1, horizontalSizeClass == .regular, showsColumns {
            SplitHost(
                columns: SplitColumns(
                    sidebar: columns[0].erased,
                    content: columns.count > 2 ? columns[1].erased : nil,
                    detail: columns[min(columns.count - 1, 2)].erased), visibility: nil
            )
            .ignoresSafeArea()
        } else if columns.count > 1 {
            NavigationHost(content: columns[0].erased).ignoresSafeArea()
        } else {
            NavigationHost(content: content).ignoresSafeArea()
        }
    }
}

/// The navigation controller of a stack of screens.
private struct NavigationHost<Content: View>: UIViewControllerRepresentable {
    let content: Content

    func makeCoordinator() -> Navigator { Navigator() }

    func makeUIViewController(context: Context) -> UINavigationController {
        let root = UIHostingController(rootView: content, environment: context.environment.with(context.coordinator))
        let navigation = UINavigationController(rootViewController: root)
        // As in SwiftUI, titles are large by default.
        navigation.navigationBar.prefersLargeTitles = true
        context.coordinator.navigationController = navigation
        return navigation
    }

    func updateUIViewController(_ controller: UINavigationController, context: Context) {
        guard let root = controller.viewControllers.first as? UIHostingController<Content> else { return }
        root.rootView = content
        let environment = context.environment.with(context.coordinator)
        for case let screen as any HostingScreen in controller.viewControllers {
            screen.inherit(environment)
        }
    }
}

/// A view controller whose views have an inherited environment.
@MainActor
protocol HostingScreen: UIViewController {
    func inherit(_ environment: EnvironmentValues)
}

extension UIHostingController: HostingScreen {
    func inherit(_ environment: EnvironmentValues) {
        var environment = environment
        // The dismiss action is the screen's own.
        environment.dismiss = host.inheritedEnvironment.dismiss
        environment.isPresented = host.inheritedEnvironment.isPresented
        host.inheritedEnvironment = environment
    }
}
