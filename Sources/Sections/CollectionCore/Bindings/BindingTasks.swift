/// The tasks that observe sequences for a driver. They're canceled when the driver is deallocated, because a sequence
/// can wait indefinitely and retain the data that sections are created from.
@MainActor
final class BindingTasks {
    private var tasks: [Int: Task<Void, any Error>] = [:]
    private var count = 0

    deinit { for task in tasks.values { task.cancel() } }

    /// Starts a task, which is removed when it has ended.
    func start(_ body: @escaping @MainActor () async throws -> Void) -> Task<Void, any Error> {
        count += 1
        let number = count
        let task = Task { @MainActor [weak self] in
            defer { self?.tasks[number] = nil }
            try await body()
        }
        tasks[number] = task
        return task
    }
}
