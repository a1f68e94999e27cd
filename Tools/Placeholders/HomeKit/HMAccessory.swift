/// An accessory. Homes never have one.
open class HMAccessory: NSObject, @unchecked Sendable {
    public let name = ""
    public let uniqueIdentifier = UUID()
    open weak var delegate: (any HMAccessoryDelegate)?
    open var isReachable: Bool { false }
    open var isBlocked: Bool { false }
    open var isBridged: Bool { false }
    open var room: HMRoom? { nil }
    open var services: [HMService] { [] }
    open var manufacturer: String? { nil }
    open var model: String? { nil }
    open var firmwareVersion: String? { nil }
    open var category: HMAccessoryCategory { HMAccessoryCategory() }

    override init() { super.init() }

    open func identify(completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(HMError(.accessoryNotReachable))
    }
}

open class HMAccessoryCategory: NSObject, @unchecked Sendable {
    open var categoryType: String { HMAccessoryCategoryTypeOther }
    open var localizedDescription: String { "" }

    override init() { super.init() }
}

/// Methods for observing an accessory. All methods are optional, and none is called.
public protocol HMAccessoryDelegate: AnyObject {
    func accessory(_ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic)
    func accessoryDidUpdateReachability(_ accessory: HMAccessory)
    func accessoryDidUpdateServices(_ accessory: HMAccessory)
}

extension HMAccessoryDelegate {
    public func accessory(
        _ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic
    ) {}
    public func accessoryDidUpdateReachability(_ accessory: HMAccessory) {}
    public func accessoryDidUpdateServices(_ accessory: HMAccessory) {}
}

open class HMService: NSObject, @unchecked Sendable {
    public let serviceType = ""
    public let name = ""
    public let uniqueIdentifier = UUID()
    open var localizedDescription: String { "" }
    open var characteristics: [HMCharacteristic] { [] }
    open weak var accessory: HMAccessory? { nil }

    override init() { super.init() }
}

open class HMCharacteristic: NSObject, @unchecked Sendable {
    public let characteristicType = ""
    public let uniqueIdentifier = UUID()
    open var value: Any? { nil }
    open var localizedDescription: String { "" }
    open var properties: [String] { [] }
    open var isNotificationEnabled: Bool { false }
    open weak var service: HMService? { nil }

    override init() { super.init() }

    open func readValue(completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(HMError(.accessoryNotReachable))
    }
    open func readValue() async throws { throw HMError(.accessoryNotReachable) }
    open func writeValue(_ value: Any?, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(HMError(.accessoryNotReachable))
    }
    open func writeValue(_ value: Any?) async throws { throw HMError(.accessoryNotReachable) }
    open func enableNotification(_ enable: Bool, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(HMError(.accessoryNotReachable))
    }
}

/// A browser that finds no accessories.
open class HMAccessoryBrowser: NSObject, @unchecked Sendable {
    open weak var delegate: (any HMAccessoryBrowserDelegate)?
    open var discoveredAccessories: [HMAccessory] { [] }

    public override init() { super.init() }

    open func startSearchingForNewAccessories() {}
    open func stopSearchingForNewAccessories() {}
}

/// Methods for observing a browser. All methods are optional, and none is called.
public protocol HMAccessoryBrowserDelegate: AnyObject {
    func accessoryBrowser(_ browser: HMAccessoryBrowser, didFindNewAccessory accessory: HMAccessory)
    func accessoryBrowser(_ browser: HMAccessoryBrowser, didRemoveNewAccessory accessory: HMAccessory)
}

extension HMAccessoryBrowserDelegate {
    public func accessoryBrowser(_ browser: HMAccessoryBrowser, didFindNewAccessory accessory: HMAccessory) {}
    public func accessoryBrowser(_ browser: HMAccessoryBrowser, didRemoveNewAccessory accessory: HMAccessory) {}
}

public let HMAccessoryCategoryTypeOther = "HMAccessoryCategoryTypeOther"
public let HMAccessoryCategoryTypeLightbulb = "HMAccessoryCategoryTypeLightbulb"
public let HMAccessoryCategoryTypeThermostat = "HMAccessoryCategoryTypeThermostat"
public let HMAccessoryCategoryTypeBridge = "HMAccessoryCategoryTypeBridge"
public let HMServiceTypeLightbulb = "00000043-0000-1000-8000-0026BB765291"
public let HMServiceTypeSwitch = "00000049-0000-1000-8000-0026BB765291"
public let HMServiceTypeThermostat = "0000004A-0000-1000-8000-0026BB765291"
public let HMServiceTypeOutlet = "00000047-0000-1000-8000-0026BB765291"
public let HMServiceTypeGarageDoorOpener = "00000041-0000-1000-8000-0026BB765291"
public let HMServiceTypeAccessoryInformation = "0000003E-0000-1000-8000-0026BB765291"
public let HMCharacteristicTypePowerState = "00000025-0000-1000-8000-0026BB765291"
public let HMCharacteristicTypeBrightness = "00000008-0000-1000-8000-0026BB765291"
public let HMCharacteristicTypeHue = "00000013-0000-1000-8000-0026BB765291"
public let HMCharacteristicTypeSaturation = "0000002F-0000-1000-8000-0026BB765291"
public let HMCharacteristicTypeCurrentTemperature = "00000011-0000-1000-8000-0026BB765291"
public let HMCharacteristicTypeTargetTemperature = "00000035-0000-1000-8000-0026BB765291"
public let HMCharacteristicTypeName = "00000023-0000-1000-8000-0026BB765291"
