import Foundation

/// Methods of an application's delegate for restrictions that Guided Access offers.
///
/// Differs from UIKit: hosts have no Guided Access, so no restriction changes.
@preconcurrency @MainActor
public protocol UIGuidedAccessRestrictionDelegate: NSObjectProtocol {
    /// The identifiers of the app's restrictions.
    var guidedAccessRestrictionIdentifiers: [String]? { get }
    /// Tells the delegate that a restriction was turned on or off.
    func guidedAccessRestriction(
        withIdentifier restrictionIdentifier: String,
        didChange newRestrictionState: UIAccessibility.GuidedAccessRestrictionState)
    /// Asks the delegate for the name of a restriction.
    func textForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?
    /// Asks the delegate for a description of a restriction. The default is `nil`.
    func detailTextForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?
}

extension UIGuidedAccessRestrictionDelegate {
    /// Returns `nil`.
    public func detailTextForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String? { nil }
}

/// The accessibility features that Guided Access can turn on and off.
public struct UIGuidedAccessAccessibilityFeature: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates a set with the given bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// VoiceOver.
    public static let voiceOver = Self(rawValue: 1 << 0)
    /// Zoom.
    public static let zoom = Self(rawValue: 1 << 1)
    /// AssistiveTouch.
    public static let assistiveTouch = Self(rawValue: 1 << 2)
    /// Classic Invert.
    public static let invertColors = Self(rawValue: 1 << 3)
    /// A display without colors.
    public static let grayscaleDisplay = Self(rawValue: 1 << 4)
}
