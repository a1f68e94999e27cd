import Foundation

public let SKErrorDomain = "SKErrorDomain"

public struct SKError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { SKErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static var paymentCancelled: Code { .paymentCancelled }
}

/// A product in the App Store. No product is ever found.
open class SKProduct: NSObject, @unchecked Sendable {
    open var productIdentifier: String { "" }
    open var localizedTitle: String { "" }
    open var localizedDescription: String { "" }
    open var price: NSDecimalNumber { 0 }
    open var priceLocale: Locale { .current }

    override init() { super.init() }
}

open class SKRequest: NSObject, @unchecked Sendable {
    open weak var delegate: (any SKRequestDelegate)?

    open func start() { delegate?.request(self, didFailWithError: SKError(.storeProductNotAvailable)) }
    open func cancel() {}
}

/// Methods for observing a request. All methods are optional.
public protocol SKRequestDelegate: AnyObject {
    func requestDidFinish(_ request: SKRequest)
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
    public func requestDidFinish(_ request: SKRequest) {}
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

public protocol SKProductsRequestDelegate: SKRequestDelegate {
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// A request for products, which fails.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
    public init(productIdentifiers: Set<String>) { super.init() }
}

open class SKProductsResponse: NSObject, @unchecked Sendable {
    public let products: [SKProduct] = []
    public let invalidProductIdentifiers: [String] = []

    override init() { super.init() }
}

open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
    public init(receiptProperties properties: [String: Any]? = nil) { super.init() }
}

open class SKPayment: NSObject, @unchecked Sendable {
    public let productIdentifier: String
    open var quantity: Int { 1 }

    public init(product: SKProduct) {
        productIdentifier = product.productIdentifier
        super.init()
    }
}

public enum SKPaymentTransactionState: Int, Sendable { case purchasing, purchased, failed, restored, deferred }

open class SKPaymentTransaction: NSObject, @unchecked Sendable {
    public let payment: SKPayment
    open var error: (any Error)? { SKError(.paymentNotAllowed) }
    open var transactionState: SKPaymentTransactionState { .failed }
    open var transactionIdentifier: String? { nil }
    open var transactionDate: Date? { nil }
    open var original: SKPaymentTransaction? { nil }

    init(payment: SKPayment) {
        self.payment = payment
        super.init()
    }
}

/// A queue that doesn't accept payments. Each payment fails.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    private static let queue = SKPaymentQueue()
    private let lock = NSLock()
    private var observers: [any SKPaymentTransactionObserver] = []

    open class func `default`() -> Self { unsafeDowncast(queue, to: Self.self) }
    open class func canMakePayments() -> Bool { false }

    open var transactions: [SKPaymentTransaction] { [] }

    open func add(_ observer: any SKPaymentTransactionObserver) { lock.withLock { observers.append(observer) } }
    open func remove(_ observer: any SKPaymentTransactionObserver) {
        lock.withLock { observers.removeAll { $0 === observer } }
    }

    open func add(_ payment: SKPayment) {
        for observer in lock.withLock({ observers }) {
            observer.paymentQueue(self, updatedTransactions: [SKPaymentTransaction(payment: payment)])
        }
    }

    open func finishTransaction(_ transaction: SKPaymentTransaction) {}

    open func restoreCompletedTransactions() {
        for observer in lock.withLock({ observers }) {
            observer.paymentQueue(
                self, restoreCompletedTransactionsFailedWithError: SKError(.paymentNotAllowed))
        }
    }
}

public protocol SKPaymentTransactionObserver: AnyObject {
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
}

extension SKPaymentTransactionObserver {
    public func paymentQueue(
        _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
    ) {}
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
}
