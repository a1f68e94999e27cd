import DisplayList
import Foundation
import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

/// A view that shows an image or a symbol.
public nonisolated struct Image: Equatable, Sendable {
    /// The resizing mode of an image.
    public enum ResizingMode: Hashable, Sendable {
        /// The image is repeated.
        case tile
        /// The image is stretched.
        case stretch
    }

    /// The rendering mode of an image: as a template or with its original colors.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// The image is a template that's filled with the foreground style.
        case template
        /// The image keeps its original colors.
        case original
    }

    /// The size of a symbol relative to text.
    public enum Scale: Hashable, CaseIterable, Sendable {
        /// A small symbol.
        case small
        /// A medium-sized symbol.
        case medium
        /// A large symbol.
        case large

        var uiScale: UIImage.SymbolScale {
            switch self {
            case .small: .small
            case .medium: .medium
            case .large: .large
            }
        }
    }

    /// The interpolation quality of an image.
    public enum Interpolation: Hashable, Sendable {
        /// Pixels aren't interpolated.
        case none
        /// A low quality, which is the fastest.
        case low
        /// A medium quality.
        case medium
        /// A high quality.
        case high
    }

    /// The orientation of an image.
    public typealias Orientation = UIImage.Orientation

    enum Source: Equatable, Sendable {
        case named(String, Bundle?)
        case symbol(String)
        case uiImage(UIImage)
        case drawn(DrawnImage)
    }

    struct Resizing: Equatable, Sendable {
        var capInsets: EdgeInsets
        var mode: ResizingMode
    }

    let source: Source
    /// The accessibility label, or `nil` for a decorative image.
    var label: Text?
    var isDecorative = false
    var resizing: Resizing?
    var mode: TemplateRenderingMode?
    var symbolMode: SymbolRenderingMode?

    init(_ source: Source) { self.source = source }

    /// Creates an image from a name in a bundle's resources, which is the main bundle by default.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.named(name, bundle))
        label = Text(verbatim: name)
    }

    /// Creates an image from a name in a bundle's resources, with an accessibility label.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(.named(name, bundle))
        self.label = label
    }

    /// Creates a decorative image from a name, which is hidden from assistive technologies.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(.named(name, bundle))
        isDecorative = true
    }

    /// Creates an image from the name of an SF Symbol.
    public init(systemName: String) { self.init(.symbol(systemName)) }

    /// Creates an image from a UIKit image.
    public init(uiImage: UIImage) { self.init(.uiImage(uiImage)) }

    /// Creates an image from a Core Graphics image, with an accessibility label.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text) {
        self.init(.uiImage(UIImage(cgImage: cgImage, scale: scale, orientation: orientation)))
        self.label = label
    }

    /// Creates a decorative image from a Core Graphics image, which is hidden from assistive technologies.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) {
        self.init(.uiImage(UIImage(cgImage: cgImage, scale: scale, orientation: orientation)))
        isDecorative = true
    }

    /// Returns an image that fills the proposed size.
    ///
    /// - Parameter capInsets: The edges that keep their size, in points.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
    ) -> Image {
        var image = self
        image.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
        return image
    }

    /// Returns the image with a rendering mode, or with its own mode if it's `nil`.
    public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image {
        var image = self
        image.mode = renderingMode
        return image
    }

    /// Returns the image with an interpolation quality. Differs from SwiftUI: it's always high.
    public func interpolation(_ interpolation: Image.Interpolation) -> Image { self }

    /// Returns the image with or without antialiasing. Differs from SwiftUI: it's always antialiased.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    /// Returns whether both images are equal.
    public static func == (lhs: Image, rhs: Image) -> Bool {
        lhs.source == rhs.source && lhs.resizing == rhs.resizing && lhs.mode == rhs.mode && lhs.label == rhs.label
            && lhs.isDecorative == rhs.isDecorative && lhs.symbolMode?.mode == rhs.symbolMode?.mode
    }
}

extension Image {
    /// Returns the image for an environment. If there's no image with the name, it returns `nil` and logs the name.
    func resolvedImage(in environment: EnvironmentValues) -> UIImage? {
        let traits = environment.traitCollection
        let image: UIImage?
        switch source {
        case .uiImage(let own): image = own
        case .drawn(let drawing): image = drawing.image(in: environment)
        case .named(let name, let bundle):
            image = UIImage(named: name, in: bundle, compatibleWith: traits)
            if image == nil {
                Diagnostics.log("No image named '\(name)' found in asset catalog for \((bundle ?? .main).bundlePath)")
            }
        case .symbol(let name):
            let font = (environment.font ?? .body).uiFont(in: environment)
            let weight = environment.symbolWeight ?? .regular
            let size = UIImage.SymbolConfiguration(
                pointSize: font.pointSize, weight: weight, scale: environment.imageScale.uiScale)
            let configuration = size.applying(environment.symbolColors(symbolMode))
            image =
                UIImage(systemName: environment.symbolVariants.name(of: name), withConfiguration: configuration)
                ?? .missingSymbol(with: configuration)
        }
        switch mode {
        case .template: return image?.withRenderingMode(.alwaysTemplate)
        case .original: return image?.withRenderingMode(.alwaysOriginal)
        case nil: return image
        }
    }
}

extension UIImage {
    /// A Boolean value that indicates whether the image is a template.
    var isTemplate: Bool {
        renderingMode == .alwaysTemplate || renderingMode == .automatic && isSymbolImage
    }
}

extension Image {
    /// Returns the accessibility label, or `nil` for a decorative image.
    @MainActor fileprivate func spokenLabel(in environment: EnvironmentValues) -> String? {
        if isDecorative { return nil }
        if let label { return label.string(in: environment) }
        guard case .symbol(let name) = source else { return nil }
        return name.split(separator: ".").joined(separator: " ")
    }
}

extension Image: LeafView {
    @MainActor func makeElement(_ inputs: _ViewInputs) -> ImageElement { ImageElement() }

    @MainActor func update(_ element: ImageElement, _ inputs: _ViewInputs) {
        let environment = inputs.environment
        element.label = spokenLabel(in: environment)
        element.set(
            ImageElement.Content(
                image: resolvedImage(in: environment), resizing: resizing, style: environment.foreground(0),
                traits: environment.traitCollection, isRedacted: environment.isRedacted))
        element.setEffects(environment.symbolEffects)
    }
}

private enum ImageScaleKey: EnvironmentKey {
    static var defaultValue: Image.Scale { .medium }
}

extension EnvironmentValues {
    /// The size of symbols relative to text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    /// The font weight of the environment, for symbols next to text.
    var symbolWeight: UIImage.SymbolWeight? {
        var weight: Font.Weight?
        for case .weight(let value) in font?.changes ?? [] { weight = Font.Weight(value: value) }
        if font?.changes.contains(.bold) == true { weight = .bold }
        for change in textChanges {
            switch change {
            case .weight(let value): weight = value
            case .bold(true): weight = .bold
            default: break
            }
        }
        guard let weight else { return nil }
        let all: [(Font.Weight, UIImage.SymbolWeight)] = [
            (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
            (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
        ]
        return all.first { $0.0.value >= weight.value - 0.01 }?.1
    }
}

extension View {
    /// Sets the size of symbols relative to text.
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
