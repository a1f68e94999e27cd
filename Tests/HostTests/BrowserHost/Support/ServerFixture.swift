import BrowserHost
import BrowserServer
import DisplayList
import LayoutGeometry

/// A server with its log and the applications that it launched.
@MainActor
final class ServerFixture: LoopbackFixture {
    let host: BrowserHost
    let port: Int
    let log: Log
    let apps: Apps

    @MainActor final class Log { var lines: [String] = [] }
    @MainActor final class Apps {
        var all: [FakeApp] = []
        var running: [FakeApp] { all.filter { !$0.hasEnded } }
    }

    init(
        fonts: [FontFace] = [], packing: FilePacking? = nil, time: any PageTime = SystemTime(),
        appFonts: @escaping @Sendable () -> [FontFace] = { [] }
    ) throws {
        let log = Log()
        let apps = Apps()
        var options = BrowserHost.Options(environment: HostEnvironment(size: Size(width: 100, height: 100)))
        options.port = 0
        options.title = "Tea & <Biscuits>"
        options.packing = packing
        options.appFonts = appFonts
        host = BrowserHost(options: options, fonts: fonts, imageEncoder: UnavailableImageEncoder(), time: time) {
            log.lines.append($0)
        } server: {
            HTTPServer(host: $0, callbacks: $1)
        } launch: { environment, clock, _ in
            let app = FakeApp(environment, clock)
            apps.all.append(app)
            return app
        }
        port = try host.start()
        (self.log, self.apps) = (log, apps)
    }
}
