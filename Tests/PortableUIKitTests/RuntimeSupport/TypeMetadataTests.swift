import Testing

@testable import RuntimeSupport

struct TypeMetadataTests {
    private struct Empty {}

    private struct Mixed {
        var flag = true
        var empty = Empty()
        var number = 1.5
        var text = ""
    }

    private struct Generic<Value> {
        var first: Value
        var second: Value
    }

    private enum Choice { case one, other }
    private final class Object { var number = 1 }

    @Test func `a tuple has elements and no stored properties`() {
        let metadata = TypeMetadata((Bool, Int, Void, String, UInt8).self)
        #expect(metadata.isTuple)
        #expect(metadata.elements.map(\.offset) == [0, 8, 16, 16, 32])
        #expect(metadata.elements.map { "\($0.type)" } == ["Bool", "Int", "()", "String", "UInt8"])
        #expect(metadata.storedProperties.isEmpty)
        #expect(TypeMetadata(Void.self).isTuple)
        #expect(TypeMetadata(Void.self).elements.isEmpty)
    }

    @Test func `a structure has stored properties and no elements`() {
        let metadata = TypeMetadata(Mixed.self)
        #expect(metadata.isStructure)
        // A property without a size is at the start.
        #expect(metadata.storedProperties.map(\.offset) == [0, 0, 8, 16])
        #expect(metadata.storedProperties.map { "\($0.type)" } == ["Bool", "Empty", "Double", "String"])
        #expect(metadata.elements.isEmpty)
        #expect(TypeMetadata(Generic<Int16>.self).storedProperties.map(\.offset) == [0, 2])
        #expect(TypeMetadata(Empty.self).storedProperties.isEmpty)
    }

    @Test func `types of other kinds have neither`() {
        for type in [Choice.self, Object.self, (any Equatable).self, (() -> Void).self, Int?.self, Int.Type.self]
            as [Any.Type]
        {
            let metadata = TypeMetadata(type)
            #expect(!metadata.isStructure && !metadata.isTuple, "\(type)")
            #expect(metadata.storedProperties.isEmpty && metadata.elements.isEmpty, "\(type)")
        }
    }

    @Test func `only an existential type of one protocol has a descriptor`() {
        #expect(TypeMetadata((any CustomStringConvertible).self).protocolDescriptor != nil)
        #expect(TypeMetadata((any CustomStringConvertible & Error).self).protocolDescriptor == nil)
        #expect(TypeMetadata(Any.self).protocolDescriptor == nil)
        #expect(TypeMetadata(Object.self).protocolDescriptor == nil)
    }
}
