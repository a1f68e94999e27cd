import Testing

@testable import RuntimeSupport

struct MangledNamesTests {
    private struct Private {}

    @Test func `a type is found by its name, in all forms of types`() throws {
        for type in [Int.self, [String: Double?].self, RuntimeAssumption.self, (Int, Bool).self] as [Any.Type] {
            let name = try #require(MangledNames.name(of: type))
            #expect(MangledNames.type(named: name) == type)
        }
    }

    @Test func `a private type isn't found by its name, and an unknown name has no type`() {
        #expect(MangledNames.name(of: Private.self) == nil)
        #expect(MangledNames.type(named: "4none4NoneV") == nil)
    }
}
