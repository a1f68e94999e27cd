extension UIColor {
    /// The colour of that name in the app's asset catalogues. Nil if there is none.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// The colour of that name in a bundle's asset catalogues, the app's without one. Nil if there is none. With
    /// traits the colour is the one for them; without, it follows the traits where it is used.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let color = AssetCatalog.color(named: name, in: NamedImages.folders(of: bundle)) else { return nil }
        self.init(traitCollection.map { .rgb(color.color(for: $0)) } ?? .named(color))
    }
}
