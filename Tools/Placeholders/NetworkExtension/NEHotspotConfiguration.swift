@_exported import Foundation

public let NEHotspotConfigurationErrorDomain = "NEHotspotConfigurationErrorDomain"

public enum NEHotspotConfigurationError: Int, Sendable {
    case invalid, invalidSSID, invalidWPAPassphrase, invalidWEPPassphrase, invalidEAPSettings, invalidHS20Settings
    case invalidHS20DomainName, userDenied, `internal`, pending, systemConfiguration, unknown, joinOnceNotSupported
    case alreadyAssociated, applicationIsNotInForeground, invalidSSIDPrefix
}

/// The name and the password of a network.
open class NEHotspotConfiguration: NSObject, @unchecked Sendable {
    public let ssid: String
    open var joinOnce = false
    open var hidden = false
    open var lifeTimeInDays: NSNumber = 365

    public init(ssid SSID: String) {
        ssid = SSID
        super.init()
    }

    public init(ssid SSID: String, passphrase: String, isWEP: Bool) {
        ssid = SSID
        super.init()
    }

    public init(ssidPrefix SSIDPrefix: String) {
        ssid = SSIDPrefix
        super.init()
    }
}

/// A manager that joins no network.
open class NEHotspotConfigurationManager: NSObject, @unchecked Sendable {
    public static let shared = NEHotspotConfigurationManager()

    override init() { super.init() }

    private var error: NSError {
        NSError(
            domain: NEHotspotConfigurationErrorDomain, code: NEHotspotConfigurationError.systemConfiguration.rawValue)
    }

    open func apply(
        _ configuration: NEHotspotConfiguration, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(error) }

    open func apply(_ configuration: NEHotspotConfiguration) async throws { throw error }
    open func removeConfiguration(forSSID SSID: String) {}
    open func getConfiguredSSIDs(completionHandler: @escaping @Sendable ([String]) -> Void) { completionHandler([]) }
}

/// A network. None is known.
open class NEHotspotNetwork: NSObject, @unchecked Sendable {
    open var ssid: String { "" }
    open var bssid: String { "" }
    open var signalStrength: Double { 0 }

    override init() { super.init() }

    open class func fetchCurrent(completionHandler: @escaping @Sendable (NEHotspotNetwork?) -> Void) {
        completionHandler(nil)
    }

    open class func fetchCurrent() async -> NEHotspotNetwork? { nil }
}
