import UIKit

public enum PKPaymentButtonType: Int, Sendable {
    case plain, buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp, order, rent, support
    case contribute, tip, `continue`
}

public enum PKPaymentButtonStyle: Int, Sendable { case white, whiteOutline, black, automatic }

/// A button with the title of the system's button.
@preconcurrency @MainActor
open class PKPaymentButton: UIButton {
    open var cornerRadius: CGFloat = 4 { didSet { layer.cornerRadius = cornerRadius } }

    public init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle) {
        super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
        setUp(type: type, style: style)
    }

    public convenience init(
        paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle,
        disableCardArt: Bool
    ) { self.init(paymentButtonType: type, paymentButtonStyle: style) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp(type: .plain, style: .black)
    }

    private func setUp(type: PKPaymentButtonType, style: PKPaymentButtonStyle) {
        let isBlack = style == .black || style == .automatic
        setTitle(type.title, for: .normal)
        setTitleColor(isBlack ? .white : .black, for: .normal)
        backgroundColor = isBlack ? .black : .white
        layer.cornerRadius = cornerRadius
        layer.borderWidth = style == .whiteOutline ? 1 : 0
    }
}

extension PKPaymentButtonType {
    var title: String {
        let verb =
            switch self {
            case .plain: ""
            case .buy: "Buy with "
            case .setUp: "Set up "
            case .inStore: "Pay with "
            case .donate: "Donate with "
            case .checkout: "Check out with "
            case .book: "Book with "
            case .subscribe: "Subscribe with "
            case .reload: "Reload with "
            case .addMoney: "Add Money with "
            case .topUp: "Top Up with "
            case .order: "Order with "
            case .rent: "Rent with "
            case .support: "Support with "
            case .contribute: "Contribute with "
            case .tip: "Tip with "
            case .continue: "Continue with "
            }
        return verb + "Apple Pay"
    }
}

public enum PKAddPassButtonStyle: Int, Sendable { case black, blackOutline }

/// A button with the title of the system's button.
@preconcurrency @MainActor
open class PKAddPassButton: UIButton {
    open var addPassButtonStyle: PKAddPassButtonStyle

    public init(addPassButtonStyle style: PKAddPassButtonStyle) {
        addPassButtonStyle = style
        super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        setUp()
    }

    public required init?(coder: NSCoder) {
        addPassButtonStyle = .black
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        setTitle("Add to Apple Wallet", for: .normal)
        setTitleColor(.white, for: .normal)
        backgroundColor = .black
        layer.cornerRadius = 8
    }
}
