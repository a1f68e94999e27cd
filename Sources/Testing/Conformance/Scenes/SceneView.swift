import CollageTesting

/// A view of a scene, with the path of its recorded frame.
struct SceneView {
    var path: String
    var view: UIView
    var description: JSONValue
    /// A Boolean value that indicates whether the view replaces one of an unknown class.
    var isStandIn = false
}

extension JSONValue {
    var size: CGSize? { numbers.flatMap { $0.count == 2 ? CGSize(width: $0[0], height: $0[1]) : nil } }

    var rect: CGRect? {
        numbers.flatMap { $0.count == 4 ? CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) : nil }
    }

    /// The insets, which are recorded as top, left, bottom, and right.
    var insets: UIEdgeInsets? {
        numbers.flatMap {
            $0.count == 4 ? UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) : nil
        }
    }
}
