extension UIColor {
    /// Creates the color with a name in the app's asset catalogs. Returns `nil` if there's no such color.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Creates the color with a name in a bundle's asset catalogs; `nil` means the main bundle. Returns `nil` if
    /// there's no such color. With a trait collection, the result is the color for those traits; otherwise, it's a
    /// dynamic color.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let color = AssetCatalog.color(named: name, in: NamedImages.folders(of: bundle)) else { return nil }
        self.init(traitCollection.map { .rgb(color.color(for: $0)) } ?? .named(color))
    }
}
