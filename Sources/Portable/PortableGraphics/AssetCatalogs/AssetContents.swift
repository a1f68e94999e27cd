import Foundation

/// The content of a `Contents.json` file.
struct AssetContents: Decodable {
    struct Entry: Decodable {
        var filename: String?
        var scale: String?
        /// The size of an app icon in points, such as "60x60".
        var size: String?
        var selector: AssetSelector
        var languageDirection: String?
        var resizing: Resizing?
        var alignmentInsets: Edges?
        var color: Color?
        var typeIdentifier: String?

        private enum CodingKeys: String, CodingKey {
            case filename, scale, size, resizing, color
            case languageDirection = "language-direction"
            case alignmentInsets = "alignment-insets"
            case typeIdentifier = "universal-type-identifier"
        }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            filename = try values.decodeIfPresent(String.self, forKey: .filename)
            scale = try values.decodeIfPresent(String.self, forKey: .scale)
            size = try values.decodeIfPresent(String.self, forKey: .size)
            languageDirection = try values.decodeIfPresent(String.self, forKey: .languageDirection)
            resizing = try values.decodeIfPresent(Resizing.self, forKey: .resizing)
            alignmentInsets = try values.decodeIfPresent(Edges.self, forKey: .alignmentInsets)
            color = try values.decodeIfPresent(Color.self, forKey: .color)
            typeIdentifier = try values.decodeIfPresent(String.self, forKey: .typeIdentifier)
            selector = try AssetSelector(from: decoder)
        }

        /// The number of pixels per point.
        var factor: CGFloat { scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 1 }
    }

    /// The regions in which an image is stretched, in pixels.
    struct Resizing: Decodable {
        struct Center: Decodable { var mode: String? }

        /// The resizing mode: "9-part", "3-part-horizontal", or "3-part-vertical".
        var mode: String?
        var center: Center?
        var capInsets: Edges?

        private enum CodingKeys: String, CodingKey {
            case mode, center
            case capInsets = "cap-insets"
        }
    }

    struct Edges: Decodable {
        var top: CGFloat?
        var left: CGFloat?
        var bottom: CGFloat?
        var right: CGFloat?

        /// Returns the insets in points for an image with the given number of pixels per point.
        func insets(factor: CGFloat) -> UIEdgeInsets {
            UIEdgeInsets(
                top: (top ?? 0) / factor, left: (left ?? 0) / factor, bottom: (bottom ?? 0) / factor,
                right: (right ?? 0) / factor)
        }
    }

    struct Color: Decodable {
        var space: String?
        var components: [String: Component]?
        /// The name of a system color.
        var reference: String?
        var platform: String?

        private enum CodingKeys: String, CodingKey {
            case space = "color-space"
            case components, reference, platform
        }
    }

    /// A number, or a string that contains one.
    struct Component: Decodable {
        let text: String

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            if let text = try? value.decode(String.self) {
                self.text = text
            } else {
                text = "\(try value.decode(Double.self))"
            }
        }
    }

    struct Properties: Decodable {
        var templateRenderingIntent: String?
        var providesNamespace: Bool?

        private enum CodingKeys: String, CodingKey {
            case templateRenderingIntent = "template-rendering-intent"
            case providesNamespace = "provides-namespace"
        }
    }

    var images: [Entry]?
    var colors: [Entry]?
    var data: [Entry]?
    var symbols: [Entry]?
    var properties: Properties?

    /// Reads the contents of a catalog's folder. Returns `nil` if the file is missing or can't be decoded; decoding
    /// errors are logged with their line.
    init?(of folder: String) {
        let path = "\(folder)/Contents.json"
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        do {
            self = try JSONDecoder().decode(AssetContents.self, from: data)
        } catch {
            let place = JSONErrorLocation(of: error, in: data)
            let line = place.line.map { ":\($0)" } ?? ""
            Diagnostics.log("The asset catalog's \(path)\(line) can't be read: \(place.reason).")
            return nil
        }
    }
}
