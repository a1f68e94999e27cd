// The menus of a menu bar, which the device has only with a keyboard. They are names here: no menu bar is shown.

extension UIMenu.Identifier {
    /// About the application.
    public static let about = UIMenu.Identifier("com.apple.menu.about")
    /// How a text is aligned.
    public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
    /// The menu of the application itself.
    public static let application = UIMenu.Identifier("com.apple.menu.application")
    /// Automatic completion of values.
    public static let autoFill = UIMenu.Identifier("com.apple.menu.autofill")
    /// Brings all windows to the front.
    public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
    /// Closes windows.
    public static let close = UIMenu.Identifier("com.apple.menu.close")
    /// Commands for a document.
    public static let document = UIMenu.Identifier("com.apple.menu.document")
    /// Editing.
    public static let edit = UIMenu.Identifier("com.apple.menu.edit")
    /// Files.
    public static let file = UIMenu.Identifier("com.apple.menu.file")
    /// Finding.
    public static let find = UIMenu.Identifier("com.apple.menu.find")
    /// Fonts.
    public static let font = UIMenu.Identifier("com.apple.menu.font")
    /// How a text looks.
    public static let format = UIMenu.Identifier("com.apple.menu.format")
    /// Windows over the whole screen.
    public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
    /// Help.
    public static let help = UIMenu.Identifier("com.apple.menu.help")
    /// Hides applications.
    public static let hide = UIMenu.Identifier("com.apple.menu.hide")
    /// Learning words.
    public static let learn = UIMenu.Identifier("com.apple.menu.learn")
    /// Looks words up.
    public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
    /// Minimizing and zooming windows.
    public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
    /// Opens another window.
    public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
    /// Opens documents.
    public static let open = UIMenu.Identifier("com.apple.menu.open")
    /// Opens what was open lately.
    public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
    /// The settings.
    public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
    /// Prints.
    public static let print = UIMenu.Identifier("com.apple.menu.print")
    /// Ends the application.
    public static let quit = UIMenu.Identifier("com.apple.menu.quit")
    /// Replaces words.
    public static let replace = UIMenu.Identifier("com.apple.menu.replace")
    /// The menu that contains all menus of the menu bar.
    public static let root = UIMenu.Identifier("com.apple.menu.root")
    /// Services of other apps.
    public static let services = UIMenu.Identifier("com.apple.menu.services")
    /// Shares.
    public static let share = UIMenu.Identifier("com.apple.menu.share")
    /// Shows and hides the sidebar.
    public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
    /// Reads aloud.
    public static let speech = UIMenu.Identifier("com.apple.menu.speech")
    /// Spelling.
    public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
    /// How spelling is checked.
    public static let spellingOptions = UIMenu.Identifier("com.apple.menu.spelling-options")
    /// Showing possibly misspelled words.
    public static let spellingPanel = UIMenu.Identifier("com.apple.menu.spelling-panel")
    /// Substitutions while the user types.
    public static let substitutionOptions = UIMenu.Identifier("com.apple.menu.substitution-options")
    /// Replacing while typing.
    public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
    /// Showing the substitutions.
    public static let substitutionsPanel = UIMenu.Identifier("com.apple.menu.substitutions-panel")
    /// Text.
    public static let text = UIMenu.Identifier("com.apple.menu.text")
    /// The color of a text.
    public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
    /// The size of a text.
    public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
    /// Copies and pastes how a text looks.
    public static let textStylePasteboard = UIMenu.Identifier("com.apple.menu.text-style-pasteboard")
    /// Shows and hides toolbars.
    public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
    /// Capitals and small letters.
    public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
    /// Undoes and does again.
    public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
    /// Options for the visible content.
    public static let view = UIMenu.Identifier("com.apple.menu.view")
    /// Windows.
    public static let window = UIMenu.Identifier("com.apple.menu.window")
    /// The direction of a text.
    public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
}
