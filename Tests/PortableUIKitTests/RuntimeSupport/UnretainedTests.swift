import Testing

@testable import RuntimeSupport

struct UnretainedTests {
    private class Parent {
        lazy var child = Child(self)
    }

    private final class Child {
        var parent = Unretained<Parent>()
        init(_ parent: Parent) { self.parent.object = parent }
    }

    private final class Watched: Parent {
        var seen: (Parent?) -> Void = { _ in }
        deinit {
            seen(child.parent.object)
            child.parent.clear()
        }
    }

    @Test func `a reference doesn't keep its object alive, and is nil while the object is being deallocated`() {
        var wasNil: [Bool] = []
        var object: Watched? = Watched()
        object?.seen = { wasNil.append($0 == nil) }
        let child = object?.child
        #expect(child?.parent.object === object)
        object = nil
        #expect(wasNil == [true])
        #expect(child?.parent.object == nil)
    }

    @Test func `a reference to nothing is nil`() {
        #expect(Unretained<Parent>().object == nil)
    }
}
