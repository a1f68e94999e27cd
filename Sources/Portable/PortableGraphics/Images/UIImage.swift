import DisplayList
import Foundation
import LayoutGeometry

/// An immutable image from a file, a drawing, or a system symbol.
///
/// ```swift
/// let cover = UIImage(named: "Cover")
/// let symbol = UIImage(
///     systemName: "heart.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 24, weight: .semibold))
/// imageView.image = cover ?? symbol?.withTintColor(.systemRed, renderingMode: .alwaysOriginal)
///
/// let data = try Data(contentsOf: URL(filePath: "/tmp/recipe.png"))
/// if let photo = UIImage(data: data, scale: 2) {
///     imageView.bounds.size = photo.size
/// }
/// ```
///
/// An initializer reads only the header of a file; pixels are decoded when the image is first drawn.
open class UIImage: NSObject, @unchecked Sendable {
    private let foundationTypeMark = FoundationTypeMark()

    /// The properties of an image, except the traits that select its variants.
    package struct Content: Sendable {
        package var picture: DisplayImage
        package var scale: CGFloat
        package var size: CGSize
        package var orientation = UIImage.Orientation.up
        package var renderingMode = UIImage.RenderingMode.automatic
        package var capInsets: UIEdgeInsets?
        package var resizingMode = UIImage.ResizingMode.tile
        package var alignmentRectInsets = UIEdgeInsets.zero
        package var baselineOffset: CGFloat?
        package var tintColor: UIColor?
        package var symbol: Symbol?
        package var flipsForRightToLeft = false
    }

    package let content: Content
    /// The content for the dark style, if it's different.
    package let darkContent: Content?
    private let frames: [UIImage]?
    private let frameDuration: TimeInterval
    /// The variants of the image, created on first access.
    let assetBox: LockedValue<UIImageAsset?>

    package init(
        _ content: Content, dark: Content? = nil, frames: [UIImage]? = nil, duration: TimeInterval = 0,
        asset: UIImageAsset? = nil
    ) {
        self.content = content
        assetBox = LockedValue(asset)
        darkContent = dark
        self.frames = frames
        frameDuration = duration
        super.init()
    }

    // MARK: Making images

    /// Creates an image without pixels.
    public override convenience init() {
        self.init(Content(DisplayImage(id: 0, content: .commands([]), pixelWidth: 0, pixelHeight: 0), scale: 1))
    }

    /// Creates an image from a Core Graphics image, with one pixel per point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// Creates an image from a Core Graphics image.
    ///
    /// - Parameters:
    ///   - scale: The number of pixels per point. Values that aren't positive are treated as 1.
    ///   - orientation: The orientation of the pixels.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
        self.init(Content(cgImage.image, scale: scale, orientation: orientation))
    }

    /// Creates the image in a PNG or JPEG file, with one pixel per point unless the name ends in `@2x` or `@3x`.
    ///
    /// Returns `nil`, and logs the path, if the file is missing, isn't an image, has a damaged header, or declares an
    /// unreasonably large size.
    public convenience init?(contentsOfFile path: String) {
        guard let content = ImageFile.read(path) else { return nil }
        self.init(content)
    }

    /// Creates the image in the data of a PNG or JPEG file, with one pixel per point. Returns `nil` if the data isn't
    /// an image.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Creates the image in the data of a PNG or JPEG file, with `scale` pixels per point. Returns `nil` if the data
    /// isn't an image.
    ///
    /// - Parameters:
    ///   - data: The content of the file.
    ///   - scale: The number of pixels per point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let content = ImageFile.decode(Array(data), scale: scale, origin: "\(data.count) bytes of data") else {
            return nil
        }
        self.init(content)
    }

    /// Creates the image with a name in the app's resources: from an asset catalog, or a PNG or JPEG file, at the
    /// screen's scale if available (`name@2x.png`). Returns `nil` if there's no such image.
    ///
    /// - Parameter name: The name of an image in an asset catalog, or of a PNG or JPEG file. A file for the screen's
    ///   scale (`name@2x.png`) is preferred.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Creates the image with a name in a bundle's resources for the given traits. The default is the main bundle.
    /// Returns `nil` if there's no such image.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        // Unspecified traits have their current values.
        let traits = traitCollection.map { UITraitCollection(traitsFrom: [.current, $0]) } ?? .current
        guard let image = NamedImages.image(named: name, in: bundle, traits: traits) else { return nil }
        self.init(named: image)
    }

    /// Creates a copy of a shared resource image with its own asset.
    convenience init(named image: UIImage) {
        self.init(image.content, dark: image.darkContent, asset: image.assetBox.withLock { $0?.copied { $0 } })
    }

    /// Creates the image with a name in a bundle's resources, with a configuration. The default is the main bundle.
    /// Returns `nil` if there's no such image.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
        let traits = configuration?.traitCollection.map { UITraitCollection(traitsFrom: [.current, $0]) } ?? .current
        guard let image = NamedImages.image(named: name, in: bundle, traits: traits) else { return nil }
        let configured = configuration.map(image.withConfiguration) ?? image
        self.init(named: configured)
    }

    /// Creates the image of an image literal, from the app's resources. Stops the program if there's no such image.
    public required convenience init(imageLiteralResourceName name: String) {
        guard let image = UIImage(named: name) else {
            raise("There is no image named '\(name)' in the app's resources.")
        }
        self.init(named: image)
    }

    /// Creates a system symbol with a name from SF Symbols. Returns `nil` if there's no such symbol; each unknown name
    /// is logged once.
    ///
    /// Differs from UIKit: the symbols are drawn from Material Design Icons, text and shapes; 3,274 names are known, and
    /// strokes grow heavier than regular but not lighter.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Creates a system symbol with a configuration. Returns `nil` if there's no symbol with the name.
    ///
    /// - Parameters:
    ///   - name: The name of the symbol, such as `heart.fill`.
    ///   - configuration: The size, weight, scale, and colors. `nil` means the defaults.
    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        guard let sign = SystemSymbols.loggedSign(named: name) else { return nil }
        let configuration = configuration as? UIImage.SymbolConfiguration ?? .unspecified
        self.init(Content(Symbol(name: name, sign: sign, configuration: configuration)))
    }

    /// Creates a system symbol for the given traits.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        guard let sign = SystemSymbols.loggedSign(named: name) else { return nil }
        self.init(Content(Symbol(name: name, sign: sign, configuration: .unspecified, traits: traitCollection)))
    }

    /// Returns an animated image with the given frames, or `nil` if `images` is empty.
    ///
    /// - Parameter duration: The duration of one cycle, in seconds. A value of 0 means 1/30 for each image.
    open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        return UIImage(
            first.content, dark: first.darkContent, frames: images,
            duration: duration > 0 ? duration : Double(images.count) / 30)
    }

    // MARK: Properties

    /// The size of the image in points, in its displayed orientation.
    open var size: CGSize { content.size }

    /// The number of pixels per point.
    open var scale: CGFloat { content.scale }

    /// The orientation of the pixels.
    open var imageOrientation: UIImage.Orientation { content.orientation }

    /// The rendering mode: whether the image is drawn in its own colors or in a tint color. The default is `automatic`.
    open var renderingMode: UIImage.RenderingMode { content.renderingMode }

    /// The insets of the caps, which keep their size when the image is stretched, in points. The default is zero.
    open var capInsets: UIEdgeInsets { content.capInsets ?? .zero }

    /// The mode in which the center of a resizable image is filled. The default is `tile`.
    ///
    /// Differs from UIKit: it is always stretched.
    open var resizingMode: UIImage.ResizingMode { content.resizingMode }

    /// The insets that Auto Layout excludes from the image, in points. The default is zero.
    open var alignmentRectInsets: UIEdgeInsets { content.alignmentRectInsets }

    /// The distance from the bottom of the image to the baseline, in points, or `nil` if it has no baseline.
    open var baselineOffsetFromBottom: CGFloat? { content.baselineOffset }

    /// A Boolean value that indicates whether the image is a symbol.
    open var isSymbolImage: Bool { content.symbol != nil }

    /// The configuration of a symbol, or `nil` for other images.
    open var symbolConfiguration: UIImage.SymbolConfiguration? { content.symbol?.configuration }

    /// The configuration of a symbol, or `nil` for other images.
    open var configuration: UIImage.Configuration? { content.symbol?.configuration }

    /// A Boolean value that indicates whether the image is mirrored in right-to-left layouts. The default is `false`.
    open var flipsForRightToLeftLayoutDirection: Bool { content.flipsForRightToLeft }

    /// The pixels of the image, or `nil` for symbols and for images without pixels.
    open var cgImage: CGImage? {
        switch content.picture.content {
        case .encoded, .pixels: CGImage(content.picture)
        case .commands:
            content.picture.pixelWidth > 0 && content.picture.pixelHeight > 0 ? CGImage(content.picture) : nil
        case .symbol: nil
        }
    }

    /// The frames of an animated image, or `nil` for other images.
    open var images: [UIImage]? { frames }

    /// The duration of one cycle through ``images``, in seconds. It's 0 for an image that isn't animated.
    open var duration: TimeInterval { frameDuration }

    /// Returns a Boolean value that indicates whether both images have the same appearance.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other
            || (frames == nil && other.frames == nil && content.isSame(as: other.content)
                && (darkContent?.picture == other.darkContent?.picture))
    }

    /// A hash value of the image's content.
    open override var hash: Int { content.picture.hashValue }

    /// A description with the class, the name of a symbol, the size, and the mode.
    open override var description: String {
        let name = content.symbol.map { "symbol(system: \($0.name)) " } ?? ""
        return "<UIImage: \(name){\(size.width.shortDescription), \(size.height.shortDescription)} "
            + "scale=\(scale.shortDescription) renderingMode=\(renderingMode)>"
    }

    /// Creates the image in an archive. Returns `nil` if the archive isn't one that Collage wrote.
    public required convenience init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: Self.dataKey) as Data? else { return nil }
        self.init(data: data, scale: CGFloat(coder.decodeDouble(forKey: Self.scaleKey)))
    }
}

extension UIImage.Content {
    /// Creates an image with pixels.
    package init(_ picture: DisplayImage, scale: CGFloat, orientation: UIImage.Orientation = .up) {
        let scale = scale.isFinite && scale > 0 ? scale : 1
        let width = CGFloat(picture.pixelWidth) / scale, height = CGFloat(picture.pixelHeight) / scale
        self.init(
            picture: picture, scale: scale,
            size: orientation.isRotatedSideways
                ? CGSize(width: height, height: width) : CGSize(width: width, height: height),
            orientation: orientation)
    }

    /// Creates the image of a symbol at the size of its configuration.
    init(_ symbol: UIImage.Symbol) {
        let size = symbol.size
        let picture = DisplayImage(
            id: symbol.identity, content: .symbol(symbol.drawing),
            pixelWidth: Int((size.width * 3).rounded()), pixelHeight: Int((size.height * 3).rounded()), scale: 3)
        self.init(picture: picture, scale: UITraitCollection.current.displayScale, size: size)
        self.symbol = symbol
        baselineOffset = symbol.baselineOffset
        alignmentRectInsets = symbol.alignmentRectInsets
        tintColor = symbol.configuration.colors.first
    }

    func isSame(as other: UIImage.Content) -> Bool {
        picture == other.picture && scale == other.scale && size == other.size && orientation == other.orientation
            && renderingMode == other.renderingMode && capInsets == other.capInsets && tintColor == other.tintColor
            && alignmentRectInsets == other.alignmentRectInsets && flipsForRightToLeft == other.flipsForRightToLeft
    }
}
