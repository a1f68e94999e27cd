import CollageTesting
import Testing

struct LockedValueTests {
    @Test func `no change is lost, regardless of the number of tasks`() async {
        let count = LockedValue(0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<50 {
                group.addTask {
                    for _ in 0..<1_000 { count.withLock { $0 += 1 } }
                }
            }
        }
        #expect(count.withLock { $0 } == 50_000)
    }

    @Test func `the lock is released after an error`() {
        struct Failure: Error {}
        let value = LockedValue("before")
        #expect(throws: Failure.self) {
            try value.withLock { text in
                text = "after"
                throw Failure()
            }
        }
        #expect(value.withLock { $0 } == "after")
    }
}
