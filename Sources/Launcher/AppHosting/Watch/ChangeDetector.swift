/// Finds out when sources have changed and whoever changes them is done: an editor that saves several files, or a tool
/// that writes many.
package struct ChangeDetector {
    private var built: SourceSnapshot
    private var last: SourceSnapshot

    /// - Parameter snapshot: The sources of what runs.
    package init(_ snapshot: SourceSnapshot) {
        built = snapshot
        last = snapshot
    }

    /// Takes the sources as they are now. Returns what has changed since they were built last, once they have stayed the
    /// same from one look to the next, and counts them as built then; nothing before.
    package mutating func look(at snapshot: SourceSnapshot) -> [String] {
        defer { last = snapshot }
        guard snapshot == last, snapshot != built else { return [] }
        let changes = snapshot.changes(since: built)
        built = snapshot
        return changes
    }
}
