import CairoRenderer
import DisplayList
import Foundation
import Testing

@testable import AppHosting
@testable import PortableGraphics
@testable import PortableUIKitCore
@testable import PortableControls
import PortableUIKit

/// The device of a process without a host, such as that of an app's tests.
@MainActor
struct ProcessHostTests {
    @Test func `without a host the clock stops and images aren't decoded`() {
        let device = DeviceContext.makeOfProcess(host: nil)
        #expect(!(device.clock is MainQueueClock))
        #expect(device.scope.services.imageDecoder is UnavailableImageDecoder)
    }

    @Test func `with a host, text has the machine's fonts, and images can be decoded`() {
        let device = DeviceContext.makeOfProcess(
            host: ProcessHosts.host(in: ["COLLAGE_HOST": "AppHosting.MachineHost"]))
        #expect(device.clock is MainQueueClock)
        #expect(device.scope.services.imageDecoder is CairoImageDecoder)
        device.run {
            let narrow = UILabel()
            narrow.text = "iiii"
            let wide = UILabel()
            wide.text = "WWWW"
            #expect(narrow.intrinsicContentSize.width < wide.intrinsicContentSize.width / 2)
        }
    }

    @Test func `an unknown host name is reported with the known names`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = ProcessHosts.host(in: ["COLLAGE_HOST": "Nobody.Host"])
        }
        let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(output.contains("COLLAGE_HOST names Nobody.Host, which isn't a class that provides services"))
    }
}
