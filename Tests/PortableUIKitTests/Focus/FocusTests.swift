import CollageTesting
import Testing

@MainActor
struct FocusTests {
    /// A grid of three columns that records the calls to its delegate.
    @MainActor
    final class Screen: NSObject, UICollectionViewDelegate {
        let host = TestHost(size: CGSize(width: 300, height: 400), safeAreaInsets: .zero)
        let view: UICollectionView
        let source: ScriptedDataSource
        var events: [String] = []
        var unfocusable: Set<Int> = []
        var preferred: IndexPath?
        var canStartMovement = true

        init(count: Int = 30) {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 100)
            layout.minimumLineSpacing = 0
            layout.minimumInteritemSpacing = 0
            view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            view.contentInsetAdjustmentBehavior = .never
            source = ScriptedDataSource(counts: [count])
            super.init()
            source.register(with: view)
            view.dataSource = source
            view.delegate = self
            let controller = UIViewController()
            host.show(controller)
            view.frame = controller.view.bounds
            controller.view.addSubview(view)
            host.settle()
        }

        func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
            !unfocusable.contains(indexPath.item)
        }

        func collectionView(
            _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
        ) -> Bool { canStartMovement }

        func collectionView(
            _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
            with coordinator: UIFocusAnimationCoordinator
        ) {
            func text(_ path: IndexPath?) -> String { path.map { "\($0.item)" } ?? "-" }
            events.append("\(text(context.previouslyFocusedIndexPath))>\(text(context.nextFocusedIndexPath))")
            coordinator.addCoordinatedAnimations(nil) { [weak self] in self?.events.append("done") }
        }

        func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { preferred }

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            events.append("select \(indexPath.item)")
        }

        func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
            events.append("deselect \(indexPath.item)")
        }

        func collectionView(
            _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
        ) {
            events.append("action \(indexPath.item)")
        }

        private(set) var animatedScrolls = 0

        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { animatedScrolls += 1 }

        /// The item that has the focus.
        var focused: Int? {
            view.visibleCells.first(where: \.isFocused).flatMap { view.indexPath(for: $0)?.item }
        }
    }

    @Test func `the first key shows the focus, arrows move it, and the cell displays it`() {
        let screen = Screen()
        #expect(screen.focused == nil)
        screen.host.press(.keyboardDownArrow)
        #expect(screen.focused == 0 && screen.events == ["->0", "done"])
        #expect(screen.view.cellForItem(at: [0, 0])?.configurationState.isFocused == true)
        screen.host.press(.keyboardRightArrow)
        screen.host.press(.keyboardDownArrow)
        #expect(screen.focused == 4)
        #expect(screen.view.cellForItem(at: [0, 0])?.configurationState.isFocused == false)
        screen.host.press(.keyboardLeftArrow)
        screen.host.press(.keyboardLeftArrow)
        #expect(screen.focused == 3, "there is nothing to the left")
        screen.host.press(.keyboardUpArrow)
        #expect(screen.focused == 0)
    }

    @Test func `cells that get and lose the focus have their configuration updated`() throws {
        let screen = Screen()
        let cell = try #require(screen.view.cellForItem(at: [0, 0]))
        var states: [Bool] = []
        cell.configurationUpdateHandler = { states.append($1.isFocused) }
        screen.host.settle()
        for key in [UIKeyboardHIDUsage.keyboardDownArrow, .keyboardRightArrow] {
            screen.host.press(key)
            screen.host.settle()
        }
        #expect(states == [false, true, false])
    }

    @Test func `when focus moves beyond the visible area, the collection view scrolls with it`() {
        let screen = Screen()
        for _ in 0..<6 { screen.host.press(.keyboardDownArrow) }
        #expect(screen.focused == 15)
        #expect(screen.view.contentOffset.y == 200)
        for _ in 0..<5 { screen.host.press(.keyboardUpArrow) }
        #expect(screen.focused == 0 && screen.view.contentOffset.y == 0)
    }

    @Test func `a partly visible item is scrolled to when a key focuses it, but not when the app does`() {
        let screen = Screen()
        screen.view.contentOffset.y = 50
        screen.view.layoutIfNeeded()
        screen.preferred = [0, 12]
        screen.view.setNeedsFocusUpdate()
        screen.view.updateFocusIfNeeded()
        screen.host.settle()
        #expect(screen.focused == 12 && screen.view.contentOffset.y == 50)
        screen.host.press(.keyboardRightArrow)
        screen.host.settle()
        #expect(screen.focused == 13 && screen.view.contentOffset.y == 100)
        #expect(screen.animatedScrolls == 1)
    }

    @Test func `return and the space bar act like a tap`() {
        let screen = Screen()
        screen.host.press(.keyboardDownArrow)
        screen.events = []
        screen.host.press(.keyboardReturnOrEnter)
        #expect(screen.view.indexPathsForSelectedItems == [[0, 0]])
        #expect(screen.events == ["select 0", "action 0"])
        screen.host.press(.keyboardRightArrow)
        screen.host.press(.keyboardSpacebar)
        #expect(screen.view.indexPathsForSelectedItems == [[0, 1]])
    }

    @Test func `the delegate decides which items can be focused, the preferred item, and whether the focus may move`() {
        let screen = Screen()
        screen.unfocusable = [1]
        screen.preferred = [0, 3]
        screen.host.press(.keyboardDownArrow)
        #expect(screen.focused == 3)
        screen.host.press(.keyboardUpArrow)
        screen.host.press(.keyboardRightArrow)
        #expect(screen.focused == 2, "1 can't be focused")
        screen.canStartMovement = false
        screen.host.press(.keyboardDownArrow)
        #expect(screen.focused == 2)
    }

    @Test func `the selection follows the focus if enabled`() {
        let screen = Screen()
        screen.view.selectionFollowsFocus = true
        screen.host.press(.keyboardDownArrow)
        screen.host.press(.keyboardRightArrow)
        #expect(screen.view.indexPathsForSelectedItems == [[0, 1]])
        #expect(!screen.events.contains("action 1"))
        let reported = screen.events.filter { $0.contains("select") }
        #expect(reported == ["select 0", "deselect 0", "select 1"])
    }

    @Test func `a collection view can disallow focus`() {
        let screen = Screen()
        screen.view.allowsFocus = false
        screen.host.press(.keyboardDownArrow)
        #expect(screen.focused == nil)
        screen.view.allowsFocus = true
        screen.view.allowsFocusDuringEditing = false
        screen.view.isEditing = true
        screen.host.press(.keyboardDownArrow)
        #expect(screen.focused == nil)
    }

    @Test
    func `the Tab key moves from group to group and wraps; a list remembers its item if enabled`() throws {
        let screen = Screen()
        screen.view.remembersLastFocusedIndexPath = true
        screen.view.frame = CGRect(x: 0, y: 100, width: 300, height: 300)
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        let field = UITextField(frame: CGRect(x: 150, y: 0, width: 100, height: 40))
        let superview = try #require(screen.view.superview)
        superview.addSubview(button)
        superview.addSubview(field)
        screen.host.settle()
        screen.host.press(.keyboardTab)
        #expect(button.isFocused && button.state.contains(.focused))
        screen.host.press(.keyboardTab)
        #expect(field.isFocused && field.isFirstResponder)
        screen.host.press(.keyboardTab)
        #expect(screen.focused == 0 && !field.isFirstResponder)
        screen.host.press(.keyboardTab)
        #expect(button.isFocused)
        screen.host.press(.keyboardTab, modifiers: .shift)
        #expect(screen.focused == 0)
    }

    @Test func `controls act like a tap, and disabled ones can't be focused`() {
        let host = TestHost(size: CGSize(width: 300, height: 400), safeAreaInsets: .zero)
        let controller = UIViewController()
        host.show(controller)
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        let toggle = UISwitch(frame: CGRect(x: 0, y: 100, width: 51, height: 31))
        let disabled = UIButton(frame: CGRect(x: 0, y: 50, width: 100, height: 40))
        disabled.isEnabled = false
        for view in [button, toggle, disabled] { controller.view.addSubview(view) }
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        host.press(.keyboardDownArrow)
        host.press(.keyboardReturnOrEnter)
        #expect(taps == 1)
        host.press(.keyboardDownArrow)
        #expect(toggle.isFocused)
        host.press(.keyboardSpacebar)
        #expect(toggle.isOn)
    }

    @Test func `the app can request the focus, and a view that leaves the window loses it`() throws {
        let screen = Screen()
        let system = try #require(UIFocusSystem.focusSystem(for: screen.view))
        screen.preferred = [0, 2]
        screen.view.setNeedsFocusUpdate()
        #expect(screen.focused == nil)
        screen.view.updateFocusIfNeeded()
        #expect(screen.focused == 2 && system.focusedItem === screen.view.cellForItem(at: [0, 2]))
        #expect(UIFocusSystem.environment(screen.view, contains: screen.view.cellForItem(at: [0, 2])!))
        screen.view.removeFromSuperview()
        #expect(system.focusedItem == nil)
    }

    @Test func `a reused cell doesn't keep the focus`() {
        let screen = Screen()
        screen.host.press(.keyboardDownArrow)
        screen.view.setContentOffset(CGPoint(x: 0, y: 600), animated: false)
        screen.host.settle()
        #expect(screen.focused == nil)
        #expect(screen.view.visibleCells.allSatisfy { !$0.configurationState.isFocused })
    }
}
