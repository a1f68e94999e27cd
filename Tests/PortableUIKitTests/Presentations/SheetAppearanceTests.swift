import CollageTesting
import DisplayList
import Testing
@_spi(Collage) import PortableUIKit

@MainActor final class SheetAppearanceTests {
    /// Created in the test, not earlier: other tests may run in between, and there's only one clock.
    lazy var host = TestHost()
    let below = UIViewController()
    let above = UIViewController()

    private func present(_ controller: UIViewController, from presenter: UIViewController? = nil) {
        if presenter == nil { host.show(below) }
        (presenter ?? below).present(controller, animated: true)
        host.settle()
    }

    @Test func `sheets and popovers are elevated, so that their backgrounds are lighter in the dark`() throws {
        host.change(style: .dark)
        present(above)
        #expect(above.traitCollection.userInterfaceLevel == .elevated)
        #expect(below.traitCollection.userInterfaceLevel == .base)
        let background = UIColor.systemBackground.resolvedColor(with: above.traitCollection)
        #expect(background == UIColor(red: 28 / 255.0, green: 28 / 255.0, blue: 30 / 255.0, alpha: 1))
        above.dismiss(animated: true)
        host.settle()
        above.modalPresentationStyle = .fullScreen
        present(above)
        #expect(above.traitCollection.userInterfaceLevel == .base)
    }

    // MARK: Navigation bars

    @Test func `a navigation bar in a sheet is 56 points high, and 44 outside`() {
        let navigation = UINavigationController(rootViewController: above)
        present(navigation)
        #expect(navigation.navigationBar.frame.height == 56 && above.view.safeAreaInsets.top == 56)
        host.change(size: CGSize(width: 844, height: 390))
        #expect(navigation.navigationBar.frame.height == 32)
        host.change(size: CGSize(width: 390, height: 844))
        #expect(navigation.navigationBar.frame.height == 56)
        navigation.dismiss(animated: true)
        host.settle()
        navigation.modalPresentationStyle = .fullScreen
        below.present(navigation, animated: true)
        host.settle()
        #expect(navigation.navigationBar.frame.height == 44 && above.view.safeAreaInsets.top == 47 + 44)
    }

    @Test func `a large title adds its row`() {
        above.title = "Fruit"
        let navigation = UINavigationController(rootViewController: above)
        navigation.navigationBar.prefersLargeTitles = true
        present(navigation)
        #expect(abs(navigation.navigationBar.frame.height - (56 + 52)) < 0.01)
    }

    @Test(arguments: [UIModalPresentationStyle.formSheet, .pageSheet])
    func `on a tablet the bar of a sheet is 56 points high, too`(style: UIModalPresentationStyle) {
        host = TestHost(size: CGSize(width: 1024, height: 1366))
        let navigation = UINavigationController(rootViewController: above)
        navigation.modalPresentationStyle = style
        present(navigation)
        #expect(navigation.navigationBar.frame.height == 56)
    }

    // MARK: Status bar

    /// The drawing of the device overlay, line by line.
    private func overlay() throws -> [Substring] {
        let lines = String(decoding: try host.snapshot(.text), as: UTF8.self).split(separator: "\n")
        return Array(lines.drop { !$0.contains("DeviceOverlay") })
    }

    private func isStatusBarLight() throws -> Bool {
        try overlay().contains { $0.contains("\"9:41\" system 17/600 #ffffff") }
    }

    /// The line at the lower edge of the screen, drawn before the items of the status bar.
    private func homeIndicator() throws -> Substring? {
        try overlay().prefix { !$0.contains("StatusBarItemsView") }.last { $0.contains("fill") }
    }

    @Test func `the status bar is light above a large sheet, and the home indicator doesn't change`() throws {
        host.change(showsStatusBar: true)
        host.show(below)
        #expect(try !isStatusBarLight())
        let indicator = try homeIndicator()
        let sheet = try #require(above.sheetPresentationController)
        sheet.detents = [.medium(), .large()]
        present(above, from: below)
        #expect(try !isStatusBarLight())
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        host.settle()
        #expect(try isStatusBarLight())
        #expect(try homeIndicator() == indicator)
        above.dismiss(animated: true)
        host.settle()
        #expect(try !isStatusBarLight())
    }

    @Test func `a sheet that captures the appearance of the status bar decides about it`() throws {
        host.change(showsStatusBar: true)
        above.modalPresentationCapturesStatusBarAppearance = true
        present(above)
        #expect(try !isStatusBarLight())
    }

    @Test func `a controller in full screen above a sheet decides about the status bar`() throws {
        host.change(showsStatusBar: true)
        present(above)
        #expect(try isStatusBarLight())
        let full = UIViewController()
        full.modalPresentationStyle = .fullScreen
        present(full, from: above)
        #expect(try !isStatusBarLight())
    }

    // MARK: Cards

    @Test func `a sheet has a shadow while it doesn't dim the content behind`() throws {
        let sheet = try #require(above.sheetPresentationController)
        sheet.detents = [.medium(), .large()]
        sheet.largestUndimmedDetentIdentifier = .medium
        present(above)
        let card = try #require(sheet.presentedView)
        #expect(card.layer.shadowOpacity > 0 && !card.clipsToBounds)
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        host.settle()
        #expect(card.layer.shadowOpacity == 0)
        let clipping = above.view.superview
        #expect(clipping?.layer.cornerRadius == 10 && clipping?.clipsToBounds == true)
    }

    @Test func `a full screen presentation recedes behind a sheet, even on a rotated phone`() {
        let full = UIViewController()
        full.modalPresentationStyle = .fullScreen
        present(full)
        present(above, from: full)
        #expect(abs(full.view.frame.minX - 16) < 0.01 && abs(full.view.frame.minY - 47) < 0.01)
        #expect(full.view.layer.cornerRadius == 10)
        host.change(size: CGSize(width: 844, height: 390))
        #expect(full.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        host.change(size: CGSize(width: 390, height: 844))
        #expect(abs(full.view.frame.minX - 16) < 0.01 && abs(full.view.frame.minY - 47) < 0.01)
        above.dismiss(animated: true)
        host.settle()
        #expect(full.view.frame == host.window.bounds && full.view.layer.cornerRadius == 0)
        let siblings = full.view.superview?.subviews ?? []
        #expect(siblings.count == 1 && siblings.first === full.view)
    }
}
