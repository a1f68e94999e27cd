import CollageTesting
import Testing

@MainActor
struct CollectionFocusTests {
    private typealias Screen = FocusTests.Screen

    @Test(arguments: [(true, 4), (false, 0)])
    func `the focus returns to the last focused item only if enabled`(
        _ remembers: Bool, _ item: Int
    ) throws {
        let screen = Screen()
        screen.view.remembersLastFocusedIndexPath = remembers
        screen.view.frame = CGRect(x: 0, y: 100, width: 300, height: 300)
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        try #require(screen.view.superview).addSubview(button)
        screen.host.settle()
        for key: UIKeyboardHIDUsage in [.keyboardTab, .keyboardTab, .keyboardRightArrow, .keyboardDownArrow] {
            screen.host.press(key)
        }
        #expect(screen.focused == 4)
        screen.host.press(.keyboardTab)
        #expect(button.isFocused)
        screen.host.press(.keyboardTab)
        #expect(screen.focused == item)
    }

    @Test func `a preferred item off screen is scrolled to, and a missing one is ignored`() {
        let screen = Screen()
        screen.preferred = [0, 25]
        screen.host.press(.keyboardDownArrow)
        #expect(screen.focused == 25 && screen.view.contentOffset.y == 500)
        let other = Screen()
        other.preferred = [0, 30]
        other.host.press(.keyboardDownArrow)
        #expect(other.focused == 0)
    }

    private let source = ScriptedDataSource(counts: [])

    /// Shows items with these frames. The first one is focused and the only visible one.
    private func focused(_ frames: [CGRect], offset: CGPoint) -> (host: TestHost, view: UICollectionView) {
        let host = TestHost(size: CGSize(width: 300, height: 400), safeAreaInsets: .zero)
        let view = UICollectionView(
            frame: .zero, collectionViewLayout: PlacesLayout(CGSize(width: 2000, height: 2000), frames))
        view.contentInsetAdjustmentBehavior = .never
        source.items = [frames.indices.map(String.init)]
        source.register(with: view)
        view.dataSource = source
        let controller = UIViewController()
        host.show(controller)
        view.frame = controller.view.bounds
        controller.view.addSubview(view)
        host.settle()
        view.contentOffset = offset
        host.settle()
        host.press(.keyboardDownArrow)
        #expect(view.cellForItem(at: [0, 0])?.isFocused == true)
        return (host, view)
    }

    @Test func `of two equally near items off screen, the first one is focused`() {
        let screen = focused(
            [
                CGRect(x: 0, y: 0, width: 300, height: 400), CGRect(x: 0, y: 400, width: 150, height: 100),
                CGRect(x: 150, y: 400, width: 150, height: 100),
            ], offset: .zero)
        screen.host.press(.keyboardDownArrow)
        #expect(screen.view.cellForItem(at: [0, 1])?.isFocused == true)
    }

    @Test(arguments: [
        (UIKeyboardHIDUsage.keyboardUpArrow, CGPoint(x: 900, y: 700)), (.keyboardDownArrow, CGPoint(x: 900, y: 1250)),
        (.keyboardLeftArrow, CGPoint(x: 500, y: 1200)), (.keyboardRightArrow, CGPoint(x: 950, y: 1200)),
    ])
    func `arrows scroll to items straight ahead of the visible area, not to items at its side`(
        _ key: UIKeyboardHIDUsage, _ origin: CGPoint
    ) {
        let start = CGRect(x: 600, y: 800, width: 350, height: 450)
        let beside = CGRect(origin: origin, size: CGSize(width: 100, height: 100))
        var screen = focused([start, beside], offset: CGPoint(x: 600, y: 800))
        screen.host.press(key)
        screen.host.settle()
        #expect(screen.view.cellForItem(at: [0, 0])?.isFocused == true)
        #expect(screen.view.contentOffset == CGPoint(x: 600, y: 800))
        screen = focused([start, beside.offsetBy(dx: -1, dy: -1)], offset: CGPoint(x: 600, y: 800))
        screen.host.press(key)
        screen.host.settle()
        #expect(screen.view.cellForItem(at: [0, 1])?.isFocused == true)
    }
}
