import Foundation
import Synchronization
import Testing

@testable import PortableUIKitCore
@testable import PortableControls
import PortableUIKit

struct ObjectLockTests {
    @Test func `a thread waits for an object that another one has locked twice`() {
        nonisolated(unsafe) let object = NSObject()
        let log = Mutex<[String]>([])
        let began = DispatchSemaphore(value: 0), ended = DispatchSemaphore(value: 0)
        // A lock has to be unlocked on the same thread, so there's no `await` in between.
        objc_sync_enter(object)
        objc_sync_enter(object)
        Thread.detachNewThread {
            began.signal()
            objc_sync_enter(object)
            log.withLock { $0.append("other") }
            objc_sync_exit(object)
            ended.signal()
        }
        began.wait()
        objc_sync_exit(object)
        log.withLock { $0.append("first") }
        objc_sync_exit(object)
        ended.wait()
        #expect(log.withLock(\.self) == ["first", "other"])
    }
}
