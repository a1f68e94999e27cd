import DisplayList
import RuntimeSupport

/// Methods that a layer calls on its view, in addition to the methods of other delegates.
@MainActor
package protocol LayerOwner: CALayerDelegate, DisplayedObject {
    var layer: CALayer { get }

    /// Returns the commands that draw the content between the layer's background and its sublayers, in the layer's
    /// coordinate space.
    func makeDisplayCommands() -> [DisplayCommand]

    /// Notifies the owner that the layer, which has no superlayer, needs to be redrawn.
    func layerNeedsFrame()

    /// Notifies the owner that the geometry of the layer was changed, but not by the owner.
    func layerGeometryDidChange(from old: LayerGeometry)

    /// Sets a property that an animation has changed on the view. Returns `false` if the view has no such property.
    func setAnimated(_ value: AnimatableValue, of property: AnimatableProperty) -> Bool
}

extension CALayer: DisplayedObject {
    /// The scope of the device that displays the layer: the scope of its owner, or of the closest superlayer's owner.
    ///
    /// - Complexity: O(*n*), where *n* is the number of layers up to that owner.
    package var shownScope: DeviceScope? {
        sequence(first: self, next: \.superlayer).lazy.compactMap(\.owner).first?.shownScope
    }

    /// The time of the device that displays the layer, or of the current device if the layer isn't displayed.
    var now: Double { DeviceScope.showing(self).clock.now }
}

/// A reference from a layer to its owner, which keeps a strong reference to the layer. It follows the rules of
/// ``Unretained``.
struct LayerOwnerReference {
    private unowned(unsafe) var owner: (any LayerOwner)?

    var object: (any LayerOwner)? {
        get {
            guard let owner, !isDeallocating(Unmanaged.passUnretained(owner as AnyObject).toOpaque()) else {
                return nil
            }
            return owner
        }
        set { owner = newValue }
    }

    /// A Boolean value that indicates whether no owner was set. The owner can be deallocating.
    var isEmpty: Bool { owner == nil }

    /// Clears the reference without accessing its object.
    mutating func clear() { owner = nil }
}
