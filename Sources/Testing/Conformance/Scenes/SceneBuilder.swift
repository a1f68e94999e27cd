import CollageTesting
import Foundation

/// Builds the views of a scene with UIKit's public classes.
@MainActor
final class SceneBuilder {
    /// All views of the scene, parents first.
    private(set) var views: [SceneView] = []
    private var owned = OwnedObjects()
    private let scene: JSONValue
    /// The unknown members and classes with their counts.
    private(set) var unknown: [String: Int] = [:]
    /// The paths of views whose positions depend on a baseline.
    private(set) var baselinePaths: Set<String> = []

    init(_ scene: JSONValue) throws {
        self.scene = scene
        recordUnknown(in: scene, known: SceneMembers.scene, of: "the scene")
        guard let root = scene[key: "root"] else { throw SceneProblem("no root") }
        _ = try build(root, path: "")
        let constraints = try SceneConstraints(scene[key: "constraints"]?.array ?? [], views: views)
        baselinePaths = constraints.baselinePaths
        for name in constraints.unknown { unknown[name, default: 0] += 1 }
    }

    var root: UIView { views[0].view }

    /// The controller that shows the scene, if it describes one.
    var controller: UIViewController? { owned.controller }

    // MARK: Views

    /// Records members that can't be built, so that they aren't ignored silently.
    private func recordUnknown(in description: JSONValue, known: Set<String>, of name: String) {
        guard case .object(let members) = description else { return }
        for key in members.keys where !known.contains(key) { unknown["\(key) of \(name)", default: 0] += 1 }
    }

    /// Builds a view that isn't recorded with a path of the scene: a sheet's content, or a title view.
    func buildUnrecorded(_ description: JSONValue) throws -> UIView {
        let count = views.count
        defer { views.removeSubrange(count...) }
        return try build(description, path: "-")
    }

    private func build(_ description: JSONValue, path: String) throws -> UIView {
        guard let name = description[key: "class"]?.string else { throw SceneProblem("a view without a class") }
        let isKnown = SceneMembers.classes[name] != nil
        if isKnown {
            let known = SceneMembers.view.union(SceneMembers.drawing).union(SceneMembers.classes[name] ?? [])
            recordUnknown(in: description, known: known, of: name)
        } else {
            unknown["class \(name)", default: 0] += 1
        }
        let view = isKnown ? try makeView(name, description) : UIView()
        let index = views.count
        views.append(SceneView(path: path, view: view, description: description, isStandIn: !isKnown))
        SceneProperties.apply(description, to: view)
        if let frame = description[key: "frame"]?.rect {
            view.frame = frame
        } else if path.isEmpty, let size = scene[key: "size"]?.size {
            view.frame.size = size
        }
        if description[key: "useConstraints"]?.bool == true { view.translatesAutoresizingMaskIntoConstraints = false }
        var container = view
        var childPath = path
        if name == "UITabBarStack" {
            try fillTabs(description)
        } else if name == "UINavigationStack" {
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
        SceneProperties.applyLast(description, to: view)
        return view
    }

    private func makeView(_ name: String, _ description: JSONValue) throws -> UIView {
        switch name {
        case "UIView", "UIGradientView": return UIView()
        case "UIControl": return UIControl()
        case "UILabel": return try SceneControls.label(description)
        case "UIButton": return try SceneControls.button(description)
        case "UISwitch":
            let view = UISwitch()
            view.isOn = description[keys: "on", "isOn"]?.bool ?? false
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
        case "UIStepper": return UIStepper()
        case "UIPageControl": return SceneControls.pageControl(description)
        case "UITextField": return try SceneControls.textField(description)
        case "UITextView": return try SceneControls.textView(description)
        case "UIStackView": return try SceneControls.stack(description)
        case "UIScrollView":
            let view = UIScrollView()
            view.contentSize = description[key: "contentSize"]?.size ?? .zero
            return view
        case "UICollectionView":
            let source = SceneCollection(description)
            owned.sources.append(source)
            return source.makeView()
        case "UITableView":
            let source = SceneTable(description)
            owned.sources.append(source)
            return source.makeView()
        case "UITabBarStack":
            let tabs = UITabBarController()
            owned.controller = tabs
            return tabs.view
        default:
            let navigation = UINavigationController(rootViewController: UIViewController())
            owned.controller = navigation
            return navigation.view
        }
    }

    /// Fills the only screen of a navigation stack with a scroll view that contains the described views.
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
        screen.navigationItem.prompt = description[key: "prompt"]?.string
        screen.navigationItem.titleView = try description[key: "titleView"].map(buildUnrecorded)
        if description[key: "largeTitle"]?.bool == true {
            navigation.navigationBar.prefersLargeTitles = true
            screen.navigationItem.largeTitleDisplayMode = .always
        }
        if let items = description[key: "toolbarItems"]?.array {
            screen.toolbarItems = items.map(SceneControls.barButtonItem)
            navigation.isToolbarHidden = false
        }
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

    private func fillTabs(_ description: JSONValue) throws {
        guard let tabs = controller as? UITabBarController else { throw SceneProblem("no tab bar controller") }
        tabs.viewControllers = try (description[key: "items"]?.array ?? []).enumerated().map { index, item in
            let screen = UIViewController()
            let size = item[key: "image"]?[key: "size"]?.size
            screen.tabBarItem = UITabBarItem(
                title: item[key: "title"]?.string,
                image: size.map { UIGraphicsImageRenderer(size: $0).image { _ in } }, tag: index)
            if let content = item[key: "content"] {
                let view = try buildUnrecorded(content)
                view.frame = screen.view.bounds
                view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                screen.view.addSubview(view)
            }
            return screen
        }
        if let index = description[key: "selectedIndex"]?.number { tabs.selectedIndex = Int(index) }
    }
}

/// Strong references to the objects that the views of a scene reference weakly.
@MainActor
private struct OwnedObjects {
    var sources: [AnyObject] = []
    var controller: UIViewController?
}
