import UIKit

/// A trip whose name can be changed.
final class TripViewController: UIViewController, UITextFieldDelegate {
    private(set) var trip: Trip
    /// A closure that is called with the trip after its name has changed.
    var onChange: ((Trip) -> Void)?

    let nameField = UITextField()
    let lengthLabel = UILabel()

    init(trip: Trip) {
        self.trip = trip
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = trip.place
        view.backgroundColor = .systemBackground
        nameField.text = trip.place
        nameField.borderStyle = .roundedRect
        nameField.accessibilityLabel = "Place"
        nameField.returnKeyType = .done
        nameField.delegate = self
        lengthLabel.text = trip.length
        lengthLabel.textColor = .secondaryLabel
        let stack = UIStackView(arrangedSubviews: [nameField, lengthLabel])
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            nameField.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        guard let place = textField.text?.trimmingCharacters(in: .whitespaces), !place.isEmpty else {
            textField.text = trip.place
            return
        }
        trip.place = place
        title = place
        onChange?(trip)
    }
}
