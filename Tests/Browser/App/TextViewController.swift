import PortableUIKit

/// Something for each way to write: a field, an address, words to look for and a longer text.
final class TextViewController: UIViewController {
    private let field = UITextField()
    private let address = UITextField()
    private let searchBar = UISearchBar()
    private let textView = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Text"
        view.backgroundColor = .systemBackground
        field.placeholder = "Anything"
        field.accessibilityIdentifier = "field"
        address.placeholder = "Address"
        address.keyboardType = .emailAddress
        address.returnKeyType = .send
        address.textContentType = .emailAddress
        searchBar.placeholder = "Search"
        searchBar.searchBarStyle = .minimal
        textView.font = .systemFont(ofSize: 17)
        textView.text = "A longer text."
        for field in [field, address] { field.borderStyle = .roundedRect }
        let stack = UIStackView(arrangedSubviews: [field, address, searchBar, textView])
        stack.axis = .vertical
        stack.spacing = 20
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            textView.heightAnchor.constraint(equalToConstant: 200),
        ])
    }
}
