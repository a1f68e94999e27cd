import Foundation

/// Whether work runs on the main thread, and that of the main actor with it.
enum MainThread {
    /// Whether this is the main thread. Each thread asks Foundation once, which asks the kernel.
    static var isCurrent: Bool {
        if let known = pthread_getspecific(key) { return known == main }
        let isMain = Thread.isMainThread
        pthread_setspecific(key, isMain ? main : other)
        return isMain
    }

    /// What threads keep of themselves.
    private static let key = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    private static var main: UnsafeMutableRawPointer { UnsafeMutableRawPointer(bitPattern: 1)! }
    private static var other: UnsafeMutableRawPointer { UnsafeMutableRawPointer(bitPattern: 2)! }
}

/// Runs work of the main actor where it was just found to be. Debug builds ask once more.
package nonisolated func onKnownMainActor<Result: Sendable>(_ work: @MainActor () -> Result) -> Result {
    #if DEBUG
    MainActor.assumeIsolated { work() }
    #else
    withoutActuallyEscaping(work) { unsafeBitCast($0, to: (() -> Result).self)() }
    #endif
}

/// Calls a function of the main actor on the current thread. The function only reads objects that no other thread changes, or
/// creates one: UIKit lets any thread hash and compare such objects.
///
/// - Parameters:
///   - subject: The argument of the function.
///   - function: A global function. A closure would check that it runs on the main actor, because this is another module.
package nonisolated func onAnyThread<Subject, Result>(
    _ subject: Subject, _ function: @MainActor (Subject) -> Result
) -> Result {
    withoutActuallyEscaping(function) { unsafeBitCast($0, to: ((Subject) -> Result).self)(subject) }
}
