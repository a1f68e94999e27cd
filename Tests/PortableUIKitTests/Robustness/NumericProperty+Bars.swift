import CollageTesting

@testable import PortableUIKit

/// Numeric properties of pickers, bars, refresh controls, and content-unavailable views.
extension NumericProperty {
    static let bars: [NumericProperty] = pickers + datePickers + searchBars + toolbars + tabBars + others

    /// Components and rows with sizes from a number.
    private final class Columns: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        let width: CGFloat, height: CGFloat

        init(width: CGFloat, height: CGFloat) {
            self.width = width
            self.height = height
        }

        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 10 }
        func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { width }
        func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { height }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "Row \(row)"
        }
    }

    /// A picker that keeps its data source.
    private final class Picker: UIPickerView {
        private var columns: Columns?

        func show(width: CGFloat = 80, height: CGFloat = 32) {
            columns = Columns(width: width, height: height)
            dataSource = columns
            delegate = columns
            reloadAllComponents()
        }
    }

    private static let pickers = [
        NumericProperty("frame.size.height", raisesForNaN: true, of: Picker()) {
            $0.show()
            $0.frame.size.height = $1
        },
        NumericProperty("frame.size.width", raisesForNaN: true, of: Picker()) {
            $0.show()
            $0.frame.size.width = $1
        },
        NumericProperty("rowHeightForComponent", of: Picker()) {
            $0.show(height: $1)
            $0.selectRow(7, inComponent: 0, animated: true)
        },
        NumericProperty("widthForComponent", of: Picker()) { $0.show(width: $1) },
    ]

    private static func datePicker(
        _ style: UIDatePickerStyle, _ name: String, raisesForNaN: Bool = false,
        _ set: @escaping @MainActor @Sendable (UIDatePicker, Double) -> Void
    ) -> NumericProperty {
        NumericProperty("\(name), style \(style.rawValue)", raisesForNaN: raisesForNaN, of: UIDatePicker()) {
            $0.preferredDatePickerStyle = style
            set($0, $1)
        }
    }

    private static let datePickers =
        [UIDatePickerStyle.wheels, .compact, .inline].flatMap { style in
            [
                datePicker(style, "date") { $0.date = Date(timeIntervalSinceReferenceDate: $1) },
                datePicker(style, "minimumDate") { $0.minimumDate = Date(timeIntervalSinceReferenceDate: $1) },
                datePicker(style, "maximumDate") { $0.maximumDate = Date(timeIntervalSinceReferenceDate: $1) },
                datePicker(style, "minuteInterval") { $0.minuteInterval = whole($1) },
                datePicker(style, "frame.size.height", raisesForNaN: true) { $0.frame.size.height = $1 },
                datePicker(style, "frame.size.width", raisesForNaN: true) { $0.frame.size.width = $1 },
            ]
        } + [
            datePicker(.wheels, "countDownDuration") {
                $0.datePickerMode = .countDownTimer
                $0.countDownDuration = $1
            }
        ]

    private static let searchBars = [
        NumericProperty("frame.size.height", raisesForNaN: true, of: UISearchBar()) {
            $0.showsCancelButton = true
            $0.frame.size.height = $1
        },
        NumericProperty("frame.size.width", raisesForNaN: true, of: UISearchBar()) {
            $0.scopeButtonTitles = ["One", "Two"]
            $0.showsScopeBar = true
            $0.frame.size.width = $1
        },
        NumericProperty("positions", of: UISearchBar()) {
            let offset = UIOffset(horizontal: $1, vertical: $1)
            $0.text = "Some text"
            $0.searchFieldBackgroundPositionAdjustment = offset
            $0.searchTextPositionAdjustment = offset
            $0.setPositionAdjustment(offset, for: .search)
        },
        NumericProperty("selectedScopeButtonIndex", of: UISearchBar()) {
            $0.scopeButtonTitles = ["One", "Two"]
            $0.showsScopeBar = true
            $0.selectedScopeButtonIndex = min(max(whole($1), 0), 1)
        },
    ]

    private static let toolbars = [
        NumericProperty("width of an item", of: UIToolbar()) {
            let wide = UIBarButtonItem(systemItem: .add)
            wide.width = $1
            wide.imageInsets = UIEdgeInsets(top: $1, left: $1, bottom: $1, right: $1)
            $0.items = [wide, .fixedSpace($1), UIBarButtonItem(systemItem: .done)]
        },
        NumericProperty("frame.size.height", raisesForNaN: true, of: UIToolbar()) {
            $0.items = [UIBarButtonItem(systemItem: .add), .flexibleSpace(), UIBarButtonItem(systemItem: .done)]
            $0.frame.size.height = $1
        },
        NumericProperty("frame.size.width", raisesForNaN: true, of: UIToolbar()) {
            $0.items = [UIBarButtonItem(systemItem: .add), .flexibleSpace(), UIBarButtonItem(systemItem: .done)]
            $0.frame.size.width = $1
        },
        NumericProperty("frame.size.height", raisesForNaN: true, of: UINavigationBar()) {
            $0.items = [UINavigationItem(title: "First"), UINavigationItem(title: "Second")]
            $0.frame.size.height = $1
        },
        NumericProperty("frame.size.width", raisesForNaN: true, of: UINavigationBar()) {
            $0.items = [UINavigationItem(title: "First"), UINavigationItem(title: "Second")]
            $0.frame.size.width = $1
        },
        NumericProperty("titlePositionAdjustment", of: UINavigationBar()) {
            let appearance = UINavigationBarAppearance()
            appearance.titlePositionAdjustment = UIOffset(horizontal: $1, vertical: $1)
            $0.standardAppearance = appearance
            $0.scrollEdgeAppearance = appearance
            $0.items = [UINavigationItem(title: "First")]
        },
    ]

    private static func tabBar(
        _ name: String, raisesForNaN: Bool = false,
        _ set: @escaping @MainActor @Sendable (UITabBar, Double) -> Void
    ) -> NumericProperty {
        NumericProperty(name, raisesForNaN: raisesForNaN, of: UITabBar()) { bar, number in
            bar.items = [UITabBarItem(tabBarSystemItem: .search, tag: 0), UITabBarItem(title: "A", image: nil, tag: 1)]
            bar.items?.first?.badgeValue = "3"
            bar.selectedItem = bar.items?.first
            set(bar, number)
        }
    }

    private static let tabBars = [
        tabBar("frame.size.height", raisesForNaN: true) { $0.frame.size.height = $1 },
        tabBar("frame.size.width", raisesForNaN: true) { $0.frame.size.width = $1 },
        tabBar("itemWidth, itemSpacing") {
            $0.itemPositioning = .centered
            $0.itemWidth = $1
            $0.itemSpacing = $1
        },
        tabBar("positions of an item") {
            let offset = UIOffset(horizontal: $1, vertical: $1)
            $0.items?.first?.titlePositionAdjustment = offset
            $0.items?.first?.imageInsets = UIEdgeInsets(top: $1, left: $1, bottom: $1, right: $1)
            let appearance = UITabBarAppearance()
            appearance.stackedItemWidth = $1
            appearance.stackedItemSpacing = $1
            appearance.stackedLayoutAppearance.normal.badgePositionAdjustment = offset
            appearance.stackedLayoutAppearance.normal.badgeTitlePositionAdjustment = offset
            $0.standardAppearance = appearance
        },
    ]

    private static let others = [
        NumericProperty("frame.size, refreshing", raisesForNaN: true, of: UIScrollView()) {
            let control = UIRefreshControl()
            control.attributedTitle = NSAttributedString(string: "Loading")
            $0.refreshControl = control
            control.frame.size = CGSize(width: $1, height: $1)
            control.beginRefreshing()
            $0.contentInset.top = $1
        },
        NumericProperty("configuration", of: UIContentUnavailableView(configuration: .empty())) {
            var configuration = UIContentUnavailableConfiguration.empty()
            configuration.image = UIImage(systemName: "star")
            configuration.text = "Some text"
            configuration.secondaryText = "Some more text"
            configuration.button.title = "Button"
            configuration.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: $1, leading: $1, bottom: $1, trailing: $1)
            configuration.imageToTextPadding = $1
            configuration.textToSecondaryTextPadding = $1
            configuration.textToButtonPadding = $1
            configuration.buttonToSecondaryButtonPadding = $1
            configuration.imageProperties.maximumSize = CGSize(width: $1, height: $1)
            configuration.imageProperties.cornerRadius = $1
            $0.configuration = configuration
        },
        NumericProperty("frame.size", raisesForNaN: true, of: UIContentUnavailableView(configuration: .search())) {
            $0.frame.size = CGSize(width: $1, height: $1)
        },
        NumericProperty("frame.size.height with a section index", raisesForNaN: true, of: IndexedTable()) {
            $0.frame.size.height = $1
        },
    ]

    /// A table with a section index.
    private final class IndexedTable: UITableView, UITableViewDataSource {
        override init(frame: CGRect, style: UITableView.Style) {
            super.init(frame: frame, style: style)
            dataSource = self
        }

        required init?(coder: NSCoder) { nil }

        func numberOfSections(in tableView: UITableView) -> Int { 3 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C"] }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }
}
