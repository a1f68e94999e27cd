import CollageTesting
import Foundation

/// Builds the views of a scene with UIKit's public classes.
@MainActor
final class SceneBuilder {
    /// All views that the scene describes, parents first.
    private(set) var views: [SceneView] = []
    /// The controllers and data sources that views only refer to.
    private var owned: [AnyObject] = []
    /// The controller that shows the scene, if it describes one.
    private(set) var controller: UIViewController?
    private let scene: JSONValue

    init(_ scene: JSONValue) throws {
        self.scene = scene
        let known: Set<String> = [
            "name", "size", "scale", "style", "window", "ios", "root", "constraints", "alert", "animations",
            "captureTimes",
        ]
        try checkKeys(of: scene, known: known)
        guard let root = scene[key: "root"] else { throw SceneProblem("no root") }
        _ = try build(root, path: "")
        try activateConstraints()
    }

    var root: UIView { views[0].view }

    // MARK: Views

    /// Members that change what is drawn but no frame.
    private static let drawing: Set<String> = [
        "backgroundColor", "cornerRadius", "clipsToBounds", "alpha", "textColor", "titleColor", "onTintColor",
        "progressTintColor", "minimumTrackTintColor", "maximumTrackTintColor", "itemCornerRadius", "contentMode",
    ]

    private static let members: [String: Set<String>] = [
        "UIView": [], "UILabel": ["text", "attributedText", "fontSize", "fontWeight", "textAlignment"],
        "UIButton": ["title", "fontSize", "fontWeight", "enabled"], "UISwitch": ["on"],
        "UISlider": ["value", "minimumValue", "maximumValue"],
        "UISegmentedControl": ["segments", "selectedSegmentIndex"], "UIActivityIndicatorView": ["style"],
        "UIProgressView": ["progress"], "UIImageView": ["image"],
        "UIStackView": ["axis", "spacing", "stackDistribution", "stackAlignment"],
        "UIScrollView": ["contentSize", "refreshControl"],
        "UICollectionView": [
            "itemSize", "minimumLineSpacing", "minimumInteritemSpacing", "sectionInset", "headerSize", "footerSize",
            "sections", "scrollDirection",
        ], "UITableView": ["style", "sections"],
        "UINavigationStack": ["title", "appearance", "contentSize", "leftItems", "rightItems"],
    ]

    /// What is described and can't be built here must not pass in silence.
    private func checkKeys(of description: JSONValue, known: Set<String>) throws {
        guard case .object(let members) = description else { throw SceneProblem("no object: \(description)") }
        if let key = members.keys.sorted().first(where: { !known.contains($0) }) {
            throw SceneProblem("unknown member \"\(key)\" of \(members["class"]?.description ?? "the scene")")
        }
    }

    private func build(_ description: JSONValue, path: String) throws -> UIView {
        guard let name = description[key: "class"]?.string, let members = Self.members[name] else {
            throw SceneProblem("unknown class \(description[key: "class"]?.description ?? "(none)")")
        }
        let common: Set<String> = ["class", "frame", "subviews", "sizeToFit", "useConstraints"]
        try checkKeys(of: description, known: members.union(common).union(Self.drawing))
        let view = try makeView(name, description)
        let index = views.count
        views.append(SceneView(path: path, view: view, description: description))
        if let frame = description[key: "frame"]?.rect {
            view.frame = frame
        } else if path.isEmpty, let size = scene[key: "size"]?.size {
            view.frame.size = size
        }
        if description[key: "useConstraints"]?.bool == true { view.translatesAutoresizingMaskIntoConstraints = false }
        var container = view
        var childPath = path
        if name == "UINavigationStack" {
            container = try buildStack(description, at: index)
            childPath = "0.0.0.0.0"
        } else if let refresh = description[key: "refreshControl"], let scrollView = view as? UIScrollView {
            let control = UIRefreshControl()
            scrollView.refreshControl = control
            if refresh[key: "refreshing"]?.bool == true { control.beginRefreshing() }
            views.append(SceneView(path: path + ".0", view: control, description: refresh))
        }
        for (index, child) in (description[key: "subviews"]?.array ?? []).enumerated() {
            let subview = try build(child, path: childPath.isEmpty ? "\(index)" : "\(childPath).\(index)")
            if let stack = container as? UIStackView {
                stack.addArrangedSubview(subview)
            } else {
                container.addSubview(subview)
            }
        }
        if description[key: "sizeToFit"]?.bool == true { view.sizeToFit() }
        return view
    }

    private func makeView(_ name: String, _ description: JSONValue) throws -> UIView {
        switch name {
        case "UIView": return UIView()
        case "UILabel": return try SceneControls.label(description)
        case "UIButton": return try SceneControls.button(description)
        case "UISwitch":
            let view = UISwitch()
            view.isOn = description[key: "on"]?.bool ?? false
            return view
        case "UISlider": return SceneControls.slider(description)
        case "UISegmentedControl":
            let view = UISegmentedControl(items: (description[key: "segments"]?.array ?? []).compactMap(\.string))
            if let index = description[key: "selectedSegmentIndex"]?.number { view.selectedSegmentIndex = Int(index) }
            return view
        case "UIActivityIndicatorView":
            return UIActivityIndicatorView(style: description[key: "style"]?.string == "large" ? .large : .medium)
        case "UIProgressView":
            let view = UIProgressView(progressViewStyle: .default)
            view.progress = Float(description[key: "progress"]?.number ?? 0)
            return view
        case "UIImageView":
            let size = description[key: "image"]?[key: "size"]?.size
            return UIImageView(image: size.map { UIGraphicsImageRenderer(size: $0).image { _ in } })
        case "UIStackView": return try SceneControls.stack(description)
        case "UIScrollView":
            let view = UIScrollView()
            view.contentSize = description[key: "contentSize"]?.size ?? .zero
            return view
        case "UICollectionView":
            let source = SceneCollection(description)
            owned.append(source)
            return source.makeView()
        case "UITableView":
            let source = SceneTable(description)
            owned.append(source)
            return source.makeView()
        default:
            let navigation = UINavigationController(rootViewController: UIViewController())
            controller = navigation
            return navigation.view
        }
    }

    /// Fills a stack's only screen with a scroll view, which holds the described views.
    private func buildStack(_ description: JSONValue, at index: Int) throws -> UIView {
        guard let navigation = controller as? UINavigationController, let screen = navigation.topViewController else {
            throw SceneProblem("no navigation controller")
        }
        screen.title = description[key: "title"]?.string
        let items = { (key: String) in
            (description[key: key]?.array ?? []).map(SceneControls.barButtonItem)
        }
        screen.navigationItem.leftBarButtonItems = items("leftItems")
        screen.navigationItem.rightBarButtonItems = items("rightItems")
        let appearance = UINavigationBarAppearance()
        if description[key: "appearance"]?[key: "configuration"]?.string == "opaque" {
            appearance.configureWithOpaqueBackground()
        }
        navigation.navigationBar.standardAppearance = appearance
        navigation.navigationBar.scrollEdgeAppearance = appearance
        let scrollView = UIScrollView(frame: screen.view.bounds)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = description[key: "contentSize"]?.size ?? .zero
        screen.view.addSubview(scrollView)
        views.append(SceneView(path: "0.0.0.0.0", view: scrollView, description: .null))
        return scrollView
    }

    // MARK: Constraints

    private func activateConstraints() throws {
        for description in scene[key: "constraints"]?.array ?? [] {
            try checkKeys(
                of: description,
                known: ["item", "attribute", "toItem", "toAttribute", "multiplier", "constant", "relation", "priority"])
            let attribute = try attribute(description[key: "attribute"])
            let other = try description[key: "toItem"].flatMap { $0 == .null ? nil : try view(at: $0) }
            let otherAttribute = try description[key: "toAttribute"].map { try self.attribute($0) } ?? attribute
            guard description[key: "relation"] == nil else { throw SceneProblem("relations aren't known here") }
            let constraint = NSLayoutConstraint(
                item: try view(at: description[key: "item"]), attribute: attribute, relatedBy: .equal, toItem: other,
                attribute: other == nil ? .notAnAttribute : otherAttribute,
                multiplier: description[key: "multiplier"]?.number ?? 1,
                constant: description[key: "constant"]?.number ?? 0)
            if let priority = description[key: "priority"]?.number {
                constraint.priority = UILayoutPriority(Float(priority))
            }
            constraint.isActive = true
        }
    }

    private func view(at path: JSONValue?) throws -> UIView {
        guard let found = views.first(where: { $0.path == path?.string }) else {
            throw SceneProblem("no view at \(path?.description ?? "(no path)")")
        }
        return found.view
    }

    private func attribute(_ name: JSONValue?) throws -> NSLayoutConstraint.Attribute {
        let known: [String: NSLayoutConstraint.Attribute] = [
            "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
            "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY,
        ]
        guard let attribute = name?.string.flatMap({ known[$0] }) else {
            throw SceneProblem("unknown attribute \(name?.description ?? "(none)")")
        }
        return attribute
    }
}
