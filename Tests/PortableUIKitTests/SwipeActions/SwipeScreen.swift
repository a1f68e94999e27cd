import CollageTesting

/// A device with a list whose rows have swipe actions, which are recorded.
@MainActor
final class SwipeScreen {
    let list: ListScreen
    let actions: SwipeActionsProvider

    var host: TestHost { list.host }
    var view: UICollectionView { list.view }

    init(
        _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain, counts: [Int] = [20],
        direction: UIUserInterfaceLayoutDirection = .leftToRight,
        header: UICollectionLayoutListConfiguration.HeaderMode = .none
    ) {
        let actions = SwipeActionsProvider()
        var configuration = UICollectionLayoutListConfiguration(appearance, header: header)
        configuration.leadingSwipeActionsConfigurationProvider = { [weak actions] path in
            actions?.answer("leading", path)
        }
        configuration.trailingSwipeActionsConfigurationProvider = { [weak actions] path in
            actions?.answer("trailing", path)
        }
        self.actions = actions
        list = ListScreen(configuration, counts: counts, direction: direction)
    }

    /// The middle of a row on screen, in the window.
    func middle(of item: Int) -> CGPoint {
        guard let frame = list.view.layoutAttributesForItem(at: [0, item])?.frame else { return .zero }
        return view.convert(CGPoint(x: frame.midX, y: frame.midY), to: host.window)
    }

    /// Drags a row sideways by a distance and lifts the finger when it rests.
    func swipe(_ item: Int, by distance: CGFloat, rests: Bool = true) {
        let start = middle(of: item)
        host.drag(from: start, to: CGPoint(x: start.x + distance, y: start.y), rests: rests)
    }

    /// The distance that a row has been moved to the right.
    func shift(of item: Int) -> CGFloat {
        guard let cell = view.cellForItem(at: [0, item]) else { return 0 }
        return cell.frame.minX - (view.layoutAttributesForItem(at: [0, item])?.frame.minX ?? 0)
    }

    /// The view with the buttons.
    var actionsView: SwipeActionsView? { host.first(SwipeActionsView.self) }

    /// The buttons on screen from left to right, by their titles.
    var buttons: [SwipeActionButton] {
        host.all(SwipeActionButton.self).sorted {
            $0.convert(CGPoint.zero, to: nil).x < $1.convert(CGPoint.zero, to: nil).x
        }
    }

    func button(_ title: String) -> SwipeActionButton? { buttons.first { $0.action.title == title } }

    func isSwiped(_ item: Int) -> Bool? { view.cellForItem(at: [0, item])?.configurationState.isSwiped }

    /// Removes an item from the model and the list.
    func delete(_ item: Int) {
        list.source.items[0].remove(at: item)
        view.deleteItems(at: [[0, item]])
    }
}

/// Returns the actions of rows and records events.
@MainActor
final class SwipeActionsProvider {
    /// The configurations of each side, which are created again for each row.
    var configurations: [String: (IndexPath) -> UISwipeActionsConfiguration?] = [:]
    /// The requests for actions, as "side section-item".
    private(set) var questions: [String] = []
    /// The titles of the actions that were performed.
    private(set) var performed: [String] = []
    /// A closure that is called when an action is performed. By default, it immediately reports that the action is
    /// done.
    var onPerform: (UIContextualAction, @escaping (Bool) -> Void) -> Void = { _, completion in completion(true) }

    init() {
        configurations["trailing"] = { [weak self] _ in self?.make(["Delete", "Flag"], destructive: "Delete") }
        configurations["leading"] = { [weak self] _ in self?.make(["Read"]) }
    }

    func make(_ titles: [String], destructive: String? = nil) -> UISwipeActionsConfiguration {
        UISwipeActionsConfiguration(
            actions: titles.map { title in
                UIContextualAction(style: title == destructive ? .destructive : .normal, title: title) {
                    [weak self] action, _, completion in
                    self?.performed.append(title)
                    self?.onPerform(action, completion)
                }
            })
    }

    func answer(_ side: String, _ path: IndexPath) -> UISwipeActionsConfiguration? {
        questions.append("\(side) \(path.section)-\(path.item)")
        return configurations[side]?(path)
    }
}
