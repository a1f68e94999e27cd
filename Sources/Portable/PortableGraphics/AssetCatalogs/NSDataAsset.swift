import Foundation

/// The name of a data set in an asset catalog.
public typealias NSDataAssetName = String

/// An object that contains a file in a data set of an asset catalog.
open class NSDataAsset: NSObject {
    private let foundationTypeMark = FoundationTypeMark()

    /// The name of the data set.
    open var name: NSDataAssetName { assetName }
    /// The contents of the file.
    open var data: Data { contents }
    /// The type identifier that the catalog specifies for the file, such as "public.json". The default is
    /// `public.data`.
    open var typeIdentifier: String { type }

    private let assetName: String
    private let contents: Data
    private let type: String

    /// Creates an asset from the data set with a name in the app's asset catalogs. Returns `nil` if there's no such
    /// set.
    public convenience init?(name: NSDataAssetName) {
        self.init(name: name, in: nil)
    }

    /// Creates an asset from the data set with a name in a bundle's asset catalogs. Returns `nil` if there's no such
    /// set.
    public convenience init?(name: NSDataAssetName, bundle: Bundle) {
        self.init(name: name, in: bundle == .main ? nil : bundle)
    }

    private init?(name: NSDataAssetName, in bundle: Bundle?) {
        for folder in NamedImages.folders(of: bundle) {
            guard let set = AssetCatalog.set(.data, named: name, in: folder) else { continue }
            let entries = (set.contents.data ?? []).filter { $0.filename != nil }
            let best = AssetSelector.best(of: entries, for: .current) { $0.selector }
            guard let entry = best.first, let file = entry.filename,
                let contents = FileManager.default.contents(atPath: "\(set.path)/\(file)")
            else { continue }
            assetName = name
            self.contents = contents
            type = entry.typeIdentifier ?? "public.data"
            super.init()
            return
        }
        return nil
    }
}
