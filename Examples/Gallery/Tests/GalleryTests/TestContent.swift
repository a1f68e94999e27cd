import Foundation

@testable import Gallery

extension GalleryContent {
    /// The content that the app comes with.
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
