extension UIColor {
    /// The color of that name in the app's asset catalogs. Nil if there is none.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// The color of that name in a bundle's asset catalogs, the app's without one. Nil if there is none. With
    /// traits the color is the one for them; without, it follows the traits where it is used.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let color = AssetCatalog.color(named: name, in: NamedImages.folders(of: bundle)) else { return nil }
        self.init(traitCollection.map { .rgb(color.color(for: $0)) } ?? .named(color))
    }
}
