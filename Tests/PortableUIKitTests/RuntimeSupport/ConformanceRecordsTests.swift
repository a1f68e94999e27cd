import Testing

@testable import RuntimeSupport

// Not private, as the optimizer removes private types that only conformance records mention.
protocol Found {}
private protocol Unused {}
struct Structure: Found {}
enum Enumeration: Found {}
final class Object: Found {}
private struct Generic<Value>: Found {}

struct ConformanceRecordsTests {
    @Test func `types that aren't generic are found by the protocol that they conform to`() {
        let types = ConformanceRecords.types(conformingTo: (any Found).self)
        #expect(Set(types.map { "\($0)" }) == ["Structure", "Enumeration", "Object"])
        #expect(types.count == 3)
    }

    @Test func `a protocol without conformances and a type that isn't a protocol have no types`() {
        #expect(ConformanceRecords.types(conformingTo: (any Unused).self).isEmpty)
        #expect(ConformanceRecords.types(conformingTo: Structure.self).isEmpty)
    }
}
