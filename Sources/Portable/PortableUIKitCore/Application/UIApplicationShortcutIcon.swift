import Foundation

/// The icon of a quick action.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
    /// The name of the image.
    private(set) var imageName: String?

    /// Creates an icon with a template image of the application.
    public convenience init(templateImageName: String) {
        self.init()
        imageName = templateImageName
    }

    /// Creates an icon with a system symbol.
    public convenience init(systemImageName: String) {
        self.init()
        imageName = systemImageName
    }

    /// Creates an icon of a type, which is a system symbol.
    public convenience init(type: UIApplicationShortcutIcon.IconType) {
        self.init(systemImageName: type.symbolName)
    }

    /// The types of icons that the system has for quick actions.
    public enum IconType: Int, Sendable {
        case compose = 0
        case play = 1
        case pause = 2
        case add = 3
        case location = 4
        case search = 5
        case share = 6
        case prohibit = 7
        case contact = 8
        case home = 9
        case markLocation = 10
        case favorite = 11
        case love = 12
        case cloud = 13
        case invitation = 14
        case confirmation = 15
        case mail = 16
        case message = 17
        case date = 18
        case time = 19
        case capturePhoto = 20
        case captureVideo = 21
        case task = 22
        case taskCompleted = 23
        case alarm = 24
        case bookmark = 25
        case shuffle = 26
        case audio = 27
        case update = 28

        /// The name of the symbol.
        fileprivate var symbolName: String { Self.symbolNames[rawValue] }

        private static let symbolNames = [
            "square.and.pencil", "play.fill", "pause.fill", "plus", "location.fill", "magnifyingglass",
            "square.and.arrow.up", "nosign", "person.crop.circle", "house", "mappin", "star", "heart", "cloud",
            "envelope.badge", "checkmark", "envelope", "message", "calendar", "clock", "camera", "video", "circle",
            "checkmark.circle", "alarm", "bookmark", "shuffle", "music.note", "arrow.clockwise",
        ]
    }
}
