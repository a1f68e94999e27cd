import Testing

@testable import CollageTesting

/// An audit ignores views of UIKit, because an app can't change them.
@MainActor struct SystemViewAuditTests {
    private let host = TestHost(size: CGSize(width: 390, height: 844))

    private func findings(of controller: UIViewController) -> [String] {
        host.show(controller)
        return host.findings(.all).map(\.description)
    }

    @Test(arguments: [false, true])
    func `accessories of list cells`(isEditing: Bool) {
        let accessories: [UICellAccessory] = [
            .disclosureIndicator(), .detail {}, .checkmark(), .delete(), .insert(), .reorder(), .multiselect(),
            .outlineDisclosure(), .label(text: "12"),
            .popUpMenu(UIMenu(title: "Sort", children: [UIAction(title: "By name") { _ in }])),
        ]
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .none
        let list = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = "Row \(item)"
            cell.contentConfiguration = content
            cell.accessories = [accessories[item]]
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(accessories.indices))
        source.apply(snapshot, animatingDifferences: false)
        list.isEditing = isEditing
        let controller = UIViewController()
        controller.view = list
        #expect(findings(of: UINavigationController(rootViewController: controller)) == [])
    }

    @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped], [false, true])
    func `accessories, controls, and the index of tables`(style: UITableView.Style, isEditing: Bool) {
        final class Controller: UITableViewController {
            let types: [UITableViewCell.AccessoryType] = [
                .none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
            ]

            override func numberOfSections(in tableView: UITableView) -> Int { 2 }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { types.count }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
                cell.textLabel?.text = "Row \(indexPath.section).\(indexPath.row)"
                cell.detailTextLabel?.text = "Detail"
                cell.accessoryType = types[indexPath.row]
                return cell
            }
            override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
                "Header \(section)"
            }
            override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
                "Footer \(section)"
            }
            override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
            override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
            override func tableView(
                _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
            ) -> UITableViewCell.EditingStyle { indexPath.section == 0 ? .delete : .insert }
        }
        let controller = Controller(style: style)
        controller.isEditing = isEditing
        controller.title = "Rows"
        #expect(findings(of: UINavigationController(rootViewController: controller)) == [])
    }

    @Test func `controls`() {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .compact
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.text = "Text"
        field.clearButtonMode = .always
        field.accessibilityLabel = "Name"
        let search = UISearchBar()
        search.text = "Text"
        search.showsCancelButton = true
        search.scopeButtonTitles = ["All", "Some"]
        search.showsScopeBar = true
        let pages = UIPageControl()
        pages.numberOfPages = 4
        let toggle = UISwitch(), slider = UISlider(), stepper = UIStepper(), progress = UIProgressView()
        for control in [toggle, slider, stepper] { control.accessibilityLabel = "Volume" }
        let segments = UISegmentedControl(items: ["One", "Two"])
        segments.selectedSegmentIndex = 0
        let stack = UIStackView(arrangedSubviews: [
            picker, field, search, pages, toggle, slider, stepper, progress, segments, UIActivityIndicatorView(),
        ])
        stack.axis = .vertical
        stack.spacing = 20
        let controller = UIViewController()
        let height = stack.systemLayoutSizeFitting(CGSize(width: 350, height: 0)).height
        stack.frame = CGRect(x: 20, y: 120, width: 350, height: height)
        controller.view.backgroundColor = .systemBackground
        controller.view.addSubview(stack)
        controller.title = "Controls"
        controller.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .edit),
        ]
        controller.toolbarItems = [
            UIBarButtonItem(systemItem: .trash), .flexibleSpace(), UIBarButtonItem(systemItem: .action),
        ]
        let navigation = UINavigationController(rootViewController: controller)
        navigation.isToolbarHidden = false
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        navigation.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
        #expect(findings(of: tabs) == [])
    }
}
