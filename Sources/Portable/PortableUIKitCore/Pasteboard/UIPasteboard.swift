import Foundation

/// A pasteboard that contains the copied items, each in one or more representations.
///
/// Every device has its own general pasteboard. If a host has a clipboard, the text of the two is synchronized.
///
/// Differs from UIKit: item providers are left out, values are kept as they are, and nothing outlives the process.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    private let storage: PasteboardStorage

    init(_ storage: PasteboardStorage) {
        self.storage = storage
        super.init()
    }

    // MARK: Pasteboards

    /// The pasteboard for copying and pasting.
    open class var general: UIPasteboard { DeviceContext.current(for: .pasteboard).pasteboards.general }

    /// Creates an object for the pasteboard with a name. If the pasteboard doesn't exist, it's created if `create` is
    /// `true`; otherwise, the result is `nil`.
    ///
    /// Differs from UIKit: two with the same name are two objects, which have the same content.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        let pasteboards = DeviceContext.current(for: .pasteboard).pasteboards
        guard let storage = pasteboards.storage(named: pasteboardName, create: create) else { return nil }
        self.init(storage)
    }

    /// Returns a new pasteboard with a unique name.
    open class func withUniqueName() -> UIPasteboard {
        UIPasteboard(DeviceContext.current(for: .pasteboard).pasteboards.make(named: Name(UUID().uuidString)))
    }

    /// Forgets the pasteboard with a name, and its content. The general one stays.
    open class func remove(withName pasteboardName: Name) {
        DeviceContext.current(for: .pasteboard).pasteboards.remove(named: pasteboardName)
    }

    /// The name of the pasteboard.
    open var name: Name { storage.name }

    /// How often the content has changed.
    open var changeCount: Int { storage.changeCount }

    // MARK: Items

    /// The items, each a dictionary of representations by their types; empty by default. Setting it posts a
    /// notification of the change.
    open var items: [[String: Any]] {
        get { storage.items(at: Date()) }
        set { setItems(newValue) }
    }

    /// Adds items to the content.
    open func addItems(_ items: [[String: Any]]) {
        setItems(self.items + items)
    }

    /// Replaces what it has.
    ///
    /// - Parameter options: With `.expirationDate`, the date from which on the items are gone. `.localOnly` changes
    ///   nothing: a host's clipboard gets text in any case.
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
    }

    /// A value of ``typeAutomatic`` gets the type that belongs to it.
    private static func typed(_ form: (key: String, value: Any)) -> (String, Any) {
        guard form.key == typeAutomatic else { return (form.key, form.value) }
        return (PasteboardForm.allCases.first { $0.takes(form.value) }?.type ?? form.key, form.value)
    }

    /// How many items it has.
    open var numberOfItems: Int { items.count }

    // MARK: Types

    /// The types of the first item's representations; empty if the pasteboard is empty.
    open var types: [String] { items.first?.keys.sorted() ?? [] }

    /// Whether the first item has one of the types.
    open func contains(pasteboardTypes: [String]) -> Bool { !Set(types).isDisjoint(with: pasteboardTypes) }

    /// The first item as data of a type; nil if it has no such form.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        value(forPasteboardType: pasteboardType).flatMap(PasteboardForm.data(of:))
    }

    /// Returns the value of the first item for a type, or `nil` if it has none.
    open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

    /// Replaces the content by a value.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        setItems([[pasteboardType: value]])
    }

    /// Replaces the content by data.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        setItems([[pasteboardType: data]])
    }

    /// The types of the forms of some items, or of all if nil; nil if an item doesn't exist.
    open func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
        chosen(itemSet)?.map { $0.keys.sorted() }
    }

    /// Whether each of some items, or of all if nil, has one of the types.
    open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        chosen(itemSet)?.allSatisfy { !Set($0.keys).isDisjoint(with: pasteboardTypes) } ?? false
    }

    /// The items that have one of the types.
    open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        IndexSet(items.indices.filter { !Set(items[$0].keys).isDisjoint(with: pasteboardTypes) })
    }

    /// The forms of a type that some items have, or all if nil; nil if an item doesn't exist.
    open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        chosen(itemSet)?.compactMap { $0[pasteboardType] }
    }

    /// The forms of a type that some items have, or all if nil, as data; nil if an item doesn't exist.
    open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        values(forPasteboardType: pasteboardType, inItemSet: itemSet)?.compactMap(PasteboardForm.data(of:))
    }

    private func chosen(_ itemSet: IndexSet?) -> [[String: Any]]? {
        guard let itemSet else { return items }
        guard itemSet.allSatisfy(items.indices.contains) else { return nil }
        return itemSet.map { items[$0] }
    }
}
