import CairoRenderer
import DisplayList
import Foundation
import PortableUIKit

extension TestHost {
    /// The screen as a snapshot keeps it.
    /// - Parameters:
    ///   - kind: What is kept.
    ///   - area: Of which part.
    /// - Throws: ``SnapshotFailure`` if there is nothing to be seen of the part, or this build has no Cairo and needs it.
    public func snapshot(_ kind: SnapshotKind, of area: SnapshotArea = .screen) throws -> Data {
        try content(kind, of: area).file()
    }

    /// Compares the screen with the snapshot of that name, kept in a folder of the test's file in `__Snapshots__`
    /// beside it.
    ///
    /// Pictures are compared by their pixels: files that were compressed anew are the same, and are not written again.
    ///
    /// The environment variable `COLLAGE_RECORD` says what is written: `missing`, the default, snapshots that don't
    /// exist; `failed` also those that differ; `all` every one that isn't the same; `never` none. Whatever is written
    /// also fails, so that nobody takes it for a comparison; `all` alone doesn't. Where `CI` is set nothing is written
    /// unless `COLLAGE_RECORD_IN_CI` is set as well.
    ///
    /// With Swift Testing a difference is recorded as an issue at the line of the call, with the pictures attached, and
    /// the test goes on, so that it can show several; everywhere else it is thrown.
    /// - Parameters:
    ///   - kind: What is compared.
    ///   - area: Of which part.
    ///   - name: The snapshot's name, that of the test's function by default. The second of one name in a test is
    ///     `name.2`. Characters that files can't have become `-`; of names over 200 bytes the beginning is kept.
    ///   - tolerance: How far pictures may differ; nil asks the suite's trait and then `COLLAGE_TOLERANCE`.
    /// - Throws: ``SnapshotFailure``, which says what differs and where the new snapshot lies.
    public func verify(
        _ kind: SnapshotKind = .png, of area: SnapshotArea = .screen, named name: String? = nil,
        tolerance: PictureTolerance? = nil, fileID: String = #fileID, file: StaticString = #filePath,
        line: Int = #line, column: Int = #column, function: String = #function
    ) throws {
        let call = SnapshotCall(fileID: fileID, file: file, line: line, column: column, function: function)
        try call.verify(
            kind.type, named: name, tolerance: tolerance, argument: identity, device: setUp,
            frames: { window.recursiveDescription }
        ) { try content(kind, of: area) }
    }

    /// Compares the screen with the snapshot of that name in `folder`.
    package func verify(
        _ kind: SnapshotKind, named name: String, in folder: URL, mode: RecordMode,
        tolerance: PictureTolerance = .exact
    ) throws {
        let reference = folder.appendingPathComponent("\(SnapshotName(name).fileName).\(kind.type.suffix)")
        try SnapshotComparison(reference: reference, mode: mode, tolerance: tolerance).verify(try content(kind))
    }

    /// What is compared, before it is a file.
    func content(_ kind: SnapshotKind, of area: SnapshotArea = .screen) throws -> any SnapshotContent {
        try showing(area) { shown in try kind.content(of: shown, on: self) }
    }
}
