/// The corner radii of a view.
public struct UICornerConfiguration: Hashable, Sendable {
    enum Shape: Hashable, Sendable {
        case capsule(maximumRadius: CGFloat?)
        case corners([UICornerRadius])
    }

    /// A capsule, or the radii of the corners: top left, top right, bottom left, and bottom right.
    let shape: Shape
    /// The sets of corners that get the largest of their radii.
    let uniform: [[Int]]

    private init(_ shape: Shape, uniform: [[Int]] = []) {
        self.shape = shape
        self.uniform = uniform
    }

    private init(
        _ topLeft: UICornerRadius?, _ topRight: UICornerRadius?, _ bottomLeft: UICornerRadius?,
        _ bottomRight: UICornerRadius?, uniform: [[Int]] = []
    ) {
        self.init(.corners([topLeft, topRight, bottomLeft, bottomRight].map { $0 ?? .fixed(0) }), uniform: uniform)
    }

    /// Returns a capsule, with a radius of half the shorter side.
    /// - Parameter maximumRadius: The maximum radius, in points. `nil` means no limit.
    public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
        UICornerConfiguration(.capsule(maximumRadius: maximumRadius.map { $0 > 0 ? $0 : 0 }))
    }

    /// Returns a configuration that resolves a radius in each corner.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(radius, radius, radius, radius)
    }

    /// Returns a configuration with a radius for each corner. `nil` means a square corner.
    public static func corners(
        topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
        bottomRightRadius: UICornerRadius?
    ) -> UICornerConfiguration {
        UICornerConfiguration(topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius)
    }

    /// Returns a configuration in which all corners have the largest of their resolved radii.
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(radius, radius, radius, radius, uniform: [[0, 1, 2, 3]])
    }

    /// Returns a configuration in which the corners of each side have the same radius.
    public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(leftRadius, rightRadius, leftRadius, rightRadius, uniform: [[0, 2], [1, 3]])
    }

    /// Returns a configuration in which the corners at the top and at the bottom each have the same radius.
    public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(topRadius, topRadius, bottomRadius, bottomRadius, uniform: [[0, 1], [2, 3]])
    }

    /// Returns a configuration in which the corners at the top have the same radius.
    public static func uniformTopRadius(
        _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(topRadius, topRadius, bottomLeftRadius, bottomRightRadius, uniform: [[0, 1]])
    }

    /// Returns a configuration in which the corners at the bottom have the same radius.
    public static func uniformBottomRadius(
        _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(topLeftRadius, topRightRadius, bottomRadius, bottomRadius, uniform: [[2, 3]])
    }

    /// Returns a configuration in which the corners at the left have the same radius.
    public static func uniformLeftRadius(
        _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(leftRadius, topRightRadius, leftRadius, bottomRightRadius, uniform: [[0, 2]])
    }

    /// Returns a configuration in which the corners at the right have the same radius.
    public static func uniformRightRadius(
        _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(topLeftRadius, rightRadius, bottomLeftRadius, rightRadius, uniform: [[1, 3]])
    }

    /// Returns the radii for a size: top left, top right, bottom left, bottom right.
    /// - Parameter concentric: Returns the radius that makes a corner concentric with the container's.
    func radii(in size: CGSize, concentric: (Int) -> CGFloat) -> [CGFloat] {
        let half = min(size.width, size.height) / 2
        switch shape {
        case .capsule(let maximum):
            return Array(repeating: max(min(half, maximum ?? half), 0), count: 4)
        case .corners(let corners):
            var radii = corners.enumerated().map { index, corner in
                switch corner.value {
                case .fixed(let radius): min(radius, half)
                case .containerConcentric(let minimum): min(max(concentric(index), minimum ?? 0), half)
                }
            }
            for group in uniform {
                let largest = group.map { radii[$0] }.max() ?? 0
                for index in group { radii[index] = largest }
            }
            return radii
        }
    }
}
