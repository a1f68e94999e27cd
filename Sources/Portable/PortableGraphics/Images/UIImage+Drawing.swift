import DisplayList
import Foundation
import LayoutGeometry

extension UIImage {
    /// Draws the image into the current context with its top-left corner at a point.
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Draws the image into the current context, scaled to fill a rectangle.
    public func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        for command in displayCommands(in: rect, tint: nil, traits: .current) { context.append(command) }
    }

    /// Returns the variant of the image for the given traits.
    package func content(for traits: UITraitCollection) -> Content {
        assetContent(for: traits) ?? (traits.userInterfaceStyle == .dark ? darkContent ?? content : content)
    }

    /// Returns commands that draw the image in a rectangle.
    ///
    /// - Parameters:
    ///   - tint: The color of template images and symbols. If it's `nil`, they're drawn in their own color or in black.
    ///   - isMirrored: A Boolean value that indicates whether the layout direction is right-to-left.
    package func displayCommands(
        in rect: CGRect, tint: UIColor?, traits: UITraitCollection, isMirrored: Bool = false
    ) -> [DisplayCommand] {
        let content = content(for: traits)
        guard rect.width > 0, rect.height > 0 else { return [] }
        let layered = content.layered(tint: tint, traits: traits)
        let picture = layered ?? content.picture
        let color = layered == nil ? content.color(tint: tint)?.resolvedColor(with: traits).cgColor.color : nil
        let insets = content.capInsets.map { $0.insets }
        var orientation = content.orientation
        if isMirrored, content.isMirroredFromRightToLeft { orientation = orientation.mirrored }
        guard orientation != .up else {
            return [.image(picture, rect: rect.rect, tint: color, capInsets: insets)]
        }
        return [
            .save, .transform(orientation.transform(in: rect)),
            .image(picture, rect: orientation.pixelRect(in: rect), tint: color, capInsets: insets), .restore,
        ]
    }
}

extension UIImage.Content {
    /// A Boolean value that indicates whether the image is mirrored in right-to-left layouts.
    fileprivate var isMirroredFromRightToLeft: Bool {
        flipsForRightToLeft || symbol?.followsReadingDirection == true
    }

    /// Returns the color that replaces the image's own colors, or `nil` to draw those.
    func color(tint: UIColor?) -> UIColor? {
        switch renderingMode {
        case .alwaysTemplate: tint ?? tintColor ?? .black
        case .alwaysOriginal: tintColor ?? (symbol != nil ? .black : nil)
        case .automatic:
            if symbol != nil { symbol?.configuration.colors.first ?? tint ?? tintColor ?? .black } else { tintColor }
        }
    }
}

extension UIImage.Orientation {
    /// Returns the transform that rotates the pixels in ``pixelRect(in:)`` around the center of `rect`.
    fileprivate func transform(in rect: CGRect) -> LayoutGeometry.AffineTransform {
        let turns: Double
        switch self {
        case .up, .upMirrored: turns = 0
        case .right, .rightMirrored: turns = 1
        case .down, .downMirrored: turns = 2
        case .left, .leftMirrored: turns = 3
        }
        let isMirrored = rawValue >= UIImage.Orientation.upMirrored.rawValue
        let middle = CGPoint(x: rect.midX, y: rect.midY)
        return CGAffineTransform(translationX: -middle.x, y: -middle.y)
            .concatenating(CGAffineTransform(scaleX: isMirrored ? -1 : 1, y: 1))
            .concatenating(CGAffineTransform(rotationAngle: turns * .pi / 2))
            .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y)).engineTransform
    }

    /// Returns `rect` before the rotation.
    fileprivate func pixelRect(in rect: CGRect) -> Rect {
        guard isRotatedSideways else { return rect.rect }
        return CGRect(
            x: rect.midX - rect.height / 2, y: rect.midY - rect.width / 2, width: rect.height, height: rect.width
        ).rect
    }
}
