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
    /// For the dark style, if the image has another picture there.
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

    /// An image without pixels.
    public override convenience init() {
        self.init(Content(DisplayImage(id: 0, content: .commands([]), pixelWidth: 0, pixelHeight: 0), scale: 1))
    }

    /// An image of the given pixels, a pixel a point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// An image of the given pixels.
    /// - Parameters:
    ///   - scale: Pixels per point; a value that is not a positive number counts as 1.
    ///   - orientation: How the pixels have to be turned.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
        self.init(Content(cgImage.image, scale: scale, orientation: orientation))
    }

    /// The image in a PNG or JPEG file, a pixel a point unless the name ends in `@2x` or `@3x`.
    ///
    /// Nil for a file that is missing, of another kind, damaged in its header or absurdly large; the log names it.
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

    /// The image of a name in a bundle's resources, by default the main one's, for the given traits.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        // The current traits complete the collection.
        let traits = traitCollection.map { UITraitCollection(traitsFrom: [.current, $0]) } ?? .current
        guard let image = NamedImages.image(named: name, in: bundle, traits: traits) else { return nil }
        self.init(named: image)
    }

    /// Creates a copy of a shared resource image with its own asset.
    convenience init(named image: UIImage) {
        self.init(image.content, dark: image.darkContent, asset: image.assetBox.withLock { $0?.copied { $0 } })
    }

    /// The image of a name in a bundle's resources, by default the main one's, with a configuration.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
        let traits = configuration?.traitCollection.map { UITraitCollection(traitsFrom: [.current, $0]) } ?? .current
        guard let image = NamedImages.image(named: name, in: bundle, traits: traits) else { return nil }
        let configured = configuration.map(image.withConfiguration) ?? image
        self.init(named: configured)
    }

    /// The image of a name in the app's resources, as image literals make it. There has to be one.
    public required convenience init(imageLiteralResourceName name: String) {
        guard let image = UIImage(named: name) else {
            raise("There is no image named '\(name)' in the app's resources.")
        }
        self.init(named: image)
    }

    /// Creates a system symbol with a name from SF Symbols. Returns `nil`, and logs each unknown name once, if there's
    /// no such symbol.
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

    /// A system symbol for the given traits.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        guard let sign = SystemSymbols.loggedSign(named: name) else { return nil }
        self.init(Content(Symbol(name: name, sign: sign, configuration: .unspecified, traits: traitCollection)))
    }

    /// An image that shows others one after another; nil without any.
    /// - Parameter duration: Of one round, in seconds; 0 means a thirtieth for each image.
    open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        return UIImage(
            first.content, dark: first.darkContent, frames: images,
            duration: duration > 0 ? duration : Double(images.count) / 30)
    }

    // MARK: Properties

    /// The image's size in points, in its displayed orientation.
    open var size: CGSize { content.size }

    /// Pixels per point.
    open var scale: CGFloat { content.scale }

    /// How the pixels have to be turned to be seen upright.
    open var imageOrientation: UIImage.Orientation { content.orientation }

    /// Whether the image is drawn in its own colors or in a tint color; automatic by default.
    open var renderingMode: UIImage.RenderingMode { content.renderingMode }

    /// The edges that keep their size when the image is stretched, in points; zero by default.
    open var capInsets: UIEdgeInsets { content.capInsets ?? .zero }

    /// How the part between the cap insets is filled; tiled by default.
    ///
    /// Differs from UIKit: it is always stretched.
    open var resizingMode: UIImage.ResizingMode { content.resizingMode }

    /// The insets that Auto Layout excludes from the image, in points; zero by default.
    open var alignmentRectInsets: UIEdgeInsets { content.alignmentRectInsets }

    /// The height of the baseline over the image's bottom, in points, if it has one.
    open var baselineOffsetFromBottom: CGFloat? { content.baselineOffset }

    /// Whether the image is a symbol.
    open var isSymbolImage: Bool { content.symbol != nil }

    /// The configuration of a symbol; nil for other images.
    open var symbolConfiguration: UIImage.SymbolConfiguration? { content.symbol?.configuration }

    /// The configuration of the image.
    open var configuration: UIImage.Configuration? { content.symbol?.configuration }

    /// Whether the image is mirrored in right-to-left layouts; false by default.
    open var flipsForRightToLeftLayoutDirection: Bool { content.flipsForRightToLeft }

    /// The pixels of the image; `nil` for symbols and for images without pixels.
    open var cgImage: CGImage? {
        switch content.picture.content {
        case .encoded, .pixels: CGImage(content.picture)
        case .commands:
            content.picture.pixelWidth > 0 && content.picture.pixelHeight > 0 ? CGImage(content.picture) : nil
        case .symbol: nil
        }
    }

    /// The frames of an animated image; `nil` for other images.
    open var images: [UIImage]? { frames }

    /// The duration of one cycle through ``images``, in seconds; 0 for an image that isn't animated.
    open var duration: TimeInterval { frameDuration }

    /// Returns whether both images have the same appearance.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other
            || (frames == nil && other.frames == nil && content.isSame(as: other.content)
                && (darkContent?.picture == other.darkContent?.picture))
    }

    /// By what the image shows.
    open override var hash: Int { content.picture.hashValue }

    /// The class, the symbol's name, the size and the mode.
    open override var description: String {
        let name = content.symbol.map { "symbol(system: \($0.name)) " } ?? ""
        return "<UIImage: \(name){\(size.width.shortDescription), \(size.height.shortDescription)} "
            + "scale=\(scale.shortDescription) renderingMode=\(renderingMode)>"
    }
}

extension UIImage.Content {
    /// A picture with pixels.
    package init(_ picture: DisplayImage, scale: CGFloat, orientation: UIImage.Orientation = .up) {
        let scale = scale.isFinite && scale > 0 ? scale : 1
        let width = CGFloat(picture.pixelWidth) / scale, height = CGFloat(picture.pixelHeight) / scale
        self.init(
            picture: picture, scale: scale,
            size: orientation.isOnItsSide ? CGSize(width: height, height: width) : CGSize(width: width, height: height),
            orientation: orientation)
    }

    /// A symbol at the size of its configuration.
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
