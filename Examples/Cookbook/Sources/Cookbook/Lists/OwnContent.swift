import UIKit

/// Rows with custom content: a content configuration is a value that creates its content view.
final class OwnContent: UICollectionViewController {
    private let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, stars in
        cell.contentConfiguration = StarsContent(stars: stars)
    }

    convenience init() {
        self.init(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .plain)))
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: 5 - indexPath.item)
    }
}

private struct StarsContent: UIContentConfiguration {
    let stars: Int

    func makeContentView() -> any UIView & UIContentView { StarsView(self) }

    func updated(for state: any UIConfigurationState) -> StarsContent { self }
}

private final class StarsView: UIStackView, UIContentView {
    var configuration: any UIContentConfiguration {
        didSet { show() }
    }

    init(_ configuration: StarsContent) {
        self.configuration = configuration
        super.init(frame: .zero)
        isLayoutMarginsRelativeArrangement = true
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 20, bottom: 12, trailing: 20)
        for _ in 0..<5 {
            addArrangedSubview(UIImageView())
        }
        addArrangedSubview(UIView())
        show()
    }

    required init(coder: NSCoder) {
        fatalError("StarsView is made in code.")
    }

    private func show() {
        guard let content = configuration as? StarsContent else { return }
        for (index, star) in arrangedSubviews.compactMap({ $0 as? UIImageView }).enumerated() {
            star.image = UIImage(systemName: index < content.stars ? "star.fill" : "star")
            star.tintColor = .systemOrange
        }
    }
}
