import UIKit

/// A gradient from top to bottom.
final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    var colors: [UIColor] = [] {
        didSet { (layer as? CAGradientLayer)?.colors = colors.map(\.cgColor) }
    }
}
