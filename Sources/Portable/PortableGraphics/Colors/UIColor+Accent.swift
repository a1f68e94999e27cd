import Foundation

extension UIColor {
    /// Returns the color that the `NSAccentColorName` key of an `Info.plist` specifies, or `nil` if the key is missing.
    ///
    /// - Parameters:
    ///   - info: The contents of the property list.
    ///   - bundle: The bundle with the asset catalog. `nil` means the main bundle.
    package static func accentColor(in info: [String: Any], bundle: Bundle?) -> UIColor? {
        (info["NSAccentColorName"] as? String).flatMap { UIColor(named: $0, in: bundle, compatibleWith: nil) }
    }
}
