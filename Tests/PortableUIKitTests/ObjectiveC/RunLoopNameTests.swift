import Foundation
import Testing

@testable import PortableQuartz
@testable import PortableGraphics
@testable import PortableUIKitCore
@testable import PortableControls
@testable import PortableCollections
import PortableUIKit

@MainActor struct RunLoopNameTests {
    @Test func `they match Foundation's run loops, and can be woken up`() {
        #expect(CFRunLoopGetCurrent().runLoop === RunLoop.current)
        #expect(CFRunLoopGetMain().runLoop === RunLoop.main)
        CFRunLoopWakeUp(CFRunLoopGetCurrent())
        #expect(RunLoop.current.run(mode: .default, before: .distantPast))
    }
}
