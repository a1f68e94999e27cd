extension String {
    /// Returns whether two strings consist of the same scalars. Unlike `==`, it distinguishes canonically equivalent
    /// strings, such as `é` as one scalar and as two. They have different offsets.
    package func hasSameScalars(as other: String) -> Bool {
        guard utf8.count == other.utf8.count else { return false }
        var (left, right) = (self, other)
        return left.withUTF8 { left in right.withUTF8 { left.elementsEqual($0) } }
    }
}

extension String? {
    /// Returns whether two strings consist of the same scalars, or both are `nil`.
    package func hasSameScalars(as other: String?) -> Bool {
        guard let self, let other else { return self == nil && other == nil }
        return self.hasSameScalars(as: other)
    }
}
