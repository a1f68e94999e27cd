import UIKit

/// A controller that can't be presented, because payments aren't supported.
open class PKPaymentAuthorizationController: NSObject, @unchecked Sendable {
    open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?

    public init(paymentRequest request: PKPaymentRequest) { super.init() }

    open class func canMakePayments() -> Bool { false }
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
    open class func canMakePayments(
        usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities: PKMerchantCapability
    ) -> Bool { false }

    /// Calls the handler with `false`.
    open func present(completion: ((Bool) -> Void)? = nil) { completion?(false) }

    @discardableResult
    open func present() async -> Bool { false }

    open func dismiss(completion: (() -> Void)? = nil) { completion?() }
}

/// Methods for handling a payment. None is called.
public protocol PKPaymentAuthorizationControllerDelegate: AnyObject {
    func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        completion: @escaping (PKPaymentAuthorizationStatus) -> Void)
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment
    ) async -> PKPaymentAuthorizationResult
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didSelectShippingMethod shippingMethod: PKShippingMethod,
        handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void)
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didSelectShippingContact contact: PKContact,
        handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void)
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didSelectPaymentMethod paymentMethod: PKPaymentMethod,
        handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void)
    func presentationWindow(for controller: PKPaymentAuthorizationController) -> UIWindow?
}

extension PKPaymentAuthorizationControllerDelegate {
    public func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) { completion(PKPaymentAuthorizationResult(status: .failure, errors: nil)) }
    public func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        completion: @escaping (PKPaymentAuthorizationStatus) -> Void
    ) { completion(.failure) }
    public func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment
    ) async -> PKPaymentAuthorizationResult { PKPaymentAuthorizationResult(status: .failure, errors: nil) }
    public func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didSelectShippingMethod shippingMethod: PKShippingMethod,
        handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void
    ) {}
    public func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didSelectShippingContact contact: PKContact,
        handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void
    ) {}
    public func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didSelectPaymentMethod paymentMethod: PKPaymentMethod,
        handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void
    ) {}
    public func presentationWindow(for controller: PKPaymentAuthorizationController) -> UIWindow? { nil }
}

/// A view controller that can't be created, because payments aren't supported.
@preconcurrency @MainActor
open class PKPaymentAuthorizationViewController: UIViewController {
    open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?

    public init?(paymentRequest request: PKPaymentRequest) { nil }
    public required init?(coder: NSCoder) { nil }

    open class func canMakePayments() -> Bool { false }
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
    open class func canMakePayments(
        usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities: PKMerchantCapability
    ) -> Bool { false }
}

/// Methods for handling a payment. None is called.
@preconcurrency @MainActor
public protocol PKPaymentAuthorizationViewControllerDelegate: AnyObject {
    func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)
    func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
    func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
        completion: @escaping (PKPaymentAuthorizationStatus) -> Void)
    func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didSelect shippingMethod: PKShippingMethod,
        handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void)
    func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didSelectShippingContact contact: PKContact,
        handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void)
    func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didSelect paymentMethod: PKPaymentMethod,
        handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void)
}

extension PKPaymentAuthorizationViewControllerDelegate {
    public func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) {}
    public func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
        completion: @escaping (PKPaymentAuthorizationStatus) -> Void
    ) {}
    public func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didSelect shippingMethod: PKShippingMethod,
        handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void
    ) {}
    public func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didSelectShippingContact contact: PKContact,
        handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void
    ) {}
    public func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didSelect paymentMethod: PKPaymentMethod,
        handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void
    ) {}
}
