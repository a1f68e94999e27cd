import DisplayList
import Foundation
@_spi(Collage) import PortableUIKitCore

/// A view of UIKit that handles touches in an area that apps can't change.
package protocol SystemTouchTarget: UIView {}

/// A symbol or button of the system at the side of a cell.
final class SymbolAccessoryView: UIControl, AccessoryDisplay, SystemTouchTarget {
    private let kind: AccessoryKind
    private var colors: (tint: UIColor?, background: UIColor?) = (nil, nil)
    private var isCellSelected = false

    /// A closure that is called when the user taps the accessory. Without it, taps are the cell's.
    private var tapHandler: (() -> Void)?

    /// Whether the symbol is rotated by 90 degrees, downward.
    var isTurned = false {
        didSet {
            guard isTurned != oldValue else { return }
            updateTransform()
        }
    }

    init(_ kind: AccessoryKind) {
        self.kind = kind
        super.init(frame: .zero)
        addAction(UIAction { [weak self] _ in self?.tapHandler?() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override var keepsTaps: Bool { true }
    override var yieldsTouchesToScrolling: Bool { true }
    override var touchSlop: CGFloat { 20 }

    // MARK: Content

    func show(_ accessory: UICellAccessory, in cell: UICollectionViewListCell) {
        colors = (accessory.common.tintColor, accessory.common.backgroundColor)
        isCellSelected = cell.isSelected
        tapHandler = cell.tapHandler(of: accessory)
        if kind == .reorder { becomeHandle(of: cell) }
        isUserInteractionEnabled = (tapHandler != nil || kind == .reorder) && !accessory.common.isHidden
        setNeedsDisplay()
    }

    func accessorySize(in limit: CGSize, traits: UITraitCollection) -> CGSize {
        guard let symbol = AccessorySymbol.symbol(of: kind, isSelected: false) else { return .zero }
        let metrics = UIFontMetrics.default
        let disclosureScale =
            kind == .disclosureIndicator ? ListMetrics(.metrics(for: traits)).disclosureScale(for: traits) : nil
        func scaled(_ length: CGFloat) -> CGFloat {
            guard let disclosureScale else { return metrics.scaledValue(for: length, compatibleWith: traits) }
            return (2 * length * disclosureScale).rounded() / 2
        }
        return CGSize(width: scaled(symbol.size.width), height: scaled(symbol.size.height))
    }

    // MARK: Touches

    /// Adds the gesture recognizer for moving the cell.
    private func becomeHandle(of cell: UICollectionViewCell) {
        if gestureRecognizers?.isEmpty ?? true { addGestureRecognizer(MovementGestureRecognizer(handleOf: cell)) }
    }

    /// Touches within the cell's height and half of the gap to the neighbors count, because fingers are wider than the
    /// symbol.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let height = max(superview?.bounds.height ?? 0, bounds.height)
        return bounds.insetBy(dx: -8, dy: (bounds.height - height) / 2).contains(point)
    }

    // MARK: Accessibility

    /// Accessories with an action other than the cell's are separate elements. Indicators add no information to the
    /// cell.
    override var accessibilityDefaults: AccessibilityDefaults {
        let name: String? =
            switch kind {
            case .delete: "Delete"
            case .insert: "Insert"
            case .detail: "More Info"
            default: nil
            }
        return AccessibilityDefaults(isElement: name != nil && tapHandler != nil, label: name, traits: .button)
    }

    // MARK: Drawing

    override func stateDidChange() {
        super.stateDidChange()
        alpha = isHighlighted ? 0.4 : 1
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.layoutDirection != traitCollection.layoutDirection { updateTransform() }
    }

    override func makeDisplayCommands() -> [DisplayCommand] {
        guard let symbol = AccessorySymbol.symbol(of: kind, isSelected: isCellSelected), symbol.size.width > 0 else {
            return []
        }
        let scale = bounds.width / symbol.size.width
        return symbol.layers.flatMap { layer -> [DisplayCommand] in
            let side = layer.side * scale
            let configuration = UIImage.SymbolConfiguration(pointSize: side / 1.25)
            guard let image = UIImage(systemName: layer.name, withConfiguration: configuration) else { return [] }
            return image.displayCommands(
                in: CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side),
                tint: color(layer.color), traits: traitCollection, isMirrored: isRightToLeft)
        }
    }

    private func color(_ color: AccessorySymbol.Color) -> UIColor {
        switch color {
        case .subtle: colors.tint ?? .tertiaryLabel
        case .tint: colors.tint ?? tintColor
        case .onCircle: colors.tint ?? .white
        case .circle(let standard): colors.background ?? standard ?? tintColor
        }
    }

    private func updateTransform() {
        let angle: CGFloat = isTurned ? (isRightToLeft ? -.pi / 2 : .pi / 2) : 0
        transform = CGAffineTransform(rotationAngle: angle)
    }
}
