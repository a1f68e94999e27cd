@_exported import Foundation

public enum LAPolicy: Int, Sendable {
    case deviceOwnerAuthenticationWithBiometrics = 1
    case deviceOwnerAuthentication = 2
}

public enum LABiometryType: Int, Sendable { case none, touchID, faceID, opticID }

/// An authentication context that can't authenticate the user. `canEvaluatePolicy(_:error:)` returns `false`.
open class LAContext: NSObject, @unchecked Sendable {
    open var localizedReason = ""
    open var localizedFallbackTitle: String?
    open var localizedCancelTitle: String?
    open var biometryType: LABiometryType { .none }

    public override init() {}

    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        error?.pointee = Self.unavailable
        return false
    }

    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { reply(false, Self.unavailable) }

    private static var unavailable: NSError { NSError(domain: "com.apple.LocalAuthentication", code: -6) }
}
