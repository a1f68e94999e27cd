import Foundation

/// A group of animations that run simultaneously. The animations are clipped to the duration of the group.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
    /// The animations. Their begin times are relative to the start of the group. The default is `nil`. Their delegates
    /// and `isRemovedOnCompletion` are ignored.
    open var animations: [CAAnimation]?

    package override func copyProperties(_ other: CAAnimation) {
        super.copyProperties(other)
        animations = (other as? CAAnimationGroup)?.animations?.map { $0.copy() as! CAAnimation }
    }

    package override func willBegin(in layer: CALayer) {
        super.willBegin(in: layer)
        for animation in animations ?? [] {
            if animation.timing.duration == 0 { animation.timing.duration = timing.duration }
            animation.willBegin(in: layer)
        }
    }

    package override func show(progress: CGFloat, turn: Double, in state: inout LayerState, of layer: CALayer) {
        for animation in animations ?? [] {
            animation.apply(to: &state, of: layer, at: Double(progress) * timing.duration)
        }
    }
}
