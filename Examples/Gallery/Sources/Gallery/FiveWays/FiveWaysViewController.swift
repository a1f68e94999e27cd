import SwiftUI

/// One screen in each of the five systems, below a control that switches between them. The screen looks the same in all
/// of them.
final class FiveWaysViewController: UIViewController {
    /// The systems in the order of the control's segments.
    enum System: String, CaseIterable {
        case builder = "Builder"
        case composer = "Composer"
        case sectionObject = "Object"
        case list = "List"
        case swiftUI = "SwiftUI"
    }

    /// The system whose screen is shown.
    var system = System.builder {
        didSet {
            if isViewLoaded, system != oldValue { showPage() }
        }
    }

    private let frameworks: [AppleFramework]
    private let control = UISegmentedControl(items: System.allCases.map(\.rawValue))
    private(set) var page: UIViewController?

    init(frameworks: [AppleFramework]) {
        self.frameworks = frameworks
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("FiveWaysViewController is made in code: use init(frameworks:).")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Five Ways"
        navigationItem.largeTitleDisplayMode = .never
        view.backgroundColor = .systemBackground
        control.addAction(
            UIAction { [weak self] action in
                guard let control = action.sender as? UISegmentedControl else { return }
                self?.system = System.allCases[control.selectedSegmentIndex]
            }, for: .valueChanged)
        control.translatesAutoresizingMaskIntoConstraints = false
        // A SwiftUI page also has a preferred height.
        control.setContentHuggingPriority(.required, for: .vertical)
        view.addSubview(control)
        NSLayoutConstraint.activate([
            control.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            control.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            control.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        showPage()
    }

    private func makePage() -> UIViewController {
        switch system {
        case .builder: BuilderViewController(frameworks: frameworks)
        case .composer: ComposerViewController(frameworks: frameworks)
        case .sectionObject: SectionObjectViewController(frameworks: frameworks)
        case .list:
            FrameworksList.makeViewController(frameworks: frameworks) { [weak self] in self?.showDetail(of: $0) }
        case .swiftUI:
            UIHostingController(
                rootView: FrameworksView(frameworks: frameworks) { [weak self] in self?.showDetail(of: $0) })
        }
    }

    private func showPage() {
        if let page {
            page.willMove(toParent: nil)
            page.view.removeFromSuperview()
            page.removeFromParent()
        }
        let page = makePage()
        self.page = page
        control.selectedSegmentIndex = System.allCases.firstIndex(of: system) ?? UISegmentedControl.noSegment
        addChild(page)
        page.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(page.view)
        NSLayoutConstraint.activate([
            page.view.topAnchor.constraint(equalTo: control.bottomAnchor, constant: 8),
            page.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            page.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            page.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        page.didMove(toParent: self)
    }
}

extension UIViewController {
    /// Pushes the storyboard's detail screen for a framework.
    func showDetail(of framework: AppleFramework) {
        guard
            let detail = UIStoryboard(name: "Frameworks", bundle: .module).instantiateViewController(
                withIdentifier: "FrameworkDetailViewController") as? FrameworkDetailViewController
        else { return }
        detail.framework = framework
        navigationController?.pushViewController(detail, animated: true)
    }
}
