import CollageTesting
import Foundation
import Testing

/// A cell with outlets for nibs.
final class NibCell: UICollectionViewCell {
    @Outlet var nameLabel: UILabel!
    @Outlet var badges: [UIView]!
    @Outlet private var hiddenNote: UILabel?
    private(set) var isAwake = false
    private(set) var labelWhenAwake: UILabel?
    private(set) var frameInInitializer: CGRect?

    override init(frame: CGRect) {
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        frameInInitializer = frame
        contentView.layer.cornerRadius = 9
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        isAwake = true
        labelWhenAwake = nameLabel
    }

    var note: UILabel? { hiddenNote }

    static let file = InterfaceFixture.nib(
        """
        <collectionViewCell opaque="NO" clipsSubviews="YES" contentMode="center" reuseIdentifier="nib" id="cel"
            customClass="NibCell" customModule="PortableUIKitTests" customModuleProvider="target">
            <rect key="frame" x="0.0" y="0.0" width="120" height="80"/>
            <view key="contentView" opaque="NO" contentMode="center" id="con">
                <rect key="frame" x="0.0" y="0.0" width="120" height="80"/>
                <autoresizingMask key="autoresizingMask"/>
                <subviews>
                    <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="lab">
                        <fontDescription key="fontDescription" type="boldSystem" pointSize="16"/>
                    </label>
                    <view id="one"/>
                    <view id="two"/>
                </subviews>
            </view>
            <constraints>
                <constraint firstItem="lab" firstAttribute="leading" secondItem="cel" secondAttribute="leading"
                    constant="10" id="c1"/>
                <constraint firstItem="lab" firstAttribute="centerY" secondItem="cel" secondAttribute="centerY" id="c2"/>
            </constraints>
            <connections>
                <outlet property="nameLabel" destination="lab" id="o1"/>
                <outlet property="hiddenNote" destination="lab" id="o2"/>
                <outletCollection property="badges" destination="one" id="o3"/>
                <outletCollection property="badges" destination="two" id="o4"/>
            </connections>
        </collectionViewCell>
        """)
}

@MainActor
struct NibTests {
    @Test
    func `a registered nib creates cells with outlets and solved constraints before awakeFromNib`() throws {
        let files = try InterfaceFixture(["NibCell.xib": NibCell.file])
        let fixture = CollectionFixture(UICollectionViewFlowLayout(), counts: [])
        fixture.view.register(UINib(nibName: "NibCell", bundle: files.bundle), forCellWithReuseIdentifier: "nib")
        final class Source: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "nib", for: indexPath)
            }
        }
        let source = Source()
        fixture.view.dataSource = source
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.visibleCells.count == 2)
        let cell = try #require(fixture.view.visibleCells.first as? NibCell)
        #expect(cell.isAwake)
        #expect(cell.labelWhenAwake === cell.nameLabel)
        #expect(cell.nameLabel.text == "Name")
        #expect(cell.note === cell.nameLabel)
        #expect(cell.badges.count == 2)
        #expect(cell.reuseIdentifier == "nib")
        #expect(cell.bounds.size == CGSize(width: 50, height: 50))
        cell.layoutIfNeeded()
        #expect(cell.nameLabel.superview === cell.contentView)
        #expect(cell.nameLabel.frame.minX == 10)
        #expect(abs(cell.nameLabel.frame.midY - 25) <= 0.5)
    }

    @Test func `the initializer of a class can read and override the file's values`() throws {
        let cell = try InterfaceFixture().view(
            """
            <collectionViewCell id="cel" customClass="NibCell" customModule="PortableUIKitTests">
                <rect key="frame" x="1" y="2" width="120" height="80"/>
            </collectionViewCell>
            """, as: NibCell.self)
        #expect(cell.frameInInitializer == CGRect(x: 1, y: 2, width: 120, height: 80))
        #expect(cell.contentView.layer.cornerRadius == 9)
    }

    @Test func `each call makes new objects, which nothing keeps alive`() throws {
        let files = try InterfaceFixture(["NibCell.xib": NibCell.file])
        let nib = UINib(nibName: "NibCell", bundle: files.bundle)
        weak var first: NibCell?
        do {
            let cells = [nib.instantiate(withOwner: nil), nib.instantiate(withOwner: nil)].map { $0.first as? NibCell }
            #expect(cells[0] !== cells[1])
            first = cells[0]
            withExtendedLifetime(cells) { #expect(first != nil) }
        }
        #expect(first == nil)
    }

    @Test func `the owner gets its outlets, from itself and from its superclass`() throws {
        class Base: NSObject {
            @Outlet var title: UILabel!
        }
        final class Owner: Base {
            @Outlet var picture: UIImageView?
        }
        let owner = Owner()
        let files = try InterfaceFixture([
            "Owned.xib": InterfaceFixture.nib(
                "<view id=\"v\"><subviews><label id=\"l\"/><imageView id=\"i\"/></subviews></view>",
                owner: """
                    <connections>
                        <outlet property="title" destination="l" id="1"/>
                        <outlet property="picture" destination="i" id="2"/>
                    </connections>
                    """)
        ])
        let objects = files.bundle.loadNibNamed("Owned", owner: owner)
        #expect(objects?.count == 1)
        #expect(owner.title.superview === objects?.first as? UIView)
        #expect(owner.picture != nil)
    }

    @Test func `placeholders are the objects of the options`() throws {
        final class Delegate: NSObject, UITextFieldDelegate {}
        let delegate = Delegate()
        let text = InterfaceFixture.nib(
            """
            <placeholder placeholderIdentifier="help" id="ext"/>
            <textField id="f"><connections><outlet property="delegate" destination="ext" id="1"/></connections></textField>
            """)
        let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(
            withOwner: nil, options: [.externalObjects: ["help": delegate]])
        let field = try #require(objects.first as? UITextField)
        #expect(field.delegate === delegate)
    }

    @Test func `classes are found in other types, and by the file's module or the bundle's`() throws {
        #expect(ClassNames.find("NibCell", in: "PortableUIKitTests") == NibCell.self)
        #expect(ClassNames.find("Outer.Inner.View", in: "PortableUIKitTests") == Outer.Inner.View.self)
        #expect(ClassNames.find("Outer", in: "PortableUIKitTests") == nil)
        #expect(ClassNames.find("", in: "PortableUIKitTests") == nil)
        #expect(ClassNames.find("A..B", in: "PortableUIKitTests") == nil)
        let view: UIView = try InterfaceFixture().view(
            "<view id=\"v\" customClass=\"Outer.Inner.View\" customModule=\"Other\" customModuleProvider=\"target\"/>")
        #expect(view is Outer.Inner.View)
    }
}

/// Types with classes in them.
struct Outer {
    enum Inner {
        final class View: UIView {}
    }
}
