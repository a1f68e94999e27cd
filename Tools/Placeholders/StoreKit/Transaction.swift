import UIKit

/// A purchase. The store never makes one.
public struct Transaction: Identifiable, Hashable, Sendable {
    public enum OwnershipType: Hashable, Sendable { case purchased, familyShared }
    public enum RevocationReason: Hashable, Sendable { case developerIssue, other }
    public enum RefundRequestStatus: Hashable, Sendable { case success, userCancelled }
    public enum Reason: Hashable, Sendable { case purchase, renewal }

    public let id: UInt64
    public let originalID: UInt64
    public let productID: String
    public let productType: Product.ProductType
    public let subscriptionGroupID: String?
    public let appBundleID: String
    public let purchaseDate: Date
    public let originalPurchaseDate: Date
    public let expirationDate: Date?
    public let revocationDate: Date?
    public let revocationReason: RevocationReason?
    public let purchasedQuantity: Int
    public let isUpgraded: Bool
    public let ownershipType: OwnershipType
    public let appAccountToken: UUID?
    public let environment: AppStore.Environment
    public let reason: Reason
    public let price: Decimal?
    public let currency: Locale.Currency?
    public let storefrontCountryCode: String
    public let webOrderLineItemID: String?
    public var jsonRepresentation: Data { Data() }
    public var subscriptionStatus: Product.SubscriptionInfo.Status? { get async { nil } }

    public func finish() async {}

    public static var updates: EmptyStoreSequence<VerificationResult<Transaction>> { EmptyStoreSequence() }
    public static var all: EmptyStoreSequence<VerificationResult<Transaction>> { EmptyStoreSequence() }
    public static var currentEntitlements: EmptyStoreSequence<VerificationResult<Transaction>> { EmptyStoreSequence() }
    public static var unfinished: EmptyStoreSequence<VerificationResult<Transaction>> { EmptyStoreSequence() }
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
}

/// A sequence without elements.
public struct EmptyStoreSequence<Element: Sendable>: AsyncSequence, AsyncIteratorProtocol, Sendable {
    public func makeAsyncIterator() -> EmptyStoreSequence { self }
    public mutating func next() async -> Element? { nil }
}

public enum AppStore {
    public struct Environment: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let production = Environment(rawValue: "Production")
        public static let sandbox = Environment(rawValue: "Sandbox")
        public static let xcode = Environment(rawValue: "Xcode")
    }

    public static var canMakePayments: Bool { false }
    public static var deviceVerificationID: UUID? { nil }

    /// - Throws: An error, because there's no store.
    public static func sync() async throws { throw StoreKitError.unsupported }
    @MainActor public static func requestReview(in scene: UIWindowScene) {}
    @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
        throw StoreKitError.unsupported
    }
}

public struct Storefront: Identifiable, Hashable, Sendable {
    public let countryCode: String
    public let id: String

    public static var current: Storefront? { get async { nil } }
}

public struct AppTransaction: Sendable {
    public let originalAppVersion: String
    public let originalPurchaseDate: Date
    public let appVersion: String
    public let appID: UInt64?
    public let bundleID: String
    public let environment: AppStore.Environment

    public static var shared: VerificationResult<AppTransaction> {
        get async throws { throw StoreKitError.unsupported }
    }

    public static func refresh() async throws -> VerificationResult<AppTransaction> {
        throw StoreKitError.unsupported
    }
}
