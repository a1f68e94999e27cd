import Testing

@testable import PortableSwiftUI

/// Dynamic properties are found and values compared by the metadata of their types.
@MainActor
struct ReflectionTests {
    private struct Properties {
        var first = 1
        @State var state = 2
        var text = "text"
        @Environment(\.testTint) var tint
    }

    @Test func `dynamic properties are found`() {
        #expect(!LinkPlan.of(Properties.self).isEmpty)
        #expect(LinkPlan.of((Int, String).self).isEmpty)
        #expect(LinkPlan.of(String.self).isEmpty)
    }

    private final class Object {}

    private struct Plain {
        var flag = true
        // Seven bytes of padding before it.
        var number = 1.0
        var text = "a text that is too long to lie in the string itself"
        var list = [1, 2]
        var object: Object?
        var pair = (1, "two")
        var optional: String? = "some"
        @State var state = 0
    }

    private final class Reference {}

    private struct Holder {
        var content: any Equatable
        var error: (any Error)?
    }

    @Test func `values of any type are compared by their bits`() {
        let first = Holder(content: 1)
        #expect(ValueComparator.areEqual(first, first))
        #expect(!ValueComparator.areEqual(first, Holder(content: 2)))
    }

    @Test func `values are compared by their fields`() {
        let object = Object()
        var first = Plain()
        first.object = object
        var second = Plain()
        second.object = object
        second.text = String(first.text.reversed().reversed())
        second.list = (1...2).map { $0 }
        second.pair = (1, ["t", "wo"].joined())
        second.state = 5
        #expect(ValueComparator.areEqual(first, second))

        second.list.append(3)
        #expect(!ValueComparator.areEqual(first, second))
        second = first
        second.object = Object()
        #expect(!ValueComparator.areEqual(first, second))
        second = first
        second.pair.1 = "three"
        #expect(!ValueComparator.areEqual(first, second))
        second = first
        second.number = -0.0
        first.number = 0.0
        #expect(ValueComparator.areEqual(first, second))
    }

    private enum Choice {
        case number(Int), text(String)
    }

    @Test func `enumerations without equality are compared by their bits`() {
        #expect(ValueComparator.areEqual(Choice.number(1), Choice.number(1)))
        #expect(!ValueComparator.areEqual(Choice.number(1), Choice.number(2)))
        #expect(!ValueComparator.areEqual(Choice.number(1), Choice.text("1")))
    }
}
