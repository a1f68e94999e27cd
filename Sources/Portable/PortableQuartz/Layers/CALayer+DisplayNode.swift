import DisplayList
import Foundation
import LayoutGeometry

extension CALayer {
    /// Builds the node of this layer and its sublayers.
    ///
    /// - Returns: The node, and a Boolean value that indicates whether the node doesn't depend on the time.
    func makeDisplayNode(state: LayerState, commands: [DisplayCommand], time: Double) -> (DisplayNode, isStill: Bool) {
        var (nodes, isStill) = makeChildNodes(in: state, at: time)
        var masks: [DisplayNode] = []
        if let mask {
            // An empty mask hides the layer. Without a mask, the layer is visible.
            masks = [mask.displayNode(at: time) ?? DisplayNode(id: mask.identity, bounds: .zero)]
            if !mask.hasCurrentDisplayNode { isStill = false }
        }
        var node = DisplayNode(
            id: identity,
            name: name ?? owner.map { "\(type(of: $0))" } ?? "\(type(of: self))",
            bounds: state.bounds.rect,
            transform: state.affineTransformToSuperlayer.engineTransform,
            opacity: Double(min(max(state.opacity, 0), 1)),
            blendMode: compositingMode,
            backdrop: backdrop,
            backgroundColor: state.backgroundColor?.pattern == nil ? state.backgroundColor?.color : nil,
            corners: corners(radius: Double(state.cornerRadius)),
            border: border(state),
            shadow: shadow(state),
            clipsToBounds: state.masksToBounds,
            commands: patternCommands(state) + commands,
            children: nodes,
            mask: masks)
        if drawsOnlySublayers { node.keepOnlyChildren() }
        node.spreadOpacity()
        return (node, isStill)
    }

    /// The radii of the layer's corners in its model state.
    var cornerRadii: CornerRadii { corners(radius: Double(cornerRadius)) }

    private func corners(radius: Double) -> CornerRadii {
        guard unevenCorners != nil || radius > 0 else { return .zero }
        func radiusIf(_ corner: CACornerMask) -> Double { maskedCorners.contains(corner) ? radius : 0 }
        var radii =
            unevenCorners
            ?? CornerRadii(
                topLeft: radiusIf(.layerMinXMinYCorner), topRight: radiusIf(.layerMaxXMinYCorner),
                bottomRight: radiusIf(.layerMaxXMaxYCorner), bottomLeft: radiusIf(.layerMinXMaxYCorner))
        radii.isContinuous = cornerCurve == .continuous
        return radii
    }

    /// Returns the commands that draw a background pattern.
    private func patternCommands(_ state: LayerState) -> [DisplayCommand] {
        guard let pattern = state.backgroundColor?.pattern else { return [] }
        let shape = Path(state.bounds.rect, corners: corners(radius: Double(state.cornerRadius)))
        return [.save, .clip(shape)] + pattern.patternCommands(in: state.bounds, of: self) + [.restore]
    }

    private func border(_ state: LayerState) -> DisplayNode.Border? {
        guard state.borderWidth > 0, let color = state.borderColor?.color, color.alpha > 0 else { return nil }
        return DisplayNode.Border(width: Double(state.borderWidth), color: color)
    }

    private func shadow(_ state: LayerState) -> DisplayNode.Shadow? {
        guard state.shadowOpacity > 0, !state.masksToBounds,
            let color = state.shadowColor?.color, color.alpha > 0
        else { return nil }
        return DisplayNode.Shadow(
            color: color.multiplyingAlpha(by: Double(min(state.shadowOpacity, 1))),
            radius: Double(max(state.shadowRadius, 0)),
            offset: Size(width: Double(state.shadowOffset.width), height: Double(state.shadowOffset.height)),
            path: shadowPath?.path)
    }

    /// Returns the commands that draw ``contents`` with ``contentsGravity``.
    package func contentsCommands() -> [DisplayCommand] {
        guard let image = contents as? CGImage, bounds.size.width > 0, bounds.size.height > 0 else { return [] }
        let scale = max(contentsScale, 0.001)
        let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
        let rect = contentsGravity.rect(for: size, in: bounds)
        guard let uncommon = rareProperties.uncommon.first else { return [.image(image.image, rect: rect.rect)] }
        return uncommon.commands(drawing: image, of: size, gravity: contentsGravity, in: bounds)
    }
}

extension CALayerContentsGravity {
    /// Returns the rectangle of an image with the given size in the bounds.
    package func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
        func scaled(_ factor: CGFloat) -> CGRect {
            let size = CGSize(width: size.width * factor, height: size.height * factor)
            return CGRect(
                x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
                height: size.height)
        }
        guard size.width > 0, size.height > 0 else { return bounds }
        switch self {
        case .resizeAspect: return scaled(min(bounds.width / size.width, bounds.height / size.height))
        case .resizeAspectFill: return scaled(max(bounds.width / size.width, bounds.height / size.height))
        case .resize: return bounds
        default:
            let isLeft = [.left, .topLeft, .bottomLeft].contains(self)
            let isRight = [.right, .topRight, .bottomRight].contains(self)
            let isTop = [.top, .topLeft, .topRight].contains(self)
            let isBottom = [.bottom, .bottomLeft, .bottomRight].contains(self)
            return CGRect(
                x: isLeft ? bounds.minX : isRight ? bounds.maxX - size.width : bounds.midX - size.width / 2,
                y: isTop ? bounds.minY : isBottom ? bounds.maxY - size.height : bounds.midY - size.height / 2,
                width: size.width, height: size.height)
        }
    }
}
