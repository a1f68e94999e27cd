import CollageTesting
import Testing

@MainActor @Suite("Diagnostics and misuse")
struct DiagnosticsTests {
    private struct Failure: Error {}

    @Test("What is logged meanwhile is captured in order, and nothing afterwards")
    func capture() {
        let outer = Diagnostics.capture {
            Diagnostics.log("one")
            let inner = Diagnostics.capture { Diagnostics.log("two") }
            #expect(inner == ["two"])
            Diagnostics.log("three")
        }
        #expect(outer == ["one", "three"])
    }

    @Test("After an error messages go where they went before")
    func captureThrowing() {
        let messages = Diagnostics.capture {
            #expect(throws: Failure.self) {
                try Diagnostics.capture {
                    Diagnostics.log("lost")
                    throw Failure()
                }
            }
            Diagnostics.log("found")
        }
        #expect(messages == ["found"])
    }

    @Test("A message from another thread arrives on the main actor")
    func otherThreads() async {
        let (messages, continuation) = AsyncStream.makeStream(of: String.self)
        await Diagnostics.$handler.withValue({ text in
            MainActor.preconditionIsolated()
            continuation.yield(text)
        }) {
            await Self.logFromElsewhere()
        }
        var received = messages.makeAsyncIterator()
        let message = await received.next()
        #expect(message == "from elsewhere")
    }

    @concurrent private static func logFromElsewhere() async {
        Diagnostics.log("from elsewhere")
    }

    @Test("Without anybody who listens, messages go to standard error")
    func standardError() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
            Diagnostics.log("There is no image at /nowhere.")
        }
        #expect(result.message.contains("There is no image at /nowhere."))
    }

    @Test("Misuse ends the process with the exception's message")
    func raising() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            raise("Invalid update: the cake is a lie")
        }
        #expect(result.message.contains("Invalid update: the cake is a lie"))
    }
}
