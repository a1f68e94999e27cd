import Foundation

extension AssetCatalog {
    /// Returns the image with a name in the catalogs of a folder: from an image set, a symbol set, or the largest image
    /// of an app icon.
    ///
    /// If the image has variants for styles, contrasts, or layout directions, it depends on the traits of the view that
    /// shows it.
    static func image(named name: String, in folder: String, traits: UITraitCollection) -> UIImage? {
        if let set = set(.image, named: name, in: folder), let image = ImageSet(set).image(for: traits) { return image }
        if let set = set(.symbol, named: name, in: folder), let symbol = symbol(named: name, set, traits) {
            return symbol
        }
        return set(.appIcon, named: name, in: folder).flatMap(icon)
    }

    /// Returns the largest image of an app icon.
    static func icon(_ set: Set) -> UIImage? {
        func side(_ entry: AssetContents.Entry) -> CGFloat {
            let points = entry.size.flatMap { $0.split(separator: "x").first }.flatMap { Double($0) } ?? 0
            return CGFloat(points) * entry.factor
        }
        // The dark and tinted variants of an app icon are for the home screen.
        let plain = (set.contents.images ?? []).filter { $0.filename != nil && $0.selector.isPlain }
        for entry in plain.sorted(by: { side($0) > side($1) }) {
            if let content = ImageSet(set).read(entry) { return UIImage(content) }
        }
        return nil
    }
}

/// The variants of an image.
struct ImageSet {
    private let path: String
    private let entries: [AssetContents.Entry]
    private let intent: String?

    init(_ set: AssetCatalog.Set) {
        path = set.path
        entries = (set.contents.images ?? []).filter { $0.filename != nil }
        intent = set.contents.properties?.templateRenderingIntent
    }

    func image(for traits: UITraitCollection) -> UIImage? {
        let hasDark = entries.contains { $0.selector.style == .dark }
        let hasContrast = entries.contains { $0.selector.isForHighContrast }
        let hasDirections = Set(entries.compactMap(\.languageDirection)).count > 1
        // The traits of the device select the variant. The style, contrast, and direction can be different in the view
        // that shows the image.
        let light = traits.replacing(UITraitUserInterfaceStyle.self, value: .light)
            .replacing(UITraitAccessibilityContrast.self, value: .normal)
        guard hasContrast || hasDirections else {
            guard let content = content(for: light) else { return nil }
            return UIImage(content, dark: hasDark ? self.content(for: dark(light)) : nil)
        }
        let asset = UIImageAsset()
        var forms: [(own: UITraitCollection, all: UITraitCollection)] = [(UITraitCollection(), light)]
        if hasDirections {
            forms[0].all = light.replacing(UITraitLayoutDirection.self, value: .leftToRight)
            let own = UITraitCollection(layoutDirection: .rightToLeft)
            forms.append((own, light.replacing(UITraitLayoutDirection.self, value: .rightToLeft)))
        }
        if hasContrast {
            forms += forms.map { own, all in
                (
                    own.replacing(UITraitAccessibilityContrast.self, value: .high),
                    all.replacing(UITraitAccessibilityContrast.self, value: .high)
                )
            }
        }
        if hasDark { forms += forms.map { own, all in (dark(own), dark(all)) } }
        for form in forms {
            if let content = content(for: form.all) { asset.register(UIImage(content), with: form.own) }
        }
        guard let first = asset.variant(for: traits)?.content else { return nil }
        return UIImage(first, asset: asset)
    }

    private func dark(_ traits: UITraitCollection) -> UITraitCollection {
        traits.replacing(UITraitUserInterfaceStyle.self, value: .dark)
    }

    private func content(for traits: UITraitCollection) -> UIImage.Content? {
        // Choose the matching entry with the smallest scale that isn't below the requested one, or else the largest
        // scale.
        let fitting = AssetSelector.best(of: entries, for: traits) { $0.selector }.sorted { $0.factor < $1.factor }
        let entry = fitting.first { $0.factor >= traits.displayScale } ?? fitting.last
        return entry.flatMap(read)
    }

    func read(_ entry: AssetContents.Entry) -> UIImage.Content? {
        guard let filename = entry.filename, let data = FileManager.default.contents(atPath: "\(path)/\(filename)"),
            var content = ImageFile.decode(Array(data), scale: entry.factor, origin: "\(path)/\(filename)")
        else {
            return nil
        }
        switch intent {
        case "template": content.renderingMode = .alwaysTemplate
        case "original": content.renderingMode = .alwaysOriginal
        default: break
        }
        if let insets = entry.alignmentInsets {
            content.alignmentRectInsets = insets.insets(factor: entry.factor)
        }
        if let resizing = entry.resizing, var caps = resizing.capInsets?.insets(factor: entry.factor) {
            // A mode with three parts stretches the image along one axis only.
            if resizing.mode == "3-part-horizontal" { (caps.top, caps.bottom) = (0, 0) }
            if resizing.mode == "3-part-vertical" { (caps.left, caps.right) = (0, 0) }
            content.capInsets = caps
            content.resizingMode = resizing.center?.mode == "tile" ? .tile : .stretch
        }
        applyDirection(of: entry, in: &content)
        return content
    }

    /// Mirrors an entry that exists for one layout direction only when the other direction is used.
    private func applyDirection(of entry: AssetContents.Entry, in content: inout UIImage.Content) {
        guard let direction = entry.languageDirection, Set(entries.compactMap(\.languageDirection)).count == 1 else {
            return
        }
        content.flipsForRightToLeft = true
        if direction == "right-to-left" { content.orientation = content.orientation.mirrored }
    }
}
