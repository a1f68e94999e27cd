import Foundation

/// Information about whether code runs on the main thread, and therefore on the main actor.
package enum MainThread {
    /// A Boolean value that indicates whether the current thread is the main thread. Each thread queries Foundation,
    /// and thereby the kernel, only once.
    package static var isCurrent: Bool {
        if let known = pthread_getspecific(key) { return known == main }
        let isMain = Thread.isMainThread
        pthread_setspecific(key, isMain ? main : other)
        return isMain
    }

    /// The key under which each thread stores the result.
    private static let key = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    private static var main: UnsafeMutableRawPointer { UnsafeMutableRawPointer(bitPattern: 1)! }
    private static var other: UnsafeMutableRawPointer { UnsafeMutableRawPointer(bitPattern: 2)! }
}
