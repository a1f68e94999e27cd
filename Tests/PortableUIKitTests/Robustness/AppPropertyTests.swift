import CollageTesting
import Testing

@testable import PortableUIKit

/// Containers and controls change properties of views that belong to the app, for example during transitions.
/// Afterward, the views have the app's values.
@MainActor struct AppPropertyTests {
    private let host = TestHost(size: CGSize(width: 390, height: 844))

    // MARK: Bars

    @Test func `a toolbar that the app hides stays hidden, and the content extends to the bottom`() {
        let root = UIViewController(), navigation = UINavigationController(rootViewController: root)
        navigation.isToolbarHidden = false
        host.show(navigation)
        let inset = root.view.safeAreaInsets.bottom
        navigation.toolbar.isHidden = true
        host.settle()
        #expect(navigation.toolbar.isHidden)
        #expect(root.view.safeAreaInsets.bottom == navigation.view.safeAreaInsets.bottom)
        navigation.pushViewController(UIViewController(), animated: true)
        host.settle()
        navigation.popViewController(animated: true)
        host.settle()
        #expect(navigation.toolbar.isHidden)
        navigation.toolbar.isHidden = false
        host.settle()
        #expect(root.view.safeAreaInsets.bottom == inset)
    }

    @Test func `a navigation controller hides and shows its toolbar`() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        host.show(navigation)
        for isHidden in [false, true, false, true] {
            navigation.setToolbarHidden(isHidden, animated: !isHidden)
            host.settle()
            #expect(navigation.toolbar.isHidden == isHidden)
        }
    }

    @Test func `a navigation bar keeps its transform, even if it disappears with a screen`() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        host.show(navigation)
        let transform = CGAffineTransform(translationX: 0, y: -20)
        navigation.navigationBar.transform = transform
        final class Barless: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                navigationController?.setNavigationBarHidden(true, animated: animated)
            }

            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                navigationController?.setNavigationBarHidden(false, animated: animated)
            }
        }
        for screen in [UIViewController(), Barless()] {
            navigation.pushViewController(screen, animated: true)
            host.settle()
            navigation.popViewController(animated: true)
            host.settle()
            #expect(navigation.navigationBar.transform == transform)
        }
    }

    @Test func `a view of a subtitle keeps its opacity`() {
        let host = TestHost(.iPhone16Pro)
        let root = UIViewController(), label = UILabel()
        label.text = "Subtitle"
        root.title = "Title"
        root.navigationItem.subtitleView = label
        host.show(UINavigationController(rootViewController: root))
        label.alpha = 0.25
        root.navigationController?.navigationBar.setNeedsLayout()
        host.settle()
        #expect(label.alpha == 0.25)
    }

    // MARK: Screens

    @Test(arguments: [true, false])
    func `pushed screens keep their transform`(isAnimated: Bool) {
        let first = UIViewController(), second = UIViewController()
        let navigation = UINavigationController(rootViewController: first)
        host.show(navigation)
        let scale = CGAffineTransform(scaleX: 0.9, y: 0.9), turn = CGAffineTransform(rotationAngle: 0.1)
        first.view.transform = turn
        second.view.transform = scale
        navigation.pushViewController(second, animated: isAnimated)
        host.settle()
        #expect(second.view.transform == scale)
        navigation.popViewController(animated: isAnimated)
        host.settle()
        #expect(first.view.transform == turn && second.view.transform == scale)
    }

    @Test(
        arguments: [.fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom]
            as [UIModalPresentationStyle],
        [.coverVertical, .crossDissolve] as [UIModalTransitionStyle])
    func `a presented view keeps its opacity and its transform`(
        style: UIModalPresentationStyle, transition: UIModalTransitionStyle
    ) {
        let root = UIViewController(), presented = UIViewController()
        let scale = CGAffineTransform(scaleX: 0.9, y: 0.9)
        host.show(root)
        presented.modalPresentationStyle = style
        presented.modalTransitionStyle = transition
        presented.view.alpha = 0.5
        presented.view.transform = scale
        for isAnimated in [true, false] {
            host.run { root.present(presented, animated: isAnimated) }
            host.settle()
            #expect(presented.view.alpha == 0.5 && presented.view.transform == scale)
            #expect(presented.view.bounds.size == root.view.bounds.size)
            host.run { root.dismiss(animated: isAnimated) }
            host.settle()
            #expect(presented.view.alpha == 0.5 && presented.view.transform == scale)
        }
    }

    @Test func `a presented view keeps an opacity that it gets during the transition`() {
        let root = UIViewController(), presented = UIViewController()
        host.show(root)
        presented.modalPresentationStyle = .overFullScreen
        presented.modalTransitionStyle = .crossDissolve
        host.run { root.present(presented, animated: true) }
        host.advance(by: 0.1)
        presented.view.alpha = 0.75
        host.settle()
        #expect(presented.view.alpha == 0.75)
    }

    @Test(arguments: [.overFullScreen, .fullScreen, .pageSheet] as [UIModalPresentationStyle])
    func `a presenting view that the app hides stays hidden`(style: UIModalPresentationStyle) {
        let root = UIViewController(), presented = UIViewController()
        host.show(root)
        presented.modalPresentationStyle = style
        root.view.isHidden = true
        host.run { root.present(presented, animated: true) }
        host.settle()
        host.run { root.dismiss(animated: true) }
        host.settle()
        #expect(root.view.isHidden)
        root.view.isHidden = false
        host.run { root.present(presented, animated: true) }
        host.settle()
        host.run { root.dismiss(animated: true) }
        host.settle()
        #expect(!root.view.isHidden)
    }

    @Test func `a screen behind a sheet keeps the corners that it gets meanwhile`() {
        let root = UIViewController()
        host.show(root)
        root.view.layer.cornerRadius = 4
        host.run { root.present(UIViewController(), animated: true) }
        host.settle()
        root.view.layer.cornerRadius = 30
        host.run { root.dismiss(animated: true) }
        host.settle()
        #expect(root.view.layer.cornerRadius == 30 && !root.view.clipsToBounds && root.view.transform.isIdentity)
        host.run { root.present(UIViewController(), animated: true) }
        host.settle()
        let half = CGAffineTransform(scaleX: 0.5, y: 0.5)
        root.view.transform = half
        host.run { root.dismiss(animated: true) }
        host.settle()
        #expect(root.view.layer.cornerRadius == 30 && !root.view.clipsToBounds && root.view.transform == half)
    }

    // MARK: Controls

    @Test func `a text field keeps the border of its layer`() {
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
        host.show(controller)
        controller.view.addSubview(field)
        field.borderStyle = .roundedRect
        field.layer.borderColor = UIColor.red.cgColor
        field.layer.borderWidth = 1
        controller.overrideUserInterfaceStyle = .dark
        host.settle()
        #expect(field.layer.borderColor == UIColor.red.cgColor && field.layer.borderWidth == 1)
        field.layer.cornerRadius = 8
        field.borderStyle = .none
        #expect(field.layer.cornerRadius == 8 && field.layer.borderWidth == 1)
    }

    @Test func `a standard border follows the style of the interface`() {
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
        field.borderStyle = .roundedRect
        host.show(controller)
        controller.view.addSubview(field)
        for style in [UIUserInterfaceStyle.dark, .light, .dark] {
            controller.overrideUserInterfaceStyle = style
            host.settle()
            let traits = UITraitCollection(userInterfaceStyle: style)
            #expect(field.layer.borderColor == UIColor.separator.resolvedColor(with: traits).cgColor)
        }
        #expect(field.layer.cornerRadius == 5 && field.layer.borderWidth == 0.5)
        field.borderStyle = .none
        #expect(field.layer.cornerRadius == 0 && field.layer.borderWidth == 0)
    }

    @Test func `a search field keeps its background color, corners, and opacity`() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 56))
        let controller = UIViewController()
        host.show(controller)
        controller.view.addSubview(bar)
        let standard = bar.searchTextField.backgroundColor
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 36)).image { _ in }
        bar.setSearchFieldBackgroundImage(image, for: .normal)
        host.settle()
        bar.setSearchFieldBackgroundImage(nil, for: .normal)
        host.settle()
        #expect(bar.searchTextField.backgroundColor == standard)
        bar.searchTextField.backgroundColor = .white
        bar.searchTextField.layer.cornerRadius = 3
        bar.searchTextField.alpha = 0.5
        bar.setSearchFieldBackgroundImage(nil, for: .normal)
        bar.setNeedsLayout()
        host.settle()
        #expect(bar.searchTextField.backgroundColor == .white && bar.searchTextField.layer.cornerRadius == 3)
        #expect(bar.searchTextField.alpha == 0.5)
    }

    @Test func `a stepper keeps its background color`() {
        let stepper = UIStepper()
        let standard = stepper.backgroundColor, radius = stepper.layer.cornerRadius
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 32)).image { _ in }
        stepper.setBackgroundImage(image, for: .normal)
        #expect(stepper.backgroundColor == nil && stepper.layer.cornerRadius == 0)
        stepper.setBackgroundImage(nil, for: .normal)
        #expect(stepper.backgroundColor == standard && stepper.layer.cornerRadius == radius)
        stepper.backgroundColor = .green
        stepper.layer.cornerRadius = 2
        stepper.setBackgroundImage(image, for: .normal)
        stepper.setBackgroundImage(nil, for: .normal)
        #expect(stepper.backgroundColor == .green && stepper.layer.cornerRadius == 2)
    }

    // MARK: Cells

    @Test func `a list cell has the app's shadow after it was moved`() {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        cell.layer.shadowOpacity = 0.6
        cell.layer.shadowRadius = 3
        cell.layer.shadowOffset = CGSize(width: 1, height: 1)
        cell.isReordering = true
        #expect(cell.layer.shadowOpacity == 0.25 && cell.layer.shadowRadius == 8)
        cell.isReordering = false
        #expect(cell.layer.shadowOpacity == 0.6 && cell.layer.shadowRadius == 3)
        #expect(cell.layer.shadowOffset == CGSize(width: 1, height: 1))
    }

    @Test func `a reused cell is visible, even if the app made it transparent for its former item`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 390, height: 100)
        let view = UICollectionView(frame: host.window.bounds, collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
            if item == 1 { cell.alpha = 0.25 }
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<100))
        source.apply(snapshot, animatingDifferences: false)
        let controller = UIViewController()
        host.show(controller)
        controller.view.addSubview(view)
        host.settle()
        #expect(view.cellForItem(at: [0, 1])?.alpha == 0.25)
        for offset in stride(from: 0, through: 4_000, by: 200) {
            view.contentOffset.y = CGFloat(offset)
            host.settle()
            for path in view.indexPathsForVisibleItems where path.item != 1 {
                #expect(view.cellForItem(at: path)?.alpha == 1)
            }
        }
    }
}
