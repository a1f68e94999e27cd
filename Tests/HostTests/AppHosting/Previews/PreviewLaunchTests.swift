import CollageTesting
import DisplayList
import LayoutGeometry
import PortableUIKit
import Testing

@testable import AppHosting
@testable import PortablePreviews

#Preview("Fixed", traits: .fixedLayout(width: 120, height: 40)) { UILabel() }
#Preview("Whole") { UILabel() }
#Preview("Twice") { UIView() }
#Preview("Twice") { UIView() }

@MainActor
struct PreviewLaunchTests {
    private let host = TestHost()

    @Test func `a preview is shown in place of the app`() throws {
        let delegate = PreviewDelegate("Whole")
        host.launch(delegate)
        let controller = try #require(delegate.previewController)
        #expect(controller.fixedSize(in: CGSize(width: 390, height: 844)) == nil)
        #expect(host.first(UILabel.self)?.frame == controller.view.bounds)
    }

    @Test func `a preview with a fixed size is in the middle of the screen`() throws {
        let delegate = PreviewDelegate("Fixed")
        host.launch(delegate)
        #expect(delegate.previewController?.fixedSize(in: .zero) == CGSize(width: 120, height: 40))
        #expect(host.first(UILabel.self)?.frame == CGRect(x: 135, y: 402, width: 120, height: 40))
    }

    @Test func `all previews are listed if the name is unknown, and a tap shows one`() throws {
        let delegate = PreviewDelegate("")
        host.launch(delegate)
        #expect(delegate.previewController == nil)
        try host.element(.text("Fixed")).tap()
        host.settle()
        #expect(host.first(UILabel.self, where: { $0.bounds.size == CGSize(width: 120, height: 40) }) != nil)
    }

    @Test func `an unknown symbol is a square in previews, but isn't available by its name`() {
        #expect(UIImage.missingSymbol() == nil)
        host.launch(PreviewDelegate("Whole"))
        #expect(UIImage.missingSymbol() != nil)
        #expect(UIImage(systemName: "unknown.to.previews") == nil)
    }

    @Test func `a preview rotates its device, and can specify it`() {
        let phone = PortableUIKit.Device.environment(size: Size(width: 390, height: 844), scale: 3)
        var settings = PreviewSettings()
        #expect(phone.adapted(to: settings, log: { _ in }) == phone)
        settings.orientation = .landscape
        #expect(phone.adapted(to: settings, log: { _ in }).size == Size(width: 844, height: 390))
        settings.device = "iPad mini (6th generation)"
        let tablet = phone.adapted(to: settings, log: { _ in })
        #expect(tablet.size == Size(width: 1133, height: 744))
        #expect(tablet.idiom == .pad)
    }

    @Test func `an unknown device is reported`() {
        let phone = PortableUIKit.Device.environment(size: Size(width: 390, height: 844), scale: 3)
        var settings = PreviewSettings()
        settings.device = "Apple Watch"
        var problems: [String] = []
        #expect(phone.adapted(to: settings) { problems.append($0) } == phone)
        #expect(
            problems == [
                "previewDevice: there is no device \"Apple Watch\" here, so the preview is shown on another one."
            ])
    }

    @Test func `previews support the devices of tests, with their sizes`() {
        for device in CollageTesting.Device.phones + CollageTesting.Device.tablets {
            let known = KnownDevice(device.name)
            #expect(known?.size == Size(width: device.size.width, height: device.size.height), "\(device.name)")
            #expect(known?.scale == Double(device.scale), "\(device.name)")
        }
    }
}
