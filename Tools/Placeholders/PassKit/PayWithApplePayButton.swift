@_exported import SwiftUI

/// A label of a button for payments.
public struct PayWithApplePayButtonLabel: Hashable, Sendable {
    let type: PKPaymentButtonType

    public static let plain = PayWithApplePayButtonLabel(type: .plain)
    public static let buy = PayWithApplePayButtonLabel(type: .buy)
    public static let setUp = PayWithApplePayButtonLabel(type: .setUp)
    public static let inStore = PayWithApplePayButtonLabel(type: .inStore)
    public static let donate = PayWithApplePayButtonLabel(type: .donate)
    public static let checkout = PayWithApplePayButtonLabel(type: .checkout)
    public static let book = PayWithApplePayButtonLabel(type: .book)
    public static let subscribe = PayWithApplePayButtonLabel(type: .subscribe)
    public static let reload = PayWithApplePayButtonLabel(type: .reload)
    public static let addMoney = PayWithApplePayButtonLabel(type: .addMoney)
    public static let topUp = PayWithApplePayButtonLabel(type: .topUp)
    public static let order = PayWithApplePayButtonLabel(type: .order)
    public static let rent = PayWithApplePayButtonLabel(type: .rent)
    public static let support = PayWithApplePayButtonLabel(type: .support)
    public static let contribute = PayWithApplePayButtonLabel(type: .contribute)
    public static let tip = PayWithApplePayButtonLabel(type: .tip)
    public static let `continue` = PayWithApplePayButtonLabel(type: .continue)
}

public struct PayWithApplePayButtonStyle: Hashable, Sendable {
    let isBlack: Bool

    public static let automatic = PayWithApplePayButtonStyle(isBlack: true)
    public static let black = PayWithApplePayButtonStyle(isBlack: true)
    public static let white = PayWithApplePayButtonStyle(isBlack: false)
    public static let whiteOutline = PayWithApplePayButtonStyle(isBlack: false)
}

public enum PayWithApplePayButtonPaymentAuthorizationPhase {
    case willAuthorize
    case didAuthorize(payment: PKPayment, resultHandler: (PKPaymentAuthorizationResult) -> Void)
    case didFinish
}

/// A button with the title of the system's button. Payments can't be made.
public struct PayWithApplePayButton<Fallback: View>: View {
    private let label: PayWithApplePayButtonLabel
    private let action: @MainActor () -> Void
    @Environment(\.payWithApplePayButtonStyle) private var style

    public var body: some View {
        Button {
            action()
        } label: {
            Text(verbatim: label.type.title)
                .fontWeight(.medium)
                .foregroundStyle(style.isBlack ? Color.white : Color.black)
                .frame(maxWidth: .infinity, minHeight: 30, maxHeight: .infinity)
                .background(style.isBlack ? Color.black : Color.white, in: .rect(cornerRadius: 6))
        }
        .buttonStyle(.plain)
    }

    public init(
        _ label: PayWithApplePayButtonLabel = .plain, action: @escaping @MainActor () -> Void,
        @ViewBuilder fallback: () -> Fallback
    ) {
        self.label = label
        self.action = action
    }

    public init(
        _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
        onPaymentAuthorizationChange: @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void,
        @ViewBuilder fallback: () -> Fallback
    ) { self.init(label, action: { onPaymentAuthorizationChange(.didFinish) }, fallback: fallback) }
}

extension PayWithApplePayButton where Fallback == EmptyView {
    public init(_ label: PayWithApplePayButtonLabel = .plain, action: @escaping @MainActor () -> Void) {
        self.init(label, action: action, fallback: { EmptyView() })
    }

    public init(
        _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
        onPaymentAuthorizationChange: @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void
    ) {
        self.init(
            label, request: request, onPaymentAuthorizationChange: onPaymentAuthorizationChange,
            fallback: { EmptyView() })
    }
}

/// A button with the title of the system's button. Passes can't be added.
public struct AddPassToWalletButton<Fallback: View>: View {
    private let action: @MainActor () -> Void

    public var body: some View {
        Button {
            action()
        } label: {
            Text(verbatim: "Add to Apple Wallet")
                .fontWeight(.medium)
                .foregroundStyle(.white)
                .padding(.horizontal, 16)
                .frame(minHeight: 44)
                .background(.black, in: .rect(cornerRadius: 8))
        }
        .buttonStyle(.plain)
    }

    public init(_ passes: [PKPass], onCompletion: @escaping (Bool) -> Void, @ViewBuilder fallback: () -> Fallback) {
        action = { onCompletion(false) }
    }

    public init(action: @escaping @MainActor () -> Void, @ViewBuilder fallback: () -> Fallback) { self.action = action }
}

extension AddPassToWalletButton where Fallback == EmptyView {
    public init(_ passes: [PKPass], onCompletion: @escaping (Bool) -> Void) {
        self.init(passes, onCompletion: onCompletion, fallback: { EmptyView() })
    }

    public init(action: @escaping @MainActor () -> Void) { self.init(action: action, fallback: { EmptyView() }) }
}

public struct AddPassToWalletButtonStyle: Hashable, Sendable {
    private let name: String

    public static let black = AddPassToWalletButtonStyle(name: "black")
    public static let blackOutline = AddPassToWalletButtonStyle(name: "blackOutline")
}

private struct PayWithApplePayButtonStyleKey: EnvironmentKey {
    static let defaultValue = PayWithApplePayButtonStyle.automatic
}

extension EnvironmentValues {
    fileprivate var payWithApplePayButtonStyle: PayWithApplePayButtonStyle {
        get { self[PayWithApplePayButtonStyleKey.self] }
        set { self[PayWithApplePayButtonStyleKey.self] = newValue }
    }
}

extension View {
    public func payWithApplePayButtonStyle(_ style: PayWithApplePayButtonStyle) -> some View {
        environment(\.payWithApplePayButtonStyle, style)
    }

    public func addPassToWalletButtonStyle(_ style: AddPassToWalletButtonStyle) -> some View { self }
}
