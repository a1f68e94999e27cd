import Foundation

@testable import Gallery

extension GalleryContent {
    /// Returns the content of the app's bundle.
    @MainActor static func bundled() throws -> GalleryContent {
        try GalleryContent(folder: LaunchOptions().contentFolder)
    }
}

extension Bundle {
    /// The bundle with the app's resources.
    @MainActor static var gallery: Bundle {
        Bundle(url: LaunchOptions().contentFolder.deletingLastPathComponent()) ?? .main
    }
}
