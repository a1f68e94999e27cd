import Foundation

extension UIPasteboard {
    /// The items as objects that provide their data. Setting it replaces the content.
    public var itemProviders: [NSItemProvider] {
        get { items.map(NSItemProvider.init(representations:)) }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }

    /// Replaces the content with items.
    ///
    /// - Parameters:
    ///   - itemProviders: The items. Their data is loaded immediately.
    ///   - localOnly: A Boolean value that indicates whether the items stay on the device. It has no effect: a host's
    ///     clipboard always receives the text.
    ///   - expirationDate: The date at which the items are removed, or `nil`.
    public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        let items = itemProviders.map(\.representations)
        var options: [OptionsKey: Any] = [.localOnly: localOnly]
        options[.expirationDate] = expirationDate
        setItems(items, options: options)
    }

    /// Replaces the content with objects, in all types that they can be exported as.
    public func setObjects(_ objects: [any NSItemProviderWriting]) {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }

    /// Replaces the content with objects, in all types that they can be exported as.
    ///
    /// - Parameters:
    ///   - objects: The objects.
    ///   - localOnly: A Boolean value that indicates whether the objects stay on the device. It has no effect: a host's
    ///     clipboard always receives the text.
    ///   - expirationDate: The date at which the objects are removed, or `nil`.
    public func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
        setItemProviders(
            objects.map { NSItemProvider(object: $0) }, localOnly: localOnly, expirationDate: expirationDate)
    }

    /// A Boolean value that indicates whether the content outlasts the app. It's `true` for the general pasteboard, whose
    /// text the host keeps.
    public var isPersistent: Bool { name == .general }
}

extension NSItemProvider {
    /// Creates a provider of an item of a pasteboard.
    fileprivate convenience init(representations: [String: Any]) {
        self.init()
        for (type, value) in representations.sorted(by: { $0.key < $1.key }) {
            switch value {
            case let text as String where PasteboardForm.text.types.contains(type):
                registerObject(NSString(string: text), visibility: .all)
            case let url as URL: registerObject(url as NSURL, visibility: .all)
            case let image as UIImage: registerObject(image, visibility: .all)
            default: break
            }
            guard !registeredTypeIdentifiers.contains(type), let data = PasteboardForm.data(of: value) else { continue }
            registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
                completion(data, nil)
                return nil
            }
        }
    }

    /// The data of the item in all of its types.
    fileprivate var representations: [String: Any] {
        var result: [String: Any] = [:]
        for type in registeredTypeIdentifiers {
            let loaded = LockedValue<Data?>(nil)
            loadDataRepresentation(forTypeIdentifier: type) { data, _ in loaded.withLock { $0 = data } }
            result[type] = loaded.withLock { $0 }
        }
        return result
    }
}
