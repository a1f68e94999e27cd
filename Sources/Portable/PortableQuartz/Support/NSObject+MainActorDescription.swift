import Foundation

extension NSObject {
    /// Returns a description that reads main actor state. On other threads, such as a debugger's, it returns only the
    /// class and the address.
    package nonisolated func describe(_ text: @MainActor () -> String) -> String {
        guard Diagnostics.isOnMainQueue else {
            return "<\(type(of: self)): \(Unmanaged.passUnretained(self).toOpaque())>"
        }
        return MainActor.assumeIsolated(text)
    }
}
