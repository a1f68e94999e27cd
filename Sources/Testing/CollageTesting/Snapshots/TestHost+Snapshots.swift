import CairoRenderer
import DisplayList
import Foundation
import PortableUIKit

extension TestHost {
    /// Returns a snapshot of the screen.
    /// - Parameters:
    ///   - kind: The kind of snapshot.
    ///   - area: The area of the screen.
    /// - Throws: ``SnapshotFailure`` if the area isn't visible, or if the kind requires Cairo and the build doesn't
    ///   include it.
    public func snapshot(_ kind: SnapshotKind, of area: SnapshotArea = .screen) throws -> Data {
        try content(kind, of: area).file()
    }

    /// Compares the screen with the snapshot of the given name. Snapshots are stored in a folder for the test's file in
    /// `__Snapshots__`, next to the file.
    ///
    /// ```swift
    /// host.show(RecipeViewController(recipe: recipe))
    /// try host.verify(named: "recipe")
    /// try host.verify(of: .scrolledContent, named: "all of the recipe")
    /// try host.verify(.voiceOver, named: "spoken text")
    ///
    /// host.change(style: .dark, contentSizeCategory: .accessibilityLarge)
    /// try host.verify(named: "dark, large text", tolerance: .perChannel(2))
    /// ```
    ///
    /// Images are compared by their pixels. A file with the same pixels and another compression is the same, and isn't
    /// written again.
    ///
    /// The environment variable `COLLAGE_RECORD` specifies which snapshots are written:
    /// - `missing` (the default): snapshots that don't exist.
    /// - `failed`: also snapshots that differ.
    /// - `all`: every snapshot that isn't identical.
    /// - `never`: none.
    ///
    /// A comparison that writes a snapshot fails, so that it can't be mistaken for a passed one, except with `all`. If
    /// `CI` is set, nothing is written unless `COLLAGE_RECORD_IN_CI` is also set.
    ///
    /// With Swift Testing, a difference is recorded as an issue at the line of the call, with the images attached, and
    /// the test continues. Otherwise, the error is thrown.
    /// - Parameters:
    ///   - kind: The kind of snapshot.
    ///   - area: The area of the screen.
    ///   - name: The name of the snapshot. The default is the name of the test function. The second snapshot of a name
    ///     in a test is `name.2`. Characters that aren't allowed in file names are replaced with `-`, and names are
    ///     truncated to 200 bytes.
    ///   - tolerance: The tolerated difference of images. If it's `nil`, the suite's trait applies, and then
    ///     `COLLAGE_TOLERANCE`.
    /// - Throws: ``SnapshotFailure``, which describes the difference and where the new snapshot is stored.
    public func verify(
        _ kind: SnapshotKind = .png, of area: SnapshotArea = .screen, named name: String? = nil,
        tolerance: ImageTolerance? = nil, fileID: String = #fileID, file: StaticString = #filePath,
        line: Int = #line, column: Int = #column, function: String = #function
    ) throws {
        let call = SnapshotCall(fileID: fileID, file: file, line: line, column: column, function: function)
        try call.verify(
            kind.type, named: name, tolerance: tolerance, argument: identity, device: setUp,
            frames: { window.recursiveDescription }
        ) { try content(kind, of: area) }
    }

    /// Compares the screen with the snapshot of the given name in `folder`.
    package func verify(
        _ kind: SnapshotKind, named name: String, in folder: URL, mode: RecordMode,
        tolerance: ImageTolerance = .exact
    ) throws {
        let reference = folder.appendingPathComponent("\(SnapshotName(name).fileName).\(kind.type.suffix)")
        try SnapshotComparison(reference: reference, mode: mode, tolerance: tolerance).verify(try content(kind))
    }

    /// Returns the content to compare, before it's encoded as a file.
    func content(_ kind: SnapshotKind, of area: SnapshotArea = .screen) throws -> any SnapshotContent {
        try showing(area) { shown in try kind.content(of: shown, on: self) }
    }
}
