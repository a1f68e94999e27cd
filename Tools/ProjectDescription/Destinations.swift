public enum Platform: String {
    case iOS, macOS, watchOS, tvOS, visionOS

    var destination: Destination {
        switch self {
        case .iOS: .iPhone
        case .macOS: .mac
        case .watchOS: .appleWatch
        case .tvOS: .appleTv
        case .visionOS: .appleVision
        }
    }
}

public enum Destination: String, CaseIterable {
    case iPhone, iPad, mac, macWithiPadDesign, macCatalyst, appleWatch, appleTv, appleVision, appleVisionWithiPadDesign

    var platform: Platform {
        switch self {
        case .iPhone, .iPad, .macWithiPadDesign, .macCatalyst, .appleVisionWithiPadDesign: .iOS
        case .mac: .macOS
        case .appleWatch: .watchOS
        case .appleTv: .tvOS
        case .appleVision: .visionOS
        }
    }
}

public typealias Destinations = Set<Destination>

extension Set where Element == Destination {
    public static var iOS: Destinations { [.iPhone, .iPad, .macWithiPadDesign, .appleVisionWithiPadDesign] }
    public static var macOS: Destinations { [.mac] }
    public static var watchOS: Destinations { [.appleWatch] }
    public static var tvOS: Destinations { [.appleTv] }
    public static var visionOS: Destinations { [.appleVision] }

    public var platforms: [String] { Set<String>(map(\.platform.rawValue)).sorted() }
}

public struct DeploymentTargets {
    public init(
        iOS: String? = nil, macOS: String? = nil, watchOS: String? = nil, tvOS: String? = nil, visionOS: String? = nil
    ) {}

    public static func iOS(_ version: String) -> DeploymentTargets { DeploymentTargets() }
    public static func macOS(_ version: String) -> DeploymentTargets { DeploymentTargets() }
    public static func watchOS(_ version: String) -> DeploymentTargets { DeploymentTargets() }
    public static func tvOS(_ version: String) -> DeploymentTargets { DeploymentTargets() }
    public static func visionOS(_ version: String) -> DeploymentTargets { DeploymentTargets() }

    public static func multiplatform(
        iOS: String? = nil, macOS: String? = nil, watchOS: String? = nil, tvOS: String? = nil, visionOS: String? = nil
    ) -> DeploymentTargets { DeploymentTargets() }
}

/// The deployment target of versions before 4.
public struct DeploymentTarget {
    public static func iOS(
        targetVersion: String, devices: DeploymentDevice, supportsMacDesignedForIOS: Bool = true
    ) -> DeploymentTarget { DeploymentTarget() }
    public static func macOS(targetVersion: String) -> DeploymentTarget { DeploymentTarget() }
    public static func watchOS(targetVersion: String) -> DeploymentTarget { DeploymentTarget() }
    public static func tvOS(targetVersion: String) -> DeploymentTarget { DeploymentTarget() }
}

public struct DeploymentDevice: OptionSet {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let iphone = DeploymentDevice(rawValue: 1)
    public static let ipad = DeploymentDevice(rawValue: 2)
    public static let mac = DeploymentDevice(rawValue: 4)
    public static let vision = DeploymentDevice(rawValue: 8)
}
