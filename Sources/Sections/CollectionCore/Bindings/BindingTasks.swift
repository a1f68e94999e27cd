/// The tasks that listen for a driver. They are cancelled when it goes away, for a sequence may wait for ever, and keep
/// what its sections are made of.
@MainActor
final class BindingTasks {
    private var tasks: [Int: Task<Void, any Error>] = [:]
    private var count = 0

    deinit { for task in tasks.values { task.cancel() } }

    /// Starts a task, which is forgotten when it has ended.
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
