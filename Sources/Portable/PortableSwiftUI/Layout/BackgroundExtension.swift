import Foundation

extension View {
    /// Extends the view under bars and sidebars: mirrored, blurred copies of the view fill the safe area at its edges.
    public nonisolated func backgroundExtensionEffect() -> some View {
        backgroundExtensionEffect(isEnabled: true)
    }

    /// Extends the view under bars and sidebars, if it's enabled: mirrored, blurred copies of the view fill the safe area
    /// at its edges.
    public nonisolated func backgroundExtensionEffect(isEnabled: Bool) -> some View {
        modifier(BackgroundExtensionModifier(isEnabled: isEnabled))
    }
}

/// A modifier that shows mirrored copies of a view in the safe area at its edges.
private nonisolated struct BackgroundExtensionModifier: ViewModifier {
    let isEnabled: Bool

    @MainActor func body(content: Content) -> some View {
        content.background {
            if isEnabled {
                GeometryReader { proxy in
                    ForEach(MirroredPart.all(in: proxy)) { $0.show(content, of: proxy.size) }
                }
                .allowsHitTesting(false)
                .accessibilityHidden(true)
            }
        }
    }
}

/// A part of the safe area around a view, which a mirrored copy of the view fills.
private struct MirroredPart: Identifiable {
    /// The radius of the blur of copies, in points.
    private static let blurRadius: CGFloat = 8

    /// The column and the row of the part in a grid with the view in its center: -1, 0, or 1.
    let column: Int
    let row: Int
    /// The frame of the part in the view's coordinates, from its leading edge.
    let frame: CGRect

    var id: Int { row * 3 + column }

    /// Returns the parts with an area.
    @MainActor
    static func all(in proxy: GeometryProxy) -> [MirroredPart] {
        let (size, insets) = (proxy.size, proxy.safeAreaInsets)
        let columns = [(-insets.leading, insets.leading), (0, size.width), (size.width, insets.trailing)]
        let rows = [(-insets.top, insets.top), (0, size.height), (size.height, insets.bottom)]
        return (0..<9).compactMap { index in
            let (x, width) = columns[index % 3], (y, height) = rows[index / 3]
            guard index != 4, width > 0, height > 0 else { return nil }
            return MirroredPart(
                column: index % 3 - 1, row: index / 3 - 1, frame: CGRect(x: x, y: y, width: width, height: height))
        }
    }

    /// Returns a copy of a view, mirrored at the edges that it shares with the view.
    @MainActor
    func show(_ content: some View, of size: CGSize) -> some View {
        content
            .frame(width: size.width, height: size.height)
            .scaleEffect(x: column == 0 ? 1 : -1, y: row == 0 ? 1 : -1)
            .blur(radius: Self.blurRadius, opaque: true)
            .frame(width: frame.width, height: frame.height, alignment: alignment)
            .clipped()
            .modifier(LeadingOffset(x: frame.minX, y: frame.minY))
    }

    private var alignment: Alignment {
        Alignment(
            horizontal: column < 0 ? .trailing : column > 0 ? .leading : .center,
            vertical: row < 0 ? .bottom : row > 0 ? .top : .center)
    }
}

/// A modifier that moves a view in the reading direction and down.
private struct LeadingOffset: ViewModifier {
    let x: CGFloat
    let y: CGFloat
    @Environment(\.layoutDirection) private var direction

    func body(content: Content) -> some View {
        content.offset(x: direction == .rightToLeft ? -x : x, y: y)
    }
}
