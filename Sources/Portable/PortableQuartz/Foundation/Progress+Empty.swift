/// An implementation detail: only a protocol extension can declare the initializer that `Progress` inherits from
/// `NSObject` on Apple platforms.
public protocol _EmptyProgress {}

extension Progress: _EmptyProgress {}

extension _EmptyProgress where Self: Progress {
    /// Creates a progress object without units.
    public init() {
        self = Progress(totalUnitCount: 0) as! Self
    }
}
