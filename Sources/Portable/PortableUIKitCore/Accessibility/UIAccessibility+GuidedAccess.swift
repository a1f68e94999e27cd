import Foundation

extension UIAccessibility {
    /// An error of a function for Guided Access.
    public struct GuidedAccessError: CustomNSError, Hashable, Sendable {
        /// The reasons for errors.
        public enum Code: Int, Sendable {
            /// The device doesn't let the app change the setting.
            case permissionDenied = 0
            /// The change failed.
            case failed = 9_223_372_036_854_775_807
        }

        /// The domain of the errors.
        public static let errorDomain = "UIGuidedAccessErrorDomain"

        /// The reason.
        public let code: Code
        /// The number of the reason.
        public var errorCode: Int { code.rawValue }

        /// Creates an error with the given reason.
        public init(_ code: Code) {
            self.code = code
        }
    }

    /// The states of a Guided Access restriction.
    public enum GuidedAccessRestrictionState: Int, Sendable {
        /// The restricted feature is available.
        case allow = 0
        /// The restricted feature isn't available.
        case deny = 1
    }

    /// Locks the device to the app, or unlocks it.
    ///
    /// Differs from UIKit: hosts have no Guided Access, so it calls the closure with `false`.
    public static func requestGuidedAccessSession(
        enabled enable: Bool, completionHandler: @escaping @MainActor @Sendable (_ didSucceed: Bool) -> Void
    ) {
        Task { @MainActor in completionHandler(false) }
    }

    /// Turns accessibility features on or off during Guided Access.
    ///
    /// Differs from UIKit: hosts have no Guided Access, so it calls the closure with
    /// ``GuidedAccessError/Code/permissionDenied``.
    public static func configureForGuidedAccess(
        features: UIGuidedAccessAccessibilityFeature, enabled: Bool,
        completionHandler: @escaping @MainActor @Sendable (_ success: Bool, _ error: (any Error)?) -> Void
    ) {
        Task { @MainActor in completionHandler(false, GuidedAccessError(.permissionDenied)) }
    }
}
