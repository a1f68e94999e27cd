import Testing

@testable import PortableSwiftUI

extension EnvironmentValues {
    @Entry fileprivate var title: String = "none, { not } even = one"
    @Entry fileprivate var count = 5
    @Entry fileprivate var note: String?
    @Entry fileprivate var table: [String: Int] = ["a": 1]
    @Entry fileprivate var sound = Sound()
    @Entry fileprivate var save: (() -> Void)? = nil
    @Entry fileprivate var add: (Int) -> Int = { $0 + 1 }
    @Entry fileprivate var load: (@MainActor (Int) async -> Void)?
}

/// A class that isn't sendable.
private final class Sound {
    var volume = 1
}

extension Transaction {
    @Entry fileprivate var isQuick: Bool = false
}

@MainActor
struct EntryTests {
    @Test func `an entry has its default value and can be set`() {
        var values = EnvironmentValues()
        #expect(values.title == "none, { not } even = one")
        #expect(values.note == nil)
        #expect(values.table == ["a": 1])
        #expect(values.sound === EnvironmentValues().sound)
        values.count += 1
        values.note = "some"
        #expect(values.count == 6)
        #expect(values.note == "some")
        var transaction = Transaction()
        transaction.isQuick = true
        #expect(transaction.isQuick)
    }

    @Test func `an entry can be a closure`() {
        var values = EnvironmentValues()
        #expect(values.save == nil && values.load == nil)
        #expect(values.add(1) == 2)
        values.add = { $0 * 10 }
        #expect(values.add(1) == 10)
    }

    private struct Reader: View {
        @Environment(\.count) private var count

        var body: some View { Box("\(count)") }
    }

    @Test func `views read entries`() {
        #expect(TestGraph(Reader().environment(\.count, 7)).boxes == ["7"])
    }
}
