import Foundation
import Glibc

#if canImport(Testing)
import Testing
#endif

/// Prints the name of the test in whose host a crash occurs to standard error, before Swift prints the backtrace.
///
/// Many tests run at the same time, and the output doesn't indicate which one crashed. The signal handler writes text
/// that was created before, because it must not allocate memory.
@MainActor
final class CrashReporter {
    private nonisolated static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]
    /// The handlers that Swift installed, by signal. They run after the note is written.
    nonisolated(unsafe) private static let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    /// The note of the current test, as a C string.
    nonisolated(unsafe) private static let current = {
        let pointer = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: 1)
        pointer.initialize(to: nil)
        installHandlers()
        return pointer
    }()

    private nonisolated(unsafe) let text: UnsafeMutablePointer<CChar>?

    /// - Parameter test: The name of the test, or `nil` outside of a test.
    init(test: String? = runningTest) {
        text = test.flatMap { strdup("The process crashed in the test \($0).\n") }
    }

    /// The name and location of the current test, or `nil` in an XCTest test. XCTest runs one test at a time and prints
    /// its name.
    static var runningTest: String? {
        #if canImport(Testing)
        Test.current.map { "\($0.name) (\($0.sourceLocation.fileName):\($0.sourceLocation.line))" }
        #else
        nil
        #endif
    }

    deinit {
        if let text, Self.current.pointee == text { Self.current.pointee = nil }
        free(text)
    }

    /// Makes this the note that a crash writes.
    func activate() { Self.current.pointee = text }

    private nonisolated static func installHandlers() {
        for signal in signals {
            var action = sigaction()
            action.sa_flags = Int32(SA_ONSTACK) | SA_SIGINFO
            action.__sigaction_handler.sa_sigaction = { signal, _, _ in
                if let text = CrashReporter.current.pointee { write(STDERR_FILENO, text, strlen(text)) }
                // The failed instruction runs again, now with Swift's handler.
                sigaction(signal, CrashReporter.previous + Int(signal), nil)
            }
            sigaction(signal, &action, previous + Int(signal))
        }
    }
}
