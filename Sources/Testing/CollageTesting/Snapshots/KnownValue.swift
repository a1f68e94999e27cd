extension RawRepresentable where Self: CaseIterable, RawValue == String {
    /// Creates the value that an environment variable names, or returns `nil` if the variable is empty or not set.
    /// - Throws: ``SnapshotFailure``, which lists the valid names, if the name is unknown.
    init?(variable: String, in environment: [String: String]) throws {
        let asked = environment[variable, default: ""]
        guard !asked.isEmpty else { return nil }
        guard let value = Self(rawValue: asked) else {
            let known = Self.allCases.map(\.rawValue).joined(separator: ", ")
            throw SnapshotFailure(
                "\(variable) is \(asked.debugDescription), which isn't one of the known values: \(known).")
        }
        self = value
    }
}
