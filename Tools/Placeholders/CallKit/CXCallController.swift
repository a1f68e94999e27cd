/// A controller whose requests fail, because the system shows no calls.
open class CXCallController: NSObject, @unchecked Sendable {
    public let callObserver = CXCallObserver()

    public override init() { super.init() }
    public init(queue: DispatchQueue) { super.init() }

    open func request(_ transaction: CXTransaction, completion: @escaping ((any Error)?) -> Void) {
        completion(CXErrorCodeRequestTransactionError(.unentitled))
    }

    open func request(_ transaction: CXTransaction) async throws {
        throw CXErrorCodeRequestTransactionError(.unentitled)
    }

    open func requestTransaction(with action: CXAction, completion: @escaping ((any Error)?) -> Void) {
        completion(CXErrorCodeRequestTransactionError(.unentitled))
    }

    open func requestTransaction(with actions: [CXAction], completion: @escaping ((any Error)?) -> Void) {
        completion(CXErrorCodeRequestTransactionError(.unentitled))
    }
}

/// An observer of calls. It never reports one.
open class CXCallObserver: NSObject, @unchecked Sendable {
    open var calls: [CXCall] { [] }

    public override init() { super.init() }

    open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {}
}

open class CXCall: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    open var isOutgoing: Bool { false }
    open var isOnHold: Bool { false }
    open var hasConnected: Bool { false }
    open var hasEnded: Bool { false }

    override init() { super.init() }
}

/// A method for observing calls. It isn't called.
public protocol CXCallObserverDelegate: AnyObject {
    func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}

// MARK: Directories

public typealias CXCallDirectoryPhoneNumber = Int64

/// A manager of extensions, which aren't supported.
open class CXCallDirectoryManager: NSObject, @unchecked Sendable {
    public enum EnabledStatus: Int, Sendable { case unknown, disabled, enabled }

    public static let sharedInstance = CXCallDirectoryManager()

    override init() { super.init() }

    open func reloadExtension(
        withIdentifier identifier: String, completionHandler completion: (((any Error)?) -> Void)? = nil
    ) { completion?(CXErrorCodeCallDirectoryManagerError(.noExtensionFound)) }

    open func getEnabledStatusForExtension(
        withIdentifier identifier: String, completionHandler completion: @escaping (EnabledStatus, (any Error)?) -> Void
    ) { completion(.unknown, CXErrorCodeCallDirectoryManagerError(.noExtensionFound)) }

    open func openSettings(completionHandler completion: (((any Error)?) -> Void)? = nil) {
        completion?(CXErrorCodeCallDirectoryManagerError(.noExtensionFound))
    }
}

// MARK: Errors

public struct CXErrorCodeIncomingCallError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown, unentitled, callUUIDAlreadyExists, filteredByDoNotDisturb, filteredByBlockList
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { "com.apple.CallKit.error.incomingcall" }
    public var errorCode: Int { code.rawValue }
}

public struct CXErrorCodeRequestTransactionError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown, unentitled, unknownCallProvider, emptyTransaction, unknownCallUUID, callUUIDAlreadyExists
        case invalidAction, maximumCallGroupsReached
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { "com.apple.CallKit.error.requesttransaction" }
    public var errorCode: Int { code.rawValue }
}

public struct CXErrorCodeCallDirectoryManagerError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown, noExtensionFound, loadingInterrupted, entriesOutOfOrder, duplicateEntries
        case maximumEntriesExceeded, extensionDisabled, currentlyLoading, unexpectedIncrementalRemoval
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { "com.apple.CallKit.error.calldirectorymanager" }
    public var errorCode: Int { code.rawValue }
}
