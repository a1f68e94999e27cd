import Foundation

/// A label accessory.
final class LabelAccessoryView: UILabel, AccessoryDisplay {
    func show(_ accessory: UICellAccessory, in cell: UICollectionViewListCell) {
        guard case .label(let text, let font, let adjustsFont) = accessory.detail else { return }
        // A newly set font isn't scaled to the text size yet.
        if !self.text.hasSameScalars(as: text) || shownFont != font {
            self.text = text
            self.font = font
            shownFont = font
        }
        if adjustsFontForContentSizeCategory != adjustsFont { adjustsFontForContentSizeCategory = adjustsFont }
        let color = accessory.common.tintColor ?? .secondaryLabel
        if textColor != color { textColor = color }
    }

    private var shownFont: UIFont?

    func accessorySize(in limit: CGSize, traits: UITraitCollection) -> CGSize {
        let size = sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: limit.height))
        return CGSize(width: min(size.width, limit.width), height: size.height)
    }
}
