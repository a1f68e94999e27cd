extension String {
    /// Returns whether two strings consist of the same scalars. Unlike `==`, it distinguishes canonically equivalent
    /// strings, such as `é` as one scalar and as two. They have different offsets.
    package func hasSameScalars(as other: String) -> Bool {
        // Equal strings usually have the same bytes, and their comparison is fast.
        utf8.count == other.utf8.count && self == other && utf8.elementsEqual(other.utf8)
    }
}

extension String? {
    /// Returns whether two strings consist of the same scalars, or both are `nil`.
    package func hasSameScalars(as other: String?) -> Bool {
        guard let self, let other else { return self == nil && other == nil }
        return self.hasSameScalars(as: other)
    }
}
