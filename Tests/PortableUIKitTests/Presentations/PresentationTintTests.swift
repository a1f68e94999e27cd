import CollageTesting
import Testing
@_spi(Collage) import PortableUIKit

@MainActor final class PresentationTintTests {
    /// Created in the test, not earlier: other tests may run in between, and there's only one clock.
    lazy var host = TestHost()
    let below = UIViewController()
    let above = UIViewController()
    private let view = Tinted()

    /// A view that is filled with its tint color.
    private final class Tinted: UIView {
        var colors: [UIColor] = []
        override func tintColorDidChange() {
            backgroundColor = tintColor
            colors.append(tintColor)
        }
    }

    private func setUp() {
        below.view.tintColor = .systemRed
        below.view.addSubview(view)
        host.show(below)
        view.colors = []
    }

    private func makeAlert() -> UIAlertController {
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default))
        return alert
    }

    @Test(arguments: ["alert", "sheet", "popover"], [true, false])
    func `views behind a dimming presentation are gray until it is dismissed`(kind: String, isAnimated: Bool) {
        if kind == "popover" { host = TestHost(size: CGSize(width: 1024, height: 1366)) }
        setUp()
        let presented = kind == "alert" ? makeAlert() : above
        if kind == "popover" {
            above.modalPresentationStyle = .popover
            above.popoverPresentationController?.sourceView = view
        }
        below.present(presented, animated: isAnimated)
        host.settle()
        #expect(view.tintColor == .systemGray && view.tintAdjustmentMode == .dimmed)
        #expect(presented.view.tintAdjustmentMode == .normal)
        presented.dismiss(animated: isAnimated)
        host.settle()
        #expect(view.tintColor == .systemRed && view.tintAdjustmentMode == .normal)
        #expect(view.colors == [.systemGray, .systemRed])
    }

    @Test func `the color changes in the animation of the presentation`() {
        setUp()
        view.backgroundColor = .systemRed
        below.present(makeAlert(), animated: true)
        host.advance(by: 0.05)
        let color = view.layer.state(at: host.now).backgroundColor
        #expect(color != nil && color != view.layer.backgroundColor)
        #expect(color != UIColor.systemRed.resolvedColor(with: view.traitCollection).cgColor)
        host.settle()
        #expect(view.layer.state(at: host.now).backgroundColor == view.layer.backgroundColor)
    }

    @Test func `a view with a tint color is notified, and a mode that the app sets takes precedence`() {
        setUp()
        let own = Tinted(), normal = Tinted()
        own.tintColor = .systemGreen
        normal.tintAdjustmentMode = .normal
        for view in [own, normal] {
            below.view.addSubview(view)
            view.colors = []
        }
        below.present(makeAlert(), animated: false)
        host.settle()
        #expect(own.colors == [.systemGray] && own.tintAdjustmentMode == .dimmed)
        #expect(normal.colors.isEmpty && normal.tintColor == .systemRed)
        host.window.tintAdjustmentMode = .normal
        #expect(own.tintColor == .systemGreen)
        below.dismiss(animated: false)
        host.settle()
        host.window.tintAdjustmentMode = .automatic
        #expect(own.tintColor == .systemGreen && own.tintAdjustmentMode == .normal)
    }

    @Test func `changing the mode notifies subviews with a tint color, except those with a mode`() {
        let root = UIView(), own = Tinted(), normal = Tinted()
        own.tintColor = .systemGreen
        normal.tintAdjustmentMode = .normal
        for view in [own, normal] {
            root.addSubview(view)
            view.colors = []
        }
        root.tintAdjustmentMode = .dimmed
        #expect(own.colors == [.systemGray] && normal.colors.isEmpty)
        root.tintAdjustmentMode = .automatic
        #expect(own.colors == [.systemGray, .systemGreen] && normal.colors.isEmpty)
    }

    @Test func `behind a sheet, colors are gray only at heights that dim`() throws {
        setUp()
        let sheet = try #require(above.sheetPresentationController)
        sheet.detents = [.medium(), .large()]
        sheet.largestUndimmedDetentIdentifier = .medium
        below.present(above, animated: true)
        host.settle()
        #expect(view.colors.isEmpty && view.tintColor == .systemRed)
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        host.settle()
        #expect(view.tintColor == .systemGray)
        sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
        host.settle()
        #expect(view.tintColor == .systemRed)
    }

    @Test func `a presentation that covers the screen dims nothing`() {
        setUp()
        above.modalPresentationStyle = .overFullScreen
        below.present(above, animated: true)
        host.settle()
        #expect(view.colors.isEmpty)
    }
}
