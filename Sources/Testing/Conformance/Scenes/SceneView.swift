import CollageTesting

/// A view that a scene describes, with the path under which its frame was recorded.
struct SceneView {
    var path: String
    var view: UIView
    var description: JSONValue
    /// Whether the view is in the place of one whose class isn't known here.
    var isStandIn = false
}

extension JSONValue {
    var size: CGSize? { numbers.flatMap { $0.count == 2 ? CGSize(width: $0[0], height: $0[1]) : nil } }

    var rect: CGRect? {
        numbers.flatMap { $0.count == 4 ? CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) : nil }
    }

    /// Insets, recorded as top, left, bottom and right.
    var insets: UIEdgeInsets? {
        numbers.flatMap {
            $0.count == 4 ? UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) : nil
        }
    }
}
