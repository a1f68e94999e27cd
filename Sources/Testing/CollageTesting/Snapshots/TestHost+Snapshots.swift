import CairoRenderer
import DisplayList
import Foundation
import PortableUIKit

extension TestHost {
    /// What a snapshot keeps of the screen.
    public enum SnapshotKind: String, Sendable {
        /// The views with their frames, a line each.
        case frames
        /// What is drawn, a line each.
        case text
        /// A picture. Needs the package trait `Cairo`.
        case png

        /// What follows the name of a file of this kind.
        var suffix: String { self == .png ? "png" : "\(rawValue).txt" }
    }

    /// The screen as a snapshot keeps it.
    public func snapshot(_ kind: SnapshotKind) throws -> Data {
        switch kind {
        case .frames: return Data((window.recursiveDescription + "\n").utf8)
        case .text: return Data(frame().dump.utf8)
        case .png:
            #if Cairo
            let renderer = CairoRenderer()
            renderer.log = { Diagnostics.log($0) }
            return Data(try renderer.png(frame()))
            #else
            throw SnapshotFailure(CairoSupport.missingDescription)
            #endif
        }
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
    ///   - name: The snapshot's name, that of the test's function by default. The second of one name in a test is
    ///     `name.2`. Characters that files can't have become `-`; of names over 200 bytes the beginning is kept.
    ///   - tolerance: How far pictures may differ.
    /// - Throws: ``SnapshotFailure``, which says what differs and where the new snapshot lies.
    public func verify(
        _ kind: SnapshotKind = .png, named name: String? = nil, tolerance: PictureTolerance = .exact,
        fileID: String = #fileID, file: StaticString = #filePath, line: Int = #line, column: Int = #column,
        function: String = #function
    ) throws {
        let call = SnapshotCall(fileID: fileID, file: file, line: line, column: column, function: function)
        try call.verify(
            kind, named: name, tolerance: tolerance, argument: identity, device: setUp,
            frames: { window.recursiveDescription }
        ) { try snapshot(kind) }
    }

    /// Compares the screen with the snapshot of that name in `folder`.
    package func verify(
        _ kind: SnapshotKind, named name: String, in folder: URL, mode: RecordMode,
        tolerance: PictureTolerance = .exact
    ) throws {
        let reference = folder.appendingPathComponent("\(SnapshotName(name).fileName).\(kind.suffix)")
        try SnapshotComparison(kind: kind, reference: reference, mode: mode, tolerance: tolerance)
            .verify(try snapshot(kind))
    }
}
