import ObjectStore
import Testing

/// Values by the names of properties.
struct PropertyValuesTests {
    private let names = PropertyNames(["age", "name", "size"])

    @Test func `values are found by name and by position`() {
        var values = PropertyValues<Int>(names)
        #expect(values["age"] == nil && values.keys.isEmpty && values.dictionary.isEmpty)
        values["size"] = 3
        values[0] = 1
        #expect(values["age"] == 1 && values[2] == 3 && values["other"] == nil)
        #expect(values.keys == ["age", "size"] && values.dictionary == ["age": 1, "size": 3])
        values["age"] = nil
        #expect(values.keys == ["size"])
    }

    @Test func `a new name gets a separate position`() {
        var values = PropertyValues<Int>(names)
        values["extra"] = 4
        #expect(values["extra"] == 4 && values.keys == ["extra"] && names.position(of: "extra") == nil)
        values["absent"] = nil
        #expect(values.names.names == ["age", "name", "size", "extra"])
    }

    @Test func `equality and hashes depend on values, not on positions`() {
        var values = PropertyValues<Int>(names)
        values["size"] = 3
        let other: PropertyValues = ["size": 3]
        #expect(values == other && values.hashValue == other.hashValue)
        values["name"] = 0
        #expect(values != other)
    }

    @Test func `repeated names have one position`() {
        #expect(PropertyNames(["a", "b", "a"]).names == ["a", "b"])
        #expect(PropertyNames(["a", "b", "a"]) == PropertyNames(["a", "b"]))
    }
}
