import PortableUIKit

/// The split view controller.
struct SplitHost: UIViewControllerRepresentable {
    let columns: SplitColumns
    let visibility: Binding<NavigationSplitViewVisibility>?

    func makeCoordinator() -> SplitCoordinator { SplitCoordinator() }

    func makeUIViewController(context: Context) -> UISplitViewController {
        let split = UISplitViewController(style: columns.content == nil ? .doubleColumn : .tripleColumn)
        let coordinator = context.coordinator
        split.delegate = coordinator
        coordinator.set(columns.sidebar, for: .primary, of: split, context.environment)
        if let content = columns.content {
            coordinator.set(content, for: .supplementary, of: split, context.environment)
        }
        coordinator.set(columns.detail, for: .secondary, of: split, context.environment)
        return split
    }

    func updateUIViewController(_ split: UISplitViewController, context: Context) {
        let coordinator = context.coordinator
        coordinator.visibility = visibility
        coordinator.update(columns.sidebar, for: .primary, context.environment)
        if let content = columns.content { coordinator.update(content, for: .supplementary, context.environment) }
        coordinator.update(columns.detail, for: .secondary, context.environment)
        split.preferredSplitBehavior =
            switch context.environment.splitBehavior {
            case .automatic: .automatic
            case .balanced: .tile
            case .prominentDetail: .overlay
            }
        coordinator.applyVisibility(to: split)
        coordinator.applyWidths(to: split)
    }
}

/// A coordinator that stores the navigation controllers of the columns, and reports their visibility when the user
/// changes it.
@MainActor
final class SplitCoordinator: NSObject, UISplitViewControllerDelegate {
    private struct Column {
        let screen: UIHostingController<AnyView>
        let navigator: StackNavigator
        let path: StateBox<[AnyHashable]>
    }

    private var columns: [UISplitViewController.Column: Column] = [:]
    var visibility: Binding<NavigationSplitViewVisibility>?

    /// Sets a stack with a root view for a column.
    func set(
        _ view: AnyView, for column: UISplitViewController.Column, of split: UISplitViewController,
        _ environment: EnvironmentValues
    ) {
        let navigator = column == .secondary ? StackNavigator() : LeadingColumnNavigator()
        let screen = UIHostingController(rootView: view, environment: values(environment, navigator))
        let navigation = UINavigationController(rootViewController: screen)
        navigation.navigationBar.prefersLargeTitles = true
        navigator.navigationController = navigation
        let path = StateBox<[AnyHashable]>([])
        columns[column] = Column(screen: screen, navigator: navigator, path: path)
        navigator.path = Binding {
            path.current
        } set: { [weak navigator] elements in
            path.write(elements)
            MainActor.assumeIsolated { navigator?.show(elements) }
        }
        // A link in a leading column replaces the screens of the last column.
        (navigator as? LeadingColumnNavigator)?.detail = { [weak self] in self?.columns[.secondary]?.navigator }
        split.setViewController(navigation, for: column)
    }

    /// Updates the root view and the environment of a column.
    func update(_ view: AnyView, for column: UISplitViewController.Column, _ environment: EnvironmentValues) {
        guard let column = columns[column] else { return }
        column.screen.rootView = view
        column.navigator.environment = environment
        let screens = column.navigator.navigationController?.viewControllers ?? []
        for case let screen as any HostingScreen in screens { screen.inherit(values(environment, column.navigator)) }
        column.navigator.refresh()
    }

    private func values(_ environment: EnvironmentValues, _ navigator: Navigator) -> EnvironmentValues {
        var values = environment.with(navigator)
        values.isInColumn = true
        return values
    }

    /// Shows the columns that the app has requested.
    func applyVisibility(to split: UISplitViewController) {
        let hasThree = split.style == .tripleColumn
        let mode: UISplitViewController.DisplayMode =
            switch visibility?.wrappedValue ?? .automatic {
            case .all: hasThree ? .twoBesideSecondary : .oneBesideSecondary
            case .doubleColumn: .oneBesideSecondary
            case .detailOnly: .secondaryOnly
            default: .automatic
            }
        if split.preferredDisplayMode != mode { split.preferredDisplayMode = mode }
    }

    /// Sets the widths of the leading columns that their views request.
    func applyWidths(to split: UISplitViewController) {
        if let width = columns[.primary]?.screen.host.values.last(ColumnWidthKey.self) {
            split.minimumPrimaryColumnWidth = width.least ?? UISplitViewController.automaticDimension
            split.maximumPrimaryColumnWidth = width.most ?? UISplitViewController.automaticDimension
            split.preferredPrimaryColumnWidth = width.ideal
        }
        if let width = columns[.supplementary]?.screen.host.values.last(ColumnWidthKey.self) {
            split.minimumSupplementaryColumnWidth = width.least ?? UISplitViewController.automaticDimension
            split.maximumSupplementaryColumnWidth = width.most ?? UISplitViewController.automaticDimension
            split.preferredSupplementaryColumnWidth = width.ideal
        }
    }

    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {
        guard let visibility, visibility.wrappedValue != .automatic || displayMode == .secondaryOnly else { return }
        let new: NavigationSplitViewVisibility =
            switch displayMode {
            case .secondaryOnly: .detailOnly
            case .oneBesideSecondary, .oneOverSecondary: svc.style == .tripleColumn ? .doubleColumn : .all
            default: .all
            }
        if visibility.wrappedValue != new { visibility.wrappedValue = new }
    }
}

/// A navigator that shows the screens of values pushed in a leading column in the last column.
private final class LeadingColumnNavigator: StackNavigator {
    var detail: () -> StackNavigator? = { nil }

    override var detailNavigator: Navigator? { detail() }

    override func push(value: AnyHashable) {
        guard let detail = detail(), navigationController?.viewControllers.first is any HostingControlling
        else { return super.push(value: value) }
        guard let view = destination(of: value) else { return detail.push(value: value) }
        detail.showAlone(view, environment: environment)
    }

    override func hasDestination(for value: AnyHashable) -> Bool {
        destination(of: value) != nil || detail()?.hasDestination(for: value) ?? false
    }

    /// Returns the screen for a value, according to the lowest screen of the column.
    private func destination(of value: AnyHashable) -> AnyView? {
        guard let own = navigationController?.viewControllers.first as? any HostingControlling else { return nil }
        own.host.makeElements()
        let destinations = own.host.values.all(NavigationDestinationKey.self).reversed()
        return destinations.lazy.compactMap { $0.make(value) }.first
    }
}

extension StackNavigator {
    /// Replaces all screens of the stack with a view.
    fileprivate func showAlone(_ view: AnyView, environment: EnvironmentValues) {
        path?.wrappedValue = []
        var values = environment.with(self)
        values.isInColumn = true
        navigationController?.setViewControllers(
            [UIHostingController(rootView: view, environment: values)], animated: false)
    }
}
