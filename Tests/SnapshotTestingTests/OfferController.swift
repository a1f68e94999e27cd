import UIKit

/// The content of the tests in this folder.
final class OfferController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let label = UILabel()
        label.text = "Three for two"
        label.font = .preferredFont(forTextStyle: .title1)
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        ])
    }
}

struct Offer: Codable, Equatable {
    var name = "Tea"
    var price = 3.5
    var tags: Set<String> = ["new", "hot", "green"]
}

enum Size: CaseIterable {
    case small, large
}
