// A function of the main actor and one of no actor have the same representation: where it is known that a call is right,
// the type of the function is changed, and nothing is checked at run time.

/// Runs work of the main actor on the main thread, where the caller has just found itself. Debug builds check it again.
package func onKnownMainActor<Result: Sendable>(_ work: @MainActor () -> Result) -> Result {
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
package func onAnyThread<Subject, Result>(_ subject: Subject, _ function: @MainActor (Subject) -> Result) -> Result {
    withoutActuallyEscaping(function) { unsafeBitCast($0, to: ((Subject) -> Result).self)(subject) }
}
