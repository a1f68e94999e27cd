// The identifiers of the menus in a menu bar. No menu bar is shown.

extension UIMenu.Identifier {
    /// The menu with information about the application.
    public static let about = UIMenu.Identifier("com.apple.menu.about")
    /// The menu of text alignments.
    public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
    /// The application's menu.
    public static let application = UIMenu.Identifier("com.apple.menu.application")
    /// The menu of AutoFill commands.
    public static let autoFill = UIMenu.Identifier("com.apple.menu.autofill")
    /// The menu with the command that brings all windows to the front.
    public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
    /// The menu of commands that close windows.
    public static let close = UIMenu.Identifier("com.apple.menu.close")
    /// The menu of document commands.
    public static let document = UIMenu.Identifier("com.apple.menu.document")
    /// The Edit menu.
    public static let edit = UIMenu.Identifier("com.apple.menu.edit")
    /// The File menu.
    public static let file = UIMenu.Identifier("com.apple.menu.file")
    /// The Find menu.
    public static let find = UIMenu.Identifier("com.apple.menu.find")
    /// The menu with the commands that find and replace text.
    public static let findPanel = UIMenu.Identifier("com.apple.menu.find-panel")
    /// The Font menu.
    public static let font = UIMenu.Identifier("com.apple.menu.font")
    /// The Format menu.
    public static let format = UIMenu.Identifier("com.apple.menu.format")
    /// The menu of full-screen commands.
    public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
    /// The Help menu.
    public static let help = UIMenu.Identifier("com.apple.menu.help")
    /// The menu of commands that hide applications.
    public static let hide = UIMenu.Identifier("com.apple.menu.hide")
    /// The menu with the command that learns a word.
    public static let learn = UIMenu.Identifier("com.apple.menu.learn")
    /// The menu with the command that looks up a word.
    public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
    /// The menu of commands that minimize and zoom windows.
    public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
    /// The menu of commands that create items.
    public static let newItem = UIMenu.Identifier("com.apple.menu.new-item")
    /// The menu with the command that opens a new window.
    public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
    /// The menu with the command that opens documents.
    public static let open = UIMenu.Identifier("com.apple.menu.open")
    /// The menu of recently opened documents.
    public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
    /// The menu with the command that opens the settings.
    public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
    /// The menu of print commands.
    public static let print = UIMenu.Identifier("com.apple.menu.print")
    /// The menu with the command that quits the application.
    public static let quit = UIMenu.Identifier("com.apple.menu.quit")
    /// The menu of commands that replace text.
    public static let replace = UIMenu.Identifier("com.apple.menu.replace")
    /// The menu that contains all menus of the menu bar.
    public static let root = UIMenu.Identifier("com.apple.menu.root")
    /// The Services menu, with services of other applications.
    public static let services = UIMenu.Identifier("com.apple.menu.services")
    /// The Share menu.
    public static let share = UIMenu.Identifier("com.apple.menu.share")
    /// The menu with the command that shows and hides the sidebar.
    public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
    /// The menu of speech commands.
    public static let speech = UIMenu.Identifier("com.apple.menu.speech")
    /// The Spelling menu.
    public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
    /// The menu of spell-checking options.
    public static let spellingOptions = UIMenu.Identifier("com.apple.menu.spelling-options")
    /// The menu with the command that shows the spelling panel.
    public static let spellingPanel = UIMenu.Identifier("com.apple.menu.spelling-panel")
    /// The menu of substitution options.
    public static let substitutionOptions = UIMenu.Identifier("com.apple.menu.substitution-options")
    /// The Substitutions menu.
    public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
    /// The menu with the command that shows the substitutions panel.
    public static let substitutionsPanel = UIMenu.Identifier("com.apple.menu.substitutions-panel")
    /// The Text menu.
    public static let text = UIMenu.Identifier("com.apple.menu.text")
    /// The menu that changes the color of text.
    public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
    /// The menu that changes the size of text.
    public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
    /// The menu of commands that copy and paste text styles.
    public static let textStylePasteboard = UIMenu.Identifier("com.apple.menu.text-style-pasteboard")
    /// The menu with the command that shows and hides toolbars.
    public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
    /// The menu of commands that change capitalization.
    public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
    /// The menu of undo and redo commands.
    public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
    /// The View menu.
    public static let view = UIMenu.Identifier("com.apple.menu.view")
    /// The Window menu.
    public static let window = UIMenu.Identifier("com.apple.menu.window")
    /// The menu of writing directions.
    public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
}
