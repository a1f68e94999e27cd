/// The task that runs the current code.
package enum CurrentTask {
    /// A number that identifies the task among all existing tasks, or 0 outside of tasks. A later task can have the
    /// same number.
    package static var identity: Int { withUnsafeCurrentTask { $0?.hashValue ?? 0 } }
}
