import Foundation

/// The variants of an image, one for each set of traits.
///
/// An image that an asset made follows the style where it is shown: light and dark.
open class UIImageAsset: NSObject, @unchecked Sendable {
    private struct Variant {
        let traits: UITraitCollection
        let image: UIImage
    }

    private let variants = LockedValue<[Variant]>([])

    /// An asset without variants.
    public override init() {
        super.init()
    }

    /// Not supported: archives hold Apple's private keys. Nil.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// An asset of what an image shows in the light and in the dark style.
    init(of image: UIImage) {
        super.init()
        let light = UIImage(image.content)
        register(light, with: UITraitCollection(userInterfaceStyle: image.darkContent == nil ? .unspecified : .light))
        if let dark = image.darkContent {
            register(UIImage(dark), with: UITraitCollection(userInterfaceStyle: .dark))
        }
    }

    /// Registers an image as the variant for traits. It replaces the previous one.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        // The image as it is: what it shows elsewhere are other variants.
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

    /// Takes away the variant for the traits of a configuration.
    open func unregister(imageWith configuration: UIImage.Configuration) {
        let traits = configuration.traitCollection ?? UITraitCollection()
        variants.withLock { $0.removeAll { $0.traits == traits } }
    }

    /// Takes away the variant for traits.
    open func unregisterImage(with traitCollection: UITraitCollection) {
        unregister(imageWith: UIImage.Configuration(traitCollection: traitCollection))
    }

    /// Returns the variant that fits traits best, or an image without pixels if there aren't any variants. In another
    /// style, the image shows the variant for that style.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        guard let best = variant(for: traitCollection) else { return UIImage() }
        return UIImage(
            variant(for: traitCollection.replacing(UITraitUserInterfaceStyle.self, value: .light))?.content
                ?? best.content,
            dark: variant(for: traitCollection.replacing(UITraitUserInterfaceStyle.self, value: .dark))?.content,
            frames: best.images, duration: best.duration, asset: self)
    }

    /// The variant that fits the traits of a configuration best, with what the configuration adds to a symbol.
    open func image(with configuration: UIImage.Configuration) -> UIImage {
        image(with: configuration.traitCollection ?? .current).withConfiguration(configuration)
    }

    /// An asset with the same variants, each changed.
    func copied(_ change: (UIImage) -> UIImage) -> UIImageAsset {
        let asset = UIImageAsset()
        for variant in variants.withLock({ $0 }) { asset.register(change(variant.image), with: variant.traits) }
        return asset
    }

    /// Whether the variants differ by more than the style.
    var hasOtherVariants: Bool {
        variants.withLock { $0 }.contains { variant in
            variant.traits.values.traits.contains { $0 != UITraitUserInterfaceStyle.self }
        }
    }

    /// Of the variants that no trait speaks against, the one for which most speak; of those the last. If all are spoken
    /// against, the first.
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
    /// The collection itself, or an empty one if all that it says is that the style is unspecified.
    fileprivate var withoutUnspecifiedStyle: UITraitCollection {
        self == UITraitCollection(userInterfaceStyle: .unspecified) ? UITraitCollection() : self
    }
}

extension UIImage {
    /// The variants of the image. The image also shows variants that are registered later. `nil` for a symbol.
    public var imageAsset: UIImageAsset? {
        guard !isSymbolImage else { return nil }
        return assetBox.withLock { asset in
            if let asset { return asset }
            let made = UIImageAsset(of: self)
            asset = made
            return made
        }
    }

    /// Returns the content of the asset's variant for traits, or `nil` if the asset was never accessed.
    func assetContent(for traits: UITraitCollection) -> Content? {
        assetBox.withLock { $0 }?.variant(for: traits)?.content
    }
}
