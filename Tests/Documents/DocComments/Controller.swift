import Collage
import CollageTesting
import UIKit

/// The view controller whose methods have the statements of blocks as their bodies.
final class ExampleController: UIViewController {
    let host = TestHost()
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let tableView = UITableView()
    let scrollView = UIScrollView()
    let label = UILabel()
    let button = UIButton()
    let imageView = UIImageView()
    let chart = UIView()
    let textField = UITextField()
    let pageControl = UIPageControl()
    let searchController = UISearchController()
    let dataSource = ExampleDataSource()

    var recipes: [Recipe] = []
    var recipe = Recipe(name: "Soup", minutes: 40)
    let images = ImageLoader()

    lazy var driver = CollectionDriver(collectionView: collectionView)

    func save(_ recipe: Recipe) async throws {}
    func reload() async {}
    func delete(_ recipe: Recipe) {}
    func share(_ recipe: Recipe) {}
}

extension ExampleController: UIColorPickerViewControllerDelegate, UIDocumentPickerDelegate {}

extension ExampleController: UIFontPickerViewControllerDelegate {}

extension ExampleController: UITextFormattingViewController.Delegate {
    func textFormattingViewController(
        _ viewController: UITextFormattingViewController,
        didChangeValue changeValue: UITextFormattingViewController.ChangeValue
    ) {}
}

extension ExampleController: UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate {
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {}
}
