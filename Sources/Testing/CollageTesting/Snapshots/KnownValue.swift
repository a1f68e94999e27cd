extension RawRepresentable where Self: CaseIterable, RawValue == String {
    /// The value that a variable of the environment names; nil if it is empty or not set.
    /// - Throws: ``SnapshotFailure`` if it names none, with those that there are.
    init?(variable: String, in environment: [String: String]) throws {
        let asked = environment[variable, default: ""]
        guard !asked.isEmpty else { return nil }
        guard let value = Self(rawValue: asked) else {
            let known = Self.allCases.map(\.rawValue).joined(separator: ", ")
            throw SnapshotFailure(
                "\(variable) is \(asked.debugDescription), which is none of the known values: \(known).")
        }
        self = value
    }
}
