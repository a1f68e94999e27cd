import CollageTesting
import Testing

@MainActor
struct InterfaceCollectionTests {
    private func view(_ attributes: String) throws -> UICollectionView {
        try InterfaceFixture().view(
            """
            <collectionView \(attributes) id="v">
                <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                <collectionViewFlowLayout key="collectionViewLayout" id="l"/>
            </collectionView>
            """)
    }

    @Test func `selection and prefetching are set as specified in the file`() throws {
        let plain = try view("")
        #expect(plain.allowsSelection && !plain.allowsMultipleSelection && plain.isPrefetchingEnabled)
        let changed = try view(#"allowsSelection="NO" allowsMultipleSelection="YES" prefetchingEnabled="NO""#)
        #expect(!changed.allowsSelection && changed.allowsMultipleSelection && !changed.isPrefetchingEnabled)
    }

    @Test func `a cell has the content view of the file`() throws {
        let cell: UICollectionViewCell = try InterfaceFixture().view(
            """
            <collectionViewCell reuseIdentifier="row" id="c">
                <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
                <view key="contentView" id="w">
                    <subviews>
                        <label text="Name" id="n"><rect key="frame" x="20" y="10" width="100" height="20"/></label>
                    </subviews>
                </view>
            </collectionViewCell>
            """)
        #expect(cell.reuseIdentifier == "row")
        let label = try #require(cell.contentView.subviews.first as? UILabel)
        #expect(label.text == "Name" && label.frame == CGRect(x: 20, y: 10, width: 100, height: 20))
    }
}
