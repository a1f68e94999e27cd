import DisplayList

/// Colors that don't depend on traits.
extension UIColor {
    /// Black, in the grayscale color space.
    public class var black: UIColor { FixedPalette.black }
    /// A gray with a white value of 1/3.
    public class var darkGray: UIColor { FixedPalette.darkGray }
    /// A gray with a white value of 2/3.
    public class var lightGray: UIColor { FixedPalette.lightGray }
    /// White, in the grayscale color space.
    public class var white: UIColor { FixedPalette.white }
    /// A gray with a white value of 0.5.
    public class var gray: UIColor { FixedPalette.gray }
    /// The color with the RGB components 1, 0, 0.
    public class var red: UIColor { FixedPalette.red }
    /// The color with the RGB components 0, 1, 0.
    public class var green: UIColor { FixedPalette.green }
    /// The color with the RGB components 0, 0, 1.
    public class var blue: UIColor { FixedPalette.blue }
    /// The color with the RGB components 0, 1, 1.
    public class var cyan: UIColor { FixedPalette.cyan }
    /// The color with the RGB components 1, 1, 0.
    public class var yellow: UIColor { FixedPalette.yellow }
    /// The color with the RGB components 1, 0, 1.
    public class var magenta: UIColor { FixedPalette.magenta }
    /// The color with the RGB components 1, 0.5, 0.
    public class var orange: UIColor { FixedPalette.orange }
    /// The color with the RGB components 0.5, 0, 0.5.
    public class var purple: UIColor { FixedPalette.purple }
    /// The color with the RGB components 0.6, 0.4, 0.2.
    public class var brown: UIColor { FixedPalette.brown }
    /// Transparent black, in the grayscale color space.
    public class var clear: UIColor { FixedPalette.clear }
}

private enum FixedPalette {
    static let black = UIColor(.gray(white: 0, alpha: 1))
    static let darkGray = UIColor(.gray(white: 1.0 / 3, alpha: 1))
    static let lightGray = UIColor(.gray(white: 2.0 / 3, alpha: 1))
    static let white = UIColor(.gray(white: 1, alpha: 1))
    static let gray = UIColor(.gray(white: 0.5, alpha: 1))
    static let red = UIColor(.rgb(Color(red: 1, green: 0, blue: 0)))
    static let green = UIColor(.rgb(Color(red: 0, green: 1, blue: 0)))
    static let blue = UIColor(.rgb(Color(red: 0, green: 0, blue: 1)))
    static let cyan = UIColor(.rgb(Color(red: 0, green: 1, blue: 1)))
    static let yellow = UIColor(.rgb(Color(red: 1, green: 1, blue: 0)))
    static let magenta = UIColor(.rgb(Color(red: 1, green: 0, blue: 1)))
    static let orange = UIColor(.rgb(Color(red: 1, green: 0.5, blue: 0)))
    static let purple = UIColor(.rgb(Color(red: 0.5, green: 0, blue: 0.5)))
    static let brown = UIColor(.rgb(Color(red: 0.6, green: 0.4, blue: 0.2)))
    static let clear = UIColor(.gray(white: 0, alpha: 0))
}
