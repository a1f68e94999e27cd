/// Returns a Boolean value that indicates whether two classes are identical. On Apple platforms, classes are objects,
/// so the operator for objects does this.
public func === (lhs: AnyClass?, rhs: AnyClass?) -> Bool { lhs == rhs }

/// Returns a Boolean value that indicates whether two classes are different.
public func !== (lhs: AnyClass?, rhs: AnyClass?) -> Bool { lhs != rhs }
