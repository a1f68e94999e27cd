/// In which coordinates a place is told.
public enum CoordinateSpace: Hashable {
    /// Those of the screen that the views stand on.
    case global
    /// Those of the view.
    case local
    /// Those of a view around it that has a name.
    case named(AnyHashable)

    /// Whether it is the screen's.
    public var isGlobal: Bool { self == .global }

    /// Whether it is the view's own.
    public var isLocal: Bool { self == .local }
}

// Names are compared on the main actor alone.
extension CoordinateSpace: @unchecked Sendable {}
