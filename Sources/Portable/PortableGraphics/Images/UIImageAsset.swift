import Foundation

/// The variants of an image for different traits.
///
/// An image from an asset depends on the style, light or dark, of the view that shows it.
open class UIImageAsset: NSObject, @unchecked Sendable {
    private struct Variant {
        let traits: UITraitCollection
        let image: UIImage
    }

    private let variants = LockedValue<[Variant]>([])

    /// Creates an asset without variants.
    public override init() {
        super.init()
    }

    /// Returns `nil`. Decoding isn't supported, because archives contain Apple's private keys.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Creates an asset with the light and dark variants of an image.
    init(of image: UIImage) {
        super.init()
        let light = UIImage(image.content)
        register(light, with: UITraitCollection(userInterfaceStyle: image.darkContent == nil ? .unspecified : .light))
        if let dark = image.darkContent {
            register(UIImage(dark), with: UITraitCollection(userInterfaceStyle: .dark))
        }
    }

    /// Registers an image as the variant for the given traits, replacing the previous one.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        // Register only the image's content for these traits. Its other variants are separate.
        let own = UIImage(image.content(for: traitCollection), frames: image.images, duration: image.duration)
        variants.withLock { variants in
            variants.removeAll { $0.traits == traitCollection }
            variants.append(Variant(traits: traitCollection, image: own))
        }
    }

    /// Registers an image as the variant for the traits of a configuration.
    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection())
    }

    /// Removes the variant for the traits of a configuration.
    open func unregister(imageWith configuration: UIImage.Configuration) {
        let traits = configuration.traitCollection ?? UITraitCollection()
        variants.withLock { $0.removeAll { $0.traits == traits } }
    }

    /// Removes the variant for the given traits.
    open func unregisterImage(with traitCollection: UITraitCollection) {
        unregister(imageWith: UIImage.Configuration(traitCollection: traitCollection))
    }

    /// Returns the variant that matches the traits best, or an image without pixels if there aren't any variants. The
    /// returned image shows the variant for another style when the style changes.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        guard let best = variant(for: traitCollection) else { return UIImage() }
        return UIImage(
            variant(for: traitCollection.replacing(UITraitUserInterfaceStyle.self, value: .light))?.content
                ?? best.content,
            dark: variant(for: traitCollection.replacing(UITraitUserInterfaceStyle.self, value: .dark))?.content,
            frames: best.images, duration: best.duration, asset: self)
    }

    /// Returns the variant that matches the traits of a configuration best. If it's a symbol, the configuration is
    /// added to it.
    open func image(with configuration: UIImage.Configuration) -> UIImage {
        image(with: configuration.traitCollection ?? .current).withConfiguration(configuration)
    }

    /// Returns an asset with the same variants, each transformed by a closure.
    func copied(_ change: (UIImage) -> UIImage) -> UIImageAsset {
        let asset = UIImageAsset()
        for variant in variants.withLock({ $0 }) { asset.register(change(variant.image), with: variant.traits) }
        return asset
    }

    /// A Boolean value that indicates whether the variants differ by traits other than the style.
    var hasOtherVariants: Bool {
        variants.withLock { $0 }.contains { variant in
            variant.traits.values.traits.contains { $0 != UITraitUserInterfaceStyle.self }
        }
    }

    /// Returns the variant that matches the most traits without conflicts; among equal matches, the last one. If all
    /// variants conflict with the traits, returns the first one.
    func variant(for traits: UITraitCollection) -> UIImage? {
        let variants = variants.withLock { $0 }
        let fitting = variants.filter { traits.containsTraits(in: $0.traits.withoutUnspecifiedStyle) }
        let best = fitting.enumerated().max {
            ($0.element.traits.withoutUnspecifiedStyle.values.traits.count, $0.offset)
                < ($1.element.traits.withoutUnspecifiedStyle.values.traits.count, $1.offset)
        }
        return best?.element.image ?? variants.first?.image
    }
}

extension UITraitCollection {
    /// The collection itself, or an empty one if it contains only an unspecified style.
    fileprivate var withoutUnspecifiedStyle: UITraitCollection {
        self == UITraitCollection(userInterfaceStyle: .unspecified) ? UITraitCollection() : self
    }
}

extension UIImage {
    /// The variants of the image, or `nil` for a symbol. The image also shows variants that are registered later.
    public var imageAsset: UIImageAsset? {
        guard !isSymbolImage else { return nil }
        return assetBox.withLock { asset in
            if let asset { return asset }
            let made = UIImageAsset(of: self)
            asset = made
            return made
        }
    }

    /// Returns the content of the asset's variant for the given traits, or `nil` if the asset was never accessed.
    func assetContent(for traits: UITraitCollection) -> Content? {
        assetBox.withLock { $0 }?.variant(for: traits)?.content
    }
}
