/// An error that ends the command with a message and an exit status.
struct Stop: Error {
    /// The exit status of the command.
    enum Status: Int32 {
        /// Snapshots differ or are new, or another test failed.
        case failed = 1
        /// A prerequisite is missing: a run to accept, tests, or comparisons.
        case nothing = 2
        /// The command line is invalid.
        case usage = 64
    }

    var message: String
    var status: Status

    init(_ message: String, status: Status) {
        self.message = message
        self.status = status
    }
}
