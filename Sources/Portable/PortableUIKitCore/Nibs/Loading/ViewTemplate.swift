/// A template for cells, headers, or other reusable views in an interface file: a prototype in a storyboard or a
/// registered nib.
@MainActor
package struct ViewTemplate<View: TemplateView> {
    /// The reuse identifier in the file.
    package let reuseIdentifier: String?
    /// Creates a view for an identifier.
    package let make: (_ identifier: String) -> View

    /// Creates a template from a prototype in a collection or table view. Its actions and segues can lead to the view's
    /// controller.
    package init(_ element: InterfaceElement, _ loader: InterfaceLoader) {
        // The controller can perform the segues before there's a view.
        loader.addSegues(of: element)
        reuseIdentifier = element.reuseIdentifier
        let document = loader.document, bundle = loader.bundle, storyboard = loader.storyboard
        let controller = WeakReference(object: loader.controller)
        let controllerID = loader.continued.first { $0.object === loader.controller }?.element.id
        make = { identifier in
            var objects: [String: AnyObject] = [:]
            if let controllerID { objects[controllerID] = controller.object }
            let loader = InterfaceLoader(document, bundle: bundle, storyboard: storyboard, objects: objects)
            loader.controller = controller.object
            guard let view = loader.make(element) as? View else {
                raise(
                    loader.error("the prototype isn't a \(View.self)", remedy: "Correct its class", at: element)
                        .description)
            }
            loader.finish()
            view.templateIdentifier = identifier
            return view
        }
    }

    /// Creates a template from a nib with one view.
    package init(_ nib: UINib) {
        reuseIdentifier = nil
        make = { identifier in
            let objects = nib.instantiate(withOwner: nil)
            guard objects.count == 1, let view = objects[0] as? View else {
                raise(
                    "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level "
                        + "object which must be a \(View.self) instance")
            }
            if let own = view.templateIdentifier, own != identifier {
                raise(
                    "view reuse identifier in nib (\(own)) does not match the identifier used to register the nib "
                        + "(\(identifier))")
            }
            view.templateIdentifier = identifier
            return view
        }
    }
}

/// A view that's created from a template and reused.
@MainActor
package protocol TemplateView: UIView {
    /// The reuse identifier of the view.
    var templateIdentifier: String? { get set }
    /// The view that solves the constraints inside, or `nil` if there's none.
    var templateContentView: UIView? { get }
}

extension TemplateView {
    /// Reads the content view's element into the object's content view.
    package func readContentView(_ reader: InterfaceReader) {
        guard let view = templateContentView, let content = reader.child("contentView") else { return }
        let frame = view.frame
        content.loader.adopt(view, for: content.element)
        view.readView(content)
        // The cell lays out its content view.
        view.frame = frame
        view.translatesAutoresizingMaskIntoConstraints = true
    }
}
