import Foundation

extension UIWindowScene {
    /// The style of the controls of a window.
    @preconcurrency @MainActor
    public final class WindowingControlStyle: NSObject {
        private let name: String

        private init(_ name: String) { self.name = name }

        /// The style that the system chooses.
        public class var automatic: WindowingControlStyle { automaticStyle }
        /// A style with the window controls in a small area above the content.
        public class var minimal: WindowingControlStyle { minimalStyle }
        /// A style with the window controls inside the bar at the top of the content.
        public class var unified: WindowingControlStyle { unifiedStyle }

        private static let automaticStyle = WindowingControlStyle("automatic")
        private static let minimalStyle = WindowingControlStyle("minimal")
        private static let unifiedStyle = WindowingControlStyle("unified")

        /// The name of the style.
        nonisolated public override var description: String { "<UISceneWindowingControlStyle: \(name)>" }
    }
}

extension UIWindowScene {
    /// Notifies the delegate if the scene's geometry has changed.
    package func effectiveGeometryDidChange(from previous: UIWindowScene.Geometry) {
        let current = effectiveGeometry
        guard
            current.systemFrame != previous.systemFrame || current.interfaceOrientation != previous.interfaceOrientation
                || current.isInteractivelyResizing != previous.isInteractivelyResizing
        else { return }
        (delegate as? any UIWindowSceneDelegate)?.windowScene(self, didUpdateEffectiveGeometry: previous)
    }
}

extension UIWindowScene.Geometry {
    /// The coordinate space of the scene, whose bounds have the size of the scene's frame on the screen.
    public var coordinateSpace: any UICoordinateSpace { SceneCoordinateSpace(systemFrame) }

    /// A Boolean value that indicates whether the orientation of the interface is locked. It's always `false`.
    public var isInterfaceOrientationLocked: Bool { false }
}

/// The coordinate space of a scene with an origin on its screen.
@MainActor
private final class SceneCoordinateSpace: NSObject, UICoordinateSpace {
    private let frame: CGRect

    init(_ frame: CGRect) { self.frame = frame }

    var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        UIScreen.main.coordinateSpace.convert(
            CGPoint(x: point.x + frame.minX, y: point.y + frame.minY), to: coordinateSpace)
    }

    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        let onScreen = UIScreen.main.coordinateSpace.convert(point, from: coordinateSpace)
        return CGPoint(x: onScreen.x - frame.minX, y: onScreen.y - frame.minY)
    }

    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        UIScreen.main.coordinateSpace.convert(rect.offsetBy(dx: frame.minX, dy: frame.minY), to: coordinateSpace)
    }

    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        UIScreen.main.coordinateSpace.convert(rect, from: coordinateSpace).offsetBy(dx: -frame.minX, dy: -frame.minY)
    }
}
