@testable import BrowserServer
import Synchronization
import Testing

@MainActor struct MainActorInboxTests {
    @Test func `reading stops at sixty-four messages and resumes at sixteen`() async {
        let handover = MainActorInbox()
        let taken = Mutex<[Int]>([])
        let calls = Mutex<[Int]>([])
        // The main actor runs no message during this loop.
        for number in 0..<64 {
            #expect(!handover.isFull)
            handover.send {
                taken.withLock { $0.append(number) }
            } whenRoom: {
                calls.withLock { $0.append(taken.withLock(\.count)) }
            }
        }
        #expect(handover.isFull)
        while taken.withLock(\.count) < 64 { await Task.yield() }
        #expect(taken.withLock(\.self) == Array(0..<64))
        #expect(calls.withLock(\.self) == [48])
        #expect(!handover.isFull)
    }
}
