import Synchronization

/// The fonts that an app brings, beside those of the machine.
///
/// They are the process's, as those are that an app registers on a phone. Whoever measures or draws text, or hands fonts
/// on, takes those that have come since it looked last. None goes: text that was made with one is still drawn with it.
package enum AppFonts {
    private static let list = Mutex<[FontFace]>([])
    private static let number = Atomic<Int>(0)

    /// How many there are; it only grows.
    package static var count: Int { number.load(ordering: .acquiring) }

    /// All of them, in the order in which they came. Each has a family of its own, which is called as its
    /// PostScript name, so that nothing else is drawn in its place.
    package static var faces: [FontFace] { list.withLock { $0 } }

    /// Adds those that aren't there yet.
    package static func add(_ faces: [FontFace]) {
        list.withLock { list in
            for face in faces where !list.contains(face) { list.append(face) }
            number.store(list.count, ordering: .releasing)
        }
    }
}
