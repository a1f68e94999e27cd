import Foundation
import Testing

@testable import Gallery

struct DebianPackageTests {
    private let text = """
        Package: bash
        Status: install ok installed
        Section: shells
        Installed-Size: 7164
        Version: 5.2.15-2
        Description: GNU Bourne Again SHell
         Bash is an sh-compatible command language interpreter.
         .
         Package: not-a-key-for-it-is-indented

        Package: 0ad
        Status: deinstall ok config-files
        Section: contrib/games
        Description: Real-time strategy game

        Section: orphans
        Description: a stanza without a name


        Package: zsh
        """

    @Test func readsTheStanzasOfControlFiles() {
        let packages = DebianPackage.parse(Data(text.utf8))
        #expect(packages.map(\.name) == ["bash", "0ad", "zsh"])
        #expect(packages[0].version == "5.2.15-2" && packages[0].installedSize == 7164 && packages[0].isInstalled)
        #expect(packages[0].summary == "GNU Bourne Again SHell")
        #expect(packages.map(\.category) == ["shells", "games", "misc"])
        #expect(!packages[1].isInstalled)
        #expect(packages.map(\.letter) == ["B", "#", "Z"])
    }

    @Test(arguments: ["", "\n\n\n", "no key at all", "Package:\n\nPackage: \n"])
    func invalidFilesHaveNoPackages(text: String) {
        #expect(DebianPackage.parse(Data(text.utf8)).isEmpty)
    }

    @Test func invalidUTF8IsReplaced() {
        let packages = DebianPackage.parse(Data("Package: a\nDescription: ".utf8) + [0xFF, 0xFE, 0x0A])
        #expect(packages.map(\.name) == ["a"])
    }
}
