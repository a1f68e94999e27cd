/// A section's solution. Equal sections share it until one of them changes.
///
/// Callers access it in place, because a copy would retain all parts of the solution.
struct SolvedSection: Sendable {
    /// Only modified while it's uniquely referenced.
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
