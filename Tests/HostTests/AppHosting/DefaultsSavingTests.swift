import Foundation
import Testing

@testable import AppHosting

struct DefaultsSavingTests {
    /// The file is that of the test program, because Foundation reads the environment when a process starts.
    @Test func `user defaults are saved to a file without an explicit save`() async {
        await #expect(processExitsWith: .success) {
            let environment = ProcessInfo.processInfo.environment
            let folder = URL(
                fileURLWithPath: environment["XDG_CONFIG_HOME"] ?? (environment["HOME"] ?? "/") + "/.config")
            let key = "isReturning-\(UUID().uuidString)"
            UserDefaults.standard.set(true, forKey: key)
            DefaultsSaving.save()
            let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            let contents = (files ?? []).filter { $0.pathExtension == "plist" }.compactMap { try? Data(contentsOf: $0) }
            UserDefaults.standard.removeObject(forKey: key)
            DefaultsSaving.save()
            precondition(contents.contains { $0.range(of: Data(key.utf8)) != nil })
        }
    }
}
