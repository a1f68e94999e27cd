import CollageTesting
import Foundation
import Testing

@MainActor struct UIDeviceTests {
    @Test func `UIDevice.current is the device of the test`() {
        let phone = TestHost()
        let tablet = TestHost(size: CGSize(width: 1024, height: 768))
        #expect(UIDevice.current.userInterfaceIdiom == .pad)
        #expect(UIDevice.current.model == "iPad" && UIDevice.current.systemName == "iPadOS")
        phone.settle()
        #expect(UIDevice.current.userInterfaceIdiom == .phone)
        #expect(UIDevice.current.model == "iPhone" && UIDevice.current.systemName == "iOS")
        tablet.settle()
        #expect(UIDevice.current.orientation == .landscapeLeft)
    }

    @Test func `its orientation follows the screen, and is reported while notifications are requested`() {
        let host = TestHost()
        let device = UIDevice.current
        let reported = Counter()
        let observer = NotificationCenter.default.addObserver(
            forName: UIDevice.orientationDidChangeNotification, object: device, queue: nil
        ) { _ in MainActor.assumeIsolated { reported.count += 1 } }
        defer { NotificationCenter.default.removeObserver(observer) }

        host.change(size: CGSize(width: 844, height: 390))
        #expect(device.orientation.isLandscape)
        #expect(reported.count == 0)

        device.beginGeneratingDeviceOrientationNotifications()
        host.change(size: CGSize(width: 390, height: 844))
        host.change(style: .dark)
        #expect(device.orientation == .portrait)
        #expect(reported.count == 1)

        device.endGeneratingDeviceOrientationNotifications()
        device.endGeneratingDeviceOrientationNotifications()
        #expect(!device.isGeneratingDeviceOrientationNotifications)
        host.change(size: CGSize(width: 844, height: 390))
        #expect(reported.count == 1)
    }

    @Test func `properties without a sensor return unknown values`() {
        let host = TestHost()
        defer { withExtendedLifetime(host) {} }
        let device = UIDevice.current
        device.isProximityMonitoringEnabled = true
        #expect(!device.isProximityMonitoringEnabled && !device.proximityState)
        device.isBatteryMonitoringEnabled = true
        #expect(device.batteryState == .unknown && device.batteryLevel == -1)
        #expect(device.identifierForVendor == device.identifierForVendor)
    }

    @MainActor private final class Counter {
        var count = 0
    }
}
