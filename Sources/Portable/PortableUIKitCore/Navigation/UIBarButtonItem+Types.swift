extension UIBarButtonItem {
    /// The styles of a bar button.
    public enum Style: Int, Sendable {
        /// A regular button.
        case plain = 0
        /// A button that completes a task, shown in semibold.
        case done = 2

        /// The most prominent style of a bar. It's the same as ``done``.
        public static var prominent: Style { .done }
    }

    /// The system's bar buttons.
    public enum SystemItem: Int, Sendable {
        case done = 0
        case cancel = 1
        case edit = 2
        case save = 3
        case add = 4
        case flexibleSpace = 5
        case fixedSpace = 6
        case compose = 7
        case reply = 8
        case action = 9
        case organize = 10
        case bookmarks = 11
        case search = 12
        case refresh = 13
        case stop = 14
        case camera = 15
        case trash = 16
        case play = 17
        case pause = 18
        case rewind = 19
        case fastForward = 20
        case undo = 21
        case redo = 22
        case close = 24
        case writingTools = 25

        /// The title of the button. It's `nil` for images and spaces.
        package var title: String? {
            switch self {
            case .done: "Done"
            case .cancel: "Cancel"
            case .edit: "Edit"
            case .save: "Save"
            case .undo: "Undo"
            case .redo: "Redo"
            default: nil
            }
        }

        /// The name of the symbol that replaces the title in the design of iOS 26, or `nil` if the title is shown.
        var replacingSymbolName: String? {
            switch self {
            case .done: "checkmark"
            case .cancel: "xmark"
            case .undo: "arrow.uturn.backward"
            case .redo: "arrow.uturn.forward"
            default: nil
            }
        }

        /// The text that VoiceOver reads. It's `nil` for spaces.
        var spokenName: String? {
            switch self {
            case .add: "Add"
            case .compose: "Compose"
            case .reply: "Reply"
            case .action: "Share"
            case .organize: "Organize"
            case .bookmarks: "Bookmarks"
            case .search: "Search"
            case .refresh: "Refresh"
            case .stop: "Stop"
            case .camera: "Camera"
            case .trash: "Delete"
            case .play: "Play"
            case .pause: "Pause"
            case .rewind: "Rewind"
            case .fastForward: "Fast Forward"
            case .close: "Close"
            case .writingTools: "Writing Tools"
            case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: title
            }
        }

        /// The name of the button's symbol. It's `nil` for titles and spaces.
        var symbolName: String? {
            switch self {
            case .add: "plus"
            case .compose: "square.and.pencil"
            case .reply: "arrowshape.turn.up.left"
            case .action: "square.and.arrow.up"
            case .organize: "folder"
            case .bookmarks: "book"
            case .search: "magnifyingglass"
            case .refresh: "arrow.clockwise"
            case .stop, .close: "xmark"
            case .camera: "camera"
            case .trash: "trash"
            case .play: "play.fill"
            case .pause: "pause.fill"
            case .rewind: "backward.fill"
            case .fastForward: "forward.fill"
            case .writingTools: "pencil"
            default: nil
            }
        }
    }
}

extension UIBarButtonItem {
    /// Returns the image of the item. In the design of iOS 26, symbols replace most titles of the system's items.
    func designImage(isCompact: Bool) -> UIImage? {
        let image = shownImage(isCompact: isCompact)
        guard image == nil, let name = systemItem?.replacingSymbolName, title == systemItem?.title,
            BarDesign.current.hasPlatters
        else { return image }
        return UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(textStyle: .body))
    }
}
