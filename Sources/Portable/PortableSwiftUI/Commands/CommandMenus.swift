/// A menu of the app's menu bar.
public nonisolated struct CommandMenu<Content: View>: Commands {
    let name: Text
    let content: Content

    /// Creates a menu with a name.
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(nameKey), content: content)
    }

    /// Creates a menu with a name.
    public init(_ name: Text, @ViewBuilder content: () -> Content) {
        self.name = name
        self.content = content()
    }

    /// Creates a menu with a name that isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
        self.init(Text(name), content: content)
    }

    /// The type of the body.
    public typealias Body = Never
}

/// Commands next to a group of system commands, or instead of one.
public nonisolated struct CommandGroup<Content: View>: Commands {
    let placement: CommandGroupPlacement
    let content: Content

    /// Creates commands before a group of system commands.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        placement = group
        content = addition()
    }

    /// Creates commands after a group of system commands.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        placement = group
        content = addition()
    }

    /// Creates commands that replace a group of system commands.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        placement = group
        content = addition()
    }

    /// The type of the body.
    public typealias Body = Never
}

/// The placement of commands: a group of system commands.
public struct CommandGroupPlacement: Sendable {
    private let name: String

    /// The commands with information about the app.
    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    /// The commands for the app's settings.
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    /// The commands for the system's services.
    public static let systemServices = CommandGroupPlacement(name: "systemServices")
    /// The commands that hide and show apps.
    public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
    /// The command that quits the app.
    public static let appTermination = CommandGroupPlacement(name: "appTermination")
    /// The commands that create documents and open windows.
    public static let newItem = CommandGroupPlacement(name: "newItem")
    /// The commands that save documents.
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    /// The commands that import and export data.
    public static let importExport = CommandGroupPlacement(name: "importExport")
    /// The print commands.
    public static let printItem = CommandGroupPlacement(name: "printItem")
    /// The undo and redo commands.
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    /// The cut, copy, and paste commands.
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    /// The commands that edit and format text.
    public static let textEditing = CommandGroupPlacement(name: "textEditing")
    /// The commands that format text.
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    /// The commands for the toolbar.
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    /// The commands for the sidebar and full screen.
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    /// The size of windows.
    public static let windowSize = CommandGroupPlacement(name: "windowSize")
    /// The commands that arrange windows.
    public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
    /// The help commands.
    public static let help = CommandGroupPlacement(name: "help")
}

/// Commands that show and hide the sidebar.
public nonisolated struct SidebarCommands: Commands {
    /// Creates the commands.
    public init() {}
    /// The type of the body.
    public typealias Body = Never
}

/// Commands that edit text.
public nonisolated struct TextEditingCommands: Commands {
    /// Creates the commands.
    public init() {}
    /// The type of the body.
    public typealias Body = Never
}

/// Commands that format text.
public nonisolated struct TextFormattingCommands: Commands {
    /// Creates the commands.
    public init() {}
    /// The type of the body.
    public typealias Body = Never
}

/// Commands that show and customize the toolbar.
public nonisolated struct ToolbarCommands: Commands {
    /// Creates the commands.
    public init() {}
    /// The type of the body.
    public typealias Body = Never
}

/// Commands that show and hide the inspector.
public nonisolated struct InspectorCommands: Commands {
    /// Creates the commands.
    public init() {}
    /// The type of the body.
    public typealias Body = Never
}
