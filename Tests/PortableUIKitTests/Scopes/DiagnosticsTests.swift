import CollageTesting
import Testing

@MainActor struct DiagnosticsTests {
    private struct Failure: Error {}

    @Test func `messages are captured in order, and only during the closure`() {
        let outer = Diagnostics.capture {
            Diagnostics.log("one")
            let inner = Diagnostics.capture { Diagnostics.log("two") }
            #expect(inner == ["two"])
            Diagnostics.log("three")
        }
        #expect(outer == ["one", "three"])
    }

    @Test func `after an error, messages have the previous destination`() {
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

    @Test func `a message from another thread arrives on the main actor`() async {
        let (messages, continuation) = AsyncStream.makeStream(of: String.self)
        await Diagnostics.$handler.withValue(
            Diagnostics.Handler { text in
                MainActor.preconditionIsolated()
                continuation.yield(text)
            }
        ) {
            await Self.logFromElsewhere()
        }
        var received = messages.makeAsyncIterator()
        let message = await received.next()
        #expect(message == "from elsewhere")
    }

    @concurrent private static func logFromElsewhere() async {
        Diagnostics.log("from elsewhere")
    }

    @Test func `without a handler, messages are written to standard error`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
            Diagnostics.log("There is no image at /nowhere.")
        }
        #expect(result.message.contains("There is no image at /nowhere."))
    }

    @Test func `misuse ends the process with the exception's message`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            raise("Invalid update: the cake is a lie")
        }
        #expect(result.message.contains("Invalid update: the cake is a lie"))
    }
}
