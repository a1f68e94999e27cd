import Testing

@testable import DiffEngine

struct IdentifierTableSizeTests {
    private func bucketCount(_ count: Int, _ prepare: (inout IdentifierTable<Int>) -> Void = { _ in }) -> Int {
        var table = IdentifierTable<Int>()
        prepare(&table)
        for number in 0..<count { _ = table.insert(number) }
        return table.buckets.count
    }

    @Test func `a table is at most three quarters full, and no larger than necessary`() {
        #expect([0, 1, 12, 13, 24, 25, 48, 49].map { bucketCount($0) } == [0, 16, 16, 32, 32, 64, 64, 128])
        #expect([0, 12, 13, 24, 25, 48, 49].map(IdentifierTable<Int>.bucketCount) == [16, 16, 32, 32, 64, 64, 128])
    }

    @Test func `a table that was created with a capacity doesn't grow within it`() {
        for count in [1, 12, 13, 24, 25] {
            #expect(bucketCount(0) { $0.reserve(count) } == bucketCount(count) { $0.reserve(count) })
        }
        #expect(bucketCount(0) { $0.reserve(0) } == 0)
    }

    @Test func `a table with identifiers or enough capacity isn't changed`() {
        #expect(
            bucketCount(3) { table in
                _ = table.insert(0)
                table.reserve(100)
            } == 16)
        #expect(
            bucketCount(0) { table in
                table.reserve(100)
                table.reserve(10)
                table.reserve(192)
            } == 256)
        #expect(
            bucketCount(0) { table in
                table.reserve(100)
                table.reserve(193)
            } == 512, "room for more is made")
    }

    @Test func `inserting an existing identifier doesn't make a full table grow`() {
        var table = IdentifierTable<Int>()
        for number in 0..<12 { _ = table.insert(number) }
        for number in 0..<12 { #expect(table.insert(number) == Handle(number)) }
        #expect(table.buckets.count == 16)
    }

    @Test func `a compacted table is as small as its identifiers allow`() {
        var table = IdentifierTable<Int>()
        for number in 0..<100 { _ = table.insert(number) }
        #expect(table.compacted(keeping: Array(0..<24)).buckets.count == 32)
        #expect(table.compacted(keeping: Array(0..<25)).buckets.count == 64)
    }
}
