import PortableUIKit

extension Font {
    /// The width of the characters of a font.
    public struct Width: Hashable, Sendable {
        /// The width: 0 is the standard width. Smaller values are narrower, and larger ones are wider.
        public var value: CGFloat

        /// Creates a width.
        public init(_ value: CGFloat) {
            self.value = value
        }

        /// The narrowest width.
        public static let compressed = Width(-0.4)
        /// A narrow width.
        public static let condensed = Width(-0.2)
        /// The standard width.
        public static let standard = Width(0)
        /// A wide width.
        public static let expanded = Width(0.2)
    }

    /// Returns the font with a width.
    ///
    /// Differs from SwiftUI: fonts have a single width.
    public func width(_ width: Width) -> Font { self }

    /// Returns the font with small capitals in place of lowercase letters.
    ///
    /// Differs from SwiftUI: fonts have no small capitals.
    public func lowercaseSmallCaps() -> Font { self }

    /// Returns the font with small capitals in place of uppercase letters.
    ///
    /// Differs from SwiftUI: fonts have no small capitals.
    public func uppercaseSmallCaps() -> Font { self }

    /// Returns the font with small capitals.
    ///
    /// Differs from SwiftUI: fonts have no small capitals.
    public func smallCaps() -> Font { self }
}

extension View {
    /// Sets the width of the fonts in the view.
    ///
    /// Differs from SwiftUI: fonts have a single width.
    public nonisolated func fontWidth(_ width: Font.Width?) -> some View { self }
}

extension Text {
    /// Sets the width of the font of the text.
    ///
    /// Differs from SwiftUI: fonts have a single width.
    public func fontWidth(_ width: Font.Width?) -> Text { self }
}
