import DisplayList

/// Colors that are the same everywhere.
extension UIColor {
    /// Black, in the gray space.
    public class var black: UIColor { FixedPalette.black }
    /// A gray of one third white.
    public class var darkGray: UIColor { FixedPalette.darkGray }
    /// A gray of two thirds white.
    public class var lightGray: UIColor { FixedPalette.lightGray }
    /// White, in the gray space.
    public class var white: UIColor { FixedPalette.white }
    /// A gray of half white.
    public class var gray: UIColor { FixedPalette.gray }
    /// Red 1, green 0, blue 0.
    public class var red: UIColor { FixedPalette.red }
    /// Red 0, green 1, blue 0.
    public class var green: UIColor { FixedPalette.green }
    /// Red 0, green 0, blue 1.
    public class var blue: UIColor { FixedPalette.blue }
    /// Red 0, green 1, blue 1.
    public class var cyan: UIColor { FixedPalette.cyan }
    /// Red 1, green 1, blue 0.
    public class var yellow: UIColor { FixedPalette.yellow }
    /// Red 1, green 0, blue 1.
    public class var magenta: UIColor { FixedPalette.magenta }
    /// Red 1, green 0.5, blue 0.
    public class var orange: UIColor { FixedPalette.orange }
    /// Red 0.5, green 0, blue 0.5.
    public class var purple: UIColor { FixedPalette.purple }
    /// Red 0.6, green 0.4, blue 0.2.
    public class var brown: UIColor { FixedPalette.brown }
    /// Transparent black, in the gray space.
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
