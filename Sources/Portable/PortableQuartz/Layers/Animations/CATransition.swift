import Foundation

/// Leads from what a layer showed when it was added to what it shows then.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
    /// What happens; `fade` by default.
    open var type = CATransitionType.fade
    /// Where it comes from; nil, the default, means from the left. Without meaning for `fade`.
    open var subtype: CATransitionSubtype?
    /// The part of the way at which it begins, from 0 to 1; 0 by default.
    open var startProgress: Float = 0
    /// The part of the way at which it ends, from 0 to 1; 1 by default.
    open var endProgress: Float = 1

    package override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CATransition else { return }
        type = other.type
        subtype = other.subtype
        startProgress = other.startProgress
        endProgress = other.endProgress
    }

    /// The default curve rather than an even one, where none is set.
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

/// The kinds of transition between what a layer showed and what it shows.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The value that stands for the constant.
    public let rawValue: String

    /// A kind by its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The new picture fades in over the old one.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new picture slides over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new picture pushes the old one out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old picture slides away from the new one.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where the new picture of a transition comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The value that stands for the constant.
    public let rawValue: String

    /// A direction by its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// From the right.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From the top.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From the bottom.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
