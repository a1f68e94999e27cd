import Testing

@testable import CollageTesting

struct SnapshotNameTests {
    @Test(arguments: [
        ("offer-unfolded", "offer-unfolded"), ("offer/unfolded", "offer-unfolded"),
        ("../../etc/passwd", "-.-..-etc-passwd"),
        ("C:\\offer?", "C--offer-"), ("a\nb\u{0}c", "a-b-c"), ("", "-"), ("...", "-"), (" offer. ", "-offer"),
        ("Größe 👨‍👩‍👧", "Größe 👨‍👩‍👧"),
    ])
    func `invalid file names are sanitized`(name: String, fileName: String) {
        #expect(SnapshotName(name).fileName == fileName)
    }

    @Test func `long names keep their beginning and remain distinct`() {
        let long = String(repeating: "a", count: 300)
        let (one, other) = (SnapshotName(long + "1").fileName, SnapshotName(long + "2").fileName)
        #expect(one != other)
        #expect(one.hasPrefix("aaaa") && one.utf8.count == SnapshotName.mostBytes)
        let families = SnapshotName(String(repeating: "👨‍👩‍👧", count: 300)).fileName
        #expect(families.hasPrefix("👨‍👩‍👧👨‍👩‍👧") && families.utf8.count <= SnapshotName.mostBytes)
    }

    @Test func `canonically equivalent names are the same name`() {
        let (composed, decomposed) = ("Gr\u{F6}\u{DF}e", "Gro\u{308}\u{DF}e")
        #expect(Array(SnapshotName(composed).fileName.utf8) == Array(SnapshotName(decomposed).fileName.utf8))
    }

    @Test func `the name of a function is the name without its parameters`() {
        #expect(SnapshotName.name(ofFunction: "theTermsUnfold()") == "theTermsUnfold")
        #expect(SnapshotName.name(ofFunction: "terms(device:)") == "terms")
        #expect(SnapshotName.name(ofFunction: "__isolated_testTerms()") == "testTerms")
        #expect(SnapshotName.name(ofFunction: "`the terms (all) unfold`()") == "the terms (all) unfold")
    }
}
