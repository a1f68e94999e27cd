import Foundation

/// The items of the app, in a property list.
final class Keychain: Sendable {
    static let shared = Keychain()
    private let lock = NSLock()

    /// The file with the items, in a folder for the app.
    private var file: URL {
        get throws {
            let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
            let folder = try FileManager.default.url(
                for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true
            ).appendingPathComponent(name)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            return folder.appendingPathComponent("Keychain.plist")
        }
    }

    /// Calls a closure with the items.
    func read(_ body: ([KeychainItem]) -> OSStatus) -> OSStatus {
        lock.withLock {
            do { return body(try load()) } catch { return report(error) }
        }
    }

    /// Calls a closure that changes the items, and stores them if it succeeds.
    func update(_ body: (inout [KeychainItem]) -> OSStatus) -> OSStatus {
        lock.withLock {
            do {
                var items = try load()
                let status = body(&items)
                if status == errSecSuccess { try store(items) }
                return status
            } catch { return report(error) }
        }
    }

    private func load() throws -> [KeychainItem] {
        let file = try file
        guard FileManager.default.fileExists(atPath: file.path) else { return [] }
        return try PropertyListDecoder().decode([KeychainItem].self, from: Data(contentsOf: file))
    }

    private func store(_ items: [KeychainItem]) throws {
        let file = try file
        try PropertyListEncoder().encode(items).write(to: file, options: .atomic)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
    }

    private func report(_ error: any Error) -> OSStatus {
        NSLog("The keychain can't be read or written: \(error)")
        return errSecIO
    }
}
