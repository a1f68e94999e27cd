import CollageTesting
import Testing
@_spi(Collage) import PortableControls
@testable import PortableUIKitCore
@_spi(Collage) import PortableUIKit

/// Alerts and action sheets of iOS 26.1 on a phone of 393 x 852 points, recorded by Vercantez/openuikit.
@MainActor @Suite(.device) struct RecordedAlertsTests {
    private let below = UIViewController()

    private func host() -> TestHost { TestHost(.iPhone16.running(.iOS26), text: .fonts) }

    @discardableResult
    private func present(
        style: UIAlertController.Style = .alert, title: String? = "Delete?", message: String? = "It's gone then.",
        _ actions: [(String, UIAlertAction.Style)], in host: TestHost, _ change: (UIAlertController) -> Void = { _ in }
    ) -> UIAlertController {
        host.show(below)
        let alert = UIAlertController(title: title, message: message, preferredStyle: style)
        for (title, style) in actions { alert.addAction(UIAlertAction(title: title, style: style)) }
        change(alert)
        below.present(alert, animated: false)
        host.settle()
        return alert
    }

    private func card(_ host: TestHost) throws -> UIView {
        try #require(host.first(AlertButton.self)?.superview)
    }

    private func button(_ title: String, _ host: TestHost) throws -> CGRect {
        try #require(host.first(AlertButton.self) { $0.action.title == title }).frame
    }

    private func label(_ text: String, _ host: TestHost) throws -> UILabel {
        try #require(host.first(UILabel.self) { $0.text == text })
    }

    @Test func `the title and the message of an alert begin at the leading edge`() throws {
        let host = host()
        present([("Cancel", .cancel), ("Delete", .destructive)], in: host)
        let title = try label("Delete?", host), message = try label("It's gone then.", host)
        #expect(title.frame.minX == 30 && title.frame.minY == 22 && abs(title.frame.height - 20.333) < 0.01)
        #expect(abs(message.frame.minY - title.frame.maxY - 7.667) < 0.01 && abs(message.frame.height - 18) < 0.01)
        #expect(title.font == .systemFont(ofSize: 17, weight: .semibold) && message.font == .systemFont(ofSize: 15))
        #expect(title.textAlignment == .natural && message.textAlignment == .natural)
    }

    @Test func `a single title or message is regular and in the center`() throws {
        let host = host()
        present(message: nil, [("OK", .default)], in: host)
        let title = try label("Delete?", host)
        #expect(title.font == .systemFont(ofSize: 17) && title.textAlignment == .center)
    }

    @Test func `lines of a title have a distance of 22 points, and lines of a message 20`() throws {
        let host = host()
        present(title: "A\nB", message: "C\nD", [("OK", .default)], in: host)
        #expect(try abs(label("A\nB", host).frame.height - 22 - 20.333) < 0.7)
        #expect(try abs(label("C\nD", host).frame.height - 20 - 18) < 0.7)
    }

    @Test func `an alert is a card in the center of the safe area`() throws {
        let host = host()
        present([("Cancel", .cancel), ("Delete", .destructive)], in: host)
        let card = try card(host)
        #expect(card.frame.width == 320 && abs(card.frame.midX - 196.5) < 0.2 && abs(card.frame.midY - 438.5) < 0.2)
        #expect(card.layer.cornerRadius == 34)
    }

    @Test func `two short buttons are side by side, with the cancel button on the left`() throws {
        let host = host()
        present([("Delete", .destructive), ("Cancel", .cancel)], in: host)
        let cancel = try button("Cancel", host), delete = try button("Delete", host)
        #expect(cancel.size == CGSize(width: 140, height: 48) && cancel.minX == 16)
        #expect(delete == cancel.offsetBy(dx: 148, dy: 0))
        #expect(try abs(cancel.maxY - card(host).bounds.height + 16) < 0.01)
        #expect(try #require(host.first(AlertButton.self)).layer.cornerRadius == 24)
    }

    @Test func `more buttons are in a column, with the cancel button at the end`() throws {
        let host = host()
        present([("Cancel", .cancel), ("One", .default), ("Two", .default)], in: host)
        let one = try button("One", host)
        #expect(one.minX == 16 && one.width == 288)
        #expect(try abs(button("Two", host).minY - one.minY - 56) < 0.01)
        #expect(try abs(button("Cancel", host).minY - one.minY - 112) < 0.01)
    }

    @Test func `the preferred button is filled with the tint color`() throws {
        let host = host()
        let alert = present([("Cancel", .cancel), ("Save", .default)], in: host) { $0.preferredAction = $0.actions[1] }
        let save = try #require(host.first(AlertButton.self) { $0.action === alert.preferredAction })
        #expect(save.backgroundColor == save.tintColor)
        let cancel = try #require(host.first(AlertButton.self) { $0.action.style == .cancel })
        #expect(cancel.backgroundColor != cancel.tintColor)
    }

    @Test func `fields are capsules below the message`() throws {
        let host = host()
        present([("OK", .default)], in: host) { alert in
            alert.addTextField()
            alert.addTextField()
        }
        let message = try label("It's gone then.", host)
        let fields = try #require(below.presentedViewController as? UIAlertController).textFields ?? []
        let boxes = fields.compactMap(\.superview?.frame)
        #expect(boxes.count == 2)
        #expect(boxes.allSatisfy { $0.minX == 15 && $0.width == 290 && abs($0.height - 48) < 0.01 }, "\(boxes)")
        #expect(abs((boxes.first?.minY ?? 0) - message.frame.maxY - 16.333) < 0.01)
    }

    @Test func `an action sheet is the same card, with its buttons in a column`() throws {
        let host = host()
        present(style: .actionSheet, [("Delete", .destructive), ("Cancel", .cancel)], in: host)
        let card = try card(host)
        #expect(card.frame.width == 320 && abs(card.frame.midY - 438.5) < 0.2)
        #expect(try abs(button("Cancel", host).minY - button("Delete", host).minY - 56) < 0.01)
        host.tap(CGPoint(x: 196, y: 100))
        #expect(below.presentedViewController == nil)
    }

    @Test func `an action sheet with a source is a popover at the source, without a cancel button`() throws {
        let host = host()
        let source = UIView(frame: CGRect(x: 150, y: 100, width: 90, height: 40))
        below.view.addSubview(source)
        let sheet = present(style: .actionSheet, [("Delete", .destructive), ("Cancel", .cancel)], in: host) {
            $0.popoverPresentationController?.sourceView = source
        }
        #expect(sheet.activePresentationController is UIPopoverPresentationController)
        let card = try card(host)
        let frame = card.convert(card.bounds, to: nil)
        #expect(frame.width == 320)
        #expect(frame.minY >= 140)
        #expect(host.first(AlertButton.self) { $0.action.style == .cancel } == nil)
    }

    @Test func `an action sheet of iOS 18 with a source slides in from below on phones`() throws {
        let host = TestHost(.iPhone16.running(.iOS18), text: .fonts)
        let sheet = present(style: .actionSheet, [("Delete", .destructive), ("Cancel", .cancel)], in: host) {
            $0.popoverPresentationController?.sourceView = below.view
        }
        #expect(!(sheet.activePresentationController is UIPopoverPresentationController))
        #expect(try card(host).frame.width == 377)
    }

    /// Presents an alert with an animation, and returns the states of its card and of the view that dims the screen after
    /// a time.
    private func states(after time: Double, in host: TestHost) throws -> (card: LayerState, dimming: LayerState) {
        host.show(below)
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        below.present(alert, animated: true)
        host.advance(by: time)
        let container = try #require(alert.presentationController?.containerView)
        return (alert.view.layer.state(at: host.now), container.subviews[0].layer.state(at: host.now))
    }

    @Test func `an alert appears immediately while the screen darkens as a critically damped spring`() throws {
        let (card, dimming) = try states(after: 0.1, in: host())
        #expect(card.opacity == 1 && CATransform3DIsIdentity(card.transform))
        let spring = SpringCurve(mass: 1, stiffness: 22.88 * 22.88, damping: 2 * 22.88)
        let range = spring.position(at: 0.08)...spring.position(at: 0.12)
        #expect(range.contains(Double(dimming.opacity)), "\(dimming.opacity) \(range)")
    }

    @Test func `an alert of iOS 18 shrinks and fades in`() throws {
        let (card, dimming) = try states(after: 0.1, in: TestHost(.iPhone16.running(.iOS18), text: .fonts))
        #expect(card.opacity < 0.9 && card.transform.m11 > 1.01 && card.transform.m11 < 1.2)
        #expect(abs(card.opacity - dimming.opacity) < 0.01)
    }

    @Test(arguments: CollageTesting.Device.System.designs)
    func `alerts, menus, and popovers of glass have the same shadow`(system: CollageTesting.Device.System) throws {
        let host = TestHost(.iPhone16.running(system), text: .fonts)
        present([("OK", .default)], in: host)
        let alert = host.all(MaterialView.self).map(\.layer).filter { $0.shadowOpacity > 0 }
        #expect(alert.map(\.shadowOpacity) == (system == .iOS26 ? [0.085] : []))
        below.dismiss(animated: false)
        let card = MaterialCardView(cornerRadius: 10)
        card.showGlass()
        let shadow = try #require(card.subviews.first?.layer)
        #expect(shadow.shadowOpacity == 0.085 && shadow.shadowRadius == 22 && shadow.shadowOffset.height == 8)
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func `an alert dims the screen more in the dark style`(style: UIUserInterfaceStyle) throws {
        let host = host()
        host.window.overrideUserInterfaceStyle = style
        let alert = present([("OK", .default)], in: host)
        let view = try #require(alert.presentationController?.containerView?.subviews.first)
        let color = view.backgroundColor?.resolvedColor(with: view.traitCollection)
        #expect(color?.cgColor.alpha == (style == .dark ? 0.48 : 0.2))
    }
}
