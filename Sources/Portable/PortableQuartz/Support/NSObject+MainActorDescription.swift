import Foundation

extension NSObject {
    /// A description that reads what belongs to the main actor. Other threads, where a debugger or a log may ask for
    /// it, get the class and the address.
    package nonisolated func describe(_ text: @MainActor () -> String) -> String {
        guard Diagnostics.isOnMainQueue else {
            return "<\(type(of: self)): \(Unmanaged.passUnretained(self).toOpaque())>"
        }
        return MainActor.assumeIsolated(text)
    }
}
