import CollageTesting
import DisplayList
import Testing
@_spi(Collage) import PortableUIKit

/// Sheets of iOS 26.1 on phones of 393 x 852 and 375 x 667 points and a tablet of 820 x 1180 points, recorded by
/// Vercantez/openuikit.
@MainActor @Suite(.device) final class RecordedSheetsTests {
    private let below = UIViewController()
    private let above = UIViewController()

    @discardableResult
    private func present(
        in host: TestHost, _ change: (UISheetPresentationController) -> Void = { _ in }
    ) throws -> UISheetPresentationController {
        host.show(below)
        let sheet = try #require(above.sheetPresentationController)
        change(sheet)
        below.present(above, animated: true)
        host.settle()
        return sheet
    }

    private func fixed(_ value: CGFloat) -> UISheetPresentationController.Detent {
        .custom(identifier: .init("fixed")) { _ in value }
    }

    private var frame: CGRect { above.view.convert(above.view.bounds, to: nil) }

    private func isClose(_ frame: CGRect, _ other: CGRect) -> Bool {
        abs(frame.minX - other.minX) < 0.01 && abs(frame.minY - other.minY) < 0.01
            && abs(frame.width - other.width) < 0.01 && abs(frame.height - other.height) < 0.01
    }

    private func phone26() -> TestHost { TestHost(.iPhone16.running(.iOS26)) }

    @Test func `a large sheet of iOS 26 begins at the safe area, and the screen behind keeps its size`() throws {
        let sheet = try present(in: phone26())
        #expect(frame == CGRect(x: 0, y: 59, width: 393, height: 793))
        #expect(above.view.safeAreaInsets.bottom == 34)
        #expect(below.view.transform.isIdentity && below.view.layer.cornerRadius == 0)
        #expect(sheet.presentedView?.effectiveCornerRadii == [37.7, 0])
    }

    @Test func `a large sheet of iOS 18 begins 10 points below the safe area, and the screen behind is a card`() throws
    {
        try present(in: TestHost(.iPhone16.running(.iOS18)))
        #expect(frame == CGRect(x: 0, y: 69, width: 393, height: 783))
        #expect(!below.view.transform.isIdentity)
    }

    @Test func `without a safe area, a large sheet begins at 30 points`() throws {
        let phone = Device("small", size: CGSize(width: 375, height: 667), scale: 2, system: .iOS26)
        try present(in: TestHost(phone))
        #expect(frame == CGRect(x: 0, y: 30, width: 375, height: 637))
    }

    @Test func `a page on a tablet has its width, and a form rests at its detents`() throws {
        let tablet = Device(
            "tablet", size: CGSize(width: 820, height: 1180), scale: 2,
            safeAreaInsets: UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0), idiom: .pad, system: .iOS26)
        above.modalPresentationStyle = .pageSheet
        let host = TestHost(tablet)
        try present(in: host)
        #expect(frame == CGRect(x: 0, y: 42, width: 820, height: 1138))
        below.dismiss(animated: false)
        host.settle()
        above.modalPresentationStyle = .formSheet
        let sheet = try present(in: host) { $0.detents = [.medium(), .large()] }
        #expect(frame.height == 364 && above.view.safeAreaInsets.bottom == 0)
        sheet.selectedDetentIdentifier = .large
        host.settle()
        #expect(frame.height == 650)
    }

    @Test func `a sheet below the large height floats 8 points from the sides and the bottom`() throws {
        let sheet = try present(in: phone26()) { $0.detents = [self.fixed(343), .large()] }
        #expect(isClose(frame, CGRect(x: 8, y: 482.349, width: 377, height: 361.651)))
        #expect(above.view.bounds.size == CGSize(width: 393, height: 377))
        #expect(above.view.safeAreaInsets.bottom == 34)
        let radii = try #require(sheet.presentedView?.effectiveCornerRadii)
        #expect(abs(radii[0] * 377 / 393 - 37.7) < 0.01 && abs(radii[1] * 377 / 393 - 58.2) < 0.01)
    }

    @Test func `the medium height is 459 points, scaled, and the large one isn't scaled`() throws {
        let host = phone26()
        let sheet = try present(in: host) { $0.detents = [.medium(), .large()] }
        #expect(above.view.bounds.height == 459 && abs(frame.maxY - 844) < 0.01)
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        host.settle()
        #expect(frame == CGRect(x: 0, y: 59, width: 393, height: 793))
    }

    @Test func `a floating sheet has its full width while it is dragged, and floats again afterward`() throws {
        let host = phone26()
        try present(in: host) { $0.detents = [self.fixed(343), .large()] }
        let finger = host.touch(at: CGPoint(x: 196, y: 520))
        for y in [525, 535, 545] {
            host.advance(by: 0.1)
            finger.move(to: CGPoint(x: 196, y: CGFloat(y)))
        }
        #expect(frame.minX == 0 && frame.width == 393)
        host.advance(by: 0.5)
        finger.lift()
        host.settle()
        #expect(isClose(frame, CGRect(x: 8, y: 482.349, width: 377, height: 361.651)))
    }

    @Test func `a floating sheet moves in and out with its scale`() throws {
        let host = phone26()
        let sheet = try present(in: host) { $0.detents = [self.fixed(343)] }
        above.dismiss(animated: true)
        host.advance(by: 0.1)
        let state = try #require(sheet.presentedView).layer.state(at: host.now)
        #expect(abs(state.transform.m11 - 377 / 393) < 0.001 && state.transform.m42 > 0)
        host.settle()
        #expect(below.presentedViewController == nil)
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func `a floating sheet dims more in the dark style`(style: UIUserInterfaceStyle) throws {
        let host = phone26()
        host.window.overrideUserInterfaceStyle = style
        let sheet = try present(in: host) { $0.detents = [.medium(), .large()] }
        func dimming() -> CGFloat? {
            let view = sheet.containerView?.subviews.first
            return view?.backgroundColor?.resolvedColor(with: view?.traitCollection ?? .current).cgColor.alpha
        }
        #expect(dimming() == (style == .dark ? 0.48 : 0.2))
        sheet.selectedDetentIdentifier = .large
        host.settle()
        #expect(dimming() == 0.2)
    }

    @Test func `a floating sheet is glass unless its view is opaque, and a large one is opaque`() throws {
        let host = phone26()
        let sheet = try present(in: host) { $0.detents = [.medium(), .large()] }
        let body = try #require(sheet.presentedView?.subviews.first)
        func glass() -> DisplayNode? { body.subviews.first?.layer.displayNode(at: host.now) }
        #expect(glass()?.backdrop != nil && body.backgroundColor == nil)
        above.view.backgroundColor = .systemRed
        sheet.containerView?.setNeedsLayout()
        host.settle()
        #expect(glass()?.backdrop == nil)
        above.view.backgroundColor = nil
        sheet.selectedDetentIdentifier = .large
        host.settle()
        #expect(glass()?.backdrop == nil && body.backgroundColor == .systemBackground)
    }
}

extension UIView {
    /// The upper and the lower corner radius of a sheet's card.
    fileprivate var effectiveCornerRadii: [CGFloat]? {
        subviews.first.map { [$0.effectiveRadius(corner: .topLeft), $0.effectiveRadius(corner: .bottomLeft)] }
    }
}
