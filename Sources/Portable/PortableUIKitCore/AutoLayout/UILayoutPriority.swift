/// The priority of a constraint, from 1 to 1000.
///
/// Constraints with a higher priority are never broken for the sake of lower ones, regardless of their number.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The number of the priority. 1000 is ``required``.
    public let rawValue: Float

    /// Creates a priority with the given number.
    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Creates a priority with the given number.
    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// The priority of a required constraint: 1000.
    public static let required = UILayoutPriority(1000)
    /// The default priority with which controls resist being compressed: 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority of drags that can resize the scene: 510.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The priority with which the scene keeps its size: 500.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// The priority of drags that can't resize the scene: 490.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// The default priority with which views hug their content: 250.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority of the target size of a measurement: 50.
    public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UILayoutPriority: _UIKitNumericRawRepresentable {}
