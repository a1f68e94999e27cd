// A function on the main actor and a nonisolated function have the same representation. Where a call is known to be
// safe, the type of the function is changed, and nothing is checked at run time.

/// Runs a closure on the main actor. The caller must have checked that it's on the main thread. Debug builds check it
/// again.
package func onKnownMainActor<Result: Sendable>(_ work: @MainActor () -> Result) -> Result {
    #if DEBUG
    MainActor.assumeIsolated { work() }
    #else
    withoutActuallyEscaping(work) { unsafeBitCast($0, to: (() -> Result).self)() }
    #endif
}

/// Calls a function of the main actor on the current thread. The function only reads objects that no other thread
/// changes, or creates an object: UIKit allows hashing and comparing such objects on any thread.
///
/// - Parameters:
///   - subject: The argument of the function.
///   - function: A global function. A closure would check that it runs on the main actor, because it's in another
///     module.
package func onAnyThread<Subject, Result>(_ subject: Subject, _ function: @MainActor (Subject) -> Result) -> Result {
    withoutActuallyEscaping(function) { unsafeBitCast($0, to: ((Subject) -> Result).self)(subject) }
}
