@_exported import Foundation

public struct AAAttributionErrorCode: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case networkError = 1
        case internalError, platformNotSupported
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { "com.apple.ap.adservices.attributionError" }
    public var errorCode: Int { code.rawValue }
}

/// The attribution of an installation, which isn't supported.
open class AAAttribution: NSObject {
    /// - Throws: An error, because the platform isn't supported.
    open class func attributionToken() throws -> String { throw AAAttributionErrorCode(.platformNotSupported) }
}
