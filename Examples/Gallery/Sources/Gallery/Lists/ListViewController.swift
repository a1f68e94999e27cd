import UIKit

/// A list below a control that switches between the five appearances of lists.
///
/// Subclasses provide the content and the features of the list.
class ListViewController: UIViewController {
    /// The appearances in the order of the control's segments, with the titles of the segments.
    nonisolated static let appearances: [(name: String, appearance: UICollectionLayoutListConfiguration.Appearance)] = [
        ("Plain", .plain), ("Grouped", .grouped), ("Inset", .insetGrouped), ("Sidebar", .sidebar),
        ("Bare", .sidebarPlain),
    ]

    private(set) var collectionView: UICollectionView!

    private let appearanceControl = UISegmentedControl(items: ListViewController.appearances.map(\.name))

    /// The appearance of the list.
    var appearance: UICollectionLayoutListConfiguration.Appearance {
        didSet {
            guard appearance != oldValue, isViewLoaded else { return }
            appearanceDidChange()
        }
    }

    init(appearance: UICollectionLayoutListConfiguration.Appearance) {
        self.appearance = appearance
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// Creates the configuration of the list. Subclasses override it to add features. This one adds none.
    func makeConfiguration(
        _ appearance: UICollectionLayoutListConfiguration.Appearance
    ) -> UICollectionLayoutListConfiguration {
        UICollectionLayoutListConfiguration(appearance: appearance)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .never
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
        appearanceControl.addAction(
            UIAction { [weak self] action in
                guard let self, let control = action.sender as? UISegmentedControl else { return }
                appearance = Self.appearances[control.selectedSegmentIndex].appearance
            }, for: .valueChanged)
        arrangeViews()
        appearanceDidChange()
    }

    private func arrangeViews() {
        for subview in [collectionView!, appearanceControl] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let guide = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            appearanceControl.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            appearanceControl.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            appearanceControl.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            collectionView.topAnchor.constraint(equalTo: appearanceControl.bottomAnchor, constant: 8),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    /// Creates the layout of a list whose sections have the same configuration.
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout.list(using: makeConfiguration(appearance))
    }

    private func appearanceDidChange() {
        appearanceControl.selectedSegmentIndex =
            Self.appearances.firstIndex { $0.appearance == appearance } ?? UISegmentedControl.noSegment
        collectionView.setCollectionViewLayout(makeLayout(), animated: false)
        // The area around the control has the list's background.
        switch appearance {
        case .grouped, .insetGrouped: view.backgroundColor = .systemGroupedBackground
        case .sidebar: view.backgroundColor = .secondarySystemBackground
        default: view.backgroundColor = .systemBackground
        }
    }
}
