import Dispatch

/// A queue that performs one task after another.
///
/// Differs from Dispatch: it isn't a type of its own.
public typealias DispatchSerialQueue = DispatchQueue
