import CollageTesting
import Foundation
import SwiftUI
import Testing

/// Tests one home screen in each of the five systems: a carousel, a grid with a header and badges, and rows with a
/// footer and a pinned header. The screens are equal at the top and further down.
@MainActor
struct SameHomeTests {
    enum System: CaseIterable {
        case builder, diffable, composer, sectionObject, swiftUI
    }

    struct Setting: CustomStringConvertible {
        let width: CGFloat
        let style: UIUserInterfaceStyle
        let scrolledBy: CGFloat

        var description: String { "\(width) points, \(style == .dark ? "dark" : "light"), scrolled by \(scrolledBy)" }

        static let all = [393, 744].flatMap { width in
            [UIUserInterfaceStyle.light, .dark].flatMap { style in
                [0, 620].map { Setting(width: width, style: style, scrolledBy: $0) }
            }
        }
    }

    private func home(_ system: System, _ content: HomeContent) -> UIViewController {
        switch system {
        case .builder: BuilderHome(content)
        case .diffable: DiffableHome(content)
        case .composer: ComposerHome(content)
        case .sectionObject: SectionObjectHome(content)
        case .swiftUI: UIHostingController(rootView: SwiftUIHome(content: content))
        }
    }

    private func shown(_ system: System, _ setting: Setting, showsTexts: Bool = true) throws -> TestHost {
        let host = TestHost(
            Device("Slab", size: CGSize(width: setting.width, height: 700), scale: 2), text: .fonts)
        host.change(style: setting.style)
        host.show(home(system, HomeContent(showsTexts: showsTexts)))
        host.settle()
        let view = try #require(host.first(UICollectionView.self))
        view.backgroundColor = .systemBackground
        view.setContentOffset(CGPoint(x: 0, y: setting.scrolledBy - view.adjustedContentInset.top), animated: false)
        host.settle()
        return host
    }

    /// Returns the visible views of the collection view, with their frames.
    private func frames(_ host: TestHost) throws -> [String] {
        let view = try #require(host.first(UICollectionView.self))
        let attributes = try #require(view.collectionViewLayout.layoutAttributesForElements(in: view.bounds))
        return attributes.map { "\($0.representedElementKind ?? "cell") \($0.indexPath) \($0.frame)" }.sorted()
    }

    /// Returns the texts with their frames.
    private func texts(_ host: TestHost) -> [String: CGRect] {
        Dictionary(host.elements.map { ($0.label, $0.frame) }) { first, _ in first }
    }

    private func picture(_ host: TestHost) throws -> Data {
        try host.snapshot(.png, of: .view(try #require(host.first(UICollectionView.self))))
    }

    @Test(arguments: Setting.all) func `frames are the same in all five systems`(setting: Setting) throws {
        let builder = try shown(.builder, setting)
        let expected = try frames(builder)
        #expect(expected.count >= 12)
        for system in System.allCases {
            let host = try shown(system, setting)
            #expect(try frames(host) == expected, "\(system)")
            #expect(Set(texts(host).keys) == Set(texts(builder).keys), "\(system)")
        }
    }

    @Test(arguments: Setting.all) func `images are the same with all kinds of labels`(setting: Setting) throws {
        let builder = try picture(shown(.builder, setting))
        for system in System.allCases where system != .swiftUI {
            #expect(try picture(shown(system, setting)) == builder, "\(system)")
        }
    }

    /// SwiftUI positions texts on whole pixels, and labels can center their letters between pixels. The centers of
    /// texts differ by half a point at most, and all other pixels are the same.
    @Test(arguments: Setting.all) func `SwiftUI's image differs only in the positions of letters`(
        setting: Setting
    ) throws {
        #expect(
            try picture(shown(.swiftUI, setting, showsTexts: false))
                == picture(shown(.builder, setting, showsTexts: false)))
        let labels = try texts(shown(.builder, setting))
        for (text, frame) in try texts(shown(.swiftUI, setting)) {
            let label = try #require(labels[text])
            // A badge is reported with its entire area.
            guard text.count > 1 else { continue }
            #expect(abs(frame.midY - label.midY) <= 0.5, "\(text): \(frame), \(label)")
            #expect(abs(frame.minX - label.minX) <= 0.5 || abs(frame.midX - label.midX) <= 0.5, "\(text)")
        }
    }

    @Test(arguments: System.allCases) func `the header of the rows stays pinned`(system: System) throws {
        let host = try shown(system, Setting(width: 393, style: .light, scrolledBy: 620))
        let view = try #require(host.first(UICollectionView.self))
        let header = try #require(
            view.layoutAttributesForSupplementaryElement(
                ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 2)))
        #expect(header.frame.minY == view.contentOffset.y + view.adjustedContentInset.top)
    }
}
