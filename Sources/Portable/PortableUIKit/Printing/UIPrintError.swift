import Foundation

/// An error of a print job.
public struct UIPrintError: Error, Hashable {
    /// The domain of the errors.
    public static let errorDomain = "UIPrintErrorDomain"

    /// The codes of the errors.
    public enum Code: Int, Sendable {
        /// Printing isn't available.
        case notAvailable = 1
        /// There's nothing to print.
        case noContent = 2
        /// An image has an unknown format.
        case unknownImageFormat = 3
        /// The job failed.
        case jobFailed = 4
    }

    /// The code of the error.
    public let code: Code

    init(_ code: Code) {
        self.code = code
    }

    /// The code for a job when printing isn't available.
    public static var notAvailable: Code { .notAvailable }
    /// The code for a job without content.
    public static var noContent: Code { .noContent }
    /// The code for an image with an unknown format.
    public static var unknownImageFormat: Code { .unknownImageFormat }
    /// The code for a job that failed.
    public static var jobFailed: Code { .jobFailed }
}

extension UIPrintError: CustomNSError {
    /// The code of the error as a number.
    public var errorCode: Int { code.rawValue }
}
