import CollageTesting
import Testing

/// Each test fails with the words above it.
@MainActor struct AuditFailures {
    private let view = UIView()

    private func audit() throws {
        view.backgroundColor = .white
        let host = TestHost(size: CGSize(width: 320, height: 240), safeAreaInsets: .zero, text: .fonts)
        host.show(view)
        try host.audit()
    }

    private func label(_ text: String, x: CGFloat = 20, y: CGFloat = 20, width: CGFloat = 200) -> UILabel {
        let label = UILabel(frame: CGRect(x: x, y: y, width: width, height: 30))
        label.text = text
        label.textColor = .black
        view.addSubview(label)
        return label
    }

    private func box() -> UIView {
        let box = UIView()
        box.accessibilityIdentifier = "box"
        box.backgroundColor = .systemTeal
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        box.topAnchor.constraint(equalTo: view.topAnchor, constant: 20).isActive = true
        box.heightAnchor.constraint(equalToConstant: 40).isActive = true
        box.widthAnchor.constraint(equalToConstant: 80).isActive = true
        return box
    }

    /// Fails with: 1. clipped text: UILabel
    @Test func clippedText() throws {
        _ = label("Many words that have no room", width: 60)
        try audit()
    }

    /// Fails with: 1. unreadable contrast: UILabel "Tea"
    @Test func paleText() throws {
        label("Tea").textColor = UIColor(white: 0.8, alpha: 1)
        try audit()
    }

    /// Fails with: 1. overlapping texts
    @Test func textOverText() throws {
        _ = label("Tea")
        _ = label("Milk", x: 25, y: 24)
        try audit()
    }

    /// Fails with: 1. duplicate identifiers
    @Test func oneIdentifierTwice() throws {
        label("Tea").accessibilityIdentifier = "drink"
        label("Milk", y: 60).accessibilityIdentifier = "drink"
        try audit()
    }

    /// Fails with: 1. small touch target: UIButton "Go"
    @Test func aSmallButton() throws {
        let button = UIButton(frame: CGRect(x: 100, y: 20, width: 60, height: 30))
        button.setTitle("Go", for: .normal)
        button.setTitleColor(.black, for: .normal)
        view.addSubview(button)
        try audit()
    }

    /// Fails with: 1. no label: UIButton
    @Test func aButtonWithoutALabel() throws {
        view.addSubview(UIButton(frame: CGRect(x: 100, y: 20, width: 60, height: 50)))
        try audit()
    }

    /// Fails with: 1. unsatisfiable constraints
    @Test func constraintsThatContradict() throws {
        let box = box()
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20).isActive = true
        box.widthAnchor.constraint(equalToConstant: 90).isActive = true
        try audit()
    }

    /// Fails with: 1. ambiguous layout: UIView "box"
    @Test func anAmbiguousPosition() throws {
        _ = box()
        try audit()
    }

    /// Fails with: sizes that don't settle
    @Test func aCellWhoseSizeDoesNotSettle() throws {
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 240),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        let registration = UICollectionView.CellRegistration<RestlessCell, Int> { cell, _, _ in
            cell.backgroundColor = .white
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        view.addSubview(list)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        source.apply(snapshot, animatingDifferences: false)
        try audit()
        withExtendedLifetime(source) {}
    }
}

/// Asks for another height each time.
final class RestlessCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = layoutAttributes.size.height == 50 ? 80 : 50
        invalidateIntrinsicContentSize()
        return layoutAttributes
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        invalidateIntrinsicContentSize()
    }
}
