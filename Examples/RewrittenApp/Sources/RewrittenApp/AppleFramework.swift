/// What document 001 lists. A source outside of the folder `iOS` is compiled as it stands.
struct AppleFramework: Hashable {
    let name: String

    static let list = ["App Clip", "ARKit", "Core ML", "HealthKit", "MapKit"].map(AppleFramework.init)
}
