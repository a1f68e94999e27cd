import Foundation

/// A duration, in units.
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
    open var numberOfUnits: Int { 0 }
    open var unit: SKProduct.PeriodUnit { .day }
}

/// A reduced price at the start of a subscription.
open class SKProductDiscount: NSObject, @unchecked Sendable {
    public enum PaymentMode: UInt, Sendable { case payAsYouGo, payUpFront, freeTrial }
    public enum `Type`: UInt, Sendable { case introductory, subscription }

    open var price: NSDecimalNumber { 0 }
    open var priceLocale: Locale { .current }
    open var identifier: String? { nil }
    open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
    open var numberOfPeriods: Int { 0 }
    open var paymentMode: PaymentMode { .payAsYouGo }
    open var type: `Type` { .introductory }
}

extension SKProduct {
    public enum PeriodUnit: UInt, Sendable { case day, week, month, year }
}

extension SKProduct {
    public var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
    public var introductoryPrice: SKProductDiscount? { nil }
    public var subscriptionGroupIdentifier: String? { nil }
    public var discounts: [SKProductDiscount] { [] }
    public var isFamilyShareable: Bool { false }
    public var isDownloadable: Bool { false }
}

/// A purchase whose properties can be set.
open class SKMutablePayment: SKPayment, @unchecked Sendable {
    open var applicationUsername: String?
    open var simulatesAskToBuyInSandbox = false
}

/// Methods for controlling transactions. The queue doesn't call them.
public protocol SKPaymentQueueDelegate: AnyObject {
    func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool
}

extension SKPaymentQueueDelegate {
    public func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool { true }
}

extension SKPaymentQueue {
    /// The delegate of the queue. It isn't stored, because the queue doesn't call it.
    public var delegate: (any SKPaymentQueueDelegate)? {
        get { nil }
        set {}
    }

    /// Does nothing.
    public func presentCodeRedemptionSheet() {}

    /// Does nothing.
    public func showPriceConsentIfNeeded() {}
}
