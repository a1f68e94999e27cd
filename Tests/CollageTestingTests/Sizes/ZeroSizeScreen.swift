import CollageTesting

/// Views of each kind with frames down to nothing, which show texts in two spellings that are canonically equal.
final class ZeroSizeScreen: WalkableScreen {
    struct Model: Hashable {
        /// The frames of the views, by their places in ``ZeroSizeScreen/makeViews()``.
        var frames: [Frame] = Array(repeating: Frame(), count: 20)
        var text = "Cafe\u{301}"
    }

    struct Frame: Codable, Hashable {
        var width = 120
        var height = 44
    }

    enum Change: Codable, Hashable, CustomStringConvertible {
        case resize(Int, Frame)
        case spell(String)
        case edit(Int)

        var description: String {
            switch self {
            case .resize(let view, let frame): "resize view \(view) to \(frame.width) x \(frame.height)"
            case .spell(let text): "spell \(text.unicodeScalars.count) scalars"
            case .edit(let view): "edit view \(view)"
            }
        }
    }

    let controller = UIViewController()
    private(set) var model: Model
    private let views = ZeroSizeScreen.makeViews()

    init(model: Model) {
        self.model = model
        for (index, view) in views.enumerated() {
            view.frame.origin = CGPoint(x: 10 + 130 * CGFloat(index % 2), y: 60 + 50 * CGFloat(index / 2))
            controller.view.addSubview(view)
            resize(index)
        }
        spell()
    }

    /// One view of each kind that lays something out.
    private static func makeViews() -> [UIView] {
        let stack = UIStackView(arrangedSubviews: [
            UILabel(), UISwitch(), UIImageView(image: UIImage(systemName: "star")),
        ])
        let field = UITextField(),
            list = UICollectionView(
                frame: .zero,
                collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        field.borderStyle = .roundedRect
        field.clearButtonMode = .always
        let segments = UISegmentedControl(items: ["One", "Two"]), pages = UIPageControl()
        pages.numberOfPages = 5
        segments.selectedSegmentIndex = 0
        let toolbar = UIToolbar(), bar = UINavigationBar(), tabs = UITabBar()
        let dates = UIDatePicker(), wheels = UIDatePicker()
        toolbar.items = [UIBarButtonItem(systemItem: .add), .flexibleSpace(), UIBarButtonItem(systemItem: .done)]
        bar.items = [UINavigationItem(title: "First"), UINavigationItem(title: "Second")]
        tabs.items = [UITabBarItem(tabBarSystemItem: .search, tag: 0), UITabBarItem(title: "A", image: nil, tag: 1)]
        wheels.preferredDatePickerStyle = .wheels
        // The current minute can end before the new screen is created.
        for picker in [dates, wheels] { picker.date = Date(timeIntervalSinceReferenceDate: 0) }
        return [
            UILabel(), field, UITextView(), UISearchBar(), UIButton(configuration: .filled()), UISwitch(), UISlider(),
            UIStepper(), segments, UIProgressView(), pages, dates, stack, list, toolbar, bar, tabs, wheels,
            PaddedField(), PickerOfNumbers(),
        ]
    }

    /// A field with a distance between its border and its text.
    private final class PaddedField: UITextField {
        override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 12, dy: 8) }
        override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 12, dy: 8) }
    }

    /// A picker with a row for each number.
    private final class PickerOfNumbers: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
        override init(frame: CGRect) {
            super.init(frame: frame)
            dataSource = self
            delegate = self
        }

        required init?(coder: NSCoder) { nil }

        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 10 }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "\(row)"
        }
    }

    private func resize(_ index: Int) {
        let frame = model.frames[index]
        views[index].frame.size = CGSize(width: frame.width, height: frame.height)
    }

    private func spell() {
        for view in views {
            switch view {
            case let label as UILabel: label.text = model.text
            case let field as UITextField: field.text = model.text
            case let note as UITextView: note.text = model.text
            case let bar as UISearchBar: bar.placeholder = model.text
            case let button as UIButton: button.configuration?.title = model.text
            case let stack as UIStackView: (stack.arrangedSubviews.first as? UILabel)?.text = model.text
            default: break
            }
        }
    }

    func randomChange(using generator: inout SeededGenerator) -> Change? {
        let view = Int.random(in: 0..<views.count, using: &generator)
        switch Int.random(in: 0..<6, using: &generator) {
        case 0:
            return .spell(
                ["Cafe\u{301}", "Caf\u{E9}", "", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"].randomElement(
                    using: &generator)!)
        case 1: return .edit(view)
        default:
            let lengths = [0, 0, 1, 3, 8, 14, 40, 120]
            return .resize(
                view,
                Frame(
                    width: lengths.randomElement(using: &generator)!, height: lengths.randomElement(using: &generator)!)
            )
        }
    }

    func apply(_ change: Change) {
        switch change {
        case .resize(let index, let frame):
            model.frames[index] = frame
            resize(index)
        case .spell(let text):
            model.text = text
            spell()
        case .edit(let index): views[index].becomeFirstResponder()
        }
    }
}
