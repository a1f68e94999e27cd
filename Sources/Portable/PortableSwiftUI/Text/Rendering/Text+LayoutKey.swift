import PortableUIKit

extension Text {
    /// A preference with the layouts of all texts in a view.
    ///
    /// ```swift
    /// Text("Hello").overlayPreferenceValue(Text.LayoutKey.self) { layouts in
    ///     GeometryReader { geometry in
    ///         ForEach(layouts.indices, id: \.self) { index in
    ///             let origin = geometry[layouts[index].origin]
    ///             ForEach(layouts[index].layout.indices, id: \.self) { line in
    ///                 let rect = layouts[index].layout[line].typographicBounds.rect
    ///                 Rectangle().stroke(.red)
    ///                     .frame(width: rect.width, height: rect.height)
    ///                     .offset(x: origin.x + rect.minX, y: origin.y + rect.minY)
    ///             }
    ///         }
    ///     }
    /// }
    /// ```
    public struct LayoutKey: PreferenceKey, Sendable {
        /// The layout of a text, with its position.
        public struct AnchoredLayout: Equatable {
            /// The top-left corner of the text view.
            public var origin: Anchor<CGPoint>
            /// The layout. Its coordinates are relative to the origin.
            public var layout: Text.Layout
        }

        /// An empty array.
        public static var defaultValue: [AnchoredLayout] { [] }

        /// Appends the layouts of the next view.
        public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) {
            value += nextValue()
        }
    }
}
