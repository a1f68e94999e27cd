import PortableUIKit

extension Color {
    /// The color as a Core Graphics color, or `nil` for a color that depends on the environment, such as
    /// `Color.accentColor` or a color from an asset catalog.
    public var cgColor: CGColor? {
        content.isConstant ? UIColor(self).cgColor : nil
    }
}

extension Color.Content {
    /// A Boolean value that indicates whether the color is the same in every environment.
    fileprivate var isConstant: Bool {
        switch self {
        // A color without variants returns itself.
        case .uiColor(let color): color.resolvedColor(with: .current) === color
        case .accent, .custom: false
        case .faded(let base, _): base.isConstant
        case .mixed(let first, let second, _): first.isConstant && second.isConstant
        }
    }
}
