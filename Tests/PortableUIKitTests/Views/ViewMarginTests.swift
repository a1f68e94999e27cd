import CollageTesting
import Testing

/// The recorded values are in `UIKitConstants.md` 4.
@MainActor struct ViewMarginTests {
    final class Counter: UIView {
        var changes = 0
        override func layoutMarginsDidChange() { changes += 1 }
    }

    @Test func `margins are 8 points on each side`() {
        #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        #expect(!UIView().preservesSuperviewLayoutMargins)
    }

    @Test(arguments: [
        (
            CGPoint(x: 20, y: 20), UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8),
            UIEdgeInsets(top: 20, left: 30, bottom: 8, right: 8)
        ),
        (
            CGPoint(x: 0, y: 0), UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8),
            UIEdgeInsets(top: 40, left: 50, bottom: 8, right: 8)
        ),
        (
            CGPoint(x: 0, y: 0), UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
            UIEdgeInsets(top: 40, left: 50, bottom: 3, right: 4)
        ),
    ])
    func `preserved margins include the superview's overlapping margins`(
        origin: CGPoint, own: UIEdgeInsets, expected: UIEdgeInsets
    ) {
        let superview = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        superview.layoutMargins = UIEdgeInsets(top: 40, left: 50, bottom: 60, right: 70)
        let view = UIView(frame: CGRect(origin: origin, size: CGSize(width: 100, height: 100)))
        view.layoutMargins = own
        view.preservesSuperviewLayoutMargins = true
        superview.addSubview(view)
        #expect(view.layoutMargins == expected)
    }

    @Test(arguments: [
        (
            CGRect(x: 0, y: 460, width: 320, height: 100), UIEdgeInsets(top: 0, left: 10, bottom: 34, right: 12)
        ),
        (
            CGRect(x: -30, y: -50, width: 100, height: 200), UIEdgeInsets(top: 44, left: 10, bottom: 0, right: 0)
        ),
        (
            CGRect(x: 4, y: 40, width: 316, height: 430), UIEdgeInsets(top: 4, left: 6, bottom: 24, right: 12)
        ),
    ])
    func `a safe area extends no farther than the superview's`(frame: CGRect, expected: UIEdgeInsets) {
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
        controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        let child = UIView(frame: frame)
        controller.view.addSubview(child)
        #expect(child.safeAreaInsets == expected)
    }

    @Test(arguments: [(1024, 672), (390, 358)] as [(CGFloat, CGFloat)])
    func `readable content is at most 672 points wide`(width: CGFloat, expected: CGFloat) {
        let host = TestHost(size: CGSize(width: width, height: 768))
        let controller = UIViewController()
        host.show(controller)
        #expect(controller.view.readableContentGuide.layoutFrame.width == expected)
    }

    @Test func `leading and trailing margins follow the layout direction`() {
        let host = TestHost()
        let view = UIView()
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 16, bottom: 1, trailing: 4)
        view.insetsLayoutMarginsFromSafeArea = false
        host.show(view)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 16, bottom: 1, right: 4))
        host.change(layoutDirection: .rightToLeft)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 1, right: 16))
        host.change(layoutDirection: .leftToRight)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 16, bottom: 1, right: 4))
    }

    @Test func `a change is reported once`() {
        let view = Counter()
        view.layoutMargins = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        view.layoutMargins = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        #expect(view.changes == 1)
    }

    @Test func `directional margins follow the layout direction`() {
        let view = UIView()
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
}
