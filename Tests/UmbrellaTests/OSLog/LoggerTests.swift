import Foundation
import Synchronization
import Testing

@testable import OSLog

struct LoggerTests {
    /// The lines that `body` writes.
    private func lines(_ body: () -> Void) -> [String] {
        let written = Mutex<[String]>([])
        withoutActuallyEscaping(body) { body in
            Console.$writer.withValue(Console.Writer { line in written.withLock { $0.append(line) } }) { body() }
        }
        return written.withLock { $0 }
    }

    @Test func `a message has its subsystem and category, regardless of its level`() {
        let logger = Logger(subsystem: "org.example.Shelf", category: "Loading")
        let written = lines {
            logger.debug("one")
            logger.fault("two")
            logger.log(level: .info, "three")
            Logger().notice("four")
        }
        let place = "[org.example.Shelf:Loading] "
        #expect(written == [place + "one", place + "two", place + "three", "four"])
    }

    @Test func `a disabled log writes nothing and evaluates no values`() {
        var asked = 0
        func value() -> Int {
            asked += 1
            return asked
        }
        let written = lines {
            withoutActuallyEscaping(value) { value in Logger(OSLog.disabled).error("\(value())") }
            os_log("no", log: .disabled)
        }
        #expect(written.isEmpty && asked == 0)
        #expect(!OSLog.disabled.isEnabled(type: .fault) && OSLog.default.isEnabled(type: .debug))
    }

    @Test func `values are written in their formats, regardless of privacy`() {
        let messages: [(OSLogMessage, String)] = [
            ("\(42)", "42"), ("\(-42, format: .hex(includePrefix: true, uppercase: true))", "-0x2A"),
            ("\(255, format: .hex(explicitPositiveSign: true))", "+ff"), ("\(8, format: .octal)", "10"),
            ("\(7, format: .decimal(minDigits: 3))", "007"), ("\(Int.min)", "-9223372036854775808"),
            ("\(0.5)", "0.500000"), ("\(2.0 / 3, format: .fixed(precision: 2))", "0.67"),
            ("\(1234.5, format: .exponential)", "1.234500e+03"), ("\(0.25, format: .hybrid)", "0.25"),
            ("\(true)", "true"), ("\(false, format: .answer)", "no"),
            ("\("secret", privacy: .private)", "secret"), ("\("id", privacy: .private(mask: .hash))", "id"),
            ("|\("ab", align: .right(columns: 4))|", "|  ab|"), ("|\("ab", align: .left(columns: 4))|", "|ab  |"),
            ("\([1, 2])", "[1, 2]"), ("\(String.self)", "String"), ("\(CancellationError())", "CancellationError()"),
        ]
        for (message, text) in messages {
            #expect(lines { Logger().info(message) } == [text])
        }
    }

    @Test func `the older function accepts formats with privacy`() {
        let log = OSLog(subsystem: "org.example.Shelf", category: "Cells")
        let written = lines {
            os_log("row %{public}d of %{private, mask.hash}d, 100 %%", log: log, type: .error, 3, 10)
            os_log(.info, log: log, "%.1f points", 44.25)
        }
        #expect(
            written == [
                "[org.example.Shelf:Cells] row 3 of 10, 100 %", "[org.example.Shelf:Cells] 44.2 points",
            ])
    }
}
