import Foundation
import Testing

@testable import AppLauncher

/// The launch of an application, up to its host.
@MainActor
struct UIApplicationMainTests {
    @Test func `a delegate name without a class is reported with a fix`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await UIApplicationMain(0, nil, nil, "AppDelegate")
        }
        let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(output.contains("there is no class AppDelegate for the application's delegate"))
    }

    @Test func `an app without a host prints how to add one`() async {
        let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            exit(await AppLauncher.launch(named: "AppDelegate", in: nil) { fatalError("It isn't launched.") })
        }
        let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(output.contains(#".product(name: "AppHosting", package: "collage")"#))
    }
}
