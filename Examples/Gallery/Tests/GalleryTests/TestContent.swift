import Foundation

@testable import Gallery

extension GalleryContent {
    /// The content that the app comes with.
    @MainActor static func bundled() throws -> GalleryContent {
        try GalleryContent(folder: LaunchOptions().contentFolder)
    }
}
