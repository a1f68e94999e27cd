@_spi(Collage) import PortableQuartz

/// The actions of ``UIResponderStandardEditActions``, for menus and keyboard shortcuts.
@MainActor
package enum StandardEditAction {
    package static let cut = make("cut:") { $0.cut }
    package static let copy = make("copy:") { $0.copy }
    package static let paste = make("paste:") { $0.paste }
    package static let pasteAndMatchStyle = make("pasteAndMatchStyle:") { $0.pasteAndMatchStyle }
    package static let pasteAndGo = make("pasteAndGo:") { $0.pasteAndGo }
    package static let pasteAndSearch = make("pasteAndSearch:") { $0.pasteAndSearch }
    package static let select = make("select:") { $0.select }
    package static let selectAll = make("selectAll:") { $0.selectAll }
    package static let delete = make("delete:") { $0.delete }
    package static let leftToRight = make("makeTextWritingDirectionLeftToRight:") {
        $0.makeTextWritingDirectionLeftToRight
    }
    package static let rightToLeft = make("makeTextWritingDirectionRightToLeft:") {
        $0.makeTextWritingDirectionRightToLeft
    }
    package static let toggleBoldface = make("toggleBoldface:") { $0.toggleBoldface }
    package static let toggleItalics = make("toggleItalics:") { $0.toggleItalics }
    package static let toggleUnderline = make("toggleUnderline:") { $0.toggleUnderline }
    package static let increaseSize = make("increaseSize:") { $0.increaseSize }
    package static let decreaseSize = make("decreaseSize:") { $0.decreaseSize }

    package static let alignLeft = make("alignLeft:") { $0.alignLeft }
    package static let alignCenter = make("alignCenter:") { $0.alignCenter }
    package static let alignJustified = make("alignJustified:") { $0.alignJustified }
    package static let alignRight = make("alignRight:") { $0.alignRight }
    package static let newFromPasteboard = make("newFromPasteboard:") { $0.newFromPasteboard }
    package static let performClose = make("performClose:") { $0.performClose }
    package static let toggleInspector = make("toggleInspector:") { $0.toggleInspector }
    package static let duplicate = make("duplicate:") { $0.duplicate }
    package static let export = make("export:") { $0.export }
    package static let move = make("move:") { $0.move }
    package static let rename = make("rename:") { $0.rename }
    package static let toggleSidebar = make("toggleSidebar:") { $0.toggleSidebar }
    package static let find = make("find:") { $0.find }
    package static let findAndReplace = make("findAndReplace:") { $0.findAndReplace }
    package static let findNext = make("findNext:") { $0.findNext }
    package static let findPrevious = make("findPrevious:") { $0.findPrevious }
    package static let useSelectionForFind = make("useSelectionForFind:") { $0.useSelectionForFind }
    package static let printContent = make("printContent:") { $0.printContent }

    /// All standard edit actions.
    static let all = [
        cut, copy, paste, pasteAndMatchStyle, pasteAndGo, pasteAndSearch, select, selectAll, delete, leftToRight,
        rightToLeft, toggleBoldface, toggleItalics, toggleUnderline, increaseSize, decreaseSize, alignLeft, alignCenter,
        alignJustified, alignRight, newFromPasteboard, performClose, toggleInspector, duplicate, export, move, rename,
        toggleSidebar, find, findAndReplace, findNext, findPrevious, useSelectionForFind, printContent,
    ]

    private static let names = Set(all)
    /// A responder that implements none of the actions.
    private static let plainResponder = UIResponder()

    /// Returns whether a selector is a standard edit action, regardless of how it was created.
    package static func isStandard(_ selector: Selector) -> Bool { names.contains(selector) }

    /// Returns whether a class overrides a standard edit action: the action is in its list of methods, or the selector
    /// contains the override.
    package static func isOverridden(_ selector: Selector, by responder: UIResponder) -> Bool {
        InterfaceAction.named(selector.name, of: responder) != nil
            || selector.isImplemented(by: responder) && !selector.isImplemented(by: plainResponder)
    }

    /// Returns the standard edit action with a name, or `nil` if no action has it.
    static func named(_ name: String) -> Selector? { all.first { $0.name == name } }

    private static func make(
        _ name: String, _ method: @escaping @Sendable (UIResponder) -> @MainActor (Any?) -> Void
    ) -> Selector {
        Selector(name, method)
    }
}

extension UIResponder: MessageReceiver {
    package func standardMethod(named name: String) -> Selector? { StandardEditAction.named(name) }
}
