@_exported import Foundation
@_exported import UIKit

/// A controller that doesn't request reviews.
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
    open class func requestReview() {}
    open class func requestReview(in windowScene: UIWindowScene) {}
}

/// A view controller that shows an empty store page.
@preconcurrency @MainActor
open class SKStoreProductViewController: UIViewController {
    open weak var delegate: (any SKStoreProductViewControllerDelegate)?

    open func loadProduct(
        withParameters parameters: [String: Any], completionBlock: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        completionBlock?(false, nil)
    }

    open func loadProduct(withParameters parameters: [String: Any]) async throws -> Bool { false }
}

@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: AnyObject {
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
    public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

public let SKStoreProductParameterITunesItemIdentifier = "id"
