import Foundation

extension URL {
    /// Makes a file that the user has selected accessible, and returns whether it is.
    ///
    /// Differs from Foundation: every file is accessible, so the method returns `true`.
    public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Ends the access to a file that the user has selected.
    public func stopAccessingSecurityScopedResource() {}
}
