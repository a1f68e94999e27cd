import PortableUIKit

/// The tint of a view that UIKit shows: `tint(_:)` sets the tint color of sliders, text fields, and an app's own views, and of
/// the bars of containers.
@MainActor
final class RepresentableTint {
    /// The applied tint. Two UIKit colors that are created from the same color aren't equal.
    private var color: Color?

    /// Passes the tint of the environment to a closure if it changed: `nil` if no view sets one.
    func apply(_ environment: EnvironmentValues, _ set: (UIColor?) -> Void) {
        let new = environment.tint == nil ? nil : environment.tintColor
        guard new != color else { return }
        color = new
        set(new.map { UIColor($0) })
    }
}
