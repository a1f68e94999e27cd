import DisplayList
import LayoutGeometry
import PortableUIKit

/// The drawing of an image that is drawn with a closure.
nonisolated final class DrawnImage: Equatable, @unchecked Sendable {
    private let size: Size
    private let renderer: (inout GraphicsContext) -> Void
    /// The last drawing, which is used again for environments with the same values.
    @MainActor private var drawing: Drawing?

    private struct Drawing {
        let image: UIImage
        let reads: Evaluation
    }

    init(size: CGSize, renderer: @escaping (inout GraphicsContext) -> Void) {
        self.size = size.engineSize
        self.renderer = renderer
    }

    static func == (lhs: DrawnImage, rhs: DrawnImage) -> Bool { lhs === rhs }

    /// Returns the image for an environment, or `nil` if it's empty or too large. The closure is called again only if a
    /// value that the drawing has read from the environment is different.
    func image(in environment: EnvironmentValues) -> UIImage? {
        guard isOnMainActor, environment.reader == nil else { return draw(in: environment) }
        nonisolated(unsafe) let environment = environment
        return MainActor.assumeIsolated {
            if let drawing, !drawing.reads.environmentChanged(environment) { return drawing.image }
            let reads = Evaluation()
            var recorded = environment
            recorded.reader = reads
            drawing = draw(in: recorded).map { Drawing(image: $0, reads: reads) }
            return drawing?.image
        }
    }

    private func draw(in environment: EnvironmentValues) -> UIImage? {
        let scale = max(environment.displayScale, 1)
        let (width, height) = (
            (size.width * Double(scale)).rounded(.up), (size.height * Double(scale)).rounded(.up)
        )
        guard width > 0, height > 0, width * height <= Double(ImageLimits.maximumPixelCount) else { return nil }
        let recorder = GraphicsRecorder(id: 0, size: size) { _ in nil }
        var context = GraphicsContext(recorder: recorder, environment: environment)
        renderer(&context)
        let picture = DisplayImage(
            commands: recorder.node.flatCommands, pixelWidth: Int(width), pixelHeight: Int(height),
            scale: Double(scale))
        var content = UIImage.Content(picture, scale: scale)
        content.size = size.cgSize
        return UIImage(content)
    }
}

extension Image {
    /// Creates an image that a closure draws.
    ///
    /// - Parameters:
    ///   - size: The size of the image, in points.
    ///   - label: The accessibility label.
    ///   - opaque: A Boolean value that indicates whether the image is opaque. Differs from SwiftUI: it has no effect.
    ///   - colorMode: The color space for blending. Differs from SwiftUI: it's always sRGB.
    ///   - renderer: A closure that draws the image in a coordinate space with the given size.
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        self.init(.drawn(DrawnImage(size: size, renderer: renderer)))
        self.label = label
    }
}
