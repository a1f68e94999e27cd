import Testing

@testable import PortableCombine

/// The publishers of objects.
@Suite(.serialized) struct ObservableObjectTests {
    private final class Plain: ObservableObject {}

    private class Base: ObservableObject {
        @Published var first = 1
    }

    private final class Derived: Base {
        @Published var second = 2
    }

    @Test func `an object without published properties keeps one publisher`() {
        let object = Plain(), other = Plain()
        #expect(object.objectWillChange === object.objectWillChange)
        #expect(object.objectWillChange !== other.objectWillChange)
        var count = 0
        let subscription = object.objectWillChange.sink { count += 1 }
        object.objectWillChange.send()
        other.objectWillChange.send()
        #expect(count == 1)
        subscription.cancel()
    }

    @Test func `published properties and the app send with the same publisher`() {
        let object = Derived()
        var count = 0
        func watch<Object: ObservableObject>(_ object: Object) -> AnyCancellable {
            object.objectWillChange.sink { _ in count += 1 }
        }
        let subscription = watch(object)
        object.first = 2
        object.second = 3
        object.objectWillChange.send()
        #expect(count == 3)
        subscription.cancel()
    }

    @Test func `the publishers of deallocated objects are removed`() {
        let table = ObjectPublisherTable()
        for _ in 0..<1000 { _ = table.publisher(of: Plain()) }
        #expect(table.count <= 64)
    }
}
