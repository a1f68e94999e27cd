import Foundation
import Testing

@testable import AppHosting

struct DefaultsSavingTests {
    @Test func `user defaults are in a file although the app doesn't save them`() async {
        await #expect(processExitsWith: .success) {
            let home = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
            setenv("HOME", home.path, 1)
            setenv("XDG_CONFIG_HOME", home.appending(path: "config").path, 1)
            UserDefaults.standard.set(true, forKey: "isReturning")
            DefaultsSaving.save()
            let files = FileManager.default.subpaths(atPath: home.path) ?? []
            try? FileManager.default.removeItem(at: home)
            precondition(files.contains { $0.hasSuffix(".plist") })
        }
    }
}
