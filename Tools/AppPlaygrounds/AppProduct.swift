// The declarations of Apple's module AppleProductTypes, which SwiftPM lacks on Linux. They're appended to a copy of an app
// playground's manifest. The app's properties are the name of its product, as JSON.

import Foundation

extension Product {
    static func iOSApplication(
        name: String, targets: [String], bundleIdentifier: String? = nil, teamIdentifier: String? = nil,
        displayVersion: String? = nil, bundleVersion: String? = nil, iconAssetName: String? = nil,
        accentColorAssetName: String? = nil, appIcon: AppIcon? = nil, accentColor: AccentColor? = nil,
        supportedDeviceFamilies: [DeviceFamily] = [], supportedInterfaceOrientations: [InterfaceOrientation] = [],
        capabilities: [Capability] = [], appCategory: AppCategory? = nil,
        additionalInfoPlistContentFilePath: String? = nil
    ) -> Product {
        let orientations = supportedInterfaceOrientations
        let properties = AppProperties(
            name: name, targets: targets, bundleIdentifier: bundleIdentifier, displayVersion: displayVersion,
            bundleVersion: bundleVersion, accentAsset: accentColorAssetName ?? accentColor?.asset,
            accentPreset: accentColor?.preset,
            phoneOrientations: orientations.filter { $0.condition?.contains(.phone) ?? true }.map(\.name),
            padOrientations: orientations.filter { $0.condition?.contains(.pad) ?? true }.map(\.name),
            purposes: Dictionary(capabilities.flatMap(\.purposes)) { $1 }, infoFile: additionalInfoPlistContentFilePath)
        let json = (try? JSONEncoder().encode(properties)).map { String(decoding: $0, as: UTF8.self) }
        return .executable(name: json ?? name, targets: targets)
    }
}

struct AppProperties: Encodable {
    let name: String
    let targets: [String]
    let bundleIdentifier, displayVersion, bundleVersion, accentAsset, accentPreset: String?
    let phoneOrientations, padOrientations: [String]
    let purposes: [String: String]
    let infoFile: String?
}

enum DeviceFamily { case pad, phone, mac }

struct DeviceFamilyCondition {
    let families: [DeviceFamily]

    static func when(deviceFamilies: [DeviceFamily]) -> Self { Self(families: deviceFamilies) }

    func contains(_ family: DeviceFamily) -> Bool { families.contains(family) }
}

struct InterfaceOrientation {
    let name: String
    var condition: DeviceFamilyCondition?

    static let portrait = Self.portrait()
    static let portraitUpsideDown = Self.portraitUpsideDown()
    static let landscapeRight = Self.landscapeRight()
    static let landscapeLeft = Self.landscapeLeft()

    static func portrait(_ condition: DeviceFamilyCondition? = nil) -> Self {
        Self(name: "UIInterfaceOrientationPortrait", condition: condition)
    }

    static func portraitUpsideDown(_ condition: DeviceFamilyCondition? = nil) -> Self {
        Self(name: "UIInterfaceOrientationPortraitUpsideDown", condition: condition)
    }

    static func landscapeRight(_ condition: DeviceFamilyCondition? = nil) -> Self {
        Self(name: "UIInterfaceOrientationLandscapeRight", condition: condition)
    }

    static func landscapeLeft(_ condition: DeviceFamilyCondition? = nil) -> Self {
        Self(name: "UIInterfaceOrientationLandscapeLeft", condition: condition)
    }
}

enum AppIcon {
    case placeholder(icon: PlaceholderIcon)
    case asset(String)
}

enum AccentColor {
    case presetColor(PresetColor)
    case asset(String)

    enum PresetColor: String {
        case blue, brown, cyan, gray, green, indigo, mint, orange, pink, purple, red, teal, yellow
    }

    var asset: String? { if case .asset(let name) = self { name } else { nil } }
    var preset: String? { if case .presetColor(let color) = self { color.rawValue } else { nil } }
}

struct AppTransportSecurityConfiguration {
    struct ExceptionDomain {
        init(
            domainName: String, includesSubdomains: Bool? = nil, exceptionAllowsInsecureHTTPLoads: Bool? = nil,
            exceptionMinimumTLSVersion: String? = nil, exceptionRequiresForwardSecrecy: Bool? = nil,
            requiresCertificateTransparency: Bool? = nil
        ) {}
    }

    struct PinnedDomain {
        init(
            domainName: String, includesSubdomains: Bool? = nil, pinnedCAIdentities: [[String: String]]? = nil,
            pinnedLeafIdentities: [[String: String]]? = nil
        ) {}
    }

    init(
        allowsArbitraryLoadsInWebContent: Bool? = nil, allowsArbitraryLoadsForMedia: Bool? = nil,
        allowsLocalNetworking: Bool? = nil, exceptionDomains: [ExceptionDomain]? = nil,
        pinnedDomains: [PinnedDomain]? = nil
    ) {}
}

/// A capability, with the texts that explain it to the user by their keys in `Info.plist`.
struct Capability {
    var purposes: [(String, String)] = []

    private init(_ key: String, _ text: String) { purposes = [("NS\(key)UsageDescription", text)] }
    private init() {}

    enum FileAccessLocation { case userSelectedFiles, downloadsFolder, pictureFolder, musicFolder, moviesFolder }
    enum FileAccessMode { case readOnly, readWrite }
    typealias Condition = DeviceFamilyCondition

    static func appTransportSecurity(
        configuration: AppTransportSecurityConfiguration, _ condition: Condition? = nil
    ) -> Self { Self() }
    static func fileAccess(
        _ location: FileAccessLocation, mode: FileAccessMode, _ condition: Condition? = nil
    ) -> Self { Self() }
    static func incomingNetworkConnections(_ condition: Condition? = nil) -> Self { Self() }
    static func outgoingNetworkConnections(_ condition: Condition? = nil) -> Self { Self() }
    static func localNetwork(
        purposeString: String, bonjourServiceTypes: [String]? = nil, _ condition: Condition? = nil
    ) -> Self { Self("LocalNetwork", purposeString) }

    static func bluetoothAlways(purposeString: String, _ condition: Condition? = nil) -> Self {
        Self("BluetoothAlways", purposeString)
    }

    static func calendars(purposeString: String, _ condition: Condition? = nil) -> Self {
        Self("Calendars", purposeString)
    }

    static func camera(purposeString: String, _ condition: Condition? = nil) -> Self { Self("Camera", purposeString) }

    static func contacts(purposeString: String, _ condition: Condition? = nil) -> Self {
        Self("Contacts", purposeString)
    }

    static func faceID(purposeString: String, _ condition: Condition? = nil) -> Self { Self("FaceID", purposeString) }

    static func locationAlwaysAndWhenInUse(purposeString: String, _ condition: Condition? = nil) -> Self {
        Self("LocationAlwaysAndWhenInUse", purposeString)
    }

    static func locationWhenInUse(purposeString: String, _ condition: Condition? = nil) -> Self {
        Self("LocationWhenInUse", purposeString)
    }

    static func mediaLibrary(purposeString: String, _ condition: Condition? = nil) -> Self {
        Self("AppleMusic", purposeString)
    }

    static func microphone(purposeString: String, _ condition: Condition? = nil) -> Self {
        Self("Microphone", purposeString)
    }

    static func motion(purposeString: String, _ condition: Condition? = nil) -> Self { Self("Motion", purposeString) }

    static func nearbyInteraction(purposeString: String, _ condition: Condition? = nil) -> Self {
        Self("NearbyInteraction", purposeString)
    }

    static func nearbyInteractionAllowOnce(purposeString: String, _ condition: Condition? = nil) -> Self {
        Self("NearbyInteractionAllowOnce", purposeString)
    }

    static func photoLibrary(purposeString: String, _ condition: Condition? = nil) -> Self {
        Self("PhotoLibrary", purposeString)
    }

    static func photoLibraryAdd(purposeString: String, _ condition: Condition? = nil) -> Self {
        Self("PhotoLibraryAdd", purposeString)
    }

    static func reminders(purposeString: String, _ condition: Condition? = nil) -> Self {
        Self("Reminders", purposeString)
    }

    static func speechRecognition(purposeString: String, _ condition: Condition? = nil) -> Self {
        Self("SpeechRecognition", purposeString)
    }

    static func userTracking(purposeString: String, _ condition: Condition? = nil) -> Self {
        Self("UserTracking", purposeString)
    }
}
