import CollageTesting

/// Screens as apps have them.
enum BenchmarkScreen: String, CaseIterable, CustomStringConvertible {
    /// Rows with icons and two lines of text between bars.
    case list
    /// Cards with gradients, rounded corners and shadows.
    case cards
    /// Text, fields and controls under constraints.
    case form

    var description: String { rawValue }

    @MainActor
    func make() -> UIViewController {
        let controller: UIViewController =
            switch self {
            case .list: RowsController()
            case .cards: CardsController()
            case .form: FormController()
            }
        controller.title = rawValue.capitalized
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = true
        navigation.tabBarItem = UITabBarItem(title: rawValue.capitalized, image: UIImage(systemName: "star"), tag: 0)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        return tabs
    }
}

private final class RowsController: UIViewController {
    private let list = UICollectionView(
        frame: .zero,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
    private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?

    override func loadView() { view = list }

    override func viewDidLoad() {
        super.viewDidLoad()
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = "Row number \(item)"
            content.secondaryText = "What there is to be said about it, in a line"
            content.image = UIImage(systemName: ["star", "heart", "book", "bell"][item % 4])
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: list) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<100))
        dataSource?.apply(snapshot, animatingDifferences: false)
    }
}

private final class CardsController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let colors: [UIColor] = [.systemBlue, .systemGreen, .systemOrange, .systemPink, .systemPurple, .systemTeal]
        for (index, color) in colors.enumerated() {
            let card = UIView(frame: CGRect(x: 16 + index % 2 * 183, y: 160 + index / 2 * 190, width: 175, height: 175))
            card.layer.cornerRadius = 16
            card.layer.shadowColor = UIColor.black.cgColor
            card.layer.shadowOpacity = 0.25
            card.layer.shadowRadius = 8
            card.backgroundColor = .secondarySystemBackground
            let gradient = CAGradientLayer()
            gradient.frame = CGRect(x: 0, y: 0, width: 175, height: 110)
            gradient.colors = [color.cgColor, color.withAlphaComponent(0.4).cgColor]
            gradient.cornerRadius = 16
            card.layer.addSublayer(gradient)
            let label = UILabel(frame: CGRect(x: 12, y: 118, width: 150, height: 48))
            label.text = "Card number \(index)\nwith two lines"
            label.numberOfLines = 2
            card.addSubview(label)
            view.addSubview(card)
        }
    }
}

private final class FormController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        let text = UILabel()
        text.numberOfLines = 0
        text.text = String(repeating: "A text of several lines, as terms and descriptions have them. ", count: 6)
        let rows: [UIView] = ["Name", "Street", "City", "Country"].map { name in
            let label = UILabel()
            label.text = name
            let field = UITextField()
            field.borderStyle = .roundedRect
            field.placeholder = "Your \(name.lowercased())"
            let row = UIStackView(arrangedSubviews: [label, field])
            row.spacing = 12
            label.widthAnchor.constraint(equalToConstant: 90).isActive = true
            return row
        }
        let buttons = UISegmentedControl(items: ["One", "Two", "Three"])
        buttons.selectedSegmentIndex = 1
        let stack = UIStackView(arrangedSubviews: [text] + rows + [buttons, UISlider(), UISwitch()])
        stack.axis = .vertical
        stack.spacing = 14
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])
    }
}
