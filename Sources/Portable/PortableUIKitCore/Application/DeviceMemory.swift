import Foundation

/// The state of a device that is independent of the launches of applications.
@MainActor
package final class DeviceMemory {
    /// The words that the user has added to the dictionary.
    package var learnedWords: Set<String> = []
    /// The images in the photo library.
    package var photos: [UIImage] = []
    /// The colors and files of the user.
    package var library = UserLibrary()
    /// The element with accessibility focus.
    package weak var accessibilityFocus: NSObject?
    /// The state of the last application, for the next launch.
    var lastApplication = LastApplication()
}

/// The colors, files, and deleted text of the user of a device.
@MainActor
package struct UserLibrary {
    /// The colors at the bottom of color pickers.
    package var savedColors: [UIColor] = [.black, .systemBlue, .systemGreen, .systemYellow, .systemRed]
    /// The text that the Control-K keys deleted last, or `nil` if there's none.
    package var deletedText: NSAttributedString?
    /// The folder with the documents of the application.
    package var documentsFolder =
        FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
        ?? FileManager.default.homeDirectoryForCurrentUser

    nonisolated init() {}
}

/// The state of an application that outlives it.
@MainActor
struct LastApplication {
    /// The state that the application has saved in the background.
    var savedState: SavedState?
    /// The activities from which scenes are restored, by the identifiers of their sessions.
    var sceneActivities: [String: NSUserActivity] = [:]
    /// The sessions that were closed with the application.
    var discardedSessions: Set<UISceneSession> = []
    /// The user's current activity.
    weak var currentActivity: NSUserActivity?

    nonisolated init() {}
}
