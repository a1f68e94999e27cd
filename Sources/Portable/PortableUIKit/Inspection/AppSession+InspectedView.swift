import DisplayList
import Foundation

extension AppSession {
    package func inspectedView(_ layer: UInt64) -> InspectedView? {
        device.run {
            guard let view = view(layer) else { return inspectedPart(layer) }
            var properties: [InspectedView.Property: InspectedView.Value] = [:]
            for property in InspectedView.Property.allCases { properties[property] = view.inspectedValue(of: property) }
            return InspectedView(
                layer: layer, className: "\(type(of: view))", properties: properties,
                constraints: view.constraintsAbout.map { constraint in
                    InspectedView.Constraint(
                        id: constraint.inspectionIdentity, text: constraint.inspectionText,
                        constant: Double(constraint.constant), priority: Double(constraint.priority.rawValue))
                })
        }
    }

    package func edit(_ layer: UInt64, _ edit: InspectedView.Edit) -> Bool {
        device.run {
            guard let view = view(layer) else { return false }
            switch edit {
            case .property(let property, let value): return view.setInspectedValue(value, of: property)
            case .constant(let id, let constant):
                guard constant.isFinite, let constraint = view.constraint(inspectedAs: id) else { return false }
                constraint.constant = CGFloat(constant)
            case .priority(let id, let priority):
                guard priority > 0, priority <= 1000, let constraint = view.constraint(inspectedAs: id) else {
                    return false
                }
                constraint.priority = UILayoutPriority(Float(priority))
            }
            return true
        }
    }

    /// Returns a part of a view's content, whose appearance the app's code determines, so that it can't be edited.
    private func inspectedPart(_ id: UInt64) -> InspectedView? {
        var found: ContentPart?
        visitViews { view, _ in
            if found == nil { found = view.contentParts.first { $0.id == id } }
        }
        return found.map {
            InspectedView(layer: id, className: $0.name, properties: $0.properties, constraints: [])
        }
    }

    /// Returns the view that shows a layer, including hidden ones, which can be shown again.
    private func view(_ layer: UInt64) -> UIView? {
        func find(_ view: UIView) -> UIView? {
            view.layer.identity == layer ? view : view.subviews.lazy.compactMap(find).first
        }
        return device.visibleWindows.backToFront.lazy.compactMap(find).first
    }
}

extension UIView {
    /// The active constraints that refer to the view, including constraints of its superviews.
    fileprivate var constraintsAbout: [NSLayoutConstraint] {
        sequence(first: self, next: \.superview).flatMap(\.constraints).filter { $0.views.contains(self) }
    }

    fileprivate func constraint(inspectedAs id: UInt64) -> NSLayoutConstraint? {
        constraintsAbout.first { $0.inspectionIdentity == id }
    }

    fileprivate func inspectedValue(of property: InspectedView.Property) -> InspectedView.Value? {
        func color(_ color: UIColor?) -> InspectedView.Value { .color(color?.color(with: traitCollection) ?? .clear) }
        let text = self as? any InspectedText
        switch property {
        case .hidden: return .flag(isHidden)
        case .alpha: return .number(Double(alpha))
        case .backgroundColor: return color(backgroundColor)
        case .tintColor: return color(tintColor)
        case .cornerRadius: return .number(Double(layer.cornerRadius))
        case .text: return text.map { .text($0.inspectedText) }
        case .fontName: return text?.inspectedFont.map { .text($0.fontName) }
        case .fontSize: return text?.inspectedFont.map { .number(Double($0.pointSize)) }
        case .textColor: return text.map { color($0.inspectedTextColor) }
        case .numberOfLines: return (self as? UILabel).map { .number(Double($0.numberOfLines)) }
        }
    }

    fileprivate func setInspectedValue(_ value: InspectedView.Value, of property: InspectedView.Property) -> Bool {
        let text = self as? any InspectedText
        switch (property, value) {
        case (.hidden, .flag(let flag)): isHidden = flag
        case (.alpha, .number(let number)): alpha = CGFloat(min(max(number, 0), 1))
        case (.backgroundColor, .color(let color)): backgroundColor = UIColor(.rgb(color))
        case (.tintColor, .color(let color)): tintColor = UIColor(.rgb(color))
        case (.cornerRadius, .number(let number)): layer.cornerRadius = CGFloat(min(max(number, 0), 1000))
        case (.text, .text(let string)):
            guard let text else { return false }
            text.inspectedText = string
        case (.fontSize, .number(let size)):
            guard let text, let font = text.inspectedFont else { return false }
            text.inspectedFont = font.withSize(CGFloat(min(max(size, 1), 500)))
        case (.textColor, .color(let color)):
            guard let text else { return false }
            text.inspectedTextColor = UIColor(.rgb(color))
        case (.numberOfLines, .number(let number)):
            guard let label = self as? UILabel, let count = Int(exactly: number.rounded()) else { return false }
            label.numberOfLines = min(max(count, 0), 1000)
        default: return false
        }
        return true
    }
}

extension NSLayoutConstraint {
    /// An identifier of the constraint that is unique among living constraints.
    fileprivate var inspectionIdentity: UInt64 { UInt64(UInt(bitPattern: ObjectIdentifier(self))) }
}

/// A view whose text a developer can examine and change.
@MainActor
private protocol InspectedText: AnyObject {
    var inspectedText: String { get set }
    var inspectedFont: UIFont? { get set }
    var inspectedTextColor: UIColor? { get set }
}

extension UIView {
    /// The text of the view; `nil` for a view without text, or with a secret one.
    var shownText: String? {
        guard (self as? UITextField)?.isSecureTextEntry != true else { return nil }
        let text = (self as? UITextView)?.text ?? (self as? any InspectedText)?.inspectedText
        return text?.isEmpty == false ? text : nil
    }
}

extension UILabel: InspectedText {
    fileprivate var inspectedText: String {
        get { text ?? "" }
        set { text = newValue }
    }

    fileprivate var inspectedFont: UIFont? {
        get { font }
        set { font = newValue }
    }

    fileprivate var inspectedTextColor: UIColor? {
        get { textColor }
        set { textColor = newValue }
    }
}

extension UITextField: InspectedText {
    fileprivate var inspectedText: String {
        get { text ?? "" }
        set { text = newValue }
    }

    fileprivate var inspectedFont: UIFont? {
        get { font }
        set { font = newValue }
    }

    fileprivate var inspectedTextColor: UIColor? {
        get { textColor }
        set { textColor = newValue }
    }
}
