public enum NEVPNStatus: Int, Sendable {
    case invalid, disconnected, connecting, connected, reasserting, disconnecting
}

public let NEVPNErrorDomain = "NEVPNErrorDomain"

public enum NEVPNError: Int, Error, Sendable {
    case configurationInvalid = 1
    case configurationDisabled, connectionFailed, configurationStale, configurationReadWriteFailed
    case configurationUnknown
}

open class NEVPNConnection: NSObject, @unchecked Sendable {
    open var status: NEVPNStatus { .invalid }
    open var connectedDate: Date? { nil }

    override init() { super.init() }

    /// - Throws: An error, because no configuration can be saved.
    open func startVPNTunnel(options: [String: NSObject]? = nil) throws { throw NEVPNError.configurationInvalid }
    open func stopVPNTunnel() {}
}

open class NEVPNProtocol: NSObject, @unchecked Sendable {
    open var serverAddress: String?
    open var username: String?
    open var passwordReference: Data?
    open var disconnectOnSleep = false
    open var includeAllNetworks = false

    public override init() { super.init() }
}

open class NETunnelProviderProtocol: NEVPNProtocol, @unchecked Sendable {
    open var providerConfiguration: [String: Any]?
    open var providerBundleIdentifier: String?
}

/// A manager whose configuration can't be loaded or saved.
open class NEVPNManager: NSObject, @unchecked Sendable {
    private static let manager = NEVPNManager()

    public let connection = NEVPNConnection()
    open var isEnabled = false
    open var isOnDemandEnabled = false
    open var localizedDescription: String?
    open var protocolConfiguration: NEVPNProtocol?

    override init() { super.init() }

    open class func shared() -> NEVPNManager { manager }

    open func loadFromPreferences(completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(NEVPNError.configurationReadWriteFailed)
    }
    open func loadFromPreferences() async throws { throw NEVPNError.configurationReadWriteFailed }
    open func saveToPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(NEVPNError.configurationReadWriteFailed)
    }
    open func saveToPreferences() async throws { throw NEVPNError.configurationReadWriteFailed }
    open func removeFromPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(NEVPNError.configurationReadWriteFailed)
    }
}

open class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
    public override init() { super.init() }

    open class func loadAllFromPreferences(
        completionHandler: @escaping ([NETunnelProviderManager]?, (any Error)?) -> Void
    ) { completionHandler([], nil) }

    open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] { [] }
}

extension NSNotification.Name {
    public static let NEVPNStatusDidChange = NSNotification.Name("com.apple.networkextension.statusdidchange")
    public static let NEVPNConfigurationChange = NSNotification.Name("com.apple.networkextension.changeconfiguration")
}
