import CollageTesting
import DisplayList
import Testing

@_spi(Collage) import PortableUIKit

@MainActor
struct MenuSystemTests {
    /// A view that counts the saves of a command, and can disable it.
    private final class Editor: UIView {
        var saves = 0
        var isReadOnly = false
        var provided: [UIMenuElement] = []

        override var canBecomeFirstResponder: Bool { true }
        func save() { saves += 1 }
        override func validate(_ command: UICommand) {
            command.attributes = isReadOnly ? .disabled : []
        }
        override func provider(for deferredElement: UIDeferredMenuElement) -> UIDeferredMenuElement.Provider? {
            deferredElement.identifier.rawValue == "fonts" ? .init { [provided] in $0(provided) } : nil
        }
    }

    private static let save = Selector("save", Editor.save)
    private let editor = Editor(frame: .zero)

    private func show() -> TestHost {
        let host = TestHost(size: CGSize(width: 300, height: 500), safeAreaInsets: .zero)
        let controller = UIViewController()
        host.show(controller)
        controller.view.addSubview(editor)
        editor.becomeFirstResponder()
        return host
    }

    private var saveCommand: UIKeyCommand {
        UIKeyCommand(title: "Save", action: Self.save, input: "s", modifierFlags: .command)
    }

    @Test func `key commands of the main menu are performed by the responder chain`() {
        let host = show()
        UIMainMenuSystem.shared.setBuildConfiguration(.init()) { builder in
            builder.insertElements([saveCommand], atStartOfMenu: .file)
        }
        host.press(.keyboardS, modifiers: .command)
        #expect(editor.saves == 1)
        editor.isReadOnly = true
        host.press(.keyboardS, modifiers: .command)
        #expect(editor.saves == 1)
    }

    @Test func `a command that isn't repeatable is performed once while its key is held down`() {
        let host = show()
        let command = saveCommand
        command.repeatBehavior = .nonRepeatable
        UIMainMenuSystem.shared.setBuildConfiguration(.init()) { $0.insertElements([command], atEndOfMenu: .file) }
        host.press(.keyboardS, modifiers: .command)
        host.activate()
        let usage = UIKeyboardHIDUsage.keyboardS.rawValue
        host.session.receive(
            .key(HostInput.Key(phase: .repeated, usage: usage, characters: "s", modifiers: .command)))
        #expect(editor.saves == 1)
    }

    @Test func `the configuration determines which groups the main menu has`() {
        _ = show()
        let configuration = UIMainMenuSystem.Configuration()
        configuration.textFormattingPreference = .removed
        configuration.printingPreference = .included
        configuration.findingConfiguration.style = .search
        var found: [UIMenu.Identifier: Bool] = [:]
        UIMainMenuSystem.shared.setBuildConfiguration(configuration) { builder in
            for identifier in [UIMenu.Identifier.format, .print, .find, .findPanel, .document] {
                found[identifier] = builder.menu(for: identifier) != nil
            }
        }
        _ = UIMainMenuSystem.shared.menu
        #expect(found == [.format: false, .print: true, .find: true, .findPanel: false, .document: false])
    }

    @Test func `a builder inserts, replaces, and removes menus, actions, and commands`() {
        _ = show()
        let first = UIAction(title: "First", identifier: .init("first")) { _ in }
        let second = UIAction(title: "Second", identifier: .init("second")) { _ in }
        let tools = UIMenu(title: "Tools", identifier: .init("tools"), children: [first])
        var titles: [[String]] = []
        UIMainMenuSystem.shared.setBuildConfiguration(.init()) { builder in
            @MainActor func record() { titles.append(builder.menu(for: tools.identifier)?.children.map(\.title) ?? []) }
            builder.insertSibling(tools, beforeMenu: .window)
            builder.insertElements([second], beforeAction: first.identifier)
            record()
            builder.replace(action: second.identifier, with: [])
            builder.insertElements([saveCommand], afterAction: first.identifier)
            record()
            builder.remove(command: Self.save, propertyList: "other")
            builder.replaceChildren(ofMenu: tools.identifier) { $0.reversed() }
            record()
            builder.remove(command: Self.save, propertyList: nil)
            builder.remove(action: first.identifier)
            record()
            builder.remove(menu: tools.identifier)
            #expect(builder.menu(for: tools.identifier) == nil && builder.system === UIMenuSystem.main)
        }
        let root = UIMainMenuSystem.shared.menu
        #expect(titles == [["Second", "First"], ["First", "Save"], ["Save", "First"], []])
        #expect(root.children.map(\.title) == ["", "File", "Edit", "Format", "View", "Window", "Help"])
    }

    @Test func `responders change edit menus, the nearest first`() {
        final class Controller: UIViewController {
            var systems: [UIMenuSystem] = []
            override func buildMenu(with builder: any UIMenuBuilder) {
                super.buildMenu(with: builder)
                systems.append(builder.system)
                builder.insertElements([UIAction(title: "Share") { _ in }], atEndOfMenu: .standardEdit)
            }
        }
        let host = TestHost()
        let controller = Controller()
        host.show(controller)
        let standard = UIMenu(identifier: .standardEdit, options: .displayInline)
        let elements = UIContextMenuSystem.shared.build([standard], from: controller.view)
        #expect((elements.first as? UIMenu)?.children.map(\.title) == ["Share"])
        #expect(controller.systems == [UIContextMenuSystem.shared])
    }

    @Test func `the responder chain provides the elements of a deferred element`() {
        let host = show()
        editor.provided = [UIAction(title: "Serif") { _ in }]
        let element = UIDeferredMenuElement.usingFocus(identifier: .init("fonts"), shouldCacheItems: false)
        let other = UIDeferredMenuElement.usingFocus(identifier: .init("colors"), shouldCacheItems: true)
        var titles: [[String]] = []
        host.run {
            element.load { titles.append($0.map(\.title)) }
            other.load { titles.append($0.map(\.title)) }
            editor.provided = []
            element.load { titles.append($0.map(\.title)) }
        }
        #expect(titles == [["Serif"], [], []])
    }

    @Test func `menus hide images, limit lines, and report highlighted elements`() {
        let image = UIImage(systemName: "star")
        let action = UIAction(title: "Star", image: image, preferredImageVisibility: .hidden, handler: { _ in })
        #expect(action.visibleImage == nil && action.image != nil)
        var events: [Bool] = []
        action.highlightStateUpdateHandler = { element, isHighlighted in
            #expect(element === action)
            events.append(isHighlighted)
        }
        let menu = UIMenu(children: [action])
        let preferences = UIMenuDisplayPreferences()
        preferences.maximumNumberOfTitleLines = 1
        menu.displayPreferences = preferences
        #expect(menu.replacingChildren([]).displayPreferences?.maximumNumberOfTitleLines == 1)
        let host = TestHost()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        host.show(view)
        MenuOverlay.present(MenuRequest(menu: menu, from: .rectangle(view.bounds, in: view)))
        host.press(.keyboardDownArrow)
        host.press(.keyboardEscape)
        #expect(events.first == true)
    }

    @Test func `leaves of a menu are performed with a sender`() {
        var sender: AnyObject?
        let action = UIAction { sender = $0.sender as AnyObject? }
        let leaves: [any UIMenuLeaf] = [action, UICommand(title: "Save", action: Self.save)]
        leaves[0].performWithSender(editor, target: nil)
        leaves[1].performWithSender(nil, target: editor)
        #expect(sender === editor && editor.saves == 1 && action.sender == nil)
    }
}
