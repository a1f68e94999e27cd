import DisplayList

extension UIImage.Content {
    /// Returns the picture of a symbol whose layers have their own colors, or `nil` for images in one color and images
    /// that aren't symbols.
    package func layered(tint: UIColor?, traits: UITraitCollection) -> DisplayImage? {
        guard let symbol, let colors = layerColors(of: symbol, tint: tint) else { return nil }
        var drawing = symbol.layeredDrawing
        // In a palette, the first color is the color of symbols with one layer.
        guard drawing.hasSeveralLayers || colors.count == 1 else { return nil }
        drawing.colors = colors.map { $0.color(with: traits) }
        var hash = ContentHash()
        hash.combine(picture.id)
        for color in drawing.colors {
            for value in [color.red, color.green, color.blue, color.alpha] { hash.combine(value.bitPattern) }
        }
        return DisplayImage(
            id: hash.value, content: .symbol(drawing), pixelWidth: picture.pixelWidth, pixelHeight: picture.pixelHeight,
            scale: picture.scale)
    }

    /// Returns the colors of a symbol's layers: the ones of its configuration, or its own colors if they're preferred or
    /// the original colors are drawn.
    private func layerColors(of symbol: UIImage.Symbol, tint: UIColor?) -> [UIColor]? {
        guard renderingMode != .alwaysTemplate else { return nil }
        let configuration = symbol.configuration
        let isOriginal = renderingMode == .alwaysOriginal && tintColor == nil && configuration.coloring != .monochrome
        if isOriginal || configuration.coloring == .multicolor, let colors = SymbolColors.colors(of: symbol) {
            return colors.map { $0 ?? tint ?? .black }
        }
        return configuration.colors.count > 1 ? configuration.colors : nil
    }
}
