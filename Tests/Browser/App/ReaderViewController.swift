import PortableUIKit

/// Segments, a stepper, a slider, and a button that shows an alert, for assistive technologies.
final class ReaderViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Reader"
        view.backgroundColor = .systemBackground
        let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
        segments.selectedSegmentIndex = 1
        let stepper = UIStepper()
        stepper.isAccessibilityElement = true
        stepper.accessibilityLabel = "Guests"
        stepper.value = 3
        let slider = UISlider()
        slider.accessibilityLabel = "Brightness"
        slider.value = 0.4
        let button = UIButton(type: .system)
        button.setTitle("Delete", for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.askBeforeDeleting() }, for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [segments, stepper, slider, button])
        stack.axis = .vertical
        stack.spacing = 20
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        ])
    }

    private func askBeforeDeleting() {
        let alert = UIAlertController(
            title: "Delete the photo?", message: "It can’t be restored.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
    }
}
