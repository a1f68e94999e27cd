/// An installed font, for hosts that transfer fonts: a browser draws with the fonts that text was measured with.
package struct FontFace: Sendable, Hashable {
    package var family: String
    /// The weight from 100 (ultra light) to 900 (black), with 400 for regular.
    package var weight: Int
    package var isItalic: Bool
    /// The path of the file.
    package var path: String
    /// The index of the font in the file, which is 0 except in font collections.
    package var index: Int

    package init(family: String, weight: Int, isItalic: Bool, path: String, index: Int = 0) {
        self.family = family
        self.weight = weight
        self.isItalic = isItalic
        self.path = path
        self.index = index
    }
}
