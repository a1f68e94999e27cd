import DisplayList

/// An immutable color, which can depend on the traits of the view that uses it. Safe to use from any thread.
///
/// ```swift
/// let brand = UIColor(red: 0.85, green: 0.33, blue: 0.1, alpha: 1)
/// let card = UIColor { traits in
///     traits.userInterfaceStyle == .dark ? UIColor(white: 0.16, alpha: 1) : .white
/// }
/// view.backgroundColor = card
/// label.textColor = brand.withAlphaComponent(0.8)
///
/// let isDark = UITraitCollection(userInterfaceStyle: .dark)
/// print(card.resolvedColor(with: isDark))
/// ```
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
    private let foundationTypeMark = FoundationTypeMark()

    let content: ColorContent
    /// The linear exposure; see ``linearExposure``.
    final var exposureStorage: CGFloat = 1

    package init(_ content: ColorContent) {
        self.content = content
    }

    /// Creates a transparent color.
    public override convenience init() { self.init(white: 0, alpha: 0) }

    /// Creates a gray from a white value between 0 (black) and 1 (white).
    public init(white: CGFloat, alpha: CGFloat) {
        content = .gray(white: Double(white), alpha: Double(alpha))
    }

    /// Creates a color from its hue, saturation, and brightness, each from 0 to 1. Values outside that range are
    /// clamped; the hue wraps around.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        content = .rgb(
            Color(
                hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
                alpha: Double(alpha)))
    }

    /// Creates a color from its components in sRGB, from 0 to 1. Values outside that range are kept; the color is then
    /// outside sRGB.
    ///
    /// - Parameters:
    ///   - red: The red component, from 0 to 1. Values outside this range are outside of sRGB, and are kept.
    ///   - green: The green component.
    ///   - blue: The blue component.
    ///   - alpha: The opacity, from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        content = .rgb(
            Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
    }

    /// Creates a color from its components in Display P3.
    ///
    /// Differs from UIKit: it's converted to sRGB immediately, so `description` shows the converted components.
    public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        content = .rgb(
            Color(
                displayP3Red: Double(displayP3Red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
    }

    /// Creates a color from a Core Graphics color.
    public init(cgColor: CGColor) {
        content = (cgColor.pattern as? UIImage).map { .pattern($0) } ?? .rgb(cgColor.color)
    }

    /// Creates a color that calls `dynamicProvider` each time it's used, with the current traits.
    ///
    /// - Parameter dynamicProvider: A closure that returns the color for the given traits. It's called each time the
    ///   color is used, possibly from other threads.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        content = .dynamic(DynamicColor(provider: dynamicProvider))
    }

    /// Creates a color that repeats an image as a pattern. The first copy is at the top-left corner of the view or
    /// context.
    ///
    /// Differs from UIKit: backgrounds and fills show the image; lines, text and tints are black, and the alpha of the
    /// color can't be changed.
    public init(patternImage image: UIImage) {
        content = .pattern(image)
    }

    /// Creates the color in an archive. Returns `nil` if the archive isn't one that Collage wrote.
    public required init?(coder: NSCoder) {
        guard let content = ArchivedColor.content(in: coder) else { return nil }
        self.content = content
    }

    /// Returns the color for the given traits. A color that isn't dynamic returns itself.
    ///
    /// - Parameter traitCollection: The traits.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch content {
        case .rgb, .gray, .pattern: self
        case .system, .named: UIColor(.rgb(color(with: traitCollection)))
        case .dynamic(let dynamic): dynamic.provider(traitCollection).resolvedColor(with: traitCollection)
        case .prominent: UIColor(.rgb(color(with: traitCollection)))
        case .faded(let base, let alpha):
            base.resolvedColor(with: traitCollection).withAlphaComponent(CGFloat(alpha))
        }
    }

    /// Returns the components of the color for the given traits.
    package func color(with traits: UITraitCollection) -> DisplayList.Color {
        switch content {
        case .rgb(let color): return color
        case .gray(let white, let alpha): return Color(red: white, green: white, blue: white, alpha: alpha)
        case .system(let color): return color.color(for: traits)
        case .named(let color): return color.color(for: traits)
        case .dynamic(let dynamic): return dynamic.provider(traits).color(with: traits)
        case .pattern: return .black
        case .prominent(let base, let prominence):
            var color = base.color(with: traits)
            color.alpha *= prominence.alphaFactor
            return color
        case .faded(let base, let alpha):
            var color = base.color(with: traits)
            color.alpha = alpha
            return color
        }
    }

    /// Returns the color with another opacity. A dynamic color stays dynamic.
    ///
    /// - Parameter alpha: The opacity, from 0 to 1.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch content {
        case .rgb(var color):
            color.alpha = Double(alpha)
            return UIColor(.rgb(color))
        case .gray(let white, _): return UIColor(.gray(white: white, alpha: Double(alpha)))
        case .faded(let base, _): return UIColor(.faded(base, alpha: Double(alpha)))
        case .pattern: return self
        case .system, .named, .dynamic, .prominent: return UIColor(.faded(self, alpha: Double(alpha)))
        }
    }

    /// The Core Graphics color for the current traits.
    open var cgColor: CGColor {
        if case .pattern(let image) = content { return CGColor(.black, pattern: image) }
        return CGColor(color(with: .current))
    }

    /// Sets the fill and stroke color of the current drawing context.
    open func set() {
        setFill()
        setStroke()
    }

    /// Sets the fill color of the current drawing context.
    open func setFill() {
        CurrentDrawing.context?.setFillColor(cgColor)
    }

    /// Sets the stroke color of the current drawing context.
    open func setStroke() {
        CurrentDrawing.context?.setStrokeColor(cgColor)
    }

    /// Writes the components in sRGB for the current traits. Always returns `true`, because every color can be
    /// converted to sRGB.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = color(with: .current)
        red?.pointee = CGFloat(color.red)
        green?.pointee = CGFloat(color.green)
        blue?.pointee = CGFloat(color.blue)
        alpha?.pointee = CGFloat(color.alpha)
        return true
    }

    /// Writes the hue, saturation, and brightness for the current traits. Always returns `true`.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = color(with: .current)
        let components = color.hueSaturationBrightness
        hue?.pointee = CGFloat(components.hue)
        saturation?.pointee = CGFloat(components.saturation)
        brightness?.pointee = CGFloat(components.brightness)
        alpha?.pointee = CGFloat(color.alpha)
        return true
    }

    /// Writes the white value of a gray for the current traits. Returns `false` for other colors, without writing.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let color = color(with: .current)
        guard color.red == color.green, color.green == color.blue else { return false }
        white?.pointee = CGFloat(color.red)
        alpha?.pointee = CGFloat(color.alpha)
        return true
    }

    /// Returns the color itself, because colors are immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns a Boolean value that indicates whether `object` is a color that was created in the same way with the
    /// same values. A gray color is never equal to a color with components. Colors with closures are equal only to
    /// themselves.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return other === self || (content == other.content && exposureStorage == other.exposureStorage)
    }

    /// A hash value that is the same for equal colors.
    open override var hash: Int {
        var hasher = Hasher()
        content.hash(into: &hasher)
        return hasher.finalize()
    }

    /// A description with the color space and the components, or with the name of a dynamic color.
    open override var description: String { content.description }
}
