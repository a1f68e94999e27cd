import CollageTesting

/// A point of a scene with the view that a touch hits there, or `nil`.
struct RecordedHit: Decodable {
    var point: [Double]
    var path: String?
}

extension SceneComparison {
    /// Compares the views that touches hit. A private view counts as the nearest described view, and the root is never
    /// hit, as in the recordings.
    mutating func compareHits(_ hits: [RecordedHit], _ views: [SceneView]) {
        guard let root = views.first?.view else { return }
        let paths = Dictionary(
            views.map { (ObjectIdentifier($0.view), $0.path) }, uniquingKeysWith: { first, _ in first })
        for hit in hits where hit.point.count == 2 {
            let point = CGPoint(x: hit.point[0], y: hit.point[1])
            var found = root.subviews.reversed().lazy.compactMap {
                $0.hitTest($0.convert(point, from: root), with: nil)
            }
            .first
            while let view = found, paths[ObjectIdentifier(view)] == nil { found = view.superview }
            let path = found.flatMap { paths[ObjectIdentifier($0)] }.flatMap { $0.isEmpty ? nil : $0 }
            compareHit(at: point, expected: hit.path, found: path)
        }
    }
}
