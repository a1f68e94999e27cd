extension String {
    /// Returns whether two strings consist of the same scalars. Unlike `==`, it distinguishes canonically equivalent
    /// strings, such as `é` as one scalar and as two. They have different offsets.
    func hasSameScalars(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

extension String: CustomComparable {
    func isSame(as other: String) -> Bool { hasSameScalars(as: other) }
}
