import SwiftUI

/// An action that requests a review. It has no effect.
@MainActor
public struct RequestReviewAction: Sendable {
    nonisolated init() {}

    public func callAsFunction() {}
}

extension EnvironmentValues {
    public var requestReview: RequestReviewAction { RequestReviewAction() }
    public var purchase: PurchaseAction { PurchaseAction() }
}

/// An action that purchases a product. It always throws an error.
@MainActor
public struct PurchaseAction: Sendable {
    nonisolated init() {}

    @discardableResult
    public func callAsFunction(
        _ product: Product, options: Set<Product.PurchaseOption> = []
    ) async throws -> Product.PurchaseResult { try await product.purchase(options: options) }
}

/// A view that shows the identifier of a product instead of the product.
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
    private let id: String
    private let icon: Icon

    public var body: some View {
        HStack {
            icon
            Text(verbatim: id).foregroundStyle(.secondary)
        }
    }
}

extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
    public init(id: Product.ID, prefersPromotionalIcon: Bool = false) { self.init(id: id, icon: EmptyView()) }
    public init(_ product: Product, prefersPromotionalIcon: Bool = false) {
        self.init(id: product.id, icon: EmptyView())
    }
}

extension ProductView where PlaceholderIcon == EmptyView {
    public init(id: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon) {
        self.init(id: id, icon: icon())
    }
}

/// A view that shows the identifiers of products instead of a store.
public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
    private let ids: [String]

    public var body: some View {
        VStack {
            ForEach(ids, id: \.self) { Text(verbatim: $0).foregroundStyle(.secondary) }
        }
    }
}

extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
    public init(ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false) {
        self.init(ids: Array(ids))
    }
}

/// A view that shows its marketing content above the name of the store.
public struct SubscriptionStoreView<Content: View>: View {
    private let ids: [String]
    private let content: Content

    public var body: some View {
        VStack {
            content
            ForEach(ids, id: \.self) { Text(verbatim: $0).foregroundStyle(.secondary) }
        }
    }
}

extension SubscriptionStoreView where Content == EmptyView {
    public init(groupID: String) { self.init(ids: [groupID], content: EmptyView()) }
    public init(productIDs: some Collection<String>) { self.init(ids: Array(productIDs), content: EmptyView()) }
}

extension SubscriptionStoreView {
    public init(groupID: String, @ViewBuilder marketingContent: () -> Content) {
        self.init(ids: [groupID], content: marketingContent())
    }

    public init(productIDs: some Collection<String>, @ViewBuilder marketingContent: () -> Content) {
        self.init(ids: Array(productIDs), content: marketingContent())
    }
}

/// Modifiers of stores. They have no effect.
extension View {
    public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }
    public func offerCodeRedemption(
        isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
    ) -> some View { self }
    public func refundRequestSheet(
        for transactionID: UInt64, isPresented: Binding<Bool>,
        onDismiss: ((Result<Transaction.RefundRequestStatus, any Error>) -> Void)? = nil
    ) -> some View { self }
    public func onInAppPurchaseCompletion(
        perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
    ) -> some View { self }
    public func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View { self }
}
