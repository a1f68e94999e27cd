import Foundation

/// A lock of a build folder among processes. SwiftPM's own lock doesn't include the choice of the package that is built
/// in the folder.
enum BuildLock {
    /// Calls a closure while holding the lock of a folder.
    ///
    /// - Parameters:
    ///   - folder: The build folder. It's created if it doesn't exist.
    ///   - waiting: A closure that is called once before waiting for another process.
    ///   - body: The closure to call.
    /// - Throws: The error of the closure, or a ``BuildFailure`` if the folder can't be written.
    static func withLock<Result>(
        of folder: URL, waiting: () -> Void, _ body: () throws(BuildFailure) -> Result
    ) throws(BuildFailure) -> Result {
        let path = folder.appending(path: "collage.lock").path
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw BuildFailure("this folder can't be created: \(error.localizedDescription)", file: folder.path)
        }
        let descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw BuildFailure("this file can't be written: \(String(cString: strerror(errno)))", file: path)
        }
        defer { close(descriptor) }
        if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            waiting()
            while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
        }
        return try body()
    }
}
