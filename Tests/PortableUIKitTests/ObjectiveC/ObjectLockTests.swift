import Foundation
import Synchronization
import Testing

@testable import PortableUIKit

@Suite struct ObjectLockTests {
    @Test func aThreadWaitsForAnObjectThatAnotherOneHasLockedTwice() async {
        let object = NSObject(), log = Mutex<[String]>([])
        objc_sync_enter(object)
        objc_sync_enter(object)
        await withCheckedContinuation { began in
            nonisolated(unsafe) let object = object
            Thread.detachNewThread {
                began.resume()
                objc_sync_enter(object)
                log.withLock { $0.append("other") }
                objc_sync_exit(object)
            }
        }
        objc_sync_exit(object)
        log.withLock { $0.append("first") }
        objc_sync_exit(object)
        while log.withLock(\.count) < 2 { await Task.yield() }
        #expect(log.withLock(\.self) == ["first", "other"])
    }
}
