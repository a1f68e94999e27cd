import Foundation
import Synchronization
import TemporaryFolders
import Testing

@testable import AppBuilding

struct BuildLockTests {
    /// Threads have their own file descriptors, like processes.
    @Test func buildsInOneFolderWaitForEachOther() throws {
        let folder = try TemporaryFolder([:]).url("scratch")
        let running = Mutex(0)
        let largest = Mutex(0)
        let waits = Mutex(0)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            try? BuildLock.withLock(of: folder) {
                waits.withLock { $0 += 1 }
            } _: { () throws(BuildFailure) in
                let count = running.withLock {
                    $0 += 1; return $0
                }
                largest.withLock { $0 = max($0, count) }
                usleep(2000)
                running.withLock { $0 -= 1 }
            }
        }
        #expect(largest.withLock { $0 } == 1)
        #expect(waits.withLock { $0 } <= 7)
    }

    @Test func aFolderThatCannotBeCreatedIsReported() throws {
        let folder = try TemporaryFolder(["file": ""])
        let failure = #expect(throws: BuildFailure.self) {
            try BuildLock.withLock(of: folder.url("file/scratch"), waiting: {}) { () throws(BuildFailure) in }
        }
        #expect(failure?.description.contains("file/scratch") == true)
    }
}
