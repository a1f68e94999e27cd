import CollageTesting
import Foundation
import Testing

@MainActor
struct InterfaceReadingTests {
    private let files: InterfaceFixture

    init() throws {
        files = try InterfaceFixture()
    }

    @Test func `text views have their text, appearance, and behavior`() throws {
        let view: UITextView = try files.view(
            """
            <textView editable="NO" selectable="NO" scrollEnabled="NO" textAlignment="center" id="t">
                <rect key="frame" x="0" y="0" width="100" height="40"/>
                <string key="text">One
            two</string>
                <color key="textColor" systemColor="systemRedColor"/>
                <fontDescription key="fontDescription" type="system" pointSize="14"/>
            </textView>
            """)
        #expect(view.text.hasPrefix("One") && view.text.hasSuffix("two"))
        #expect(!view.isEditable && !view.isSelectable && !view.isScrollEnabled && view.textAlignment == .center)
        #expect(view.textColor == .systemRed && view.font == .systemFont(ofSize: 14))
    }

    @Test func `views have their geometry, appearance, and priorities`() throws {
        let view: UIView = try files.view(
            """
            <view hidden="YES" alpha="0.5" tag="7" clipsSubviews="YES" userInteractionEnabled="NO"
                contentMode="bottomRight" horizontalHuggingPriority="251" verticalCompressionResistancePriority="1000"
                semanticContentAttribute="forceRightToLeft" id="v">
                <rect key="frame" x="10" y="20.5" width="30" height="40"/>
                <autoresizingMask key="autoresizingMask" flexibleMinX="YES" widthSizable="YES" flexibleMaxY="YES"/>
                <color key="backgroundColor" red="1" green="0.5" blue="0" alpha="0.25" colorSpace="custom"
                    customColorSpace="sRGB"/>
                <color key="tintColor" systemColor="systemRedColor"/>
                <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>
            </view>
            """)
        #expect(view.frame == CGRect(x: 10, y: 20.5, width: 30, height: 40))
        #expect(view.isHidden && view.alpha == 0.5 && view.tag == 7)
        #expect(view.clipsToBounds && !view.isUserInteractionEnabled)
        #expect(view.contentMode == .bottomRight)
        #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 251)
        #expect(view.contentCompressionResistancePriority(for: .vertical) == .required)
        #expect(view.semanticContentAttribute == .forceRightToLeft)
        #expect(view.autoresizingMask == [.flexibleLeftMargin, .flexibleWidth, .flexibleBottomMargin])
        #expect(view.backgroundColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
        #expect(view.tintColor == .systemRed)
        #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }

    @Test func `colors are system, gray, wide-gamut, or named colors, or the copy in the file`() throws {
        let views = files.objects(
            """
            <view id="a"><color key="backgroundColor" systemColor="secondarySystemBackgroundColor"/></view>
            <view id="b"><color key="backgroundColor" white="0.25" alpha="1" colorSpace="calibratedWhite"/></view>
            <view id="c"><color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom"
                customColorSpace="displayP3"/></view>
            <view id="d"><color key="backgroundColor" name="Brand"/></view>
            <view id="e"><nil key="backgroundColor"/></view>
            """,
            resources: """
                <namedColor name="Brand"><color red="0" green="1" blue="0" alpha="1" colorSpace="custom"
                    customColorSpace="sRGB"/></namedColor>
                """)
        let colors = views.map { ($0 as? UIView)?.backgroundColor }
        #expect(colors[0] == .secondarySystemBackground)
        #expect(colors[1] == UIColor(white: 0.25, alpha: 1))
        #expect(colors[2] == UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))
        #expect(colors[3] == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        #expect(colors[4] == .some(nil))
    }

    @Test func `each system color is found by its name`() {
        #expect(UIColor.interfaceSystemColor(named: "labelColor") == .label)
        #expect(UIColor.interfaceSystemColor(named: "systemGray6Color") == .systemGray6)
        #expect(UIColor.interfaceSystemColor(named: "tintColor") == .tintColor)
        #expect(UIColor.interfaceSystemColor(named: "unknownColor") == nil)
    }

    @Test func `labels have their text, fonts and lines`() throws {
        let labels = files.objects(
            """
            <label text="Title" textAlignment="center" lineBreakMode="wordWrap" numberOfLines="0" opaque="NO"
                userInteractionEnabled="NO" adjustsFontForContentSizeCategory="YES" adjustsFontSizeToFit="NO" id="a">
                <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>
                <color key="textColor" systemColor="secondaryLabelColor"/>
                <nil key="highlightedColor"/>
            </label>
            <label minimumScaleFactor="0.5" id="b">
                <string key="text">Two
            lines</string>
                <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="20"/>
            </label>
            <label id="c">
                <attributedString key="attributedText">
                    <fragment content="bold">
                        <attributes><font key="NSFont" type="boldSystem" pointSize="12"/></attributes>
                    </fragment>
                    <fragment content=" rest"/>
                </attributedString>
            </label>
            """
        ).compactMap { $0 as? UILabel }
        #expect(labels[0].text == "Title")
        #expect(labels[0].font == .preferredFont(forTextStyle: .headline))
        #expect(labels[0].textColor == .secondaryLabel)
        #expect(labels[0].textAlignment == .center && labels[0].numberOfLines == 0)
        #expect(labels[0].lineBreakMode == .byWordWrapping)
        #expect(labels[0].adjustsFontForContentSizeCategory && !labels[0].adjustsFontSizeToFitWidth)
        #expect(!labels[0].isUserInteractionEnabled)
        #expect(labels[1].text?.hasPrefix("Two\n") == true)
        #expect(labels[1].font == .systemFont(ofSize: 20, weight: .semibold))
        #expect(labels[1].adjustsFontSizeToFitWidth && labels[1].minimumScaleFactor == 0.5)
        #expect(labels[2].attributedText?.string == "bold rest")
        #expect(labels[2].font == .boldSystemFont(ofSize: 12))
    }

    @Test func `controls have their values, within their ranges`() throws {
        let objects = files.objects(
            """
            <switch on="YES" id="a"><color key="onTintColor" systemColor="systemTealColor"/></switch>
            <slider value="70" minValue="50" maxValue="100" id="b"/>
            <stepper value="3" minimumValue="1" maximumValue="5" stepValue="2" id="c"/>
            <textField text="Text" placeholder="Name" borderStyle="roundedRect" id="d">
                <textInputTraits key="textInputTraits" secureTextEntry="YES"/>
            </textField>
            <segmentedControl selectedSegmentIndex="1" id="e">
                <segments><segment title="One"/><segment title="Two" enabled="NO"/></segments>
            </segmentedControl>
            <pageControl numberOfPages="4" currentPage="2" id="f"/>
            <progressView progress="0.5" id="g"/>
            <activityIndicatorView style="large" animating="YES" hidesWhenStopped="YES" id="h"/>
            <searchBar placeholder="Search" searchBarStyle="minimal" id="i"/>
            """)
        let toggle = try #require(objects[0] as? UISwitch)
        #expect(toggle.isOn && toggle.onTintColor == .systemTeal)
        #expect((objects[1] as? UISlider)?.value == 70)
        let stepper = try #require(objects[2] as? UIStepper)
        #expect(stepper.value == 3 && stepper.stepValue == 2)
        let field = try #require(objects[3] as? UITextField)
        #expect(field.text == "Text" && field.placeholder == "Name" && field.isSecureTextEntry)
        #expect(field.borderStyle == .roundedRect)
        let segments = try #require(objects[4] as? UISegmentedControl)
        #expect(segments.numberOfSegments == 2 && segments.selectedSegmentIndex == 1)
        #expect(segments.titleForSegment(at: 0) == "One" && !segments.isEnabledForSegment(at: 1))
        let pages = try #require(objects[5] as? UIPageControl)
        #expect(pages.numberOfPages == 4 && pages.currentPage == 2)
        #expect((objects[6] as? UIProgressView)?.progress == 0.5)
        let wheel = try #require(objects[7] as? UIActivityIndicatorView)
        #expect(wheel.isAnimating && wheel.style == .large && !wheel.isHidden)
        #expect((objects[8] as? UISearchBar)?.placeholder == "Search")
    }

    @Test func `buttons have titles by state or a configuration`() throws {
        let buttons = files.objects(
            """
            <button buttonType="system" lineBreakMode="middleTruncation" id="a">
                <fontDescription key="fontDescription" type="boldSystem" pointSize="15"/>
                <state key="normal" title="Go"><color key="titleColor" systemColor="systemPinkColor"/></state>
                <state key="disabled" title="Gone"/>
            </button>
            <button buttonType="system" id="b">
                <state key="normal" title="Plain"/>
                <buttonConfiguration key="configuration" style="filled" image="star.fill" catalog="system" title="Filled"
                    imagePlacement="trailing" imagePadding="6" cornerStyle="capsule" buttonSize="large">
                    <color key="baseBackgroundColor" systemColor="systemGreenColor"/>
                </buttonConfiguration>
            </button>
            """
        ).compactMap { $0 as? UIButton }
        #expect(buttons[0].buttonType == .system)
        #expect(buttons[0].title(for: .normal) == "Go" && buttons[0].title(for: .disabled) == "Gone")
        #expect(buttons[0].titleColor(for: .normal) == .systemPink)
        #expect(buttons[0].titleLabel?.font == .boldSystemFont(ofSize: 15))
        let configuration = try #require(buttons[1].configuration)
        #expect(configuration.title == "Filled" && configuration.image != nil)
        #expect(configuration.imagePlacement == .trailing && configuration.imagePadding == 6)
        #expect(configuration.cornerStyle == .capsule && configuration.buttonSize == .large)
        #expect(configuration.contentInsets.top == 15 && configuration.contentInsets.leading == 20)
        #expect(configuration.baseBackgroundColor == .systemGreen)
    }

    @Test func `stack views arrange their views, except for views that a size class excludes`() throws {
        let stack: UIStackView = try files.view(
            """
            <stackView axis="vertical" distribution="equalSpacing" alignment="center" spacing="12" id="s">
                <subviews><label text="1" id="l1"/><label text="2" id="l2"/><label text="3" id="l3"/></subviews>
                <variation key="default"><mask key="subviews">
                    <exclude reference="l2"/><exclude reference="l3"/>
                </mask></variation>
                <variation key="widthClass=compact"><mask key="subviews"><include reference="l3"/></mask></variation>
            </stackView>
            """)
        #expect(stack.axis == .vertical && stack.distribution == .equalSpacing && stack.alignment == .center)
        #expect(stack.spacing == 12)
        let texts = stack.arrangedSubviews.map { ($0 as? UILabel)?.text }
        #expect(texts == ["1", "3"])
    }

    @Test func `effect views hold their subviews in their content view`() throws {
        let view: UIVisualEffectView = try files.view(
            """
            <visualEffectView id="e">
                <view key="contentView" id="c"><subviews><label id="l"/></subviews></view>
                <blurEffect style="systemThinMaterial"/>
            </visualEffectView>
            """)
        #expect(view.contentView.subviews.first is UILabel)
        #expect(view.effect is UIBlurEffect)
    }

    @Test(arguments: [("0", CGFloat(0)), ("70", 70), ("-1", .greatestFiniteMagnitude)])
    func `an estimated item size is the written value; below 0 it's the automatic size`(written: String, width: CGFloat)
        throws
    {
        let view: UICollectionView = try files.view(
            """
            <collectionView id="cv">
                <rect key="frame" x="0" y="0" width="320" height="480"/>
                <collectionViewFlowLayout key="collectionViewLayout" id="lay">
                    <size key="estimatedItemSize" width="\(written)" height="\(written)"/>
                </collectionViewFlowLayout>
            </collectionView>
            """)
        let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(layout.estimatedItemSize.width == width)
    }

    @Test func `collection views have their layout and their prototypes`() throws {
        let view: UICollectionView = try files.view(
            """
            <collectionView dataMode="prototypes" allowsMultipleSelection="YES" id="cv">
                <rect key="frame" x="0" y="0" width="320" height="480"/>
                <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" minimumLineSpacing="3"
                    minimumInteritemSpacing="4" automaticEstimatedItemSize="YES" id="lay">
                    <size key="itemSize" width="100" height="50"/>
                    <size key="headerReferenceSize" width="5" height="6"/>
                    <size key="footerReferenceSize" width="7" height="8"/>
                    <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
                </collectionViewFlowLayout>
                <cells>
                    <collectionViewCell reuseIdentifier="cell" id="p" customClass="NibCell"
                        customModule="PortableUIKitTests"/>
                </cells>
                <collectionReusableView key="sectionHeaderView" reuseIdentifier="header" id="h"/>
            </collectionView>
            """)
        let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(layout.itemSize == CGSize(width: 100, height: 50))
        #expect(layout.scrollDirection == .horizontal)
        #expect(layout.minimumLineSpacing == 3 && layout.minimumInteritemSpacing == 4)
        #expect(layout.headerReferenceSize == CGSize(width: 5, height: 6))
        #expect(layout.footerReferenceSize == CGSize(width: 7, height: 8))
        #expect(layout.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        #expect(layout.estimatedItemSize == UICollectionViewFlowLayout.automaticSize)
        #expect(view.allowsMultipleSelection)
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: IndexPath(item: 0, section: 0))
        #expect(cell is NibCell && cell.reuseIdentifier == "cell")
        let header = view.dequeueReusableSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header",
            for: IndexPath(item: 0, section: 0))
        #expect(header.reuseIdentifier == "header")
    }

    @Test func `constraints have attributes, relations, multipliers, constants, priorities and names`() throws {
        let view: UIView = try files.view(
            """
            <view id="v">
                <rect key="frame" x="0" y="0" width="200" height="100"/>
                <subviews>
                    <view translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
                    <view translatesAutoresizingMaskIntoConstraints="NO" id="b">
                        <constraints>
                            <constraint firstAttribute="width" secondItem="b" secondAttribute="height" multiplier="2:1"
                                id="c1"/>
                            <constraint firstAttribute="height" constant="20" id="c2"/>
                        </constraints>
                    </view>
                </subviews>
                <viewLayoutGuide key="safeArea" id="safe"/>
                <constraints>
                    <constraint firstItem="a" firstAttribute="leading" secondItem="safe" secondAttribute="leading"
                        constant="10" identifier="left" id="c3"/>
                    <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="30" id="c4"/>
                    <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="topMargin" id="c5"/>
                    <constraint firstItem="a" firstAttribute="height" secondItem="v" secondAttribute="height"
                        multiplier="0.5" id="c6"/>
                    <constraint firstItem="b" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="v"
                        secondAttribute="leading" constant="50" priority="750" id="c7"/>
                    <constraint firstItem="b" firstAttribute="bottom" secondItem="v" secondAttribute="bottom" id="c8"/>
                    <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading"
                        priority="250" id="c9"/>
                    <constraint firstItem="a" firstAttribute="width" constant="1" placeholder="YES" id="c10"/>
                </constraints>
            </view>
            """)
        view.layoutIfNeeded()
        let first = view.subviews[0].frame, second = view.subviews[1].frame
        #expect(first == CGRect(x: 10, y: 8, width: 160, height: 50))
        #expect(second == CGRect(x: 50, y: 80, width: 40, height: 20))
        #expect(view.constraints.contains { $0.identifier == "left" })
        #expect(view.constraints.contains { $0.priority.rawValue == 750 && $0.relation == .greaterThanOrEqual })
    }

    @Test func `size classes select constants and exclude constraints`() throws {
        final class Owner: NSObject {
            @Outlet var excluded: NSLayoutConstraint!
        }
        let owner = Owner()
        let objects = files.objects(
            """
            <view id="v">
                <constraints>
                    <constraint firstAttribute="width" constant="10" id="c1">
                        <variation key="widthClass=compact" constant="40"/>
                        <variation key="widthClass=regular" constant="70"/>
                    </constraint>
                    <constraint firstAttribute="height" constant="5" id="c2"/>
                </constraints>
                <variation key="default"><mask key="constraints"><exclude reference="c2"/></mask></variation>
            </view>
            """,
            owner: owner,
            connections: "<connections><outlet property=\"excluded\" destination=\"c2\" id=\"o\"/></connections>")
        let view = try #require(objects.first as? UIView)
        #expect(view.constraints.map(\.constant) == [40])
        #expect(owner.excluded.constant == 5 && !owner.excluded.isActive)
    }

    @Test
    func `runtime attributes are set before outlets and awakeFromNib, including custom properties`() throws {
        let view: InspectedView = try files.view(
            """
            <view id="v" customClass="InspectedView" customModule="PortableUIKitTests">
                <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                        <real key="value" value="12"/>
                    </userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="number" keyPath="inset">
                        <integer key="value" value="4"/>
                    </userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="string" keyPath="caption" value="Hello"/>
                    <userDefinedRuntimeAttribute type="boolean" keyPath="isFramed" value="YES"/>
                    <userDefinedRuntimeAttribute type="color" keyPath="ink">
                        <color key="value" systemColor="systemIndigoColor"/>
                    </userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="size" keyPath="extent">
                        <size key="value" width="3" height="4"/>
                    </userDefinedRuntimeAttribute>
                </userDefinedRuntimeAttributes>
            </view>
            """)
        #expect(view.layer.cornerRadius == 12)
        #expect(view.inset == 4 && view.caption == "Hello" && view.isFramed && view.ink == .systemIndigo)
        #expect(view.extent == CGSize(width: 3, height: 4))
        #expect(view.insetChanges == 1)
    }

    @Test func `an unknown runtime attribute is logged as UIKit does, with the way to fix it`() throws {
        let messages = Diagnostics.capture {
            _ = files.objects(
                """
                <view id="v"><userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="boolean" keyPath="unheardOf" value="YES"/>
                </userDefinedRuntimeAttributes></view>
                """)
        }
        #expect(messages.joined().contains("Failed to set (unheardOf) user defined inspected property on (UIView)"))
        #expect(messages.joined().contains("@Outlet var unheardOf"))
    }
}

/// A view with properties that Xcode's inspector shows.
final class InspectedView: UIView {
    var inset: CGFloat = 0 {
        didSet { insetChanges += 1 }
    }
    private(set) var insetChanges = 0
    @Outlet var caption = ""
    @Outlet var isFramed = false
    @Outlet var ink: UIColor?
    @Outlet var extent = CGSize.zero

    override class var interfaceProperties: [InterfaceProperty] {
        super.interfaceProperties + [InterfaceProperty("inset", \InspectedView.inset)]
    }
}
