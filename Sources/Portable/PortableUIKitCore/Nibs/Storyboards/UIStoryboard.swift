import Foundation

/// The screens of an app and the segues between them, from an interface file.
///
/// Differs from UIKit: files are read in Xcode's format, `.storyboard`, without compiling them. If no bundle is given,
/// files in the bundles of packages next to the program are found, too.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    let document: InterfaceDocument
    let bundle: Bundle?
    let name: String
    /// The chain of storyboard references that leads to this storyboard.
    private var references: [String] = []
    /// The IDs of the controllers that are being created, from the outside in.
    private var making: [String] = []

    /// Creates a storyboard with the given name, without its extension, in a bundle. `nil` means the app's bundle.
    /// Raises an exception if the file doesn't exist or can't be read.
    ///
    /// - Complexity: O(*n*) in the size of the file when it's first read.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        bundle = storyboardBundleOrNil
        guard let path = InterfaceFiles.path(named: name, extension: "storyboard", in: bundle) else {
            raise(
                "Could not find a storyboard named '\(name)' in bundle \((bundle ?? .main).interfaceName). Add "
                    + "\(name).storyboard to the resources of the target, and give UIStoryboard that target's "
                    + "Bundle.module.")
        }
        do throws(InterfaceError) {
            document = try InterfaceFiles.document(atPath: path)
        } catch {
            raise("Could not read the storyboard named '\(name)'. \(error)")
        }
        super.init()
    }

    /// Creates a storyboard without screens.
    public override init() {
        (name, bundle) = ("", nil)
        do throws(InterfaceError) {
            document = try InterfaceDocument(data: Data("<document/>".utf8), file: "")
        } catch {
            raise("Could not create an empty storyboard. \(error)")
        }
        super.init()
    }

    /// Returns a new initial view controller, or `nil` if the storyboard doesn't have one.
    open func instantiateInitialViewController() -> UIViewController? {
        instantiateInitialViewController(creator: nil)
    }

    /// Returns a new initial view controller, created by `creator`, or by its class if `creator` returns `nil`. Returns
    /// `nil` if the storyboard has no initial view controller.
    ///
    /// - Parameter creator: A closure that calls the app's own initializer, which calls `super.init(coder:)`.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        guard let id = document.root["initialViewController"], let element = document.element(id: id) else {
            return nil
        }
        return make(element, creator: creator)
    }

    /// Returns a new view controller with the given storyboard ID. Raises an exception if the storyboard has no view
    /// controller with the ID.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        instantiateViewController(identifier: identifier, creator: nil)
    }

    /// Returns a new view controller with the given storyboard ID, created by `creator`, or by its class if `creator`
    /// returns `nil`. Raises an exception if the storyboard has no view controller with the ID.
    ///
    /// - Parameters:
    ///   - identifier: The storyboard ID.
    ///   - creator: A closure that calls the app's own initializer, which calls `super.init(coder:)`.
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        let found = document.scenes.lazy.compactMap { Scene($0)?.controller }
            .first { $0["storyboardIdentifier"] == identifier }
        guard let found else {
            raise("Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'")
        }
        return make(found, creator: creator)
    }

    /// A description with the storyboard's name and bundle.
    nonisolated open override var description: String {
        describe { "<UIStoryboard: \(name) in \((bundle ?? .main).interfaceName)>" }
    }

    // MARK: Creating view controllers

    /// Returns the view controller of an element, with its initial children.
    func make<ViewController: UIViewController>(
        _ element: InterfaceElement, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        let made = element.name == "viewControllerPlaceholder" ? referenced(element) : make(element, creator)
        guard let controller = made as? ViewController else {
            raise(
                error("the controller is a \(type(of: made)), no \(ViewController.self)", at: element)
                    + " Correct its class in the file, or the requested type.")
        }
        return controller
    }

    private func make<ViewController: UIViewController>(
        _ element: InterfaceElement, _ creator: ((NSCoder) -> ViewController?)?
    ) -> UIViewController {
        guard element.id.map(making.contains) != true else {
            raise(
                error("the controller contains itself", at: element) + " Remove one of the relationships of \(making).")
        }
        making.append(element.id ?? "")
        defer { making.removeLast() }
        let loader = InterfaceLoader(document, bundle: bundle, storyboard: self)
        let scene = document.scenes.lazy.compactMap(Scene.init).first { $0.controller.id == element.id }
        loader.onDemand = scene?.others ?? []
        loader.waitsForView = true
        guard let controller = loader.makeController(element, creator: creator) else {
            raise(
                error("<\(element.name)> isn't a view controller that Collage supports", at: element)
                    + " Use another one.")
        }
        loader.controller = controller
        controller.interface = ControllerInterface(element: element, storyboard: self, loader: loader)
        loader.finish()
        controller.interface?.take(from: loader, except: controller)
        return controller
    }

    /// Returns the controller of another storyboard for a reference.
    private func referenced(_ element: InterfaceElement) -> UIViewController {
        guard let name = element["storyboardName"] else {
            raise(error("the reference doesn't name a storyboard", at: element) + " Choose one.")
        }
        let reference = "\(name).\(element["referencedIdentifier"] ?? "")"
        guard !references.contains(reference) else {
            raise(error("the references lead back to \(name)", at: element) + " Choose a controller for one of them.")
        }
        let bundle = element["bundleIdentifier"].flatMap(Bundle.init(identifier:)) ?? bundle
        let storyboard = UIStoryboard(name: name, bundle: bundle)
        storyboard.references = references + [reference]
        guard let identifier = element["referencedIdentifier"] else {
            guard let controller = storyboard.instantiateInitialViewController() else {
                let problem = error("the storyboard \(name) has no initial view controller", at: element)
                raise(problem + " Choose one there.")
            }
            return controller
        }
        return storyboard.instantiateViewController(withIdentifier: identifier)
    }

    private func error(_ problem: String, at element: InterfaceElement) -> String {
        "\(document.file):\(element.line) (\(element.id ?? "")): \(problem)."
    }

    /// A view controller and the objects outside its view.
    private struct Scene {
        let controller: InterfaceElement
        /// Recognizers and other objects, without the controller and placeholders.
        let others: [InterfaceElement]

        init?(_ element: InterfaceElement) {
            let objects = element.group("objects").filter { !["placeholder", "exit"].contains($0.name) }
            guard let index = objects.firstIndex(where: { $0["sceneMemberID"] == "viewController" }) else { return nil }
            controller = objects[index]
            others = objects.enumerated().filter { $0.offset != index }.map(\.element)
        }
    }
}
