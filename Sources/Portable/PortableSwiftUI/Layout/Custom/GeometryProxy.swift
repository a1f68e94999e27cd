import LayoutGeometry
import PortableUIKit

/// The size and the coordinate spaces of a geometry reader.
public struct GeometryProxy: Sendable {
    /// The size in points.
    public let size: CGSize
    /// The insets of the safe area inside the geometry reader.
    public let safeAreaInsets: EdgeInsets

    let element: Element?

    /// Returns the frame of the view in the given coordinate space. The code that reads it runs again when the frame
    /// changes.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// Returns the frame of the view in the given coordinate space. The code that reads it runs again when the frame
    /// changes.
    @_disfavoredOverload
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        MainActor.assumeIsolated {
            guard !coordinateSpace.isLocal, let element else { return CGRect(origin: .zero, size: size) }
            let frame = element.frame(in: coordinateSpace)
            (element as? any FrameReader)?.didRead(coordinateSpace, frame)
            return frame.cgRect
        }
    }

    /// Returns the bounds of a named coordinate space, in local coordinates, or `nil` if no ancestor has the name.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        MainActor.assumeIsolated {
            guard let element,
                let outer = sequence(first: element, next: \.parent)
                    .first(where: { $0.hasSpace(named: coordinateSpace.name) }),
                let map = element.mapToRoot.inverse
            else { return nil }
            (element as? any FrameReader)?.didRead(
                .named(coordinateSpace.name), element.frame(in: .named(coordinateSpace.name)))
            return outer.mapToRoot.followed(by: map).apply(Rect(origin: .zero, size: outer.frame.size)).cgRect
        }
    }
}

/// An element that must be updated when its frame changes, because the app read it.
@MainActor
protocol FrameReader: Element {
    /// The frames at the time when they were read.
    var readFrames: [CoordinateSpace: Rect] { get set }
    /// Called when a frame that was read has changed.
    func positionDidChange()
}

extension FrameReader {
    fileprivate func didRead(_ space: CoordinateSpace, _ frame: Rect) {
        if readFrames.isEmpty { graph?.places.add(self) }
        readFrames[space] = frame
    }

    /// A Boolean value that indicates whether a frame that was read has changed.
    fileprivate var hasMoved: Bool { readFrames.contains { frame(in: $0) != $1 } }
}

/// The elements of a graph whose frames were read.
@MainActor
final class FrameReaders {
    private struct Entry {
        weak var reader: (any FrameReader)?
    }

    private var entries: [Entry] = []
    /// The elements that depend on the safe area.
    var safeArea = SafeAreaReaders()

    /// A Boolean value that indicates whether a position that was read has changed, for example because a scroll view moved.
    var haveMoved: Bool { haveReadersMoved || !safeArea.changed.isEmpty }

    /// A Boolean value that indicates whether an element is elsewhere than its position was read.
    var haveReadersMoved: Bool { entries.contains { $0.reader?.graph != nil && $0.reader?.hasMoved == true } }

    fileprivate func add(_ reader: any FrameReader) { entries.append(Entry(reader: reader)) }

    /// Notifies the readers whose frames changed since they were read.
    ///
    /// Complexity: O(n · d), where n is the number of readers and d is their depth.
    func notifyReaders() {
        for element in safeArea.changed { element.setNeedsLayout() }
        guard !entries.isEmpty else { return }
        let readers = entries.compactMap(\.reader).filter { $0.graph != nil }
        entries = readers.map(Entry.init)
        for reader in readers where reader.hasMoved {
            entries.removeAll { $0.reader === reader }
            reader.readFrames = [:]
            reader.positionDidChange()
        }
    }
}
