import UIKit

func fonts() -> [URL] {
    var found: [URL] = []
    if let urls = Bundle.main.urls(forResourcesWithExtension: "ttf", subdirectory: nil) { found.append(contentsOf: urls) }
    return found
}
