import UIKit

extension UIColor {
    /// Returns a color that depends on a name, dark enough for white text.
    static func color(of name: String) -> UIColor {
        let hue = name.utf8.reduce(7) { ($0 &* 31 &+ Int($1)) % 360 }
        return UIColor(hue: CGFloat(hue) / 360, saturation: 0.6, brightness: 0.55, alpha: 1)
    }
}
