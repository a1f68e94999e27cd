import Foundation

/// What a data set of an asset catalog is called.
public typealias NSDataAssetName = String

/// A file in a data set of an asset catalog.
open class NSDataAsset: NSObject {
    private let foundationTypeMark = FoundationTypeMark()

    /// The name of the set.
    open var name: NSDataAssetName { assetName }
    /// The bytes of the file.
    open var data: Data { contents }
    /// The kind of the file, as the catalog says: "public.json"; `public.data` if it doesn't.
    open var typeIdentifier: NSString { NSString(string: type) }

    private let assetName: String
    private let contents: Data
    private let type: String

    /// The file of a name in the app's asset catalogs; nil if there is none.
    public convenience init?(name: NSDataAssetName) {
        self.init(name: name, in: nil)
    }

    /// The file of a name in a bundle's asset catalogs; nil if there is none.
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
