#sourceLocation(file: "/App/Fonts.swift", line: 1)
@_spi(Collage) import UIKit

func fonts() -> [URL] {
    var found: [URL] = []
    if let urls = Bundle.main._urls(forResourcesWithExtension: "ttf", subdirectory: nil) { found.append(contentsOf: urls) }
    return found
}
