import Testing

@testable import RuntimeSupport

struct RuntimeAssumptionTests {
    @Test(arguments: RuntimeAssumption.all.indices)
    func `each assumption holds with this toolchain`(index: Int) {
        let assumption = RuntimeAssumption.all[index]
        #expect(assumption.holds(), "\(assumption.statement)")
    }

    @Test func `an assumption that doesn't hold ends the process and names the toolchain`() async throws {
        let result = try #require(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                RuntimeAssumption.verify([
                    RuntimeAssumption(statement: "one is one") { 1 == 1 },
                    RuntimeAssumption(statement: "the moon is made of cheese") { false },
                ])
            })
        let message = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(message.contains("don't hold with Swift 6"))
        #expect(message.contains(": the moon is made of cheese. Use a toolchain"))
    }
}
