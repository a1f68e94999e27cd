@_exported import Foundation

public let HMErrorDomain = "HMErrorDomain"

public struct HMError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case alreadyExists = 1
        case notFound = 2
        case invalidParameter = 3
        case accessoryNotReachable = 4
        case operationNotSupported = 48
        case homeAccessNotAuthorized = 80
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { HMErrorDomain }
    public var errorCode: Int { code.rawValue }
}

public struct HMHomeManagerAuthorizationStatus: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let determined = HMHomeManagerAuthorizationStatus(rawValue: 1)
    public static let restricted = HMHomeManagerAuthorizationStatus(rawValue: 2)
    public static let authorized = HMHomeManagerAuthorizationStatus(rawValue: 4)
}

/// A manager without homes. Its permission is denied.
open class HMHomeManager: NSObject, @unchecked Sendable {
    open weak var delegate: (any HMHomeManagerDelegate)? {
        didSet {
            DispatchQueue.main.async {
                self.delegate?.homeManager(self, didUpdate: self.authorizationStatus)
                self.delegate?.homeManagerDidUpdateHomes(self)
            }
        }
    }
    open var homes: [HMHome] { [] }
    open var primaryHome: HMHome? { nil }
    open var authorizationStatus: HMHomeManagerAuthorizationStatus { .determined }

    public override init() { super.init() }

    open func addHome(withName homeName: String, completionHandler: @escaping (HMHome?, (any Error)?) -> Void) {
        completionHandler(nil, HMError(.homeAccessNotAuthorized))
    }

    open func addHome(named homeName: String) async throws -> HMHome { throw HMError(.homeAccessNotAuthorized) }

    open func removeHome(_ home: HMHome, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
}

/// Methods for observing homes. All methods are optional.
public protocol HMHomeManagerDelegate: AnyObject {
    func homeManagerDidUpdateHomes(_ manager: HMHomeManager)
    func homeManagerDidUpdatePrimaryHome(_ manager: HMHomeManager)
    func homeManager(_ manager: HMHomeManager, didAdd home: HMHome)
    func homeManager(_ manager: HMHomeManager, didRemove home: HMHome)
    func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus)
}

extension HMHomeManagerDelegate {
    public func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {}
    public func homeManagerDidUpdatePrimaryHome(_ manager: HMHomeManager) {}
    public func homeManager(_ manager: HMHomeManager, didAdd home: HMHome) {}
    public func homeManager(_ manager: HMHomeManager, didRemove home: HMHome) {}
    public func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus) {}
}

/// A home. The manager never finds one.
open class HMHome: NSObject, @unchecked Sendable {
    public let name: String
    public let uniqueIdentifier = UUID()
    open weak var delegate: (any HMHomeDelegate)?
    open var isPrimary: Bool { false }
    open var accessories: [HMAccessory] { [] }
    open var rooms: [HMRoom] { [] }
    open var actionSets: [HMActionSet] { [] }

    init(name: String) {
        self.name = name
        super.init()
    }

    open func roomForEntireHome() -> HMRoom { HMRoom(name: name) }

    open func addAccessory(_ accessory: HMAccessory, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
    open func addAndSetupAccessories(completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
    open func addRoom(withName roomName: String, completionHandler: @escaping (HMRoom?, (any Error)?) -> Void) {
        completionHandler(nil, HMError(.homeAccessNotAuthorized))
    }
    open func assignAccessory(
        _ accessory: HMAccessory, to room: HMRoom, completionHandler: @escaping ((any Error)?) -> Void
    ) { completionHandler(HMError(.homeAccessNotAuthorized)) }
    open func removeAccessory(_ accessory: HMAccessory, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
    open func executeActionSet(_ actionSet: HMActionSet, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
}

/// Methods for observing a home. All methods are optional, and none is called.
public protocol HMHomeDelegate: AnyObject {
    func home(_ home: HMHome, didAdd accessory: HMAccessory)
    func home(_ home: HMHome, didRemove accessory: HMAccessory)
}

extension HMHomeDelegate {
    public func home(_ home: HMHome, didAdd accessory: HMAccessory) {}
    public func home(_ home: HMHome, didRemove accessory: HMAccessory) {}
}

open class HMRoom: NSObject, @unchecked Sendable {
    public let name: String
    public let uniqueIdentifier = UUID()
    open var accessories: [HMAccessory] { [] }

    init(name: String) {
        self.name = name
        super.init()
    }
}

open class HMActionSet: NSObject, @unchecked Sendable {
    public let name = ""
    public let uniqueIdentifier = UUID()

    override init() { super.init() }
}
