import Foundation

extension UIApplication {
    /// Registers an object whose state is saved and restored with that of the view controllers.
    public class func registerObject(
        forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
    ) {
        shared.restoration.register(object, restorationIdentifier)
    }

    /// Saves the state of the application in the background, if the delegate wants that. The state is kept until the device
    /// is removed.
    func saveState() {
        guard !usesScenes, let delegate else { return }
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        guard
            delegate.application(self, shouldSaveSecureApplicationState: coder)
                || delegate.application(self, shouldSaveApplicationState: coder)
        else { return }
        delegate.application(self, willEncodeRestorableStateWith: coder)
        coder.finishEncoding()
        let objects = RestorableObjects(of: self)
        let items = objects.paths.compactMap { path in objects.objects[path].map { savedItem($0, at: path) } }
        DeviceContext.current.memory.lastApplication.savedState = SavedState(
            application: coder.encodedData, items: items)
    }

    private func savedItem(_ object: Restorable, at path: [String]) -> SavedState.Item {
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        object.encode(with: coder)
        coder.finishEncoding()
        var item = SavedState.Item(path: path, data: coder.encodedData)
        switch object {
        case .controller(let controller):
            item.controllerClass = controller.restorationClass
            item.selectedIndex = (controller as? UITabBarController)?.selectedIndex
            item.isPresented = controller.parent == nil && controller.presentingViewController != nil
        case .object(let object): item.objectClass = object.objectRestorationClass
        case .view: item.isView = true
        }
        return item
    }

    /// Restores the state that an earlier launch on the device has saved, if the delegate wants that.
    package func restoreState() {
        let memory = DeviceContext.current.memory
        guard !usesScenes, let delegate, let saved = memory.lastApplication.savedState,
            let coder = try? NSKeyedUnarchiver(restoring: saved.application)
        else { return }
        memory.lastApplication.savedState = nil
        guard
            delegate.application(self, shouldRestoreSecureApplicationState: coder)
                || delegate.application(self, shouldRestoreApplicationState: coder)
        else { return }
        var objects = RestorableObjects(of: self).objects
        let coders = saved.items.map { try? NSKeyedUnarchiver(restoring: $0.data) }
        for (item, coder) in zip(saved.items, coders) where objects[item.path] == nil && !item.isView {
            guard let coder, let object = restoredObject(of: item, with: coder) else { continue }
            objects[item.path] = object
            insert(object, of: item, into: objects)
        }
        // The views of the view controllers that were created again.
        objects.merge(RestorableObjects(of: self).objects) { known, _ in known }
        for (item, coder) in zip(saved.items, coders) {
            guard let coder, let object = objects[item.path] else { continue }
            if case .controller(let controller as UITabBarController) = object, let index = item.selectedIndex {
                controller.selectedIndex = index
            }
            object.decode(with: coder)
            restoration.restored.append(object)
        }
        delegate.application(self, didDecodeRestorableStateWith: coder)
        restoration.finish()
    }

    /// Creates an object that doesn't exist yet, with its restoration class or the delegate.
    private func restoredObject(of item: SavedState.Item, with coder: NSCoder) -> Restorable? {
        if let objectClass = item.objectClass {
            return objectClass.object(withRestorationIdentifierPath: item.path, coder: coder).map(Restorable.object)
        }
        let controller =
            item.controllerClass.map { $0.viewController(withRestorationIdentifierPath: item.path, coder: coder) }
            ?? delegate?.application(self, viewControllerWithRestorationIdentifierPath: item.path, coder: coder)
        if let controller, controller.restorationIdentifier == nil {
            controller.restorationIdentifier = item.path.last
        }
        return controller.map(Restorable.controller)
    }

    /// Pushes a controller that was created again, or presents it, as it was before.
    private func insert(_ object: Restorable, of item: SavedState.Item, into objects: [[String]: Restorable]) {
        guard case .controller(let controller) = object, controller.parent == nil,
            case .controller(let parent) = objects[Array(item.path.dropLast())]
        else { return }
        controller.loadViewIfNeeded()
        if item.isPresented {
            parent.present(controller, animated: false)
        } else {
            (parent as? UINavigationController)?.pushViewController(controller, animated: false)
        }
    }
}

extension NSKeyedUnarchiver {
    /// Creates an unarchiver of saved state, which can contain any class.
    fileprivate convenience init(restoring data: Data) throws {
        try self.init(forReadingFrom: data)
        requiresSecureCoding = false
    }
}
