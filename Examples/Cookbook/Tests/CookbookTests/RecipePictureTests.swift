import CollageTesting
import SwiftUI
import Testing

@testable import Cookbook

/// Compares the image of each recipe with the image on the cookbook page.
///
/// Text is drawn with fonts, because people look at the images. Other versions of Pango or Cairo can move letters by
/// fractions of a pixel, so the comparison has a perceptual tolerance.
@MainActor @Suite(.tolerance(.ssim(0.97)))
struct RecipePictureTests {
    private static let device = Device("Part of a phone", size: CGSize(width: 320, height: 400), scale: 1)

    @Test(arguments: Recipe.allCases)
    func matchesTheImageInTheDocument(recipe: Recipe) throws {
        let host = TestHost(Self.device, variant: recipe.variant, text: .fonts)
        let screen = recipe.makeViewController()
        host.show(recipe.hasBar ? UINavigationController(rootViewController: screen) : screen)
        try recipe.use(host)
        try host.verify(named: recipe.rawValue)
    }
}

extension Recipe {
    /// The settings of the device that shows the recipe.
    fileprivate var variant: Variant {
        switch self {
        case .dynamicType: Variant(textSize: .accessibilityLarge)
        case .rightToLeft: Variant(direction: .rightToLeft)
        case .darkMode: Variant(style: .dark)
        case .keyboardAvoidance: Variant(showsKeyboard: true)
        default: .standard
        }
    }

    /// A Boolean value that indicates whether the recipe is shown with a navigation bar.
    fileprivate var hasBar: Bool {
        switch self {
        case .monthCalendar, .multipleSelection, .searchableList, .pullToRefreshList, .photoZoom,
            .stayingAtEnd, .swiftUIForm:
            true
        default: false
        }
    }

    /// Performs the action that the recipe demonstrates.
    @MainActor fileprivate func use(_ host: TestHost) throws {
        switch self {
        case .pagingCarousel: host.drag(from: CGPoint(x: 250, y: 150), to: CGPoint(x: 60, y: 150), rests: false)
        case .pinnedHeaders: host.drag(from: CGPoint(x: 160, y: 340), to: CGPoint(x: 160, y: 240))
        case .swipeActions: host.drag(from: CGPoint(x: 250, y: 66), to: CGPoint(x: 170, y: 66))
        case .reordering: lift(CGPoint(x: 265, y: 100), on: host, to: CGPoint(x: 265, y: 160))
        case .multipleSelection:
            try host.element(.label("Edit")).tap()
            try host.element(.label("Jonas")).tap()
            try host.element(.label("Noor")).tap()
        case .photoZoom: try host.element(.label("Closer")).tap()
        case .searchableList:
            host.tap(try #require(host.first(UISearchTextField.self)))
            host.type("co")
        case .dragAndDrop: lift(CGPoint(x: 60, y: 100), on: host, to: CGPoint(x: 210, y: 90))
        case .contextMenus: try host.element(.text("5")).hold()
        case .infiniteScroll: host.drag(from: CGPoint(x: 160, y: 380), to: CGPoint(x: 160, y: 20))
        case .pullToRefreshList: host.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 360))
        case .monthCalendar: try host.element(.text("21")).tap()
        case .stayingAtEnd: try host.element(.label("Write")).tap()
        case .builderSections: try host.element(.text("Less")).tap()
        case .codeColoring:
            let textView = try #require(host.first(UITextView.self))
            textView.becomeFirstResponder()
            host.type("\nlet x = 1 // new")
        default: break
        }
    }

    /// Holds a finger until the item under it is lifted, and moves it elsewhere without lifting it.
    @MainActor private func lift(_ start: CGPoint, on host: TestHost, to end: CGPoint) {
        let finger = host.touch(at: start)
        host.advance(by: 0.6)
        for step in 1...10 {
            let share = CGFloat(step) / 10
            finger.move(to: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
            host.advance(by: 0.02)
        }
        host.advance(by: 0.5)
    }
}
