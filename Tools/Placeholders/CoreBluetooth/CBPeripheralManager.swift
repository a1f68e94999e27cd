/// A manager without Bluetooth. Its delegate is notified that Bluetooth isn't supported.
open class CBPeripheralManager: CBManager, @unchecked Sendable {
    open weak var delegate: (any CBPeripheralManagerDelegate)?
    open var isAdvertising: Bool { false }

    public override init() { super.init() }

    public init(
        delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil
    ) {
        self.delegate = delegate
        super.init()
        (queue ?? .main).async { [weak self] in
            guard let self else { return }
            self.delegate?.peripheralManagerDidUpdateState(self)
        }
    }

    open func startAdvertising(_ advertisementData: [String: Any]?) {}
    open func stopAdvertising() {}
    open func add(_ service: CBMutableService) {}
    open func remove(_ service: CBMutableService) {}
    open func removeAllServices() {}
    open func respond(to request: CBATTRequest, withResult result: CBATTError.Code) {}

    @discardableResult
    open func updateValue(
        _ value: Data, for characteristic: CBMutableCharacteristic, onSubscribedCentrals centrals: [CBCentral]?
    ) -> Bool { false }
}

/// Methods for observing a peripheral manager. Only the first method is required, and only it is called.
public protocol CBPeripheralManagerDelegate: AnyObject {
    func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
    func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any])
    func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?)
    func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?)
    func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic)
    func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic)
    func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest)
    func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest])
    func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager)
}

extension CBPeripheralManagerDelegate {
    public func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any]) {}
    public func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?) {}
    public func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?) {}
    public func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic
    ) {}
    public func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic
    ) {}
    public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest) {}
    public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest]) {}
    public func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager) {}
}

public struct CBAttributePermissions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let readable = CBAttributePermissions(rawValue: 1)
    public static let writeable = CBAttributePermissions(rawValue: 2)
    public static let readEncryptionRequired = CBAttributePermissions(rawValue: 4)
    public static let writeEncryptionRequired = CBAttributePermissions(rawValue: 8)
}

open class CBMutableService: CBService, @unchecked Sendable {
    private var stored: [CBCharacteristic]?
    private let primary: Bool

    public init(type UUID: CBUUID, primary isPrimary: Bool) {
        primary = isPrimary
        super.init(uuid: UUID)
    }

    open override var isPrimary: Bool { primary }
    open override var characteristics: [CBCharacteristic]? {
        get { stored }
        set { stored = newValue }
    }
}

open class CBMutableCharacteristic: CBCharacteristic, @unchecked Sendable {
    private let mutableProperties: CBCharacteristicProperties
    private var storedValue: Data?
    open var permissions: CBAttributePermissions

    public init(
        type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?, permissions: CBAttributePermissions
    ) {
        (mutableProperties, storedValue, self.permissions) = (properties, value, permissions)
        super.init(uuid: UUID)
    }

    open override var properties: CBCharacteristicProperties { mutableProperties }
    open override var value: Data? {
        get { storedValue }
        set { storedValue = newValue }
    }
    open var subscribedCentrals: [CBCentral]? { nil }
}

open class CBDescriptor: CBAttribute, @unchecked Sendable {
    open var value: Any? { nil }
}

open class CBCentral: NSObject, @unchecked Sendable {
    public let identifier = UUID()
    open var maximumUpdateValueLength: Int { 20 }

    override init() { super.init() }
}

open class CBATTRequest: NSObject, @unchecked Sendable {
    public let central = CBCentral()
    public let characteristic: CBCharacteristic
    open var offset: Int { 0 }
    open var value: Data?

    init(characteristic: CBCharacteristic) {
        self.characteristic = characteristic
        super.init()
    }
}

public struct CBATTError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case success, invalidHandle, readNotPermitted, writeNotPermitted, invalidPdu, insufficientAuthentication
        case requestNotSupported, invalidOffset, insufficientAuthorization, prepareQueueFull, attributeNotFound
        case attributeNotLong, insufficientEncryptionKeySize, invalidAttributeValueLength, unlikelyError
        case insufficientEncryption, unsupportedGroupType, insufficientResources
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { "CBATTErrorDomain" }
    public var errorCode: Int { code.rawValue }
}

public struct CBError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown, invalidParameters, invalidHandle, notConnected, outOfSpace, operationCancelled, connectionTimeout
        case peripheralDisconnected, uuidNotAllowed, alreadyAdvertising, connectionFailed
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { "CBErrorDomain" }
    public var errorCode: Int { code.rawValue }
}

public let CBCentralManagerRestoredStatePeripheralsKey = "kCBRestoredPeripherals"
public let CBCentralManagerRestoredStateScanServicesKey = "kCBRestoredScanServices"
public let CBPeripheralManagerOptionShowPowerAlertKey = "kCBManagerOptionShowPowerAlert"
public let CBPeripheralManagerOptionRestoreIdentifierKey = "kCBManagerOptionRestoreIdentifier"
public let CBConnectPeripheralOptionNotifyOnDisconnectionKey = "kCBConnectOptionNotifyOnDisconnection"
public let CBConnectPeripheralOptionNotifyOnConnectionKey = "kCBConnectOptionNotifyOnConnection"
public let CBAdvertisementDataTxPowerLevelKey = "kCBAdvDataTxPowerLevel"
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"
public let CBAdvertisementDataServiceDataKey = "kCBAdvDataServiceData"
public let CBAdvertisementDataOverflowServiceUUIDsKey = "kCBAdvDataHashedServiceUUIDs"
public let CBUUIDCharacteristicUserDescriptionString = "2901"
public let CBUUIDClientCharacteristicConfigurationString = "2902"
