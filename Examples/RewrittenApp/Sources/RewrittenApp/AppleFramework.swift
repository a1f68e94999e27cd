/// The content of document 001. Sources outside of the folder `iOS` are compiled unchanged.
struct AppleFramework: Hashable {
    let name: String

    static let list = ["App Clip", "ARKit", "Core ML", "HealthKit", "MapKit"].map(AppleFramework.init)
}
