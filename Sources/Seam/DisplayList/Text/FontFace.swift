/// One installed font, for hosts that have to hand it on: a browser draws with the faces that text was measured with.
package struct FontFace: Sendable, Hashable {
    package var family: String
    /// From 100 (ultra light) to 900 (black), 400 regular.
    package var weight: Int
    package var isItalic: Bool
    /// Of the file.
    package var path: String
    /// Which of the fonts in the file it is; only collections have more than the first, 0.
    package var index: Int

    package init(family: String, weight: Int, isItalic: Bool, path: String, index: Int = 0) {
        self.family = family
        self.weight = weight
        self.isItalic = isItalic
        self.path = path
        self.index = index
    }
}
