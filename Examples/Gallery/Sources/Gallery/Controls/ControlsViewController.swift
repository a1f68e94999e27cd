import UIKit

/// All controls in all of their states.
final class ControlsViewController: UIViewController {
    private let stackView = UIStackView()
    private let valueLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Controls"
        navigationItem.largeTitleDisplayMode = .never
        view.backgroundColor = .systemBackground
        arrangeViews()

        add("Buttons", ButtonSamples.makeRows { [weak self] in self?.show($0) })
        add("Switches", [row([makeSwitch(isOn: true), makeSwitch(isOn: false), disabled(makeSwitch(isOn: true))])])
        add("Sliders", [makeSlider(0.4), disabled(makeSlider(0.7))])
        add("Steppers", [row([makeStepper(), disabled(makeStepper())])])
        add("Segmented Controls", [makeSegments(["Day", "Week", "Month"]), disabled(makeSegments(["Off", "On"]))])
        add("Page Controls", [makePages(count: 5), makePages(count: 12)])
        add("Progress", [makeProgress(0.25), makeProgress(0.9), row([makeSpinner(.medium), makeSpinner(.large)])])
        add("Text Fields", makeFields())
    }

    private func arrangeViews() {
        valueLabel.font = .preferredFont(forTextStyle: .footnote)
        valueLabel.adjustsFontForContentSizeCategory = true
        valueLabel.textColor = .secondaryLabel
        valueLabel.numberOfLines = 0
        valueLabel.text = "Nothing has changed yet"
        stackView.axis = .vertical
        stackView.spacing = 12
        stackView.addArrangedSubview(valueLabel)

        let scrollView = UIScrollView()
        scrollView.keyboardDismissMode = .interactive
        // Without a keyboard, controls scroll below the home indicator.
        view.keyboardLayoutGuide.usesBottomSafeArea = false
        for (child, parent) in [(scrollView as UIView, view!), (stackView, scrollView)] {
            child.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(child)
        }
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            stackView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 12),
            stackView.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -20),
            stackView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stackView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    /// Shows a description of the last event.
    private func show(_ event: String) {
        valueLabel.text = event
    }

    private func add(_ title: String, _ views: [UIView]) {
        let label = UILabel()
        label.text = title
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        stackView.addArrangedSubview(label)
        stackView.setCustomSpacing(24, after: stackView.arrangedSubviews.last { $0 !== label } ?? label)
        for view in views { stackView.addArrangedSubview(view) }
    }

    private func row(_ views: [UIView]) -> UIStackView {
        let row = UIStackView(arrangedSubviews: views + [UIView()])
        row.spacing = 16
        row.alignment = .center
        return row
    }

    private func disabled<Control: UIControl>(_ control: Control) -> Control {
        control.isEnabled = false
        return control
    }

    // MARK: Controls

    private func makeSwitch(isOn: Bool) -> UISwitch {
        let control = UISwitch()
        control.isOn = isOn
        control.accessibilityLabel = "Switch"
        control.addAction(
            UIAction { [weak self, unowned control] _ in self?.show("Switched \(control.isOn ? "on" : "off")") },
            for: .valueChanged)
        return control
    }

    private func makeSlider(_ value: Float) -> UISlider {
        let slider = UISlider()
        slider.value = value
        slider.accessibilityLabel = "Slider"
        slider.addAction(
            UIAction { [weak self, unowned slider] _ in self?.show("Slid to \(Int(slider.value * 100)) percent") },
            for: .valueChanged)
        return slider
    }

    private func makeStepper() -> UIStepper {
        let stepper = UIStepper()
        stepper.maximumValue = 3
        stepper.accessibilityLabel = "Stepper"
        stepper.addAction(
            UIAction { [weak self, unowned stepper] _ in self?.show("Stepped to \(Int(stepper.value)) of 3") },
            for: .valueChanged)
        return stepper
    }

    private func makeSegments(_ titles: [String]) -> UISegmentedControl {
        let control = UISegmentedControl(items: titles)
        control.selectedSegmentIndex = 1
        control.addAction(
            UIAction { [weak self, unowned control] _ in self?.show("Chose \(titles[control.selectedSegmentIndex])") },
            for: .valueChanged)
        return control
    }

    private func makePages(count: Int) -> UIPageControl {
        let control = UIPageControl()
        control.numberOfPages = count
        control.currentPage = 1
        control.pageIndicatorTintColor = .tertiaryLabel
        control.currentPageIndicatorTintColor = .label
        control.addAction(
            UIAction { [weak self, unowned control] _ in self?.show("Turned to page \(control.currentPage + 1)") },
            for: .valueChanged)
        return control
    }

    private func makeProgress(_ value: Float) -> UIProgressView {
        let progress = UIProgressView(progressViewStyle: .default)
        progress.progress = value
        return progress
    }

    private func makeSpinner(_ style: UIActivityIndicatorView.Style) -> UIActivityIndicatorView {
        let spinner = UIActivityIndicatorView(style: style)
        spinner.startAnimating()
        return spinner
    }

    private func makeFields() -> [UITextField] {
        let plain = UITextField()
        plain.placeholder = "Rounded"
        plain.clearButtonMode = .whileEditing
        let filled = UITextField()
        filled.text = "With text"
        filled.clearButtonMode = .always
        let secret = UITextField()
        secret.text = "secret"
        secret.isSecureTextEntry = true
        let off = UITextField()
        off.text = "Disabled"
        off.isEnabled = false
        for field in [plain, filled, secret, off] {
            field.borderStyle = .roundedRect
            field.font = .preferredFont(forTextStyle: .body)
            field.adjustsFontForContentSizeCategory = true
        }
        return [plain, filled, secret, off]
    }
}

#Preview("Controls", traits: .landscapeLeft) {
    UINavigationController(rootViewController: ControlsViewController())
}
