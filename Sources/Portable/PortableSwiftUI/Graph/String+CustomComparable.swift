import DisplayList

extension String: CustomComparable {
    func isSame(as other: String) -> Bool { hasSameScalars(as: other) }
}
