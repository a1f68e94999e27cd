import Dispatch

/// A queue that performs one task after another.
///
/// Differs from Dispatch: it isn't a separate type.
public typealias DispatchSerialQueue = DispatchQueue
