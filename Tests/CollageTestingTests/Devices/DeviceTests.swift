import Testing

@testable import CollageTesting

/// In the package there is another type of this name, which users don't see.
typealias Device = CollageTesting.Device

@MainActor struct DeviceTests {
    @Test func `there are more than forty devices, and no two have one name`() {
        #expect(Device.phones.count + Device.tablets.count > 40)
        #expect(Set(Device.all.map(\.name)).count == Device.all.count)
        #expect(Set(Device.all.map { SnapshotName($0.name).fileName.lowercased() }).count == Device.all.count)
    }

    @Test(arguments: Device.all)
    func `a host has the properties of its device`(device: Device) {
        let host = TestHost(device)
        let controller = UIViewController()
        host.show(controller)
        #expect(controller.view.bounds.size == device.size)
        #expect(controller.view.safeAreaInsets == device.safeAreaInsets)
        #expect(UIScreen.main.scale == device.scale)
        let traits = controller.traitCollection
        #expect(traits.userInterfaceIdiom == device.idiom)
        #expect(device.horizontalSizeClass.map { $0 == traits.horizontalSizeClass } ?? true)
    }

    @Test(arguments: Device.phones + Device.tablets + [DeviceTests.custom], Device.System.designs)
    func `rotating a device twice restores it`(model: Device, system: Device.System) {
        let device = model.running(system)
        #expect(!device.isLandscape && device.landscape.isLandscape)
        #expect(device.landscape.landscape == device.landscape)
        let host = TestHost(device)
        host.show(UIViewController())
        host.rotate()
        #expect(host.window.bounds.size == device.landscape.size)
        #expect(host.window.safeAreaInsets == device.landscape.safeAreaInsets)
        host.rotate()
        #expect(host.window.bounds.size == device.size)
        #expect(host.window.safeAreaInsets == device.safeAreaInsets)
    }

    /// A phone without a home indicator that isn't among the known devices.
    nonisolated private static let custom = Device(
        "Custom", size: CGSize(width: 300, height: 500), scale: 2,
        safeAreaInsets: UIEdgeInsets(top: 25, left: 0, bottom: 0, right: 0))

    @Test(arguments: Device.System.designs)
    func `a phone that starts in landscape orientation gets its status bar in portrait`(system: Device.System) {
        let host = TestHost(Device.iPhoneSE.running(system).landscape)
        host.rotate()
        #expect(host.window.safeAreaInsets == Device.iPhoneSE.safeAreaInsets)
    }

    @Test func `phones in landscape orientation have the camera inset on both sides`() {
        #expect(Device.iPhone16.landscape.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        #expect(Device.iPhoneSE.landscape.safeAreaInsets == .zero)
        #expect(Device.iPadPro11.landscape.safeAreaInsets == Device.iPadPro11.safeAreaInsets)
    }

    @Test(arguments: [
        (Device.iPad9_7.landscape, [320, 507, 694]), (.iPadPro11.landscape, [375, 592, 809]),
        (.iPadPro12_9.landscape, [375, 678, 981]), (.iPadPro10_5.landscape, [320, 551, 782]),
        (.iPad10_2.landscape, [320, 535, 750]),
    ])
    func `shared screens are as wide as recorded`(device: Device, widths: [CGFloat]) {
        #expect(Device.Share.allCases.map { device.splitView($0).size.width } == widths)
    }

    @Test func `split views are compact at the same sizes as on devices`() {
        func classes(_ device: Device) -> [UIUserInterfaceSizeClass?] {
            Device.Share.allCases.map { device.splitView($0).horizontalSizeClass }
        }
        #expect(classes(.iPadPro11.landscape) == [.compact, .compact, .regular])
        #expect(classes(.iPadPro12_9.landscape) == [.compact, .regular, .regular])
        #expect(classes(.iPadPro12_9) == [.compact, .compact, .compact])
        #expect(Device.iPhone16.splitView(.half) == .iPhone16)
    }

    @MainActor @Test func `a host that is changed before it shows anything has a window of that size`() {
        let host = TestHost(size: CGSize(width: 1180, height: 820))
        host.change(size: CGSize(width: 820, height: 1180))
        let controller = UIViewController()
        host.show(controller)
        #expect(controller.view.bounds.size == CGSize(width: 820, height: 1180))
    }
}
