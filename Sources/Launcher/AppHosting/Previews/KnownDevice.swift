import Foundation
import LayoutGeometry

/// A device with a name that Xcode uses, for `previewDevice(_:)`. The generation in a name has no effect, except for
/// the first iPhone SE.
struct KnownDevice: Hashable {
    /// The size in portrait orientation, in points.
    let size: Size
    /// The number of pixels per point.
    let scale: Double

    /// Creates the device with the given name, or returns `nil` if the name is unknown.
    init?(_ name: String) {
        let plain = name.replacingOccurrences(
            of: #" \((2nd|3rd|\d+th) generation\)"#, with: "", options: .regularExpression)
        guard let row = Self.rows.first(where: { $0.names.contains(plain) }) else { return nil }
        size = Size(width: row.width, height: row.height)
        scale = row.scale
    }

    private struct Row {
        let width: Double
        let height: Double
        let scale: Double
        let names: Set<String>
    }

    private static let rows = [
        Row(width: 320, height: 568, scale: 2, names: ["iPhone SE (1st generation)"]),
        Row(width: 375, height: 667, scale: 2, names: ["iPhone 8", "iPhone SE"]),
        Row(width: 414, height: 736, scale: 3, names: ["iPhone 8 Plus"]),
        Row(
            width: 375, height: 812, scale: 3,
            names: ["iPhone X", "iPhone Xs", "iPhone 11 Pro", "iPhone 12 mini", "iPhone 13 mini"]),
        Row(width: 414, height: 896, scale: 2, names: ["iPhone XR", "iPhone Xʀ", "iPhone 11"]),
        Row(width: 414, height: 896, scale: 3, names: ["iPhone XS Max", "iPhone Xs Max", "iPhone 11 Pro Max"]),
        Row(
            width: 390, height: 844, scale: 3,
            names: [
                "iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e",
            ]),
        Row(
            width: 428, height: 926, scale: 3, names: ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"]),
        Row(
            width: 393, height: 852, scale: 3,
            names: ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"]),
        Row(
            width: 430, height: 932, scale: 3,
            names: ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"]),
        Row(width: 402, height: 874, scale: 3, names: ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"]),
        Row(width: 440, height: 956, scale: 3, names: ["iPhone 16 Pro Max", "iPhone 17 Pro Max"]),
        Row(width: 420, height: 912, scale: 3, names: ["iPhone Air"]),
        Row(width: 768, height: 1024, scale: 2, names: ["iPad 9.7-inch", "iPad Pro (9.7-inch)"]),
        Row(width: 810, height: 1080, scale: 2, names: ["iPad 10.2-inch"]),
        Row(width: 834, height: 1112, scale: 2, names: ["iPad Pro 10.5-inch", "iPad Pro (10.5-inch)"]),
        Row(width: 744, height: 1133, scale: 2, names: ["iPad mini", "iPad mini (A17 Pro)"]),
        Row(width: 820, height: 1180, scale: 2, names: ["iPad", "iPad (A16)", "iPad Air", "iPad Air 11-inch"]),
        Row(width: 834, height: 1194, scale: 2, names: ["iPad Pro 11-inch", "iPad Pro (11-inch)"]),
        Row(width: 834, height: 1210, scale: 2, names: ["iPad Pro 11-inch (M4)"]),
        Row(
            width: 1024, height: 1366, scale: 2,
            names: ["iPad Pro 12.9-inch", "iPad Pro (12.9-inch)", "iPad Air 13-inch"]),
        Row(width: 1032, height: 1376, scale: 2, names: ["iPad Pro 13-inch", "iPad Pro 13-inch (M4)"]),
    ]
}
