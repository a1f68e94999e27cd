import Foundation

/// A pasteboard that contains the copied items, each in one or more representations.
///
/// Every device has its own general pasteboard. If a host has a clipboard, the text of the two is synchronized.
///
/// Differs from UIKit: there are no item providers, values aren't encoded, and the content is lost when the process
/// ends.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    private let storage: PasteboardStorage

    init(_ storage: PasteboardStorage) {
        self.storage = storage
        super.init()
    }

    // MARK: Pasteboards

    /// The general pasteboard, for copying and pasting.
    open class var general: UIPasteboard { DeviceContext.current(for: .pasteboard).pasteboards.general }

    /// Creates an object for the pasteboard with a name. If the pasteboard doesn't exist, it's created if `create` is
    /// `true`; otherwise, the result is `nil`.
    ///
    /// Differs from UIKit: two pasteboards with the same name are separate objects, which share their content.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        let pasteboards = DeviceContext.current(for: .pasteboard).pasteboards
        guard let storage = pasteboards.storage(named: pasteboardName, create: create) else { return nil }
        self.init(storage)
    }

    /// Creates a pasteboard with a unique name.
    public override convenience init() {
        self.init(DeviceContext.current(for: .pasteboard).pasteboards.make(named: Name(UUID().uuidString)))
    }

    /// Returns a new pasteboard with a unique name.
    open class func withUniqueName() -> UIPasteboard {
        UIPasteboard(DeviceContext.current(for: .pasteboard).pasteboards.make(named: Name(UUID().uuidString)))
    }

    /// Removes the pasteboard with a name and its content. The general pasteboard can't be removed.
    open class func remove(withName pasteboardName: Name) {
        DeviceContext.current(for: .pasteboard).pasteboards.remove(named: pasteboardName)
    }

    /// The name of the pasteboard.
    open var name: Name { storage.name }

    /// The number of times that the content has changed.
    open var changeCount: Int { storage.changeCount }

    // MARK: Items

    /// The items, each a dictionary of representations by their types. The default is an empty array. Setting it posts
    /// a notification of the change.
    open var items: [[String: Any]] {
        get { storage.items(at: Date()) }
        set { setItems(newValue) }
    }

    /// Adds items to the content.
    open func addItems(_ items: [[String: Any]]) {
        setItems(self.items + items)
    }

    /// Replaces the content with the given items.
    ///
    /// - Parameters:
    ///   - items: The items, each a dictionary of representations by their types.
    ///   - options: The options. The value of `.expirationDate` is the date at which the items expire. `.localOnly` has
    ///     no effect: a host's clipboard always receives the text.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        let old = Set(self.items.flatMap(\.keys))
        let typed = items.filter { !$0.isEmpty }.map { item in
            Dictionary(item.map(Self.typed), uniquingKeysWith: { first, _ in first })
        }
        storage.replace(with: typed, until: options[.expirationDate] as? Date)
        let new = Set(typed.flatMap(\.keys))
        var information: [AnyHashable: Any] = [:]
        let added = new.subtracting(old).sorted(), removed = old.subtracting(new).sorted()
        if !added.isEmpty { information[Self.changedTypesAddedUserInfoKey] = added }
        if !removed.isEmpty { information[Self.changedTypesRemovedUserInfoKey] = removed }
        storage.changeHandler?()
        DeviceContext.current(for: .pasteboard).post(Self.changedNotification, object: self, userInfo: information)
        ChangedMessage(typesAdded: added, typesRemoved: removed).post(from: self)
    }

    /// Returns a representation with ``typeAutomatic`` replaced by the type of its value.
    private static func typed(_ form: (key: String, value: Any)) -> (String, Any) {
        guard form.key == typeAutomatic else { return (form.key, form.value) }
        return (PasteboardForm.allCases.first { $0.accepts(form.value) }?.type ?? form.key, form.value)
    }

    /// The number of items.
    open var numberOfItems: Int { items.count }

    // MARK: Types

    /// The types of the first item's representations. It's empty if the pasteboard is empty.
    open var types: [String] { items.first?.keys.sorted() ?? [] }

    /// Returns whether the first item has one of the types.
    open func contains(pasteboardTypes: [String]) -> Bool { !Set(types).isDisjoint(with: pasteboardTypes) }

    /// Returns the first item as data of a type, or `nil` if it has no such representation.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        value(forPasteboardType: pasteboardType).flatMap(PasteboardForm.data(of:))
    }

    /// Returns the value of the first item for a type, or `nil` if it has none.
    open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

    /// Replaces the content with a value.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        setItems([[pasteboardType: value]])
    }

    /// Replaces the content with data.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        setItems([[pasteboardType: data]])
    }

    /// Returns the types of the representations of the given items, or of all items if `itemSet` is `nil`. Returns
    /// `nil` if an item doesn't exist.
    open func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
        chosen(itemSet)?.map { $0.keys.sorted() }
    }

    /// Returns whether each of the given items, or all items if `itemSet` is `nil`, has one of the types.
    open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        chosen(itemSet)?.allSatisfy { !Set($0.keys).isDisjoint(with: pasteboardTypes) } ?? false
    }

    /// Returns the indexes of the items that have one of the types.
    open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        IndexSet(items.indices.filter { !Set(items[$0].keys).isDisjoint(with: pasteboardTypes) })
    }

    /// Returns the values of a type in the given items, or in all items if `itemSet` is `nil`. Returns `nil` if an item
    /// doesn't exist.
    open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        chosen(itemSet)?.compactMap { $0[pasteboardType] }
    }

    /// Returns the values of a type, as data, in the given items, or in all items if `itemSet` is `nil`. Returns `nil`
    /// if an item doesn't exist.
    open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        values(forPasteboardType: pasteboardType, inItemSet: itemSet)?.compactMap(PasteboardForm.data(of:))
    }

    private func chosen(_ itemSet: IndexSet?) -> [[String: Any]]? {
        guard let itemSet else { return items }
        guard itemSet.allSatisfy(items.indices.contains) else { return nil }
        return itemSet.map { items[$0] }
    }
}
