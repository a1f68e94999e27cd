@_exported import CoreLocation
@_exported import UIKit

public enum CLLocationButtonIcon: Int, Sendable { case none, arrowFilled, arrowOutline }

public enum CLLocationButtonLabel: Int, Sendable {
    case none, currentLocation, sendCurrentLocation, sendMyCurrentLocation, shareCurrentLocation
    case shareMyCurrentLocation
}

/// A button for sharing the current location. It sends its actions, but permission remains denied.
@preconcurrency @MainActor
open class CLLocationButton: UIControl {
    open var icon = CLLocationButtonIcon.arrowFilled
    open var label = CLLocationButtonLabel.currentLocation { didSet { text.text = label.title } }
    open var fontSize: CGFloat = 17 { didSet { text.font = .systemFont(ofSize: fontSize) } }
    open var cornerRadius: CGFloat = 8 { didSet { layer.cornerRadius = cornerRadius } }
    private let text = UILabel()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .systemBlue
        layer.cornerRadius = cornerRadius
        text.text = label.title
        text.textColor = .white
        text.textAlignment = .center
        addSubview(text)
    }

    open override var intrinsicContentSize: CGSize {
        let size = text.intrinsicContentSize
        return CGSize(width: size.width + 32, height: size.height + 16)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        text.frame = bounds
    }
}

extension CLLocationButtonLabel {
    fileprivate var title: String {
        switch self {
        case .none: ""
        case .currentLocation: "Current Location"
        case .sendCurrentLocation: "Send Current Location"
        case .sendMyCurrentLocation: "Send My Current Location"
        case .shareCurrentLocation: "Share Current Location"
        case .shareMyCurrentLocation: "Share My Current Location"
        }
    }
}
