import CollageTesting
import DisplayList
import LayoutGeometry
import Testing

/// The devices of `UIKitConstants.md` 5 and the size classes that Apple's guidelines give them.
@MainActor struct DeviceTests {
    @Test(
        arguments: [
            ("SE (1)", 320, 568, 2, 20, 0), ("8", 375, 667, 2, 20, 0), ("8 Plus", 414, 736, 3, 20, 0),
            ("X", 375, 812, 3, 44, 34), ("XR", 414, 896, 2, 48, 34), ("XS Max", 414, 896, 3, 44, 34),
            ("14", 390, 844, 3, 47, 34), ("14 Plus", 428, 926, 3, 47, 34), ("16", 393, 852, 3, 59, 34),
            ("16 Plus", 430, 932, 3, 59, 34), ("16 Pro", 402, 874, 3, 62, 34), ("16 Pro Max", 440, 956, 3, 62, 34),
            ("iPad 9.7", 768, 1024, 2, 20, 0), ("iPad 10.2", 810, 1080, 2, 20, 0),
            ("iPad 11", 834, 1194, 2, 24, 20), ("iPad 12.9", 1024, 1366, 2, 24, 20),
        ] as [(String, Double, Double, Double, Double, Double)])
    func `a screen's size and scale identify the device and its portrait safe area`(
        name: String, width: Double, height: Double, scale: Double, top: Double, bottom: Double
    ) {
        let device = PortableUIKit.Device.environment(size: Size(width: width, height: height), scale: scale)
        #expect(device.safeAreaInsets == Insets(top: top, bottom: bottom))
        #expect(device.idiom == (name.hasPrefix("iPad") ? .pad : .phone))
    }

    @Test(
        arguments: [
            ("SE (1)", 568, 320, 2, 0, 0), ("X", 812, 375, 3, 44, 21), ("XR", 896, 414, 2, 48, 21),
            ("16", 852, 393, 3, 59, 21), ("16 Pro Max", 956, 440, 3, 62, 21),
        ] as [(String, Double, Double, Double, Double, Double)])
    func `in landscape a phone's safe area excludes the notch and the home indicator`(
        name: String, width: Double, height: Double, scale: Double, sides: Double, bottom: Double
    ) {
        let device = PortableUIKit.Device.environment(size: Size(width: width, height: height), scale: scale)
        #expect(device.safeAreaInsets == Insets(leading: sides, bottom: bottom, trailing: sides))
    }

    @Test(
        arguments: [
            (390, 844, UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.regular),
            (844, 390, .compact, .compact), (430, 932, .compact, .regular), (932, 430, .regular, .compact),
            (736, 414, .regular, .compact), (812, 375, .compact, .compact), (768, 1024, .regular, .regular),
            (1366, 1024, .regular, .regular),
        ] as [(Double, Double, UIUserInterfaceSizeClass, UIUserInterfaceSizeClass)])
    func `size classes follow from the device and the size; large phones have a regular width in landscape`(
        width: Double, height: Double, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass
    ) {
        let traits = UITraitCollection(
            environment: PortableUIKit.Device.environment(size: Size(width: width, height: height), scale: 2))
        #expect(traits.horizontalSizeClass == horizontal && traits.verticalSizeClass == vertical)
    }

    @Test func `the screen has the device's size in points and in pixels, and its traits`() {
        let host = TestHost(
            size: CGSize(width: 320, height: 480), scale: 3, style: .dark, layoutDirection: .rightToLeft,
            contentSizeCategory: .extraLarge)
        let screen = UIScreen.main
        #expect(screen.bounds == CGRect(x: 0, y: 0, width: 320, height: 480) && screen.scale == 3)
        #expect(screen.nativeBounds == CGRect(x: 0, y: 0, width: 960, height: 1440) && screen.nativeScale == 3)
        let traits = screen.traitCollection
        #expect(
            traits.userInterfaceStyle == .dark && traits.displayScale == 3 && traits.layoutDirection == .rightToLeft)
        #expect(traits == UITraitCollection.current)
        #expect(UIApplication.shared.preferredContentSizeCategory == .extraLarge)
        #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
        withExtendedLifetime(host) {}
    }

    @Test func `the status bar has the height of the safe area, and is hidden without a safe area`() throws {
        let session = UISceneSession(role: .windowApplication, persistentIdentifier: "test")
        let host = TestHost(size: CGSize(width: 390, height: 844))
        let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        let manager = try #require(scene.statusBarManager)
        #expect(manager.statusBarFrame == CGRect(x: 0, y: 0, width: 390, height: 47) && !manager.isStatusBarHidden)
        #expect(scene.interfaceOrientation.isPortrait)
        host.change(size: CGSize(width: 844, height: 390))
        #expect(manager.isStatusBarHidden && scene.interfaceOrientation.isLandscape)
    }

    @Test(arguments: [(Device.iPhone15, 393), (.iPhone16Pro, 402), (.iPhone16Pro.running(.iOS26), 402)])
    func `below a Dynamic Island, the status bar is lower than the safe area`(device: Device, width: CGFloat) throws {
        let host = TestHost(device)
        let session = UISceneSession(role: .windowApplication, persistentIdentifier: "test")
        let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        let frame = CGRect(x: 0, y: 0, width: width, height: 54)
        #expect(scene.statusBarManager?.statusBarFrame == frame && UIApplication.shared.statusBarFrame == frame)
        withExtendedLifetime(host) {}
    }
}
