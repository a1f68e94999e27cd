import Foundation

/// The PDF and SVG images of an app, which are drawn during the build as a PNG image for each screen scale, as Xcode
/// does. The programs `pdftocairo` of Poppler and `rsvg-convert` of librsvg draw them.
struct VectorImages {
    /// The scales of screens.
    private static let scales = [1, 2, 3]

    /// A program that draws a file format, and the package that contains it.
    struct Renderer {
        let program: String
        let package: String
        /// A closure that returns the arguments for drawing a file at a scale to `picture`, a PNG file.
        let arguments: @Sendable (_ file: String, _ picture: String, _ scale: Int) -> [String]

        var isInstalled: Bool { Command.capture("which", [program]).status == 0 }
    }

    /// Returns the program that draws a file, or `nil` if the file isn't a vector image. A point is 1/72 inch in a PDF,
    /// and a pixel in an SVG.
    static func renderer(of file: URL) -> Renderer? {
        switch file.pathExtension.lowercased() {
        case "pdf":
            Renderer(program: "pdftocairo", package: "poppler-utils") { file, picture, scale in
                let stem = (picture as NSString).deletingPathExtension
                return ["-png", "-singlefile", "-transp", "-r", "\(72 * scale)", file, stem]
            }
        case "svg":
            Renderer(program: "rsvg-convert", package: "librsvg2-bin") { file, picture, scale in
                ["--zoom", "\(scale)", "--output", picture, file]
            }
        default: nil
        }
    }

    /// Returns the vector images of a resource, which is a file or an asset catalog.
    static func files(of resource: URL) -> [URL] {
        guard resource.isFolder else { return renderer(of: resource) == nil ? [] : [resource] }
        let paths = FileManager.default.enumerator(atPath: resource.path)?.compactMap { $0 as? String } ?? []
        return paths.sorted().map { resource.appending(path: $0) }.filter {
            renderer(of: $0) != nil && $0.deletingLastPathComponent().pathExtension == "imageset"
        }
    }

    /// Copies a file and adds its images, such as `Logo.png`, `Logo@2x.png`, and `Logo@3x.png` for `Logo.pdf`.
    static func copyFile(_ file: URL, to path: String, with writer: inout FolderWriter) throws(BuildFailure) {
        try writer.copy(file, to: path)
        let stem = file.deletingPathExtension()
        // The app's own bitmap images take precedence.
        guard !scales.contains(where: { URL(fileURLWithPath: stem.path + suffix($0)).exists }) else { return }
        _ = try draw(file, to: (path as NSString).deletingPathExtension, with: &writer)
    }

    /// Copies an asset catalog or a folder in it. In image sets, vector images are replaced with the drawn images.
    static func copyCatalog(_ folder: URL, to path: String, with writer: inout FolderWriter) throws(BuildFailure) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let isImageSet = folder.pathExtension == "imageset"
        let listed = ListedNames(of: folder, with: names)
        for name in names.sorted() {
            let item = folder.appending(path: name)
            if item.isFolder {
                try copyCatalog(item, to: "\(path)/\(name)", with: &writer)
            } else if isImageSet && name == "Contents.json" {
                try copyImageSet(folder, to: path, with: &writer)
            } else {
                try writer.copy(item, to: "\(path)/\(listed.name(of: name))")
            }
        }
    }

    private static func copyImageSet(
        _ folder: URL, to path: String, with writer: inout FolderWriter
    ) throws(BuildFailure) {
        let contents = folder.appending(path: "Contents.json")
        guard let data = FileManager.default.contents(atPath: contents.path),
            var set = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let images = set["images"] as? [[String: Any]],
            images.contains(where: {
                ($0["filename"] as? String).flatMap { renderer(of: folder.appending(path: $0)) } != nil
            })
        else { return try writer.copy(contents, to: "\(path)/Contents.json") }
        var listed: [[String: Any]] = []
        for image in images {
            guard let name = image["filename"] as? String else { continue }
            // Another image of the set can have the same name with a different extension.
            let scales = try draw(folder.appending(path: name), to: "\(path)/\(name)", with: &writer)
            let taken = images.filter { isAlternative($0, to: image) }.compactMap { $0["scale"] as? String }
            for scale in scales where !taken.contains("\(scale)x") {
                let picture = name + suffix(scale)
                listed.append(image.merging(["filename": picture, "scale": "\(scale)x"]) { $1 })
            }
            if scales.isEmpty { listed.append(image) }
        }
        set["images"] = listed
        guard let json = try? JSONSerialization.data(withJSONObject: set, options: [.prettyPrinted, .sortedKeys]) else {
            return
        }
        try writer.write(json, to: "\(path)/Contents.json")
    }

    /// Draws a vector image at each scale. For other files, and files that can't be drawn, it does nothing.
    ///
    /// - Parameter stem: The path of the images without the suffix of the scale.
    /// - Returns: The scales.
    private static func draw(
        _ file: URL, to stem: String, with writer: inout FolderWriter
    ) throws(BuildFailure) -> [Int] {
        guard let renderer = renderer(of: file) else { return [] }
        for scale in scales {
            let isDrawn = try writer.make(stem + suffix(scale), of: file) { place in
                Command.capture(renderer.program, renderer.arguments(file.path, place.path, scale)).status == 0
            }
            guard isDrawn else { return [] }
        }
        return scales
    }

    private static func suffix(_ scale: Int) -> String { (scale == 1 ? "" : "@\(scale)x") + ".png" }

    /// Returns whether two entries of a set differ only in their files and scales.
    private static func isAlternative(_ other: [String: Any], to image: [String: Any]) -> Bool {
        func rest(_ entry: [String: Any]) -> NSDictionary {
            entry.filter { $0.key != "filename" && $0.key != "scale" } as NSDictionary
        }
        guard let file = other["filename"] as? String, file != image["filename"] as? String else { return false }
        return rest(other) == rest(image)
    }
}
