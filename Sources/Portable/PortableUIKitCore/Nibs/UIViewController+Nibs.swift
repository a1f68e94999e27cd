import Foundation

extension UIViewController {
    /// Loads the view from the storyboard or nib. Returns `false` if there's none for this controller.
    package func loadViewFromFile() -> Bool {
        if let interface, interface.loadView(of: self) { return true }
        guard let name = nibName ?? implicitNibName else { return false }
        _ = UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
        guard viewIfLoaded != nil else {
            raise(
                "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was "
                    + "not set.")
        }
        return true
    }

    /// The nib with the name of the class, if it exists. The framework's own controllers don't have one.
    private var implicitNibName: String? {
        let parts = String(reflecting: type(of: self)).split(separator: ".")
        guard parts.count == 2, parts.first != String(reflecting: UIViewController.self).split(separator: ".").first
        else { return nil }
        let name = String(parts[1])
        let suffix = "Controller"
        let candidates = (name.hasSuffix(suffix) ? [String(name.dropLast(suffix.count))] : []) + [name]
        return candidates.first { UINib.exists($0, in: nibBundle) }
    }
}
