import Foundation

/// The state of a device that is independent of the launches of applications.
@MainActor
package final class DeviceMemory {
    /// The words that the user has added to the dictionary.
    package var learnedWords: Set<String> = []
    /// The images in the photo library.
    package var photos = PhotoAlbum()
    /// The colors and files of the user.
    package var library = UserLibrary()
    /// The element with accessibility focus.
    package weak var accessibilityFocus: NSObject?
    /// The state of the last application, for the next launch.
    var lastApplication = LastApplication()
}

/// The images in the photo library of a device.
@MainActor
package struct PhotoAlbum {
    /// The images that were added.
    package var added: [UIImage] = []
    /// The images of the application's asset catalogs that can be photos.
    fileprivate lazy var ofProject = AssetCatalog.photos(
        in: NamedImages.folders(of: nil), traits: UIScreen.main.traitCollection)

    nonisolated init() {}
}

extension DeviceContext {
    /// The images in the photo library: the images of the application's project, and then added images.
    package var photos: [UIImage] {
        (application?.manifest.isOfProgram ?? false ? memory.photos.ofProject : []) + memory.photos.added
    }
}

/// The photo library of the current device, for pickers in other modules.
@_spi(Collage)
@MainActor
public enum PhotoLibrary {
    /// The images in the library.
    public static var photos: [UIImage] { DeviceContext.current.photos }
    /// The identifiers of the images.
    public static var identifiers: [String] { photos.indices.map { "photo-\($0 + 1)" } }
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
