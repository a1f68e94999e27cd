import UIKit

/// The app of a library without an app. `CollageShowsPreviews` in its `Info.plist` makes it show the previews of the
/// library and of the modules that it's built with.
@main
final class LibraryApp: UIResponder, UIApplicationDelegate {}
