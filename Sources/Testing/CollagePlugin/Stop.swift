/// Why the command ends early, and with what.
struct Stop: Error {
    /// What the command ends with.
    enum Status: Int32 {
        /// Snapshots differ, are new, or another test failed.
        case failed = 1
        /// Something that it needs isn't there: no run to accept, no tests, no comparisons.
        case nothing = 2
        /// The command isn't written like that.
        case usage = 64
    }

    var message: String
    var status: Status

    init(_ message: String, status: Status) {
        self.message = message
        self.status = status
    }
}
