import Synchronization

/// The fonts of an app, in addition to the machine's fonts.
///
/// They are registered for the process, like fonts that an app registers on iOS. Code that measures or draws text, or
/// passes fonts on, checks for added fonts. Fonts are never removed: text that was measured with one is still drawn
/// with it.
package enum AppFonts {
    private static let list = Mutex<[FontFace]>([])
    private static let number = Atomic<Int>(0)

    /// The number of fonts, which never decreases.
    package static var count: Int { number.load(ordering: .acquiring) }

    /// All fonts in the order of registration. Each has a separate family, named by its PostScript name, so that no
    /// other font is drawn in its place.
    package static var faces: [FontFace] { list.withLock { $0 } }

    /// Adds the faces that aren't registered yet.
    package static func add(_ faces: [FontFace]) {
        list.withLock { list in
            for face in faces where !list.contains(face) { list.append(face) }
            number.store(list.count, ordering: .releasing)
        }
    }
}
