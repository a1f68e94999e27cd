import Foundation
import Glibc

#if canImport(Testing)
import Testing
#endif

/// Names the test in whose host a crash happens, on the standard error, before Swift prints the backtrace.
///
/// Many tests run at the same time, and the output names none of them as the one that crashed. The handler of the signal
/// only writes a text that was made before, as it must not allocate.
@MainActor
final class CrashNote {
    private nonisolated static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]
    /// The handlers that Swift installed, which run after the note is written, by signal.
    nonisolated(unsafe) private static let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    /// The note of the test that runs now, a C string.
    nonisolated(unsafe) private static let current = {
        let pointer = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: 1)
        pointer.initialize(to: nil)
        installHandlers()
        return pointer
    }()

    private nonisolated(unsafe) let text: UnsafeMutablePointer<CChar>?

    /// - Parameter test: The test that a crash names; nil for none.
    init(test: String? = runningTest) {
        text = test.flatMap { strdup("The process crashed in the test \($0).\n") }
    }

    /// The name and the place of the test that runs now. Nil in tests of XCTest, which runs one test at a time and names it.
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

    /// Makes this the note that a crash from here on writes.
    func activate() { Self.current.pointee = text }

    private nonisolated static func installHandlers() {
        for signal in signals {
            var action = sigaction()
            action.sa_flags = Int32(SA_ONSTACK) | SA_SIGINFO
            action.__sigaction_handler.sa_sigaction = { signal, _, _ in
                if let text = CrashNote.current.pointee { write(STDERR_FILENO, text, strlen(text)) }
                // The instruction that failed runs again, now with the handler of Swift.
                sigaction(signal, CrashNote.previous + Int(signal), nil)
            }
            sigaction(signal, &action, previous + Int(signal))
        }
    }
}
