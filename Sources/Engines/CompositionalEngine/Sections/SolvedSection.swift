/// A section's solution, which sections that are alike share until one of them changes.
///
/// Whoever asks reads it where it is: a copy would count references to all that a solution is made of.
struct SolvedSection: Sendable {
    /// Changed by whoever has it alone, and by nobody else.
    private final class Storage: @unchecked Sendable {
        var geometry: SectionGeometry

        init(_ geometry: SectionGeometry) {
            self.geometry = geometry
        }
    }

    private var storage: Storage

    init(_ geometry: SectionGeometry) {
        storage = Storage(geometry)
    }

    var geometry: SectionGeometry {
        _read { yield storage.geometry }
        _modify {
            if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.geometry) }
            yield &storage.geometry
        }
    }
}
