import CollageTesting
import Foundation
import Testing

@MainActor struct SettlingTests {
    /// One turn for timers, and one before each of two frames if other tests wait for the main queue, which this test
    /// occupies.
    @Test func `an idle main loop needs about one turn`() {
        let host = TestHost()
        host.show(UIView())
        host.settle()
        let count = MainQueue.loopCount
        host.settle()
        #expect(MainQueue.loopCount <= count + 3)
    }
}
