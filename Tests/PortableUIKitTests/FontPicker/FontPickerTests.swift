import CollageTesting
import Foundation
import Testing

@testable import PortableControls
import PortableUIKit

@MainActor struct FontPickerTests {
    private final class Listener: NSObject, UIFontPickerViewControllerDelegate {
        var log: [String] = []
        func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
            log.append(viewController.selectedFontDescriptor == nil ? "nothing" : "picked")
        }
        func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) { log.append("canceled") }
    }

    private let host = TestHost()
    private let root = UIViewController()
    private let listener = Listener()

    private func present(_ configuration: UIFontPickerViewController.Configuration) -> [UIButton] {
        let picker = UIFontPickerViewController(configuration: configuration)
        picker.delegate = listener
        host.show(root)
        host.run { root.present(picker, animated: false) }
        host.settle()
        return picker.view.subviews.first?.subviews.compactMap { $0 as? UIButton } ?? []
    }

    @Test func `the picker shows the fonts of the system, and a tap chooses one`() {
        let rows = present(.init())
        #expect(rows.count == UIFont.familyNames.count + 1)
        host.run { rows[1].sendActions(for: .primaryActionTriggered) }
        host.settle()
        #expect(listener.log == ["picked"] && root.presentedViewController == nil)
    }

    @Test func `the first row cancels`() {
        let rows = present(.init())
        host.run { rows[0].sendActions(for: .primaryActionTriggered) }
        host.settle()
        #expect(listener.log == ["canceled"] && root.presentedViewController == nil)
    }

    @Test func `faces and traits are options`() throws {
        let configuration = UIFontPickerViewController.Configuration()
        configuration.includeFaces = true
        let all = configuration.fonts.count
        configuration.filteredTraits = .traitBold
        #expect(all >= UIFont.familyNames.count && configuration.fonts.count < all)
        #expect(configuration.fonts.allSatisfy { $0.symbolicTraits.contains(.traitBold) })
        let copy = try #require(configuration.copy() as? UIFontPickerViewController.Configuration)
        #expect(copy.includeFaces && copy.filteredTraits == .traitBold)
        let predicate = UIFontPickerViewController.Configuration.filterPredicate(forFilteredLanguages: ["en"])
        #expect(predicate?.evaluate(with: ["de", "en"]) == true && predicate?.evaluate(with: ["de"]) == false)
    }

    @Test func `the picker shows the fonts with the letters of a language`() {
        func families(_ languages: [String]) -> Set<String> {
            let configuration = UIFontPickerViewController.Configuration()
            configuration.filteredLanguagesPredicate =
                UIFontPickerViewController.Configuration.filterPredicate(forFilteredLanguages: languages)
            return Set(configuration.fonts.map { UIFont(descriptor: $0, size: 17).familyName })
        }
        #expect(families(["de"]).isSuperset(of: ["Futura", "Georgia", "Arial"]))
        #expect(families(["ru"]).contains("Georgia") && !families(["ru"]).contains("Futura"))
        #expect(families(["he"]).isSuperset(of: ["Arial"]) && !families(["he"]).contains("Georgia"))
        #expect(families(["he", "ru"]).contains("Georgia") && families(["th"]).isDisjoint(with: ["Arial", "Georgia"]))
    }
}
