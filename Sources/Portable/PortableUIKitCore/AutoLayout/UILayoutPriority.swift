/// How much a constraint matters, from 1 to 1000.
///
/// Constraints of a higher priority are never given up for those of a lower one, however many these are.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The priority as a number, 1000 being ``required``.
    public let rawValue: Float

    /// A priority by its number.
    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    /// A priority by its number.
    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// The constraint must hold: 1000.
    public static let required = UILayoutPriority(1000)
    /// What controls resist being smaller than their content with: 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// Drags that may resize the scene: 510.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The scene keeps its size: 500.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// Drags that must not resize the scene: 490.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// What views hug their content with: 250.
    public static let defaultLow = UILayoutPriority(250)
    /// The size asked for when a view is measured: 50.
    public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UILayoutPriority: _UIKitNumericRawRepresentable {}
