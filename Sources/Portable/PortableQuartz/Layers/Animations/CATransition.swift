import Foundation

/// An animated transition from a layer's content at the time when the transition is added to its new content.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
    /// The type of the transition. The default is `fade`.
    open var type = CATransitionType.fade
    /// The side that the new content appears from. The default is `nil`, which is the left side. It has no effect for
    /// `fade`.
    open var subtype: CATransitionSubtype?
    /// The progress at which the transition starts, from 0 to 1. The default is 0.
    open var startProgress: Float = 0
    /// The progress at which the transition ends, from 0 to 1. The default is 1.
    open var endProgress: Float = 1

    package override func copyProperties(_ other: CAAnimation) {
        super.copyProperties(other)
        guard let other = other as? CATransition else { return }
        type = other.type
        subtype = other.subtype
        startProgress = other.startProgress
        endProgress = other.endProgress
    }

    /// The timing curve. Without a timing function, it's the default curve instead of the linear one.
    package override var curve: TimingCurve { timingFunction?.curve ?? .standard }

    package override func willBegin(in layer: CALayer) {
        super.willBegin(in: layer)
        layer.beginContentTransition(
            kind, duration: timing.duration, curve: curve, from: CGFloat(startProgress), to: CGFloat(endProgress))
    }

    private var kind: ContentTransition.Kind {
        let edge: ContentTransition.Edge =
            switch subtype {
            case .fromRight: .right
            case .fromTop: .top
            case .fromBottom: .bottom
            default: .left
            }
        switch type {
        case .moveIn: return .moveIn(edge)
        case .push: return .push(edge)
        case .reveal: return .reveal(edge)
        default: return .dissolve
        }
    }
}

/// The types of transitions between a layer's old and new content.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a type with the given raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The new content fades in over the old content.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new content slides over the old content.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new content pushes the old content out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old content slides away from the new content.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The sides that the new content of a transition can appear from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a side with the given raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The right side.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// The left side.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// The top side.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// The bottom side.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
