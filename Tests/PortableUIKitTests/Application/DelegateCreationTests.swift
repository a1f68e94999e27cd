import CollageTesting
import DisplayList
import Foundation
import LayoutGeometry
import Testing
@_spi(Collage) import PortableUIKit

@MainActor
struct DelegateCreationTests {
    private final class Delegate: UIResponder, UIApplicationDelegate {
        let application = UIApplication.shared
        let scale = UIScreen.main.scale
        let width = UIScreen.main.bounds.width
    }

    /// The properties of a delegate can be view controllers with images and fonts.
    @Test func `a delegate is created when its application and its device are available`() throws {
        let device = DeviceContext(
            environment: HostEnvironment(size: Size(width: 320, height: 800), scale: 3), clock: ManualClock(),
            services: HostServices())
        let session = UIApplication.launch(Delegate(), on: device, manifest: .none)
        let delegate = try #require(device.application?.delegate as? Delegate)
        #expect(delegate.application === device.application)
        #expect(delegate.width == 320 && delegate.scale == 3)
        session.end()
    }
}
