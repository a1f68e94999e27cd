/// A filter of the items in a picker. The library has only plain still images.
public struct PHPickerFilter: Hashable, Sendable {
    private enum Rule: Hashable, Sendable {
        case kind(String)
        case any([PHPickerFilter])
        case all([PHPickerFilter])
        indirect case not(PHPickerFilter)
    }

    private let rule: Rule

    public static let images = PHPickerFilter(rule: .kind("images"))
    public static let videos = PHPickerFilter(rule: .kind("videos"))
    public static let livePhotos = PHPickerFilter(rule: .kind("livePhotos"))
    public static let screenshots = PHPickerFilter(rule: .kind("screenshots"))
    public static let depthEffectPhotos = PHPickerFilter(rule: .kind("depthEffectPhotos"))
    public static let bursts = PHPickerFilter(rule: .kind("bursts"))
    public static let panoramas = PHPickerFilter(rule: .kind("panoramas"))
    public static let screenRecordings = PHPickerFilter(rule: .kind("screenRecordings"))
    public static let cinematicVideos = PHPickerFilter(rule: .kind("cinematicVideos"))
    public static let slomoVideos = PHPickerFilter(rule: .kind("slomoVideos"))
    public static let timelapseVideos = PHPickerFilter(rule: .kind("timelapseVideos"))

    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(rule: .any(subfilters)) }
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(rule: .all(subfilters)) }
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(rule: .not(filter)) }

    /// Whether the filter lets still images pass.
    var includesImages: Bool {
        switch rule {
        case .kind(let name): name == "images"
        case .any(let filters): filters.contains(where: \.includesImages)
        case .all(let filters): filters.allSatisfy(\.includesImages)
        case .not(let filter): !filter.includesImages
        }
    }
}
