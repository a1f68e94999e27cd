import Foundation

/// A guide for the separator at the bottom of a list cell. Constraints on its sides move the separator; without any, it
/// begins at the text.
final class SeparatorLayoutGuide: UILayoutGuide {
    /// The frame of the separator, whether or not it's drawn.
    override var layoutFrame: CGRect { (owningView as? UICollectionViewListCell)?.separatorFrame ?? .zero }

    /// The sides that constraints determine, in the cell's coordinates.
    var constrainedSides: (left: CGFloat?, right: CGFloat?) {
        guard let owner = owningView else { return (nil, nil) }
        var sides: (left: CGFloat?, right: CGFloat?) = (nil, nil)
        for constraint in owner.constraints where constraint.isActive {
            for side in attributes(in: constraint) {
                guard let frame = owner.autoLayoutFrame(of: self, by: constraint) else { continue }
                switch side {
                case .left: sides.left = frame.minX
                case .right: sides.right = frame.maxX
                case .leading where owner.isRightToLeft: sides.right = frame.maxX
                case .leading: sides.left = frame.minX
                case .trailing where owner.isRightToLeft: sides.left = frame.minX
                case .trailing: sides.right = frame.maxX
                default: break
                }
            }
        }
        return sides
    }

    private func attributes(in constraint: NSLayoutConstraint) -> [NSLayoutConstraint.Attribute] {
        var attributes: [NSLayoutConstraint.Attribute] = []
        if constraint.firstItem === self { attributes.append(constraint.firstAttribute) }
        if constraint.secondItem === self { attributes.append(constraint.secondAttribute) }
        return attributes
    }
}
