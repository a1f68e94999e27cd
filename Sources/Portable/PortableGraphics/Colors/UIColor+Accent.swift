import Foundation

extension UIColor {
    /// Returns the color that `NSAccentColorName` of an `Info.plist` names, or `nil` if it names none.
    ///
    /// - Parameters:
    ///   - info: The contents of the property list.
    ///   - bundle: The bundle with the asset catalog. `nil` means the main bundle.
    package static func accentColor(in info: [String: Any], bundle: Bundle?) -> UIColor? {
        (info["NSAccentColorName"] as? String).flatMap { UIColor(named: $0, in: bundle, compatibleWith: nil) }
    }
}
