import CollageTesting
import DisplayList
import Foundation
import LayoutGeometry
import Testing

@testable import PortableUIKitCore
@testable import PortableCollections
import PortableUIKit

@MainActor struct DragInteractionTests {
    private final class Source: UIView, UIDragInteractionDelegate {
        var log: [String] = []
        var added: [UIDragItem] = []
        var cancelPreview = true

        private func item(_ name: String) -> UIDragItem {
            UIDragItem(itemProvider: NSItemProvider(object: name as NSString))
        }

        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] { [item("a")] }
        func dragInteraction(
            _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
            session: any UIDragSession
        ) {
            animator.addAnimations { self.log.append("lift") }
            animator.addCompletion { _ in self.log.append("lifted") }
        }
        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
        ) -> [UIDragItem] {
            log.append("add at \(point.x)")
            return [item("b")]
        }
        func dragInteraction(
            _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
            for addingInteraction: UIDragInteraction
        ) { log.append("will add \(items.count)") }
        func dragInteraction(
            _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
        ) -> Bool { true }
        func dragInteraction(
            _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
            withDefault defaultPreview: UITargetedDragPreview
        ) -> UITargetedDragPreview? { cancelPreview ? defaultPreview : nil }
        func dragInteraction(
            _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
        ) { animator.addCompletion { _ in self.log.append("returned") } }
        func dragInteraction(
            _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
        ) { log.append("transferred \(session.items.count)") }
    }

    private final class Target: UIView, UIDropInteractionDelegate {
        var log: [String] = []
        var prefersFullSizePreview = false
        func dropInteraction(
            _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
        ) -> UIDropProposal {
            session.progressIndicatorStyle = .none
            let proposal = UIDropProposal(operation: .copy)
            proposal.prefersFullSizePreview = prefersFullSizePreview
            return proposal
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
            log.append("enter")
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
            log.append("exit")
        }
        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
            log.append("drop \(session.isRestrictedToDraggingApplication)")
        }
        func dropInteraction(
            _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
        ) { animator.addAnimations { self.log.append("animate") } }
    }

    private let host = TestHost(size: CGSize(width: 300, height: 600), safeAreaInsets: .zero)
    private let source = Source(frame: CGRect(x: 0, y: 500, width: 100, height: 100))
    private let target = Target(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    init() {
        let controller = UIViewController()
        source.addInteraction(UIDragInteraction(delegate: source))
        target.addInteraction(UIDropInteraction(delegate: target))
        host.show(controller)
        for view in [source, target] as [UIView] { controller.view.addSubview(view) }
    }

    private func begin() -> TestHost.Finger {
        let finger = host.touch(at: CGPoint(x: 50, y: 550))
        host.advance(by: 0.6)
        finger.move(to: CGPoint(x: 70, y: 530))
        return finger
    }

    @Test func `the delegates animate with the lift and the drop, and are notified of the transfer`() {
        let finger = begin()
        host.advance(by: 0.3)
        #expect(source.log == ["lift", "lifted"])
        finger.move(to: CGPoint(x: 150, y: 100))
        finger.lift()
        host.settle()
        #expect(target.log == ["enter", "drop true", "animate"] && source.log.last == "transferred 1")
    }

    @Test func `a tap with a second finger adds items`() {
        let finger = begin()
        host.advance(by: 0.3)
        host.tap(CGPoint(x: 20, y: 560))
        #expect(source.log.suffix(2) == ["add at 20.0", "will add 1"])
        finger.move(to: CGPoint(x: 150, y: 100))
        finger.lift()
        host.settle()
        #expect(source.log.last == "transferred 2")
    }

    @Test func `a large preview is scaled down over a view, unless the view prefers its full size`() throws {
        source.frame = CGRect(x: 0, y: 350, width: 250, height: 250)
        let finger = begin()
        host.advance(by: 0.3)
        let platter = try #require(host.first(PreviewPlatter.self))
        func scale() -> CGFloat { (platter.frame.width / 250 * 100).rounded() / 100 }
        #expect(scale() == 1.05)
        finger.move(to: CGPoint(x: 150, y: 100))
        host.advance(by: 0.3)
        #expect(scale() == 0.84)
        target.prefersFullSizePreview = true
        finger.move(to: CGPoint(x: 151, y: 100))
        host.advance(by: 0.3)
        #expect(scale() == 1.05)
        finger.lift()
        host.settle()
    }

    @Test func `a second drag enters a view only if it allows simultaneous drops`() throws {
        let other = Source(frame: CGRect(x: 200, y: 500, width: 100, height: 100))
        other.addInteraction(UIDragInteraction(delegate: other))
        source.superview?.addSubview(other)
        let interaction = try #require(target.interactions.first as? UIDropInteraction)
        for allows in [false, true] {
            interaction.allowsSimultaneousDropSessions = allows
            target.log = []
            let first = begin()
            first.move(to: CGPoint(x: 100, y: 100))
            let second = host.touch(at: CGPoint(x: 250, y: 550))
            host.advance(by: 0.6)
            second.move(to: CGPoint(x: 230, y: 530))
            second.move(to: CGPoint(x: 200, y: 100))
            #expect(target.log == (allows ? ["enter", "enter"] : ["enter"]))
            first.move(to: CGPoint(x: 100, y: 400))
            second.move(to: CGPoint(x: 201, y: 100))
            #expect(target.log == (allows ? ["enter", "enter", "exit"] : ["enter", "exit", "enter"]))
            first.lift()
            second.lift()
            host.settle()
        }
    }

    @Test func `a canceled item returns with the delegate's animation`() {
        let finger = begin()
        finger.move(to: CGPoint(x: 150, y: 400))
        finger.lift()
        host.settle()
        #expect(source.log.last == "returned" && target.log.isEmpty)
    }

    @Test func `an extended lift takes longer`() throws {
        try #require(source.interactions.first as? UIDragInteraction).liftBehavior = .extended
        let finger = host.touch(at: CGPoint(x: 50, y: 550))
        host.advance(by: 0.8)
        #expect(source.log.isEmpty)
        host.advance(by: 0.5)
        #expect(source.log.first == "lift")
        finger.lift()
        host.settle()
    }

    private func movePointer(_ points: [(HostInput.Touch.Phase, Double)]) {
        for (phase, y) in points {
            host.session.receive(
                .touch(HostInput.Touch(identifier: 0, phase: phase, location: Point(x: 50, y: y), button: .primary)))
            host.advance(by: 0.02)
        }
    }

    @Test func `a pointer drags before the lift if the interaction allows it`() throws {
        movePointer([(.began, 550), (.moved, 520), (.moved, 100), (.ended, 100)])
        host.settle()
        #expect(source.log.isEmpty && target.log.isEmpty)
        try #require(source.interactions.first as? UIDragInteraction).allowsPointerDragBeforeLiftDelay = true
        movePointer([(.began, 550), (.moved, 520), (.moved, 100), (.ended, 100)])
        host.settle()
        #expect(source.log.first == "lift" && target.log.contains("drop true"))
    }

    @Test func `previews of URLs show the title and the host`() throws {
        let url = try #require(URL(string: "https://example.com/a"))
        let preview = UIDragPreview(for: url, title: "Example")
        let texts = preview.view.subviews.compactMap { ($0 as? UILabel)?.text }
        #expect(texts == ["Example", "example.com"] && preview.view.bounds.width > 0)
        let targeted = UITargetedDragPreview(
            for: url, target: UIDragPreviewTarget(container: host.window, center: .zero))
        #expect(targeted.view.subviews.count == 1)
    }
}
