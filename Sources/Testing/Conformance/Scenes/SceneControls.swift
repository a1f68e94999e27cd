import CollageTesting
import Foundation

/// Creates the individual views of scenes.
@MainActor
enum SceneControls {
    static func label(_ description: JSONValue) throws -> UILabel {
        let label = UILabel()
        label.text = description[key: "text"]?.string
        if let font = try SceneFonts.font(description) { label.font = font }
        label.textAlignment = alignment(description)
        if let count = description[key: "numberOfLines"]?.number { label.numberOfLines = Int(count) }
        if let mode = description[key: "lineBreakMode"]?.string.flatMap({ lineBreakModes[$0] }) {
            label.lineBreakMode = mode
        }
        if let fits = description[key: "adjustsFontSizeToFitWidth"]?.bool { label.adjustsFontSizeToFitWidth = fits }
        if let factor = description[key: "minimumScaleFactor"]?.number { label.minimumScaleFactor = factor }
        if let width = description[key: "preferredMaxLayoutWidth"]?.number { label.preferredMaxLayoutWidth = width }
        if let runs = description[key: "attributedText"]?[key: "runs"]?.array {
            let text = NSMutableAttributedString(string: "")
            for run in runs {
                var attributes: [NSAttributedString.Key: Any] = [:]
                attributes[.font] = try SceneFonts.font(run)
                attributes[.kern] = run[key: "kern"]?.number
                attributes[.baselineOffset] = run[key: "baselineOffset"]?.number
                text.append(NSAttributedString(string: run[key: "text"]?.string ?? "", attributes: attributes))
            }
            label.attributedText = text
        }
        return label
    }

    private static func alignment(_ description: JSONValue) -> NSTextAlignment {
        switch description[key: "textAlignment"]?.string {
        case "center": .center
        case "left": .left
        case "right": .right
        case "justified": .justified
        default: .natural
        }
    }

    private static let lineBreakModes: [String: NSLineBreakMode] = [
        "wordWrap": .byWordWrapping, "charWrap": .byCharWrapping, "clip": .byClipping,
        "truncateHead": .byTruncatingHead, "truncateTail": .byTruncatingTail, "truncateMiddle": .byTruncatingMiddle,
        "byWordWrapping": .byWordWrapping, "byCharWrapping": .byCharWrapping, "byClipping": .byClipping,
        "byTruncatingHead": .byTruncatingHead, "byTruncatingTail": .byTruncatingTail,
        "byTruncatingMiddle": .byTruncatingMiddle,
    ]

    static func pageControl(_ description: JSONValue) -> UIPageControl {
        let control = UIPageControl()
        control.numberOfPages = description[key: "numberOfPages"]?.number.map { Int($0) } ?? 0
        control.currentPage = description[key: "currentPage"]?.number.map { Int($0) } ?? 0
        control.hidesForSinglePage = description[key: "hidesForSinglePage"]?.bool ?? false
        return control
    }

    static func textField(_ description: JSONValue) throws -> UITextField {
        let field = UITextField()
        let styles: [String: UITextField.BorderStyle] = [
            "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
        ]
        field.borderStyle = description[key: "borderStyle"]?.string.flatMap { styles[$0] } ?? .none
        field.text = description[key: "text"]?.string
        field.placeholder = description[key: "placeholder"]?.string
        field.font = try SceneFonts.font(description) ?? .systemFont(ofSize: 17)
        field.textAlignment = alignment(description)
        return field
    }

    static func textView(_ description: JSONValue) throws -> UITextView {
        let view = UITextView()
        view.text = description[key: "text"]?.string
        view.font = try SceneFonts.font(description) ?? .systemFont(ofSize: 17)
        view.textAlignment = alignment(description)
        return view
    }

    static func button(_ description: JSONValue) throws -> UIButton {
        let button = UIButton(type: .system)
        if let size = description[key: "image"]?[key: "size"]?.size {
            button.setImage(UIGraphicsImageRenderer(size: size).image { _ in }, for: .normal)
        }
        button.setTitle(description[key: "title"]?.string, for: .normal)
        if let font = try SceneFonts.font(description) { button.titleLabel?.font = font }
        button.isEnabled = description[key: "enabled"]?.bool ?? true
        return button
    }

    static func slider(_ description: JSONValue) -> UISlider {
        let slider = UISlider()
        if let value = description[key: "minimumValue"]?.number { slider.minimumValue = Float(value) }
        if let value = description[key: "maximumValue"]?.number { slider.maximumValue = Float(value) }
        slider.value = Float(description[key: "value"]?.number ?? 0)
        return slider
    }

    static func stack(_ description: JSONValue) throws -> UIStackView {
        let stack = UIStackView()
        let distributions: [String: UIStackView.Distribution] = [
            "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
            "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
        ]
        let alignments: [String: UIStackView.Alignment] = [
            "fill": .fill, "leading": .leading, "center": .center, "trailing": .trailing,
            "top": .top, "bottom": .bottom, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
        ]
        stack.axis = description[key: "axis"]?.string == "vertical" ? .vertical : .horizontal
        stack.spacing = description[key: "spacing"]?.number ?? 0
        guard
            let distribution = distributions[description[keys: "stackDistribution", "distribution"]?.string ?? "fill"],
            let alignment = alignments[description[keys: "stackAlignment", "alignment"]?.string ?? "fill"]
        else { throw SceneProblem("unknown distribution or alignment") }
        stack.distribution = distribution
        stack.alignment = alignment
        stack.isLayoutMarginsRelativeArrangement =
            description[keys: "isLayoutMarginsRelativeArrangement", "layoutMarginsRelativeArrangement"]?.bool ?? false
        stack.isBaselineRelativeArrangement =
            description[keys: "isBaselineRelativeArrangement", "baselineRelativeArrangement"]?.bool ?? false
        return stack
    }

    static func barButtonItem(_ description: JSONValue) -> UIBarButtonItem {
        let item =
            description[key: "systemItem"]?.string == "edit"
            ? UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
            : UIBarButtonItem(title: description[key: "title"]?.string, style: .plain, target: nil, action: nil)
        item.isEnabled = description[key: "enabled"]?.bool ?? true
        return item
    }
}
