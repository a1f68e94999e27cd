import Foundation
import PortableUIKit

// The sizes, scales, and portrait safe areas match Apple's Human Interface Guidelines ("Layout", "Specifications") and
// UIKit on these devices. A device has the system that its model was introduced with, or iOS 18 if that's later.
// `Documentation/Testing.md` lists the sources of the other values.

extension Device {
    private static func phone(
        _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 3, top: CGFloat, bottom: CGFloat = 34,
        radius: CGFloat, system: System = .iOS18
    ) -> Device {
        Device(
            name, size: CGSize(width: width, height: height), scale: scale,
            safeAreaInsets: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), cornerRadius: radius,
            system: system)
    }

    private static func pad(
        _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat = 24, bottom: CGFloat = 20,
        radius: CGFloat = 18
    ) -> Device {
        Device(
            name, size: CGSize(width: width, height: height), scale: 2,
            safeAreaInsets: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), cornerRadius: radius,
            idiom: .pad,
            system: .iOS18)
    }

    // MARK: Phones

    /// iPhone SE (1st generation): 320 x 568 points at 2x.
    public static let iPhoneSE1 = phone("iPhone SE (1st generation)", 320, 568, scale: 2, top: 20, bottom: 0, radius: 0)
    /// iPhone 8: 375 x 667 points at 2x.
    public static let iPhone8 = phone("iPhone 8", 375, 667, scale: 2, top: 20, bottom: 0, radius: 0)
    /// iPhone 8 Plus: 414 x 736 points at 3x.
    public static let iPhone8Plus = phone("iPhone 8 Plus", 414, 736, top: 20, bottom: 0, radius: 0)
    /// iPhone SE (2nd and 3rd generation): 375 x 667 points at 2x.
    public static let iPhoneSE = phone("iPhone SE", 375, 667, scale: 2, top: 20, bottom: 0, radius: 0)
    /// iPhone X and iPhone XS: 375 x 812 points at 3x.
    public static let iPhoneX = phone("iPhone X", 375, 812, top: 44, radius: 39)
    /// iPhone XR: 414 x 896 points at 2x.
    public static let iPhoneXR = phone("iPhone XR", 414, 896, scale: 2, top: 48, radius: 41.5)
    /// iPhone XS Max: 414 x 896 points at 3x.
    public static let iPhoneXSMax = phone("iPhone XS Max", 414, 896, top: 44, radius: 39)
    /// iPhone 11: 414 x 896 points at 2x.
    public static let iPhone11 = phone("iPhone 11", 414, 896, scale: 2, top: 48, radius: 41.5)
    /// iPhone 11 Pro: 375 x 812 points at 3x.
    public static let iPhone11Pro = phone("iPhone 11 Pro", 375, 812, top: 44, radius: 39)
    /// iPhone 11 Pro Max: 414 x 896 points at 3x.
    public static let iPhone11ProMax = phone("iPhone 11 Pro Max", 414, 896, top: 44, radius: 39)
    /// iPhone 12 mini: 375 x 812 points at 3x.
    public static let iPhone12Mini = phone("iPhone 12 mini", 375, 812, top: 50, radius: 44)
    /// iPhone 12 and iPhone 12 Pro: 390 x 844 points at 3x.
    public static let iPhone12 = phone("iPhone 12", 390, 844, top: 47, radius: 47.33)
    /// iPhone 12 Pro Max: 428 x 926 points at 3x.
    public static let iPhone12ProMax = phone("iPhone 12 Pro Max", 428, 926, top: 47, radius: 53.33)
    /// iPhone 13 mini: 375 x 812 points at 3x.
    public static let iPhone13Mini = phone("iPhone 13 mini", 375, 812, top: 50, radius: 44)
    /// iPhone 13 and iPhone 13 Pro: 390 x 844 points at 3x.
    public static let iPhone13 = phone("iPhone 13", 390, 844, top: 47, radius: 47.33)
    /// iPhone 13 Pro Max: 428 x 926 points at 3x.
    public static let iPhone13ProMax = phone("iPhone 13 Pro Max", 428, 926, top: 47, radius: 53.33)
    /// iPhone 14: 390 x 844 points at 3x.
    public static let iPhone14 = phone("iPhone 14", 390, 844, top: 47, radius: 47.33)
    /// iPhone 14 Plus: 428 x 926 points at 3x.
    public static let iPhone14Plus = phone("iPhone 14 Plus", 428, 926, top: 47, radius: 53.33)
    /// iPhone 14 Pro: 393 x 852 points at 3x.
    public static let iPhone14Pro = phone("iPhone 14 Pro", 393, 852, top: 59, radius: 55)
    /// iPhone 14 Pro Max: 430 x 932 points at 3x.
    public static let iPhone14ProMax = phone("iPhone 14 Pro Max", 430, 932, top: 59, radius: 55)
    /// iPhone 15: 393 x 852 points at 3x.
    public static let iPhone15 = phone("iPhone 15", 393, 852, top: 59, radius: 55)
    /// iPhone 15 Plus: 430 x 932 points at 3x.
    public static let iPhone15Plus = phone("iPhone 15 Plus", 430, 932, top: 59, radius: 55)
    /// iPhone 15 Pro: 393 x 852 points at 3x.
    public static let iPhone15Pro = phone("iPhone 15 Pro", 393, 852, top: 59, radius: 55)
    /// iPhone 15 Pro Max: 430 x 932 points at 3x.
    public static let iPhone15ProMax = phone("iPhone 15 Pro Max", 430, 932, top: 59, radius: 55)
    /// iPhone 16e: 390 x 844 points at 3x.
    public static let iPhone16e = phone("iPhone 16e", 390, 844, top: 47, radius: 47.33)
    /// iPhone 16: 393 x 852 points at 3x.
    public static let iPhone16 = phone("iPhone 16", 393, 852, top: 59, radius: 55)
    /// iPhone 16 Plus: 430 x 932 points at 3x.
    public static let iPhone16Plus = phone("iPhone 16 Plus", 430, 932, top: 59, radius: 55)
    /// iPhone 16 Pro: 402 x 874 points at 3x.
    public static let iPhone16Pro = phone("iPhone 16 Pro", 402, 874, top: 62, radius: 62)
    /// iPhone 16 Pro Max: 440 x 956 points at 3x.
    public static let iPhone16ProMax = phone("iPhone 16 Pro Max", 440, 956, top: 62, radius: 62)
    /// iPhone 17: 402 x 874 points at 3x.
    public static let iPhone17 = phone("iPhone 17", 402, 874, top: 62, radius: 62, system: .iOS26)
    /// iPhone Air: 420 x 912 points at 3x.
    public static let iPhoneAir = phone("iPhone Air", 420, 912, top: 68, radius: 62, system: .iOS26)
    /// iPhone 17 Pro: 402 x 874 points at 3x.
    public static let iPhone17Pro = phone("iPhone 17 Pro", 402, 874, top: 62, radius: 62, system: .iOS26)
    /// iPhone 17 Pro Max: 440 x 956 points at 3x.
    public static let iPhone17ProMax = phone("iPhone 17 Pro Max", 440, 956, top: 62, radius: 62, system: .iOS26)

    // MARK: Tablets

    /// iPad 9.7-inch: 768 x 1024 points at 2x. iPad (5th and 6th generation), and iPad mini before the 6th generation.
    public static let iPad9_7 = pad("iPad 9.7-inch", 768, 1024, top: 20, bottom: 0, radius: 0)
    /// iPad 10.2-inch: 810 x 1080 points at 2x. iPad (7th to 9th generation).
    public static let iPad10_2 = pad("iPad 10.2-inch", 810, 1080, top: 20, bottom: 0, radius: 0)
    /// iPad Pro 10.5-inch: 834 x 1112 points at 2x.
    public static let iPadPro10_5 = pad("iPad Pro 10.5-inch", 834, 1112, top: 20, bottom: 0, radius: 0)
    /// iPad mini (6th generation and A17 Pro): 744 x 1133 points at 2x.
    public static let iPadMini = pad("iPad mini", 744, 1133, radius: 21.5)
    /// iPad (10th generation and A16): 820 x 1180 points at 2x.
    public static let iPad = pad("iPad", 820, 1180, radius: 25)
    /// iPad Air 11-inch, and iPad Air (4th and 5th generation): 820 x 1180 points at 2x.
    public static let iPadAir11 = pad("iPad Air 11-inch", 820, 1180)
    /// iPad Air 13-inch: 1024 x 1366 points at 2x.
    public static let iPadAir13 = pad("iPad Air 13-inch", 1024, 1366)
    /// iPad Pro 11-inch (M2 and earlier): 834 x 1194 points at 2x.
    public static let iPadPro11 = pad("iPad Pro 11-inch", 834, 1194)
    /// iPad Pro 11-inch (M4): 834 x 1210 points at 2x.
    public static let iPadPro11M4 = pad("iPad Pro 11-inch (M4)", 834, 1210)
    /// iPad Pro 12.9-inch (3rd generation and later): 1024 x 1366 points at 2x.
    public static let iPadPro12_9 = pad("iPad Pro 12.9-inch", 1024, 1366)
    /// iPad Pro 13-inch (M4 and later): 1032 x 1376 points at 2x.
    public static let iPadPro13 = pad("iPad Pro 13-inch", 1032, 1376)

    // MARK: Lists

    /// All iPhones in portrait orientation, the smallest and oldest first.
    public static let phones: [Device] = [
        .iPhoneSE1, .iPhone8, .iPhone8Plus, .iPhoneSE, .iPhoneX, .iPhoneXR, .iPhoneXSMax, .iPhone11,
        .iPhone11Pro, .iPhone11ProMax, .iPhone12Mini, .iPhone12, .iPhone12ProMax, .iPhone13Mini, .iPhone13,
        .iPhone13ProMax, .iPhone14, .iPhone14Plus, .iPhone14Pro, .iPhone14ProMax, .iPhone15, .iPhone15Plus,
        .iPhone15Pro, .iPhone15ProMax, .iPhone16e, .iPhone16, .iPhone16Plus, .iPhone16Pro, .iPhone16ProMax,
        .iPhone17, .iPhoneAir, .iPhone17Pro, .iPhone17ProMax,
    ]

    /// All iPads in portrait orientation.
    public static let tablets: [Device] = [
        .iPad9_7, .iPad10_2, .iPadPro10_5, .iPadMini, .iPad, .iPadAir11, .iPadAir13, .iPadPro11,
        .iPadPro11M4, .iPadPro12_9, .iPadPro13,
    ]

    /// Split views and windows of iPads.
    public static let windows: [Device] =
        [iPad9_7.landscape, iPadPro11.landscape, iPadPro12_9.landscape].flatMap { tablet in
            Share.allCases.map { tablet.splitView($0) }
        } + [
            .iPadPro11.splitView(.half), .iPadPro11.splitView(.third),
            .iPadPro13.window(width: 375, height: 667), .iPadPro13.window(width: 600, height: 800),
            .iPadPro13.window(width: 1000, height: 700),
        ]

    /// All iPhones and iPads in portrait and landscape orientation, split views, and windows.
    public static let all: [Device] =
        phones + phones.map(\.landscape) + tablets + tablets.map(\.landscape) + windows

    /// A representative selection: a small iPhone with a Home button, an iPhone of standard size, a large iPhone, an
    /// iPhone in landscape orientation, an iPad, and a third of an iPad.
    public static let essentials: [Device] = [
        .iPhoneSE, .iPhone16, .iPhone17ProMax, .iPhone16.landscape, .iPadPro11, .iPadPro11.landscape.splitView(.third),
    ]
}
