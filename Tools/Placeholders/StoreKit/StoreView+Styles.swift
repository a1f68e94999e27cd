import SwiftUI

public struct StoreButtonKind: Hashable, Sendable {
    private let name: String

    public static let cancellation = StoreButtonKind(name: "cancellation")
    public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
    public static let redeemCode = StoreButtonKind(name: "redeemCode")
    public static let signIn = StoreButtonKind(name: "signIn")
    public static let policies = StoreButtonKind(name: "policies")
}

public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
    private let name: String

    public static let automatic = SubscriptionStoreButtonLabel(name: "automatic")
    public static let action = SubscriptionStoreButtonLabel(name: "action")
    public static let displayName = SubscriptionStoreButtonLabel(name: "displayName")
    public static let multiline = SubscriptionStoreButtonLabel(name: "multiline")
    public static let price = SubscriptionStoreButtonLabel(name: "price")
    public static let singleLine = SubscriptionStoreButtonLabel(name: "singleLine")
}

public struct SubscriptionStorePolicyKind: Hashable, Sendable {
    private let name: String

    public static let privacyPolicy = SubscriptionStorePolicyKind(name: "privacyPolicy")
    public static let termsOfService = SubscriptionStorePolicyKind(name: "termsOfService")
}

public protocol SubscriptionStoreControlStyle {}

public struct StandardSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {}

extension SubscriptionStoreControlStyle where Self == StandardSubscriptionStoreControlStyle {
    public static var automatic: StandardSubscriptionStoreControlStyle { StandardSubscriptionStoreControlStyle() }
    public static var buttons: StandardSubscriptionStoreControlStyle { StandardSubscriptionStoreControlStyle() }
    public static var picker: StandardSubscriptionStoreControlStyle { StandardSubscriptionStoreControlStyle() }
    public static var prominentPicker: StandardSubscriptionStoreControlStyle { StandardSubscriptionStoreControlStyle() }
    public static var compactPicker: StandardSubscriptionStoreControlStyle { StandardSubscriptionStoreControlStyle() }
    public static var pagedPicker: StandardSubscriptionStoreControlStyle { StandardSubscriptionStoreControlStyle() }
    public static var pagedProminentPicker: StandardSubscriptionStoreControlStyle {
        StandardSubscriptionStoreControlStyle()
    }
}

/// Modifiers of stores. They have no effect.
extension View {
    public func storeButton(_ visibility: Visibility, for buttonKinds: StoreButtonKind...) -> some View { self }
    public func subscriptionStoreButtonLabel(_ buttonLabel: SubscriptionStoreButtonLabel) -> some View { self }
    public func subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle) -> some View { self }
    public func subscriptionStorePickerItemBackground(_ backgroundStyle: some ShapeStyle) -> some View { self }
    public func subscriptionStoreControlBackground(_ backgroundStyle: some ShapeStyle) -> some View { self }
    public func subscriptionStoreControlIcon(
        @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> some View
    ) -> some View { self }
    public func subscriptionStorePolicyDestination(url: URL, for policy: SubscriptionStorePolicyKind) -> some View {
        self
    }
    public func subscriptionStorePolicyDestination(
        for policy: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> some View
    ) -> some View { self }
    public func subscriptionStorePolicyForegroundStyle(_ style: some ShapeStyle) -> some View { self }
    public func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View { self }
    public func inAppPurchaseOptions(
        _ options: ((Product) async -> Set<Product.PurchaseOption>?)?
    ) -> some View { self }
    public func manageSubscriptionsSheet(isPresented: Binding<Bool>, subscriptionGroupID: String) -> some View { self }
}

/// The state of a task that requests a value from the store.
public enum EntitlementTaskState<Value> {
    case loading
    case success(Value)
    case failure(any Error)

    public var value: Value? {
        if case .success(let value) = self { value } else { nil }
    }
}

extension View {
    /// Calls the closure with an empty array, because the store has no subscriptions.
    public func subscriptionStatusTask(
        for groupID: String,
        priority: TaskPriority = .medium,
        action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
    ) -> some View { modifier(StoreTask { await action(.success([])) }) }

    /// Calls the closure with `nil`, because the store has no purchases.
    public func currentEntitlementTask(
        for productID: String, priority: TaskPriority = .medium,
        action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
    ) -> some View { modifier(StoreTask { await action(.success(nil)) }) }

    /// Calls the closure with an error, because there's no store.
    public func storeProductTask(
        for id: Product.ID, priority: TaskPriority = .medium,
        action: @escaping (Product.TaskState) async -> Void
    ) -> some View { modifier(StoreTask { await action(.unavailable) }) }

    /// Calls the closure with no products, because there's no store.
    public func storeProductsTask(
        for ids: some Collection<String>, priority: TaskPriority = .medium,
        action: @escaping (Product.CollectionTaskState) async -> Void
    ) -> some View {
        let ids = Array(ids)
        return modifier(StoreTask { await action(.success([], unavailable: ids)) })
    }
}

private struct StoreTask: ViewModifier {
    nonisolated(unsafe) let action: () async -> Void

    func body(content: Content) -> some View { content.task { await action() } }
}

extension Product {
    public enum TaskState {
        case loading, unavailable
        case success(Product)
        case failure(any Error)

        public var product: Product? {
            if case .success(let product) = self { product } else { nil }
        }
    }

    public enum CollectionTaskState {
        case loading
        case success([Product], unavailable: [String])
        case failure(any Error)

        public var products: [Product]? {
            if case .success(let products, _) = self { products } else { nil }
        }
    }
}

public protocol ProductViewStyle {}

public struct StandardProductViewStyle: ProductViewStyle {}

extension ProductViewStyle where Self == StandardProductViewStyle {
    public static var automatic: StandardProductViewStyle { StandardProductViewStyle() }
    public static var compact: StandardProductViewStyle { StandardProductViewStyle() }
    public static var regular: StandardProductViewStyle { StandardProductViewStyle() }
    public static var large: StandardProductViewStyle { StandardProductViewStyle() }
}

extension View {
    public func productViewStyle(_ style: some ProductViewStyle) -> some View { self }
    public func productDescription(_ visibility: Visibility) -> some View { self }
}
