import Photos

public struct PHPickerConfiguration: Hashable, Sendable {
    public enum AssetRepresentationMode: Int, Sendable {
        case automatic = 0
        case current = 1
        case compatible = 2
    }

    public enum Selection: Int, Sendable {
        case `default` = 0
        case ordered = 1
        case continuous = 2
        case continuousAndOrdered = 3
    }

    public enum Mode: Int, Sendable {
        case `default` = 0
        case compact = 1
    }

    /// The changes of a picker that is shown.
    public struct Update: Hashable, Sendable {
        public var selectionLimit: Int?

        public init() {}
    }

    public var filter: PHPickerFilter?
    /// The greatest number of photos that can be selected; 0 for any number.
    public var selectionLimit = 1
    public var selection = Selection.default
    public var mode = Mode.default
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    public var preselectedAssetIdentifiers: [String] = []
    /// Whether results have the identifiers of photos.
    let providesIdentifiers: Bool

    public init() { providesIdentifiers = false }

    public init(photoLibrary: PHPhotoLibrary) { providesIdentifiers = true }
}

public struct PHPickerResult: Hashable {
    public let itemProvider: NSItemProvider
    public let assetIdentifier: String?
}

@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
