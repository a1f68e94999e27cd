import Foundation
import Testing

@testable import Gallery

struct PackageCatalogTests {
    private let catalog = PackageCatalog([
        .example("vim", "editors", "Vi IMproved - enhanced vi editor", size: 3700),
        .example("neovim", "editors", "heavily refactored vim fork", size: 9000, isInstalled: true),
        .example("less", "text", "pager program similar to MORE", size: 300, isInstalled: true),
        .example("vim", "other", "a second one of the name"),
        .example("tig", "vcs", "ncurses-based interface for git, after VIM"),
    ])

    private func names(_ indices: [Int]) -> [String] { indices.map { catalog.packages[$0].name } }

    @Test func packagesAreSortedAndNamesAreUnique() {
        #expect(catalog.packages.map(\.name) == ["less", "neovim", "tig", "vim"])
        #expect(catalog.packages[3].category == "editors")
    }

    @Test func theLargestCategoriesAreFirst() {
        #expect(catalog.categories.map(\.name) == ["editors", "text", "vcs"])
        #expect(catalog.categories.map(\.count) == [2, 1, 1])
    }

    @Test func theLargestInstalledPackagesAreFeatured() {
        #expect(names(catalog.featured) == ["neovim", "less"])
    }

    @Test func namesThatBeginWithTheTextAreFirstThenOtherNamesThenSummaries() {
        #expect(names(catalog.search("vim")) == ["vim", "neovim", "tig"])
        #expect(names(catalog.search("VIM")) == ["vim", "neovim", "tig"])
        #expect(names(catalog.search("")) == ["less", "neovim", "tig", "vim"])
        #expect(catalog.search("nothing like it").isEmpty)
    }

    @Test func nothingIsFoundAcrossTwoTexts() {
        for text in ["lesspager", "morene", "vimvi"] { #expect(catalog.search(text).isEmpty) }
    }

    @Test func filesThatAreNotThereAreSkipped() {
        #expect(PackageCatalog(contentsOf: [URL(fileURLWithPath: "/nowhere/at/all")]).packages.isEmpty)
    }
}

extension DebianPackage {
    static func example(
        _ name: String, _ category: String = "misc", _ summary: String = "", size: Int = 0, isInstalled: Bool = false
    ) -> DebianPackage {
        DebianPackage(
            name: name, version: "1", category: category, summary: summary, installedSize: size,
            isInstalled: isInstalled)
    }
}
