import CollageTesting
import Foundation
import Testing
import PortableControls
@_spi(Collage) import PortableUIKit

@MainActor final class AlertPresentationTests {
    /// Created in the test, not earlier: other tests may run in between, and there's only one clock.
    lazy var host = TestHost()
    let below = UIViewController()
    private var log: [String] = []

    private static let tablet = CGSize(width: 1024, height: 1366)

    private func makeController(_ style: UIAlertController.Style, cancel: Bool = true) -> UIAlertController {
        let controller = UIAlertController(title: "Draft", message: nil, preferredStyle: style)
        let styles: [(title: String, style: UIAlertAction.Style)] = [("Delete", .destructive), ("Cancel", .cancel)]
        for (title, style) in styles where cancel || style != .cancel {
            controller.addAction(
                UIAlertAction(title: title, style: style) { [unowned self] _ in log.append(title.lowercased()) })
        }
        return controller
    }

    private func frame(of title: String) -> CGRect? {
        host.first(AlertButton.self) { $0.action.title == title }.map { $0.convert($0.bounds, to: nil) }
    }

    private func state(of view: UIView) -> LayerState { view.layer.state(at: host.now) }

    @Test func `an alert shrinks to its size while it appears, and fades when it is dismissed`() throws {
        host.show(below)
        let alert = makeController(.alert)
        below.present(alert, animated: true)
        host.advance(by: 0)
        #expect(abs(state(of: alert.view).transform.m11 - 1.2) < 0.001 && state(of: alert.view).opacity == 0)
        host.advance(by: 0.08)
        #expect((1.01...1.19).contains(state(of: alert.view).transform.m11))
        #expect((0.1...0.9).contains(state(of: alert.view).opacity))
        let dimming = try #require(alert.presentationController?.containerView?.subviews.first)
        #expect((0.1...0.9).contains(state(of: dimming).opacity) && state(of: dimming).transform.m11 == 1)
        host.settle()
        #expect(alert.view.transform.isIdentity && alert.view.alpha == 1 && dimming.alpha == 1)
        alert.dismiss(animated: true)
        host.advance(by: 0.08)
        #expect(state(of: alert.view).transform.m11 == 1 && (0.1...0.9).contains(state(of: alert.view).opacity))
        host.settle()
        #expect(below.presentedViewController == nil && host.window.subviews == [below.view])
    }

    @Test func `an action sheet slides in from below the screen, and out again`() throws {
        host.show(below)
        let sheet = makeController(.actionSheet)
        below.present(sheet, animated: true)
        host.advance(by: 0)
        let start = state(of: sheet.view).transform.m42
        host.advance(by: 0.08)
        #expect(state(of: sheet.view).opacity == 1)
        #expect(state(of: sheet.view).transform.m42 > 0.1 * start && state(of: sheet.view).transform.m42 < 0.9 * start)
        host.settle()
        let cancel = try #require(frame(of: "Cancel")), delete = try #require(frame(of: "Delete"))
        #expect(cancel.maxY <= 844 - 34 && delete.maxY < cancel.minY)
        // It starts right below the screen: the title is above the buttons.
        #expect(delete.minY + start > 844 && delete.minY + start < 844 + 100)
        sheet.dismiss(animated: true)
        host.advance(by: 0.08)
        #expect(state(of: sheet.view).transform.m42 > 0.1 * start && state(of: sheet.view).opacity == 1)
        host.settle()
        #expect(below.presentedViewController == nil && host.window.subviews == [below.view])
    }

    @Test(arguments: [true, false]) func `a tap outside of an action sheet cancels it, if it can`(cancels: Bool) {
        host.show(below)
        let sheet = makeController(.actionSheet, cancel: cancels)
        below.present(sheet, animated: true)
        host.settle()
        host.tap(CGPoint(x: 195, y: 100))
        host.settle()
        #expect(log == (cancels ? ["cancel"] : []))
        #expect((below.presentedViewController == nil) == cancels)
    }

    @Test func `a tap outside of an alert does nothing`() {
        host.show(below)
        let alert = makeController(.alert)
        below.present(alert, animated: true)
        host.settle()
        host.tap(CGPoint(x: 195, y: 100))
        host.settle()
        #expect(log.isEmpty && below.presentedViewController === alert)
    }

    // MARK: Popovers

    @Test func `on a tablet an action sheet is a popover at its source, without its cancel button`() throws {
        host = TestHost(size: Self.tablet)
        let button = UIView(frame: CGRect(x: 500, y: 200, width: 80, height: 40))
        below.view.addSubview(button)
        host.show(below)
        let sheet = makeController(.actionSheet)
        #expect(sheet.modalPresentationStyle == .popover)
        let popover = try #require(sheet.popoverPresentationController)
        popover.sourceView = button
        below.present(sheet, animated: true)
        host.settle()
        #expect(sheet.presentationController === popover && popover.arrowDirection == .up)
        let bubble = try #require(popover.presentedView)
        #expect(bubble.frame.minY == 240 && abs(bubble.frame.midX - 540) <= 0.5)
        let delete = try #require(frame(of: "Delete"))
        #expect(bubble.frame.insetBy(dx: -1, dy: -1).contains(delete) && abs(delete.maxY - bubble.frame.maxY) <= 1)
        #expect(frame(of: "Cancel") == nil)
        host.tap(CGPoint(x: 100, y: 1000))
        host.settle()
        #expect(log == ["cancel"] && below.presentedViewController == nil)
        // The next presentation begins from scratch.
        try #require(sheet.popoverPresentationController).sourceView = button
        below.present(sheet, animated: true)
        host.settle()
        host.tap(try #require(frame(of: "Delete")).center)
        host.settle()
        #expect(log == ["cancel", "delete"] && below.presentedViewController == nil)
    }

    @Test func `without a cancel action a tap outside just dismisses the popover`() throws {
        host = TestHost(size: Self.tablet)
        host.show(below)
        let sheet = makeController(.actionSheet, cancel: false)
        try #require(sheet.popoverPresentationController).sourceView = below.view
        below.present(sheet, animated: false)
        host.settle()
        host.tap(CGPoint(x: 20, y: 1300))
        host.settle()
        #expect(log.isEmpty && below.presentedViewController == nil)
    }

    private final class SourceDelegate: NSObject, UIPopoverPresentationControllerDelegate {
        weak var source: UIView?
        func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
            popoverPresentationController.sourceView = source
        }
    }

    @Test func `the delegate can set the source when the presentation begins`() throws {
        host = TestHost(size: Self.tablet)
        host.show(below)
        let delegate = SourceDelegate()
        delegate.source = below.view
        let sheet = makeController(.actionSheet)
        try #require(sheet.popoverPresentationController).delegate = delegate
        below.present(sheet, animated: false)
        host.settle()
        #expect(sheet.presentationController is UIPopoverPresentationController)
    }

    @Test func `without a source, the presentation on a tablet raises UIKit's exception`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let host = TestHost(size: CGSize(width: 1024, height: 1366))
                let below = UIViewController()
                host.show(below)
                let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
                sheet.addAction(UIAlertAction(title: "Go", style: .default))
                below.present(sheet, animated: false)
            }
        }
        #expect(result.message.contains("Your application has presented a UIAlertController (<"))
        #expect(
            result.message.contains(
                "You must provide location information for this popover through the alert controller's "
                    + "popoverPresentationController. You must provide either a sourceView and sourceRect or a barButtonItem."
            ))
    }

    @Test func `on a phone, a source has no effect`() throws {
        host.show(below)
        let sheet = makeController(.actionSheet)
        sheet.popoverPresentationController?.sourceView = below.view
        below.present(sheet, animated: false)
        host.settle()
        #expect(try #require(frame(of: "Cancel")).maxY == 844 - 34)
        #expect(sheet.view.convert(sheet.view.bounds, to: nil) == host.window.bounds)
    }
}

extension CGRect {
    fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
