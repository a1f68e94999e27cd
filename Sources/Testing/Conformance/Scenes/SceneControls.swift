import CollageTesting
import Foundation

/// The single views of scenes.
@MainActor
enum SceneControls {
    static func label(_ description: JSONValue) throws -> UILabel {
        let label = UILabel()
        label.text = description[key: "text"]?.string
        if let font = try SceneFonts.font(description) { label.font = font }
        if description[key: "textAlignment"]?.string == "center" { label.textAlignment = .center }
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

    static func button(_ description: JSONValue) throws -> UIButton {
        let button = UIButton(type: .system)
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
        ]
        stack.axis = description[key: "axis"]?.string == "vertical" ? .vertical : .horizontal
        stack.spacing = description[key: "spacing"]?.number ?? 0
        guard let distribution = distributions[description[key: "stackDistribution"]?.string ?? "fill"],
            let alignment = alignments[description[key: "stackAlignment"]?.string ?? "fill"]
        else { throw SceneProblem("unknown distribution or alignment") }
        stack.distribution = distribution
        stack.alignment = alignment
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
