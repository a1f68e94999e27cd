import Foundation

/// The folders of the app, for which Foundation on Linux has only the methods of the file manager.
extension URL {
    /// The folder of applications.
    public static var applicationDirectory: URL { directory(.applicationDirectory) }

    /// The folder for files that support the app and aren't shown to the user.
    public static var applicationSupportDirectory: URL { directory(.applicationSupportDirectory) }

    /// The folder for files that the app can create again. It's created if it doesn't exist.
    public static var cachesDirectory: URL { existing(directory(.cachesDirectory)) }

    /// The user's desktop.
    public static var desktopDirectory: URL { directory(.desktopDirectory) }

    /// The folder for the user's documents. It's created if it doesn't exist.
    public static var documentsDirectory: URL { existing(directory(.documentDirectory)) }

    /// The folder for downloaded files.
    public static var downloadsDirectory: URL { directory(.downloadsDirectory) }

    /// The folder for settings and other files that aren't shown to the user. It's created if it doesn't exist.
    public static var libraryDirectory: URL { existing(directory(.libraryDirectory)) }

    /// The folder for movies.
    public static var moviesDirectory: URL { directory(.moviesDirectory) }

    /// The folder for music.
    public static var musicDirectory: URL { directory(.musicDirectory) }

    /// The folder for images.
    public static var picturesDirectory: URL { directory(.picturesDirectory) }

    /// The folder for files that are shared with other users.
    public static var sharedPublicDirectory: URL { directory(.sharedPublicDirectory) }

    /// The folder for deleted files.
    public static var trashDirectory: URL { directory(.trashDirectory) }

    /// The folder of users.
    public static var userDirectory: URL { directory(.userDirectory) }

    /// Returns the folder, which every app has on a device, after creating it if necessary.
    private static func existing(_ folder: URL) -> URL {
        // If it can't be created, writing a file reports the error.
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// Returns the user's folder for a purpose, or a folder in the home folder if the system has none.
    private static func directory(_ directory: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first
            ?? URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
    }
}
