/// Detects when sources have changed and the changes are complete. An editor can save several files, and a tool can
/// write many.
package struct ChangeDetector {
    private var built: SourceSnapshot
    private var last: SourceSnapshot

    /// - Parameter snapshot: The sources of the running application.
    package init(_ snapshot: SourceSnapshot) {
        built = snapshot
        last = snapshot
    }

    /// Updates the current state of the sources. If it's the same as at the last call but differs from the last build,
    /// returns the changed files and marks the state as built. Otherwise, returns an empty array.
    package mutating func look(at snapshot: SourceSnapshot) -> [String] {
        defer { last = snapshot }
        guard snapshot == last, snapshot != built else { return [] }
        let changes = snapshot.changes(since: built)
        built = snapshot
        return changes
    }
}
