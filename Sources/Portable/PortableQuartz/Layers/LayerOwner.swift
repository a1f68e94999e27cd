import DisplayList
import RuntimeSupport

/// What a layer wants of the view whose layer it is, beside what it wants of any delegate.
@MainActor
package protocol LayerOwner: CALayerDelegate, ShownObject {
    var layer: CALayer { get }

    /// What is drawn above the layer's background and below its sublayers, in the layer's coordinates.
    func makeDisplayCommands() -> [DisplayCommand]

    /// Something in the layer, which is in no other, is to be drawn anew.
    func layerNeedsFrame()

    /// Sets a property that an animation has changed as the view's own. Returns false if the view has none for it.
    func setAnimated(_ value: AnimatableValue, of property: AnimatableProperty) -> Bool
}

extension CALayer: ShownObject {
    /// The scope of the device that shows the layer: that of its owner, or of the owner nearest above it.
    ///
    /// - Complexity: O(the layers between the two).
    package var shownScope: DeviceScope? {
        sequence(first: self, next: \.superlayer).lazy.compactMap(\.owner).first?.shownScope
    }

    /// The time of the device that shows the layer; that of what runs now while none does.
    var now: Double { DeviceScope.showing(self).clock.now }
}

/// A reference to a layer's owner, which holds the layer.
///
/// Like ``Unretained``, of which it keeps the rules.
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

    /// Refers to nothing any more, without a look at what it referred to.
    mutating func clear() { owner = nil }
}
