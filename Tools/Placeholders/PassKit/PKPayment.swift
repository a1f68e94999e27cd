public enum PKPaymentAuthorizationStatus: Int, Sendable {
    case success, failure, invalidBillingPostalAddress, invalidShippingPostalAddress, invalidShippingContact
    case pinRequired, pinIncorrect, pinLockout
}

public enum PKPaymentMethodType: UInt, Sendable { case unknown, debit, credit, prepaid, store, eMoney }

/// An authorized payment. It's never created.
open class PKPayment: NSObject, @unchecked Sendable {
    public let token = PKPaymentToken()
    public let billingContact: PKContact? = nil
    public let shippingContact: PKContact? = nil
    public let shippingMethod: PKShippingMethod? = nil

    override init() { super.init() }
}

open class PKPaymentToken: NSObject, @unchecked Sendable {
    public let paymentMethod = PKPaymentMethod()
    public let transactionIdentifier = ""
    public let paymentData = Data()

    override init() { super.init() }
}

open class PKPaymentMethod: NSObject, @unchecked Sendable {
    open var displayName: String? { nil }
    open var network: PKPaymentNetwork? { nil }
    open var type: PKPaymentMethodType { .unknown }
    open var billingAddress: CNContact? { nil }

    override init() { super.init() }
}

open class PKPaymentAuthorizationResult: NSObject, @unchecked Sendable {
    open var status: PKPaymentAuthorizationStatus
    open var errors: [any Error]?

    public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
        (self.status, self.errors) = (status, errors)
        super.init()
    }
}

open class PKPaymentRequestUpdate: NSObject, @unchecked Sendable {
    open var status = PKPaymentAuthorizationStatus.success
    open var paymentSummaryItems: [PKPaymentSummaryItem]
    open var shippingMethods: [PKShippingMethod] = []

    public init(paymentSummaryItems: [PKPaymentSummaryItem]) {
        self.paymentSummaryItems = paymentSummaryItems
        super.init()
    }
}

open class PKPaymentRequestShippingMethodUpdate: PKPaymentRequestUpdate, @unchecked Sendable {}

open class PKPaymentRequestShippingContactUpdate: PKPaymentRequestUpdate, @unchecked Sendable {
    open var errors: [any Error]?

    public init(
        errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem], shippingMethods: [PKShippingMethod]
    ) {
        self.errors = errors
        super.init(paymentSummaryItems: paymentSummaryItems)
        self.shippingMethods = shippingMethods
    }
}

open class PKPaymentRequestPaymentMethodUpdate: PKPaymentRequestUpdate, @unchecked Sendable {
    open var errors: [any Error]?

    public init(errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem]) {
        self.errors = errors
        super.init(paymentSummaryItems: paymentSummaryItems)
    }

    public override init(paymentSummaryItems: [PKPaymentSummaryItem]) {
        super.init(paymentSummaryItems: paymentSummaryItems)
    }
}

public let PKPaymentErrorDomain = "PKPaymentErrorDomain"

public struct PKPaymentError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknownError = -1
        case shippingContactInvalidError = 1
        case billingContactInvalidError = 2
        case shippingAddressUnserviceableError = 3
        case couponCodeInvalidError = 4
        case couponCodeExpiredError = 5
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { PKPaymentErrorDomain }
    public var errorCode: Int { code.rawValue }
}

extension PKPaymentRequest {
    public class func paymentContactInvalidError(
        withContactField field: PKContactField, localizedDescription: String?
    ) -> any Error { PKPaymentError(.shippingContactInvalidError) }

    public class func paymentShippingAddressInvalidError(
        withKey postalAddressKey: String, localizedDescription: String?
    ) -> any Error { PKPaymentError(.shippingContactInvalidError) }

    public class func paymentShippingAddressUnserviceableError(withLocalizedDescription description: String?)
        -> any Error
    {
        PKPaymentError(.shippingAddressUnserviceableError)
    }
}
