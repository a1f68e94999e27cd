import CollageTesting
@_spi(Collage) import PortableUIKit
import Testing

/// Closures of an app are released after their last call, or together with the object that stores them.
///
/// The tests for data sources, layouts and their sections, alerts, bars, buttons, controls, and gesture recognizers are
/// with their other tests.
@MainActor struct ClosureLifetimeTests {
    /// An object that an app's closures hold.
    private final class Token: Sendable {}

    /// Fails if anything still holds a token after `use`.
    private func expectRelease(
        after use: @MainActor (Token) -> Void, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        weak var weakToken: Token?
        do {
            let token = Token()
            weakToken = token
            use(token)
        }
        #expect(weakToken == nil, sourceLocation: sourceLocation)
    }

    // MARK: Collection views

    private final class RegistrationSource: NSObject, UICollectionViewDataSource {
        let cell: UICollectionView.CellRegistration<UICollectionViewCell, Int>
        let header: UICollectionView.SupplementaryRegistration<UICollectionReusableView>

        init(
            cell: UICollectionView.CellRegistration<UICollectionViewCell, Int>,
            header: UICollectionView.SupplementaryRegistration<UICollectionReusableView>
        ) {
            self.cell = cell
            self.header = header
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: 0)
        }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
    }

    @Test func `a collection view keeps a registration's class, not its handler`() {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 100, height: 20)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
        expectRelease { token in
            var count = 0
            let source = RegistrationSource(
                cell: .init { _, _, _ in
                    _ = token
                    count += 1
                },
                header: .init(elementKind: UICollectionView.elementKindSectionHeader) { _, _, _ in
                    _ = token
                    count += 1
                })
            view.dataSource = source
            view.layoutIfNeeded()
            #expect(count == 2)
        }
    }

    @Test func `a cell's update handler is released with the cell`() {
        expectRelease { token in
            var count = 0
            let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            cell.configurationUpdateHandler = { _, _ in
                _ = token
                count += 1
            }
            cell.layoutIfNeeded()
            #expect(count == 1)
        }
    }

    @Test(arguments: [true, false]) func `completions of updates are released after they were called`(isAnimated: Bool)
    {
        let host = TestHost()
        let fixture = CollectionFixture(UICollectionViewFlowLayout(), counts: [2])
        host.window.isHidden = false
        host.window.addSubview(fixture.view)
        host.settle()
        expectRelease { token in
            var count = 0
            let completion: @MainActor (Bool) -> Void = { _ in
                _ = token
                count += 1
            }
            let change: @MainActor () -> Void = {
                fixture.source.items = [["a", "b", "c"]]
                fixture.view.performBatchUpdates(
                    { fixture.view.insertItems(at: [IndexPath(item: 2, section: 0)]) }, completion: completion)
                fixture.view.setCollectionViewLayout(
                    UICollectionViewFlowLayout(), animated: isAnimated, completion: completion)
            }
            if isAnimated { change() } else { UIView.performWithoutAnimation(change) }
            host.settle()
            #expect(count == 2)
        }
    }

    @Test func `the provider of a group's items is released with the layout`() {
        expectRelease { token in
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
            let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in
                _ = token
                return [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 50, height: 50))]
            }
            let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
            let fixture = CollectionFixture(layout, counts: [1])
            #expect(fixture.view.visibleCells.count == 1)
        }
    }

    // MARK: Controls, colors and images

    @Test func `a control doesn't keep the targets of its actions`() {
        final class Target {
            let token: Token
            init(_ token: Token) { self.token = token }
            func act() {}
        }
        let control = UIControl()
        expectRelease { token in
            let target = Target(token)
            control.addTarget(target, action: Selector("act", Target.act), for: .valueChanged)
            control.sendActions(for: .valueChanged)
        }
        control.sendActions(for: .valueChanged)
    }

    @Test func `a dynamic color's provider is released with the color and the colors derived from it`() {
        expectRelease { token in
            let color = UIColor { _ in
                _ = token
                return .red
            }
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.backgroundColor = color.withAlphaComponent(0.5)
            #expect(view.layer.displayNode(at: 0)?.backgroundColor?.alpha == 0.5)
        }
    }

    @Test func `an image that is ready is passed immediately and retains nothing`() {
        let image = UIImage.add
        expectRelease { token in
            let count = LockedValue(0)
            image.prepareForDisplay { _ in
                _ = token
                count.withLock { $0 += 1 }
            }
            image.prepareThumbnail(of: CGSize(width: 5, height: 5)) { _ in
                _ = token
                count.withLock { $0 += 1 }
            }
            #expect(count.withLock { $0 } == 2)
        }
    }

    // MARK: Animations and transitions

    @Test func `changes and completions of animations are released at their end`() {
        let host = TestHost()
        let view = UIView()
        host.show(view)
        expectRelease { token in
            var count = 0
            let change: @MainActor () -> Void = {
                _ = token
                view.alpha = view.alpha == 1 ? 0.5 : 1
            }
            let completion: @MainActor (Bool) -> Void = { _ in
                _ = token
                count += 1
            }
            UIView.animate(withDuration: 0.1, animations: change, completion: completion)
            UIView.animate(
                withDuration: 0.1, delay: 0.1, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
                animations: change, completion: completion)
            UIView.transition(
                with: view, duration: 0.1, options: .transitionCrossDissolve, animations: change,
                completion: completion)
            host.settle()
            #expect(count == 3)
        }
    }

    @Test(arguments: [true, false]) func `completions of a presentation are released after they were called`(
        isAnimated: Bool
    ) {
        let host = TestHost()
        let below = UIViewController()
        host.show(below)
        expectRelease { token in
            var count = 0
            let above = UIViewController()
            below.present(above, animated: isAnimated) {
                _ = token
                count += 1
            }
            host.settle()
            above.dismiss(animated: isAnimated) {
                _ = token
                count += 1
            }
            host.settle()
            #expect(count == 2)
        }
    }

    @Test func `alongside animations of a rotation are released at its end`() {
        final class Turning: UIViewController {
            var token: Token?
            var count = 0

            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                let held = token
                token = nil
                coordinator.animate { [weak self] _ in
                    _ = held
                    self?.count += 1
                } completion: { [weak self] _ in
                    _ = held
                    self?.count += 1
                }
                coordinator.notifyWhenInteractionChanges { _ in _ = held }
            }
        }
        let host = TestHost()
        let controller = Turning()
        host.show(controller)
        expectRelease { token in
            controller.token = token
            host.change(size: CGSize(width: 844, height: 390))
            #expect(controller.count == 2)
        }
    }

    @Test func `completions of a change of children are released at its end`() {
        let host = TestHost()
        let parent = UIViewController(), first = UIViewController(), second = UIViewController()
        host.show(parent)
        for child in [first, second] { parent.addChild(child) }
        parent.view.addSubview(first.view)
        expectRelease { token in
            var count = 0
            parent.transition(from: first, to: second, duration: 0.2, animations: { _ = token }) { _ in
                _ = token
                count += 1
            }
            host.settle()
            #expect(count == 1)
        }
        #expect(second.view.superview === parent.view && first.view.superview == nil)
    }
}
