import CollageTesting
import Testing
@_spi(Collage) import PortableUIKit

/// A phone of 390 by 844 points with a safe area of 47 above and 34 below.
@MainActor final class SheetTests {
    /// Created in the test, not earlier: other tests may run in between, and there's only one clock.
    lazy var host = TestHost()
    let below = UIViewController()
    let above = UIViewController()

    /// The surroundings of a recorded sheet.
    private final class RecordedContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
        let containerTraitCollection = UITraitCollection(displayScale: 3)
        let maximumDetentValue: CGFloat = 759
    }

    private final class Listener: NSObject, UISheetPresentationControllerDelegate {
        var heard: [String] = []
        var allows = true
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
            _ sheetPresentationController: UISheetPresentationController
        ) {
            heard.append("detent \(sheetPresentationController.selectedDetentIdentifier?.rawValue.suffix(5) ?? "")")
        }
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { allows }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            heard.append("will")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            heard.append("did")
        }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            heard.append("attempt")
        }
    }

    @discardableResult
    private func present(_ change: (UISheetPresentationController) -> Void) throws -> UISheetPresentationController {
        host.show(below)
        let sheet = try #require(above.sheetPresentationController)
        change(sheet)
        below.present(above, animated: true)
        host.settle()
        return sheet
    }

    private var frame: CGRect { above.view.convert(above.view.bounds, to: nil) }

    /// 425/759 of the 753 points of a large sheet above the safe area, to the pixel, and the safe area.
    private let mediumTop: CGFloat = 844 - 421.5 - 34

    @Test func `a sheet rests at its smallest detent, and at the selected one`() throws {
        let sheet = try present { $0.detents = [.large(), .medium()] }
        #expect(frame == CGRect(x: 0, y: mediumTop, width: 390, height: 455.5))
        #expect(above.presentationController === sheet && above.activePresentationController === sheet)
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        host.advance(by: 0.1)
        let seen = try #require(sheet.presentedView).layer.state(at: host.now)
        #expect((57.0...mediumTop).contains(seen.position.y - seen.bounds.height / 2))
        host.settle()
        #expect(frame == CGRect(x: 0, y: 57, width: 390, height: 787))
    }

    @Test func `custom detents have their heights, without the safe area below, and are limited`() throws {
        var offered: CGFloat = 0
        let sheet = try present {
            $0.detents = [
                .custom(identifier: .init("small")) { context in
                    offered = context.maximumDetentValue
                    return 200
                }, .custom { _ in 5000 }, .custom { _ in nil },
            ]
        }
        #expect(offered == 753)
        #expect(frame.height == 234)
        #expect(sheet.selectedDetentIdentifier == nil)
        sheet.detents = [.custom { _ in 5000 }]
        host.settle()
        #expect(frame.height == 787)
    }

    @Test func `a finger drags a sheet from one detent to the next, and the delegate is notified`() throws {
        let listener = Listener()
        let sheet = try present {
            $0.detents = [.medium(), .large()]
            $0.delegate = listener
            $0.prefersGrabberVisible = true
        }
        host.drag(from: CGPoint(x: 195, y: 430), to: CGPoint(x: 195, y: 150))
        host.settle()
        #expect(frame.minY == 57)
        #expect(sheet.selectedDetentIdentifier == .large)
        #expect(listener.heard == ["detent large"])
        host.drag(from: CGPoint(x: 195, y: 80), to: CGPoint(x: 195, y: 400))
        host.settle()
        #expect(frame.minY == mediumTop)
        #expect(listener.heard == ["detent large", "detent edium"])
    }

    @Test func `a sheet follows the finger with increasing resistance beyond its largest height`() throws {
        let sheet = try present { $0.detents = [.medium()] }
        let finger = host.touch(at: CGPoint(x: 195, y: 430))
        finger.move(to: CGPoint(x: 195, y: 450))
        finger.move(to: CGPoint(x: 195, y: 530))
        #expect(abs(frame.minY - (mediumTop + 90)) <= 0.5)
        finger.move(to: CGPoint(x: 195, y: 230))
        #expect(frame.minY < mediumTop && frame.minY > 350)
        finger.lift()
        host.settle()
        #expect(frame.minY == mediumTop)
        #expect(sheet.selectedDetentIdentifier == .medium)
    }

    @Test func `dragging far down dismisses, and the delegate is notified before and afterward`() throws {
        let listener = Listener()
        try present { $0.delegate = listener }
        host.drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 700))
        #expect(listener.heard.first == "will")
        host.settle()
        #expect(below.presentedViewController == nil)
        #expect(listener.heard == ["will", "did"])
    }

    /// A large sheet of 787 points, dragged by a finger that rests before it's lifted.
    @Test(arguments: [(383, true), (403, false)] as [(CGFloat, Bool)])
    func `dragging a sheet by more than half of its height dismisses it`(distance: CGFloat, stays: Bool) throws {
        try present { _ in }
        host.drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 110 + distance))
        host.settle()
        #expect((below.presentedViewController === above) == stays)
        if stays { #expect(frame.minY == 57) }
    }

    @Test(arguments: [(975, true), (1020, false)] as [(CGFloat, Bool)])
    func `a flick of 1,000 points per second dismisses a sheet`(speed: CGFloat, stays: Bool) throws {
        try present { _ in }
        let finger = host.touch(at: CGPoint(x: 195, y: 100))
        for step in 1...6 {
            host.advance(by: 1.0 / 60)
            finger.move(to: CGPoint(x: 195, y: 100 + speed * CGFloat(step) / 60))
        }
        finger.lift()
        host.settle()
        #expect((below.presentedViewController === above) == stays)
    }

    @Test func `a flicked sheet moves to the next detent first`() throws {
        let sheet = try present {
            $0.detents = [.medium(), .large()]
            $0.selectedDetentIdentifier = .large
        }
        host.drag(
            from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 300), duration: 0.1, rests: false)
        #expect(sheet.selectedDetentIdentifier == .medium && frame.minY == mediumTop)
        host.drag(
            from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 300), duration: 0.1, rests: false)
        #expect(sheet.selectedDetentIdentifier == .large && frame.minY == 57)
    }

    @Test func `a large sheet doesn't follow a finger upwards`() throws {
        try present { _ in }
        let finger = host.touch(at: CGPoint(x: 195, y: 200))
        for y in stride(from: 190.0, through: 10, by: -20) {
            host.advance(by: 1.0 / 60)
            finger.move(to: CGPoint(x: 195, y: y))
            #expect(frame == CGRect(x: 0, y: 57, width: 390, height: 787))
        }
        finger.lift()
        host.settle()
    }

    @Test func `the dimming fades while a sheet is dragged away, but not between its detents`() throws {
        let sheet = try present { $0.detents = [.medium(), .large()] }
        func alpha() throws -> CGFloat { try #require(sheet.containerView?.subviews.first).alpha }
        #expect(try alpha() == 1)
        let finger = host.touch(at: CGPoint(x: 195, y: 430))
        finger.move(to: CGPoint(x: 195, y: 420))
        finger.move(to: CGPoint(x: 195, y: 320))
        #expect(try alpha() == 1)
        finger.move(to: CGPoint(x: 195, y: 520))
        // 100 of 455.5 points.
        let seen = try alpha()
        #expect(abs(seen - (1 - 100 / 455.5)) < 0.0025)
        finger.move(to: CGPoint(x: 195, y: 430))
        finger.lift()
        host.settle()
        #expect(try alpha() == 1)
    }

    @Test
    func `the largest detent fills the safe area, and medium is 425 of 759 points`() throws {
        host = TestHost(size: CGSize(width: 393, height: 852), scale: 3)
        var greatest: CGFloat = 0
        let sheet = try present {
            $0.detents = [
                .custom(identifier: .init("all")) { context in
                    greatest = context.maximumDetentValue
                    return 10_000
                }, .medium(),
            ]
        }
        let medium = try #require(sheet.detents.last)
        #expect(medium.resolvedValue(in: RecordedContext()) == 425)
        let safeArea = host.window.safeAreaInsets
        #expect(greatest == 852 - safeArea.top - 10 - safeArea.bottom)
    }

    @Test func `the screen behind a large sheet recedes as a card, and follows the finger back`() throws {
        let sheet = try present { $0.detents = [.medium(), .large()] }
        var behind: CGRect { below.view.frame }
        let black = try #require(host.window.subviews.first { $0.backgroundColor == .black })
        var seesBlack: Bool { black.layer.state(at: host.now).opacity == 1 }
        #expect(behind == host.window.bounds && !seesBlack)
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        host.settle()
        #expect(abs(behind.minX - 16) < 0.01 && abs(behind.width - 358) < 0.01 && abs(behind.minY - 47) < 0.01)
        #expect(below.view.layer.cornerRadius == 10 && below.view.safeAreaInsets.top == 47 && seesBlack)
        let finger = host.touch(at: CGPoint(x: 195, y: 80))
        finger.move(to: CGPoint(x: 195, y: 90))
        finger.move(to: CGPoint(x: 195, y: 200))
        #expect(behind.minX > 1 && behind.minX < 15)
        finger.cancel()
        host.settle()
        // In landscape the sheet covers everything.
        host.change(size: CGSize(width: 844, height: 390))
        #expect(behind == CGRect(x: 0, y: 0, width: 844, height: 390) && !seesBlack)
        host.change(size: CGSize(width: 390, height: 844))
        #expect(abs(behind.minX - 16) < 0.01 && seesBlack)
        above.dismiss(animated: true)
        host.advance(by: 0.1)
        #expect(seesBlack)
        host.settle()
        #expect(behind == host.window.bounds && below.view.layer.cornerRadius == 0 && !below.view.clipsToBounds)
        #expect(host.window.subviews == [below.view])
    }

    @Test func `a sheet below another one recedes as the screen does, and returns`() throws {
        try present { _ in }
        let lower = try #require(above.presentationController?.presentedView)
        #expect(lower.frame == CGRect(x: 0, y: 57, width: 390, height: 787))
        let second = UIViewController()
        above.present(second, animated: true)
        host.settle()
        let upper = try #require(second.presentationController?.presentedView)
        #expect(upper.convert(upper.bounds, to: nil) == CGRect(x: 0, y: 57, width: 390, height: 787))
        #expect(abs(lower.frame.minX - 16) < 0.01 && abs(lower.frame.minY - 47) < 0.01)
        #expect(abs(lower.frame.width - 358) < 0.01)
        // The lower sheet comes back as far as the upper one is dragged down.
        let finger = host.touch(at: CGPoint(x: 195, y: 80))
        finger.move(to: CGPoint(x: 195, y: 90))
        finger.move(to: CGPoint(x: 195, y: 400))
        #expect(lower.frame.minX > 1 && lower.frame.minX < 15)
        finger.cancel()
        host.settle()
        host.change(size: CGSize(width: 844, height: 390))
        host.change(size: CGSize(width: 390, height: 844))
        #expect(abs(lower.frame.minX - 16) < 0.01 && abs(lower.frame.minY - 47) < 0.01)
        second.dismiss(animated: true)
        host.settle()
        #expect(lower.frame == CGRect(x: 0, y: 57, width: 390, height: 787))
        above.present(second, animated: true)
        host.settle()
        below.dismiss(animated: true)
        host.settle()
        #expect(host.window.subviews == [below.view] && below.view.frame == host.window.bounds)
    }

    @Test func `an alert over a sheet darkens the whole screen`() throws {
        try present { _ in }
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default))
        above.present(alert, animated: false)
        host.settle()
        #expect(alert.view.convert(alert.view.bounds, to: nil) == host.window.bounds)
    }

    @Test func `a sheet that is dragged while the phone is rotated rests where a new one would`() throws {
        try present { $0.detents = [.medium(), .large()] }
        let finger = host.touch(at: CGPoint(x: 195, y: 430))
        finger.move(to: CGPoint(x: 195, y: 420))
        finger.move(to: CGPoint(x: 195, y: 300))
        host.change(size: CGSize(width: 844, height: 390))
        finger.move(to: CGPoint(x: 195, y: 200))
        finger.lift()
        host.settle()
        #expect(frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        host.change(size: CGSize(width: 390, height: 844))
        #expect(frame.maxY == 844 && [mediumTop, 57].contains(frame.minY))
        #expect(below.presentedViewController === above)
    }

    @Test(arguments: [true, false])
    func `a modal controller isn't dismissed, and the delegate is notified of the attempt`(byDelegate: Bool) throws {
        let listener = Listener()
        listener.allows = !byDelegate
        above.isModalInPresentation = !byDelegate
        try present { $0.delegate = listener }
        host.drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 840))
        host.settle()
        #expect(below.presentedViewController === above)
        #expect(listener.heard.allSatisfy { $0 == "attempt" || $0.hasPrefix("detent") })
        host.tap(CGPoint(x: 195, y: 20))
        host.settle()
        #expect(below.presentedViewController === above)
        #expect(listener.heard.contains("attempt"))
    }

    @Test func `a tap outside the sheet dismisses it, unless the view behind can be touched`() throws {
        let sheet = try present {
            $0.detents = [.medium(), .large()]
            $0.largestUndimmedDetentIdentifier = .medium
        }
        var taps = 0
        let button = UIButton(
            frame: CGRect(x: 0, y: 100, width: 100, height: 50), primaryAction: UIAction { _ in taps += 1 })
        below.view.addSubview(button)
        host.tap(button)
        #expect(taps == 1)
        #expect(below.presentedViewController === above)
        sheet.selectedDetentIdentifier = .large
        host.settle()
        host.tap(CGPoint(x: 195, y: 20))
        host.settle()
        #expect(below.presentedViewController == nil)
    }

    @Test func `a scroll view in the sheet enlarges it first, and scrolls then`() throws {
        let scrollView = UIScrollView()
        above.view = scrollView
        scrollView.contentSize = CGSize(width: 390, height: 3000)
        let sheet = try present { $0.detents = [.medium(), .large()] }
        host.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 300))
        host.settle()
        #expect(sheet.selectedDetentIdentifier == .large)
        #expect(scrollView.contentOffset.y <= 0)
        host.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 300))
        host.settle()
        #expect(scrollView.contentOffset.y > 300)
        #expect(frame.minY == 57)
    }

    @Test func `with two regular size classes the sheet floats, and its style determines its size`() throws {
        host = TestHost(size: CGSize(width: 1024, height: 1366))
        above.modalPresentationStyle = .formSheet
        try present { $0.detents = [.medium()] }
        #expect(frame == CGRect(x: 242, y: 373, width: 540, height: 620))
    }

    @Test func `a sheet and its closures are released after it's dismissed`() throws {
        final class Token {}
        weak var token: Token?
        weak var sheet: UISheetPresentationController?
        host.show(below)
        do {
            let controller = UIViewController(), held = Token()
            token = held
            sheet = controller.sheetPresentationController
            sheet?.detents = [
                .custom { _ in
                    _ = held; return 300
                }
            ]
            below.present(controller, animated: true)
            host.settle()
            controller.dismiss(animated: true)
            host.settle()
        }
        #expect(token == nil && sheet == nil)
    }
}
