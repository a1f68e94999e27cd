import Foundation

/// An error that is thrown when no server can listen at an address.
struct ListeningError: Error, CustomStringConvertible {
    let host: String
    let port: Int
    /// The system's error number.
    let code: Int32

    var description: String { "Can't listen at \(host):\(port): \(reason)" }

    private var reason: String {
        switch code {
        case EADDRINUSE: "the port and the following ones are in use. Choose another one with --port, or 0 for any."
        case EADDRNOTAVAIL: "this machine doesn't have the address. Choose an address of this machine with --host."
        case EACCES, EPERM: "this process has no permission to use the port. Choose one above 1023 with --port."
        default: "\(String(cString: strerror(code)))."
        }
    }
}
