import Foundation
import PortableUIKit
import RuntimeSupport

/// The settings of an app on a host: the content of `UserDefaults.standard` and `@AppStorage` on its device.
///
/// They're stored in memory, and are empty at first. Settings of the process, such as settings that a test makes before
/// it creates a host, are visible unless the device has changed or removed them.
final class HostSettings: Sendable {
    private struct Content {
        /// The values by name. A value is `nil` if the setting was removed.
        var values: [String: Any?] = [:]
        /// The values passed to `register(defaults:)`.
        var defaults: [String: Any] = [:]
    }

    /// The settings of all hosts, by the services of their devices. They're accessible on any thread.
    private static let all = LockedValue<[ObjectIdentifier: Weak]>([:])
    private static let installation: Void = changeClass(of: UserDefaults.standard, to: DeviceDefaults.self)

    private struct Weak: Sendable {
        weak var settings: HostSettings?
    }

    private let key: ObjectIdentifier
    private let lock = NSLock()
    /// The values are property lists, which are immutable.
    nonisolated(unsafe) private var content = Content()

    init(of services: DeviceServices) {
        _ = Self.installation
        key = ObjectIdentifier(services)
        Self.all.withLock { $0[key] = Weak(settings: self) }
    }

    deinit {
        Self.all.withLock { [key] in $0[key] = nil }
    }

    /// The settings of the current device, or `nil` outside of tests with a host. Code that isn't associated with a
    /// device uses the settings of the only host.
    static var current: HostSettings? {
        let services = ObjectIdentifier(Services.current)
        return all.withLock { ($0[services] ?? ($0.count == 1 ? $0.values.first : nil))?.settings }
    }

    /// - Returns: The value, `nil` if the device doesn't have the setting, or `.some(nil)` if it was removed.
    func value(_ name: String) -> Any?? { lock.withLock { content.values[name] } }

    func registered(_ name: String) -> Any? { lock.withLock { content.defaults[name] } }

    func set(_ value: Any?, _ name: String) { lock.withLock { content.values[name] = .some(value) } }

    func register(_ defaults: [String: Any]) {
        lock.withLock { content.defaults.merge(defaults) { _, new in new } }
    }

    func merge(into settings: [String: Any]) -> [String: Any] {
        lock.withLock {
            var result = settings.merging(content.defaults) { old, _ in old }
            for (name, value) in content.values { result[name] = value }
            return result
        }
    }

    func removeAll() { lock.withLock { content = Content() } }
}

/// The class of `UserDefaults.standard` in a process with hosts. It reads the settings of the current device.
private final class DeviceDefaults: UserDefaults {
    override func object(forKey defaultName: String) -> Any? {
        guard let settings = HostSettings.current else { return super.object(forKey: defaultName) }
        if let value = settings.value(defaultName) { return value ?? settings.registered(defaultName) }
        return super.object(forKey: defaultName) ?? settings.registered(defaultName)
    }

    override func set(_ value: Any?, forKey defaultName: String) {
        guard let settings = HostSettings.current else { return super.set(value, forKey: defaultName) }
        settings.set(value, defaultName)
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    }

    override func removeObject(forKey defaultName: String) {
        guard HostSettings.current != nil else { return super.removeObject(forKey: defaultName) }
        set(nil as Any?, forKey: defaultName)
    }

    override func register(defaults registrationDictionary: [String: Any]) {
        guard let settings = HostSettings.current else { return super.register(defaults: registrationDictionary) }
        settings.register(registrationDictionary)
    }

    override func dictionaryRepresentation() -> [String: Any] {
        let all = super.dictionaryRepresentation()
        return HostSettings.current?.merge(into: all) ?? all
    }

    override func removePersistentDomain(forName domainName: String) {
        super.removePersistentDomain(forName: domainName)
        if domainName == Bundle.main.bundleIdentifier { HostSettings.current?.removeAll() }
    }
}
