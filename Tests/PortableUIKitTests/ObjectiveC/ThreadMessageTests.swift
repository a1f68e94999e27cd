import CollageTesting
import Foundation
import Testing

@testable import PortableUIKitCore
@testable import PortableControls
@testable import PortableCollections
@_spi(Collage) import PortableUIKit

@MainActor
@Suite(.device)
struct ThreadMessageTests {
    @MainActor
    private final class Listener: NSObject {
        var heard: [Int] = []

        func take(_ value: Any?) { heard.append(value as? Int ?? -1) }
    }

    private let take = Selector("take:", Listener.take)

    @Test func `a background method runs after the caller is done`() async {
        let listener = Listener()
        listener.performSelector(inBackground: take, with: 1)
        #expect(listener.heard == [])
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        #expect(listener.heard == [1])
    }

    @Test func `on the main thread, a method runs immediately only for callers that wait`() async {
        let listener = Listener()
        listener.performSelector(onMainThread: take, with: 1, waitUntilDone: false)
        listener.performSelector(onMainThread: take, with: 2, waitUntilDone: true)
        listener.perform(take, on: .mainThread, with: 3, waitUntilDone: true)
        #expect(listener.heard == [2, 3])
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        #expect(listener.heard == [2, 3, 1])
    }

    @Test func `another thread waits until the method has run`() async {
        let listener = Listener()
        let take = take
        await withCheckedContinuation { done in
            Thread.detachNewThread {
                listener.performSelector(onMainThread: take, with: 4, waitUntilDone: true)
                done.resume()
            }
        }
        #expect(listener.heard == [4])
    }

    @Test func `a timer without anything never fires`() {
        var timer = Timer()
        #expect(!timer.isValid)
        timer = Timer(timeInterval: 1, repeats: false) { _ in }
        #expect(timer.isValid)
    }
}
