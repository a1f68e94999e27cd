import Testing

@testable import RuntimeSupport

private protocol Found {}
private protocol Unused {}
private struct Structure: Found {}
private enum Enumeration: Found {}
private final class Object: Found {}
private struct Generic<Value>: Found {}

struct ConformanceRecordsTests {
    @Test func `types that aren't generic are found by the protocol that they conform to`() {
        let types = ConformanceRecords.types(conformingTo: (any Found).self)
        #expect(Set(types.map { "\($0)" }) == ["Structure", "Enumeration", "Object"])
        #expect(types.count == 3)
    }

    @Test func `a protocol without conformances and a type that is no protocol have no types`() {
        #expect(ConformanceRecords.types(conformingTo: (any Unused).self).isEmpty)
        #expect(ConformanceRecords.types(conformingTo: Structure.self).isEmpty)
    }
}
