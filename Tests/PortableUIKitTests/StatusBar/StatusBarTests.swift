import CollageTesting
import DisplayList
import Testing

@MainActor struct StatusBarTests {
    private final class Screen: UIViewController {
        var style = UIStatusBarStyle.default
        var hidesBar = false
        var hidesIndicator = false
        var askedCount = 0
        var animation = UIStatusBarAnimation.fade

        override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { animation }

        override var preferredStatusBarStyle: UIStatusBarStyle {
            askedCount += 1
            return style
        }
        override var prefersStatusBarHidden: Bool { hidesBar }
        override var prefersHomeIndicatorAutoHidden: Bool { hidesIndicator }
    }

    private let host = TestHost(size: CGSize(width: 393, height: 852))
    private let screen = Screen()

    init() {
        host.change(size: CGSize(width: 393, height: 852), showsStatusBar: true)
        host.show(screen)
    }

    /// The drawing of the device overlay, line by line.
    private func overlay(on host: TestHost? = nil) throws -> String {
        let host = host ?? self.host
        let lines = String(decoding: try host.snapshot(.text), as: UTF8.self).split(separator: "\n")
        guard let start = lines.firstIndex(where: { $0.contains("DeviceOverlay") }) else { return "" }
        return lines[start...].joined(separator: "\n")
    }

    @Test func `status bars are drawn only if the host enables them`() throws {
        #expect(try overlay().contains("9:41"))
        host.change(showsStatusBar: false)
        #expect(try overlay().isEmpty)
    }

    @Test func `the status bar's content is light in dark interfaces, and as the controller specifies`() throws {
        #expect(try overlay().contains("\"9:41\" system 17/600 #000000"))
        host.change(style: .dark)
        #expect(try overlay().contains("\"9:41\" system 17/600 #ffffff"))
        screen.style = .darkContent
        screen.setNeedsStatusBarAppearanceUpdate()
        #expect(try overlay().contains("\"9:41\" system 17/600 #000000"))
    }

    @Test func `status bars are equal on a device that starts right-to-left and one that changes to it`() throws {
        _ = try overlay()
        host.change(layoutDirection: .rightToLeft)
        let fresh = TestHost(size: CGSize(width: 393, height: 852), layoutDirection: .rightToLeft)
        fresh.change(showsStatusBar: true)
        fresh.show(Screen())
        #expect(try overlay() == overlay(on: fresh))
    }

    @Test func `they fade if the update is requested in an animation`() throws {
        _ = try overlay()
        screen.hidesBar = true
        host.run { UIView.animate(withDuration: 1) { screen.setNeedsStatusBarAppearanceUpdate() } }
        host.advance(by: 0.5)
        #expect(try overlay().contains("9:41"))
        host.settle()
        #expect(try !overlay().contains("9:41"))
        screen.hidesBar = false
        host.run { UIView.animate(withDuration: 1) { screen.setNeedsStatusBarAppearanceUpdate() } }
        host.settle()
        #expect(try overlay().contains("9:41"))
    }

    @Test func `without an animation, they disappear immediately`() throws {
        _ = try overlay()
        screen.hidesBar = true
        screen.animation = .none
        host.run { UIView.animate(withDuration: 1) { screen.setNeedsStatusBarAppearanceUpdate() } }
        host.advance(by: 0.1)
        #expect(try !overlay().contains("9:41"))
    }

    @Test func `the controller is queried again only after an invalidation`() throws {
        _ = try overlay()
        let count = screen.askedCount
        screen.style = .lightContent
        for _ in 0..<3 { _ = try overlay() }
        #expect(screen.askedCount == count)
        #expect(try !overlay().contains("9:41\" system 17/600 #ffffff"))
        screen.setNeedsStatusBarAppearanceUpdate()
        #expect(try overlay().contains("9:41\" system 17/600 #ffffff") && screen.askedCount == count + 1)
    }

    @Test func `a controller can hide the status bar and home indicator, while the camera area stays black`() throws {
        let all = try overlay()
        screen.hidesBar = true
        screen.setNeedsStatusBarAppearanceUpdate()
        let hidden = try overlay()
        #expect(!hidden.contains("9:41") && hidden.contains("126"))
        screen.hidesIndicator = true
        #expect(try overlay().split(separator: "\n").count == hidden.split(separator: "\n").count - 1)
        screen.hidesBar = false
        screen.hidesIndicator = false
        screen.setNeedsStatusBarAppearanceUpdate()
        #expect(try overlay() == all)
    }

    @Test func `a hidden status bar leaves its space to the app on a phone without a notch`() {
        let phone = TestHost(size: CGSize(width: 375, height: 667))
        let screen = Screen()
        screen.hidesBar = true
        phone.show(screen)
        #expect(screen.view.safeAreaInsets.top == 0)
        screen.hidesBar = false
        screen.setNeedsStatusBarAppearanceUpdate()
        phone.settle()
        #expect(screen.view.safeAreaInsets.top == 20)
        let navigation = UINavigationController(rootViewController: screen)
        phone.show(navigation)
        #expect(navigation.navigationBar.frame.minY == 20)
        let hiding = Screen()
        hiding.hidesBar = true
        navigation.pushViewController(hiding, animated: true)
        phone.settle()
        #expect(navigation.navigationBar.frame.minY == 0 && hiding.view.safeAreaInsets.top == 44)
        navigation.popViewController(animated: true)
        phone.settle()
        #expect(navigation.navigationBar.frame.minY == 20 && screen.view.safeAreaInsets.top == 64)

        self.host.activate()
        self.screen.hidesBar = true
        self.screen.setNeedsStatusBarAppearanceUpdate()
        self.host.settle()
        #expect(self.screen.view.safeAreaInsets.top == 59)
    }

    @Test func `containers use the value of their child`() throws {
        let navigation = UINavigationController(rootViewController: screen)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        screen.hidesBar = true
        screen.style = .lightContent
        host.show(tabs)
        #expect(try !overlay().contains("9:41"))
        navigation.pushViewController(UIViewController(), animated: false)
        host.settle()
        #expect(try overlay().contains("\"9:41\" system 17/600 #000000"))
        navigation.popViewController(animated: false)
        screen.hidesBar = false
        screen.setNeedsStatusBarAppearanceUpdate()
        #expect(try overlay().contains("\"9:41\" system 17/600 #000000"), "the bar decides")
        navigation.setNavigationBarHidden(true, animated: false)
        #expect(try overlay().contains("\"9:41\" system 17/600 #ffffff"))
        navigation.setNavigationBarHidden(false, animated: false)
        navigation.navigationBar.barStyle = .black
        navigation.setNeedsStatusBarAppearanceUpdate()
        #expect(try overlay().contains("\"9:41\" system 17/600 #ffffff"))
    }

    @Test func `a full-screen controller decides the style, and a sheet doesn't`() throws {
        let cover = Screen()
        cover.style = .lightContent
        cover.modalPresentationStyle = .fullScreen
        screen.present(cover, animated: false)
        host.settle()
        #expect(try overlay().contains("#ffffff"))
        cover.dismiss(animated: false)
        host.settle()
        #expect(try !overlay().contains("\"9:41\" system 17/600 #ffffff"))
        let sheet = Screen()
        sheet.style = .lightContent
        // Above a large sheet the status bar is light in any case.
        sheet.sheetPresentationController?.detents = [.medium()]
        screen.present(sheet, animated: false)
        host.settle()
        #expect(try !overlay().contains("\"9:41\" system 17/600 #ffffff"))
    }

    @Test(arguments: [
        (CGSize(width: 375, height: 667), "9:41"), (CGSize(width: 375, height: 812), "9:41"),
        (CGSize(width: 393, height: 852), "9:41"), (CGSize(width: 820, height: 1180), "9:41 AM"),
    ])
    func `each kind of device has its own status bar`(size: CGSize, time: String) throws {
        func showsTime(_ size: CGSize) throws -> Bool {
            let host = TestHost(size: size)
            host.change(showsStatusBar: true)
            host.show(UIViewController())
            return try overlay(on: host).contains("\"\(time)\"")
        }
        #expect(try showsTime(size))
        // A phone in landscape has none.
        #expect(try showsTime(CGSize(width: size.height, height: size.width)) == (size.width > 700))
    }
}
