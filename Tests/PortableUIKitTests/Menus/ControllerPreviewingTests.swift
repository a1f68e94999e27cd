import CollageTesting
import Testing

@_spi(Collage) @testable import PortableUIKit
@testable import PortableUIKitCore

@MainActor
struct ControllerPreviewingTests {
    private final class Detail: UIViewController {
        var chosen: [String] = []

        override var previewActionItems: [any UIPreviewActionItem] {
            [
                UIPreviewAction(title: "Like", style: .selected) { action, controller in
                    (controller as? Detail)?.chosen.append(action.title)
                },
                UIPreviewActionGroup(
                    title: "More", style: .default,
                    actions: [UIPreviewAction(title: "Delete", style: .destructive) { _, _ in }]),
            ]
        }
    }

    private final class Screen: UIViewController, UIViewControllerPreviewingDelegate {
        let row = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
        let detail = Detail()
        var previewing: (any UIViewControllerPreviewing)?
        var isPreviewable = true
        var committed: [UIViewController] = []

        override func viewDidLoad() {
            view.addSubview(row)
            previewing = registerForPreviewing(with: self, sourceView: row)
        }

        func previewingContext(
            _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
        ) -> UIViewController? {
            #expect(previewingContext.sourceRect == row.bounds && location.y < 44)
            previewingContext.sourceRect = CGRect(x: 0, y: 0, width: 100, height: 44)
            return isPreviewable ? detail : nil
        }

        func previewingContext(
            _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
        ) {
            committed.append(viewControllerToCommit)
        }
    }

    private func show(_ screen: Screen) -> TestHost {
        let host = TestHost(size: CGSize(width: 390, height: 844))
        host.show(screen)
        return host
    }

    private func press(_ screen: Screen, in host: TestHost) {
        let finger = host.touch(at: CGPoint(x: 50, y: 120))
        host.advance(by: 0.6)
        finger.lift()
        host.settle()
    }

    @Test func `a press shows the preview with the actions of its controller`() throws {
        let screen = Screen()
        let host = show(screen)
        press(screen, in: host)
        #expect(screen.detail.viewIfLoaded?.window != nil)
        host.tap(try #require(host.first(MenuRowView.self) { $0.content.title == "Like" }))
        #expect(screen.detail.chosen == ["Like"] && screen.committed.isEmpty)
        #expect(screen.detail.view.window == nil)
    }

    @Test func `a tap on the preview commits its controller`() throws {
        let screen = Screen()
        let host = show(screen)
        press(screen, in: host)
        let preview = try #require(screen.detail.viewIfLoaded)
        host.tap(preview)
        #expect(screen.committed == [screen.detail])
    }

    @Test func `nothing is shown without a controller, or after previews have ended`() throws {
        let screen = Screen()
        let host = show(screen)
        screen.isPreviewable = false
        press(screen, in: host)
        #expect(screen.detail.viewIfLoaded == nil)
        screen.isPreviewable = true
        let previewing = try #require(screen.previewing)
        #expect(previewing.previewingGestureRecognizerForFailureRelationship.view === screen.row)
        screen.unregisterForPreviewing(withContext: previewing)
        press(screen, in: host)
        #expect(screen.detail.viewIfLoaded == nil && screen.row.interactions.isEmpty)
    }
}
