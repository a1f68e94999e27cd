import UIKit

/// Two lists, for the items at home and the items in the suitcase. The user drags items between them after a long
/// press.
final class PackingViewController: UIViewController {
    private let homeList = PackingListView(
        title: "At Home",
        things: [
            "Raincoat", "Rubber boots", "Binoculars", "Charger", "Thermos", "Chart of the islands", "Torch",
        ])
    private let suitcaseList = PackingListView(title: "In the Suitcase", things: ["Passport", "Toothbrush"])
    private let stackView = UIStackView()

    /// The items of the lists, from top to bottom.
    var things: [[String]] { [homeList.things, suitcaseList.things] }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Packing"
        navigationItem.largeTitleDisplayMode = .never
        view.backgroundColor = .systemGroupedBackground
        for list in [homeList, suitcaseList] {
            stackView.addArrangedSubview(list)
            list.counterpart = list === homeList ? suitcaseList : homeList
        }
        stackView.distribution = .fillEqually
        stackView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stackView)
        NSLayoutConstraint.activate([
            stackView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stackView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stackView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stackView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        // The lists are side by side on screens that are wider than high.
        stackView.axis = view.bounds.width > view.bounds.height ? .horizontal : .vertical
    }
}
