@_exported import Foundation

public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"

open class CTCarrier: NSObject, @unchecked Sendable {
    open var carrierName: String? { nil }
    open var mobileCountryCode: String? { nil }
    open var mobileNetworkCode: String? { nil }
    open var isoCountryCode: String? { nil }
    open var allowsVOIP: Bool { true }

    override init() { super.init() }
}

/// A device without a cellular network.
open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
    open var dataServiceIdentifier: String? { nil }
    open var subscriberCellularProvider: CTCarrier? { nil }
    open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
    open var currentRadioAccessTechnology: String? { nil }
    open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }

    public override init() { super.init() }
}

public enum CTCellularDataRestrictedState: UInt, Sendable { case restrictedStateUnknown, restricted, notRestricted }

open class CTCellularData: NSObject, @unchecked Sendable {
    open var cellularDataRestrictionDidUpdateNotifier: ((CTCellularDataRestrictedState) -> Void)?
    open var restrictedState: CTCellularDataRestrictedState { .restrictedStateUnknown }

    public override init() { super.init() }
}
