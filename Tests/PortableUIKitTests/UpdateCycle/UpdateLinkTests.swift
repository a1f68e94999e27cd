import CollageTesting
import Foundation
import Testing

@_spi(Collage) import PortableUIKit

@MainActor struct UpdateLinkTests {
    @MainActor private final class Display: NSObject {
        var log: [String] = []
        func linked(_ link: CADisplayLink) { log.append("display link") }
        func updated(_ link: UIUpdateLink, _ info: UIUpdateInfo) { log.append("method") }
    }

    private final class LoggedView: UIView {
        var display: Display?
        override func layoutSubviews() {
            super.layoutSubviews()
            display?.log.append("layout")
        }
    }

    private let host = TestHost()
    private let view = LoggedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let display = Display()

    init() {
        let controller = UIViewController()
        controller.view.addSubview(view)
        host.show(controller)
        host.settle()
    }

    @Test func `actions run in their phases, between display links and layout`() {
        let link = UIUpdateLink(view: view)
        let phases: [(String, UIUpdateActionPhase)] = [
            ("complete", .afterUpdateComplete), ("before commit", .beforeCATransactionCommit),
            ("after commit", .afterCATransactionCommit), ("after links", .afterCADisplayLinkDispatch),
            ("before events", .beforeEventDispatch), ("after events", .afterEventDispatch),
            ("scheduled", .afterUpdateScheduled), ("low latency", .beforeLowLatencyEventDispatch),
            ("low latency", .afterLowLatencyEventDispatch), ("low latency", .beforeLowLatencyCATransactionCommit),
            ("low latency", .afterLowLatencyCATransactionCommit),
        ]
        for (name, phase) in phases { link.addAction(to: phase) { _, _ in display.log.append(name) } }
        link.addAction { _, _ in display.log.append("before links") }
        link.addAction { _, _ in view.setNeedsLayout() }
        link.isEnabled = true
        view.display = display
        let displayLink = CADisplayLink(
            target: display, selector: Selector("linked:", Display.linked))
        host.run { displayLink.add(to: .main, forMode: .common) }
        host.advance(by: 1.0 / 60)
        displayLink.invalidate()
        #expect(
            display.log.prefix(10) == [
                "scheduled", "before events", "after events", "before links", "display link", "after links",
                "before commit", "layout", "after commit", "complete",
            ])
        #expect(UIUpdateActionPhase.beforeEventDispatch == .beforeEventDispatch)
        #expect(UIUpdateActionPhase.beforeEventDispatch != .afterEventDispatch)
    }

    @Test func `updates continue while a link requires them, and its view is in a window`() {
        var times: [TimeInterval] = []
        let link = UIUpdateLink(view: view) { _, info in times.append(info.modelTime) }
        link.isEnabled = true
        host.advance(by: 1)
        let count = times.count
        link.requiresContinuousUpdates = true
        for _ in 0..<60 { host.advance(by: 1.0 / 60) }
        #expect(times.count >= count + 60)
        #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
        link.isEnabled = false
        times = []
        host.settle()
        host.advance(by: 1)
        #expect(times.isEmpty)
        link.isEnabled = true
        view.removeFromSuperview()
        host.advance(by: 1)
        #expect(times.count <= 1)
        host.settle()
    }

    @Test func `an update has a description, for the display of a view or a scene`() throws {
        let session = UISceneSession(role: .windowApplication, persistentIdentifier: "updates")
        let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        let window = UIWindow(windowScene: scene)
        window.isHidden = false
        defer { window.isHidden = true }
        let link = UIUpdateLink(windowScene: scene)
        var isSame = false
        link.addAction { link, info in
            let found = [link.currentUpdateInfo(), UIUpdateInfo.current(for: view), UIUpdateInfo.current(for: scene)]
            isSame = found.allSatisfy { $0?.modelTime == info.modelTime }
            #expect(info.completionDeadlineTime > info.modelTime && info.estimatedPresentationTime > info.modelTime)
            #expect(!info.isImmediatePresentationExpected && !info.isPerformingLowLatencyPhases)
            #expect(!info.isLowLatencyEventDispatchConfirmed)
        }
        link.isEnabled = true
        view.setNeedsLayout()
        host.advance(by: 0.1)
        #expect(isSame && link.currentUpdateInfo() == nil && UIUpdateInfo.current(for: UIView()) == nil)
    }

    @Test func `methods can be actions, and neither the target nor the link is retained`() {
        weak var released: UIUpdateLink?
        weak var target: Display?
        do {
            let display = Display()
            let link = UIUpdateLink(
                view: view, actionTarget: display, selector: Selector("updated::", Display.updated))
            (released, target) = (link, display)
            link.isEnabled = true
            view.setNeedsLayout()
            host.advance(by: 0.1)
            #expect(display.log.first == "method")
        }
        host.advance(by: 0.1)
        #expect(released == nil && target == nil)
    }

    @Test func `preferences are stored`() {
        let link = UIUpdateLink(view: view)
        #expect(!link.isEnabled && !link.requiresContinuousUpdates && !link.wantsLowLatencyEventDispatch)
        link.wantsLowLatencyEventDispatch = true
        link.wantsImmediatePresentation = true
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 60, preferred: 60)
        #expect(link.wantsLowLatencyEventDispatch && link.wantsImmediatePresentation)
        #expect(link.preferredFrameRateRange.minimum == 30)
    }
}
