import CollageTesting
import Testing

@MainActor struct PopoverSourceItemTests {
    private func show(_ setUp: (UIViewController, UIPopoverPresentationController) -> Void) -> CGRect {
        let host = TestHost(.iPadPro11)
        let screen = UIViewController(), content = UIViewController()
        host.show(UINavigationController(rootViewController: screen))
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 200, height: 100)
        setUp(screen, content.popoverPresentationController!)
        host.settle()
        host.run { screen.present(content, animated: false) }
        host.settle()
        return content.popoverPresentationController?.frameOfPresentedViewInContainerView ?? .null
    }

    @Test func `a view as the source item is the source view`() {
        let source = UIView(frame: CGRect(x: 300, y: 400, width: 40, height: 40)), other = UIView(frame: source.frame)
        let frame = show { screen, popover in
            screen.view.addSubview(source)
            popover.sourceItem = source
            #expect(popover.sourceView === source)
            #expect(popover.sourceItem === source)
        }
        let expected = show { screen, popover in
            screen.view.addSubview(other)
            popover.sourceView = other
        }
        #expect(frame == expected && !frame.isNull)
    }

    @Test func `a bar button item as the source item is the bar button item`() {
        let item = UIBarButtonItem(systemItem: .add)
        let frame = show { screen, popover in
            screen.navigationItem.rightBarButtonItem = item
            popover.sourceItem = item
            #expect(popover.barButtonItem === item)
        }
        #expect(frame.midX > 500)
    }

    @Test func `items have frames in the views of their window`() {
        let host = TestHost(.iPhone16)
        let screen = UIViewController(), view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        let item = UIBarButtonItem(title: "Done", primaryAction: nil)
        #expect(view.frame(in: screen.view).isNull && item.frame(in: screen.view).isNull)
        screen.view.addSubview(view)
        screen.navigationItem.rightBarButtonItem = item
        host.show(UINavigationController(rootViewController: screen))
        host.settle()
        #expect(view.frame(in: host.window) == CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(item.frame(in: host.window).maxX > 300)
    }
}
