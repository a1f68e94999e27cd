@_exported import Foundation

/// An opaque identifier of an app, a category, or a domain. The user can't pick any.
public struct Token<Value>: Codable, Hashable, Sendable {}

public struct Application: Hashable, Sendable {
    public let bundleIdentifier: String?
    public let token: Token<Application>?
    public var localizedDisplayName: String? { nil }

    public init(bundleIdentifier: String) { (self.bundleIdentifier, token) = (bundleIdentifier, nil) }
    public init(token: Token<Application>) { (bundleIdentifier, self.token) = (nil, token) }
}

public struct ActivityCategory: Hashable, Sendable {
    public let token: Token<ActivityCategory>?
    public var localizedDisplayName: String? { nil }

    public init(token: Token<ActivityCategory>) { self.token = token }
}

public struct WebDomain: Hashable, Sendable {
    public let domain: String?
    public let token: Token<WebDomain>?

    public init(domain: String) { (self.domain, token) = (domain, nil) }
    public init(token: Token<WebDomain>) { (domain, self.token) = (nil, token) }
}

public typealias ApplicationToken = Token<Application>
public typealias ActivityCategoryToken = Token<ActivityCategory>
public typealias WebDomainToken = Token<WebDomain>

/// Settings, which are stored in memory, and have no effect.
open class ManagedSettingsStore: @unchecked Sendable {
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let `default` = Name("default")
    }

    public var shield = ShieldSettings()
    public var application = ApplicationSettings()
    public var webContent = WebContentSettings()
    public var dateAndTime = DateAndTimeSettings()
    public var media = MediaSettings()

    public init() {}
    public init(named name: Name) {}

    public func clearAllSettings() {
        (shield, application, webContent) = (ShieldSettings(), ApplicationSettings(), WebContentSettings())
    }
}

public struct ShieldSettings: Sendable {
    public enum ActivityCategoryPolicy<Activity>: Hashable, Sendable {
        case none
        case all(except: Set<Token<Activity>> = [])
        case specific(Set<ActivityCategoryToken>, except: Set<Token<Activity>> = [])
    }

    public var applications: Set<ApplicationToken>?
    public var applicationCategories: ActivityCategoryPolicy<Application>?
    public var webDomains: Set<WebDomainToken>?
    public var webDomainCategories: ActivityCategoryPolicy<WebDomain>?

    public init() {}
}

public struct ApplicationSettings: Sendable {
    public var blockedApplications: Set<Application>?
    public var denyAppInstallation: Bool?
    public var denyAppRemoval: Bool?

    public init() {}
}

public struct WebContentSettings: Sendable {
    public enum FilterPolicy: Hashable, Sendable {
        case none
        case auto(Set<WebDomain> = [], except: Set<WebDomain> = [])
        case specific(Set<WebDomain>)
        case all(except: Set<WebDomain> = [])
    }

    public var blockedByFilter: FilterPolicy?

    public init() {}
}

public struct DateAndTimeSettings: Sendable {
    public var requireAutomaticDateAndTime: Bool?

    public init() {}
}

public struct MediaSettings: Sendable {
    public var denyExplicitContent: Bool?

    public init() {}
}

public enum ShieldAction: Sendable { case primaryButtonPressed, secondaryButtonPressed }
public enum ShieldActionResponse: Sendable { case none, close, `defer` }

/// The handler of an extension. The system starts no extensions.
open class ShieldActionDelegate: NSObject {
    open func handle(
        action: ShieldAction, for application: ApplicationToken,
        completionHandler: @escaping (ShieldActionResponse) -> Void
    ) { completionHandler(.none) }
    open func handle(
        action: ShieldAction, for webDomain: WebDomainToken,
        completionHandler: @escaping (ShieldActionResponse) -> Void
    ) { completionHandler(.none) }
    open func handle(
        action: ShieldAction, for category: ActivityCategoryToken,
        completionHandler: @escaping (ShieldActionResponse) -> Void
    ) { completionHandler(.none) }
}
