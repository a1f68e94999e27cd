import CollageTesting
import Testing

@MainActor final class PopoverTests {
    let below = UIViewController()
    let above = UIViewController()

    private func present(on host: TestHost, at frame: CGRect) throws -> UIPopoverPresentationController {
        host.show(below)
        let button = UIView(frame: frame)
        below.view.addSubview(button)
        above.modalPresentationStyle = .popover
        above.preferredContentSize = CGSize(width: 200, height: 300)
        let popover = try #require(above.popoverPresentationController)
        popover.sourceView = button
        below.present(above, animated: false)
        host.settle()
        return popover
    }

    @Test func `on a large screen a popover is below its anchor, within the margins`() throws {
        let host = TestHost(size: CGSize(width: 1024, height: 1366), safeAreaInsets: .zero)
        let popover = try present(on: host, at: CGRect(x: 900, y: 100, width: 100, height: 40))
        #expect(popover.arrowDirection == .up)
        #expect(popover.presentedView?.frame == CGRect(x: 814, y: 140, width: 200, height: 313))
        #expect(above.view.convert(above.view.bounds, to: nil) == CGRect(x: 814, y: 153, width: 200, height: 300))
        host.tap(CGPoint(x: 20, y: 20))
        host.settle()
        #expect(below.presentedViewController == nil)
    }

    @Test func `without space below it's above, and at the side only if permitted`() {
        let room = CGRect(x: 0, y: 0, width: 500, height: 500)
        let size = CGSize(width: 100, height: 200)
        let anchor = CGRect(x: 200, y: 400, width: 20, height: 20)
        let above = PopoverPlacement(size, at: anchor, in: room, permitted: .any)
        #expect(above.direction == .down && above.frame == CGRect(x: 160, y: 187, width: 100, height: 213))
        #expect(above.arrow == 50)
        let beside = PopoverPlacement(size, at: anchor, in: room, permitted: [.left, .right])
        #expect(beside.direction == .left && beside.frame == CGRect(x: 220, y: 300, width: 113, height: 200))
        #expect(beside.arrow == 110)
    }

    @Test func `on a phone it becomes a sheet, unless the delegate keeps the popover`() throws {
        final class Keeping: NSObject, UIPopoverPresentationControllerDelegate {
            func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
                .none
            }
        }
        let host = TestHost()
        let anchor = CGRect(x: 20, y: 100, width: 40, height: 40)
        let popover = try present(on: host, at: anchor)
        #expect(above.presentationController === popover.adaptiveSheetPresentationController)
        #expect(above.view.convert(above.view.bounds, to: nil).minY == 57)
        above.dismiss(animated: false)
        host.settle()

        let keeping = Keeping()
        let again = try #require(above.popoverPresentationController)
        let source = UIView(frame: anchor)
        below.view.addSubview(source)
        again.sourceView = source
        again.delegate = keeping
        below.present(above, animated: false)
        host.settle()
        #expect(above.view.convert(above.view.bounds, to: nil).size == CGSize(width: 200, height: 300))
        #expect(again.arrowDirection == .up)
    }
}
