import Foundation
import TemporaryFolders
import Testing

@testable import XcodeProjects

struct BuildSettingsTests {
    @Test func referencesToOtherSettingsAreExpanded() {
        let settings = BuildSettings(layers: [
            ["TARGET_NAME": "My App", "PRODUCT_NAME": "$(TARGET_NAME)"],
            ["ID": "com.x.${PRODUCT_NAME:rfc1034identifier}", "MODULE": "$(PRODUCT_NAME:c99extidentifier)"],
        ])
        #expect(settings["ID"] == "com.x.My-App")
        #expect(settings["MODULE"] == "My_App")
        #expect(settings.expanded("$(PRODUCT_NAME)-$(NOTHING)-$5") == "My App--$5")
        #expect(settings["NOTHING"] == nil)
    }

    @Test func inheritedIsTheValueOfTheLayerBelow() {
        let settings = BuildSettings(layers: [
            ["FLAGS": "A"], ["FLAGS": "$(inherited) B"], ["OTHER": "x"], ["FLAGS": "\"C D\" $(FLAGS)"],
        ])
        #expect(settings["FLAGS"] == "\"C D\" A B")
        #expect(settings.words("FLAGS") == ["C D", "A", "B"])
    }

    @Test func circularReferencesBetweenSettingsEnd() {
        let settings = BuildSettings(layers: [["A": "$(B)", "B": "$(A)x"]])
        #expect(settings["A"] != nil)
    }

    @Test func exponentialReferencesBetweenSettingsEnd() {
        var layer = Dictionary(uniqueKeysWithValues: (0..<40).map { ("A\($0)", "$(A\($0 + 1))$(A\($0 + 1))") })
        for end in ["", "abc"] {
            layer["A40"] = end
            #expect(BuildSettings(layers: [layer]).expanded("$(A0)").utf8.count < 1_000_000)
        }
    }

    @Test func pathModifiersAreApplied() {
        let paths = [
            "": "/", "a": "/", "/": "//", "a/b": "a/", "/a": "//", "/a/b/": "/a/", "a//b": "a/", ".": "/", "..": "/",
        ]
        for (path, folder) in paths {
            #expect(BuildSettings(layers: [["A": path]]).expanded("$(A:dir)") == folder, "\(path)")
        }
    }

    @Test func aReferenceCanContainAnother() {
        let settings = BuildSettings(layers: [["NAME": "VALUE_$(KIND)", "KIND": "B", "VALUE_B": "yes"]])
        #expect(settings.expanded("$(VALUE_$(KIND)) $(MISSING:default=none)") == "yes none")
    }

    @Test func conditionsHoldForASimulator() {
        let settings = BuildSettings(layers: [
            [
                "A": "1", "A[sdk=iphonesimulator*]": "2", "A[sdk=iphoneos*]": "3", "B[sdk=macosx*]": "4",
                "C[arch=*]": "5",
            ]
        ])
        #expect(settings["A"] == "2")
        #expect(settings["B"] == nil)
        #expect(settings["C"] == "5")
    }
}

struct ConfigurationFileTests {
    @Test func filesThatSeveralIncludeAreReadOnce() throws {
        var files = Dictionary(
            uniqueKeysWithValues: (0..<60).map { number in
                let line = "#include \"\(number + 1).xcconfig\"\n"
                return ("\(number).xcconfig", line + line)
            })
        files["60.xcconfig"] = "A = 1"
        let folder = try TemporaryFolder(files)
        #expect(try ConfigurationFile.settings(folder.url("0.xcconfig")) == ["A": "1"])
    }

    @Test func includedFilesAreRead() throws {
        let folder = try TemporaryFolder([
            "App.xcconfig":
                "#include \"Base.xcconfig\" // first\n#include? \"Missing.xcconfig\"\nFLAGS = $(inherited) B\n",
            "Base.xcconfig": "FLAGS = A\nURL = https:/$()/x\nSIZE[sdk=iphonesimulator*] = 3\n",
        ])
        let settings = try ConfigurationFile.settings(folder.url("App.xcconfig"))
        #expect(settings == ["FLAGS": "A B", "URL": "https:/$()/x", "SIZE[sdk=iphonesimulator*]": "3"])
        #expect(BuildSettings(layers: [settings])["SIZE"] == "3")
    }

    @Test(arguments: [
        ("\nnonsense\n", 2, "isn't a setting"), ("#include \"App.xcconfig\"", 1, "includes this file"),
        ("A = 1\n#include \"Missing.xcconfig\"", 2, "there is no file"), ("#include Base", 1, "has no file name"),
    ])
    func mistakesAreReportedWithTheirLine(text: String, line: Int, words: String) throws {
        let folder = try TemporaryFolder(["App.xcconfig": text])
        let problem = #expect(throws: ProjectProblem.self) {
            try ConfigurationFile.settings(folder.url("App.xcconfig"))
        }
        #expect(problem?.line == line)
        #expect(problem?.problem.contains(words) == true, "\(String(describing: problem))")
    }
}
