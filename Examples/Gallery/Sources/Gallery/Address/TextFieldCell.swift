import UIKit

/// A row with a name and a text field.
final class TextFieldCell: UITableViewCell {
    let textField = UITextField()
    private let titleLabel = UILabel()
    private let stack = UIStackView()
    private lazy var titleWidth = titleLabel.widthAnchor.constraint(greaterThanOrEqualToConstant: 104)

    /// A closure that is called with the text when the user changes it.
    var didChange: (String) -> Void = { _ in }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        titleLabel.font = .preferredFont(forTextStyle: .body)
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        titleLabel.isAccessibilityElement = false
        textField.font = .preferredFont(forTextStyle: .body)
        textField.adjustsFontForContentSizeCategory = true
        textField.clearButtonMode = .whileEditing
        textField.addAction(
            UIAction { [weak self] _ in self.map { $0.didChange($0.textField.text ?? "") } }, for: .editingChanged)

        for view in [titleLabel, textField] { stack.addArrangedSubview(view) }
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: margins.topAnchor),
            stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
        arrange()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: Self, _) in cell.arrange() }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// The largest text sizes leave no room for the name and the field side by side.
    private func arrange() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        stack.axis = isLarge ? .vertical : .horizontal
        stack.spacing = isLarge ? 4 : 12
        titleWidth.isActive = !isLarge
    }

    func show(_ field: Address.Field, text: String, isLast: Bool) {
        titleLabel.text = field.title
        textField.text = text
        textField.accessibilityLabel = field.title
        textField.placeholder = field.placeholder
        textField.keyboardType = field.keyboardType
        textField.textContentType = field.contentType
        textField.isSecureTextEntry = field == .password
        textField.autocapitalizationType = field == .email || field == .password ? .none : .words
        textField.returnKeyType = isLast ? .done : .next
    }
}
