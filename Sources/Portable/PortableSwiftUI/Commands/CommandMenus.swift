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

/// Commands next to a group of the system's, or instead of one.
public nonisolated struct CommandGroup<Content: View>: Commands {
    let placement: CommandGroupPlacement
    let content: Content

    /// Creates commands before a group of the system's.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        placement = group
        content = addition()
    }

    /// Creates commands after a group of the system's.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        placement = group
        content = addition()
    }

    /// Creates commands instead of a group of the system's.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        placement = group
        content = addition()
    }

    /// The type of the body.
    public typealias Body = Never
}

/// A group of the system's commands.
public struct CommandGroupPlacement: Sendable {
    private let name: String

    /// Information about the app.
    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    /// The app's settings.
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    /// The system's services.
    public static let systemServices = CommandGroupPlacement(name: "systemServices")
    /// Hiding and showing apps.
    public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
    /// Quitting the app.
    public static let appTermination = CommandGroupPlacement(name: "appTermination")
    /// New documents and windows.
    public static let newItem = CommandGroupPlacement(name: "newItem")
    /// Saving documents.
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    /// Importing and exporting data.
    public static let importExport = CommandGroupPlacement(name: "importExport")
    /// Printing.
    public static let printItem = CommandGroupPlacement(name: "printItem")
    /// Undo and redo.
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    /// Cut, copy, and paste.
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    /// Editing and formatting text.
    public static let textEditing = CommandGroupPlacement(name: "textEditing")
    /// Formatting text.
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    /// The toolbar.
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    /// The sidebar and full screen.
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    /// The size of windows.
    public static let windowSize = CommandGroupPlacement(name: "windowSize")
    /// The arrangement of windows.
    public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
    /// Help.
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
