/// The task that runs the current code.
package enum CurrentTask {
    /// A number that no other living task has; 0 outside of tasks. A later task may have the number of one that has ended.
    package static var identity: Int { withUnsafeCurrentTask { $0?.hashValue ?? 0 } }
}
