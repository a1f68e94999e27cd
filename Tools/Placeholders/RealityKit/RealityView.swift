/// A view that shows a label instead of its entities. Its closures are called.
public struct RealityView<Content>: View {
    private let make: @MainActor (inout RealityViewCameraContent) async -> Void
    private let update: (@MainActor (inout RealityViewCameraContent) -> Void)?
    @State private var content = RealityViewCameraContent()

    public var body: some View {
        if let update {
            var content = content
            let _ = update(&content)
        }
        Text(verbatim: "3D Scene")
            .foregroundStyle(.secondary)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .task {
                var content = content
                await make(&content)
                self.content = content
            }
    }
}

public struct RealityViewDefaultPlaceholder: View {
    public var body: some View { EmptyView() }
}

extension RealityView where Content == RealityViewCameraContent {
    public init(
        make: @escaping @MainActor (inout RealityViewCameraContent) async -> Void,
        update: (@MainActor (inout RealityViewCameraContent) -> Void)? = nil
    ) {
        self.make = make
        self.update = update
    }

    public init<P: View>(
        make: @escaping @MainActor (inout RealityViewCameraContent) async -> Void,
        update: (@MainActor (inout RealityViewCameraContent) -> Void)? = nil, @ViewBuilder placeholder: () -> P
    ) {
        self.make = make
        self.update = update
    }
}

/// The entities of a view.
@preconcurrency @MainActor
public protocol RealityViewContentProtocol {
    associatedtype Entities

    var entities: Entities { get set }
}

extension RealityViewContentProtocol where Entities == RealityViewEntityCollection {
    public mutating func add(_ entity: Entity) { entities.append(entity) }
    public mutating func remove(_ entity: Entity) { entities.remove(entity) }
}

public struct RealityViewEntityCollection: RandomAccessCollection {
    private var elements: [Entity] = []

    nonisolated init() {}

    public var startIndex: Int { 0 }
    public var endIndex: Int { elements.count }

    public subscript(position: Int) -> Entity { elements[position] }

    public mutating func append(_ entity: Entity) { elements.append(entity) }
    public mutating func append<S: Sequence>(contentsOf entities: S) where S.Element == Entity {
        elements.append(contentsOf: entities)
    }
    public mutating func remove(_ entity: Entity) { elements.removeAll { $0 === entity } }
    public mutating func removeAll() { elements = [] }
}

public struct RealityViewCamera: Sendable {
    private let name: String

    public static let virtual = RealityViewCamera(name: "virtual")
    public static let spatialTracking = RealityViewCamera(name: "spatialTracking")
    public static let worldTracking = RealityViewCamera(name: "worldTracking")
}

public struct RealityViewCameraContent: RealityViewContentProtocol {
    public var entities = RealityViewEntityCollection()
    public var camera = RealityViewCamera.virtual
    public var cameraTarget: Entity?

    nonisolated init() {}

    /// Returns a subscription to events, which don't occur.
    public func subscribe<E: Event>(
        to event: E.Type, on sourceObject: Entity? = nil, _ handler: @escaping (E) -> Void
    ) -> EventSubscription { EventSubscription() }
}

public typealias RealityViewContent = RealityViewCameraContent

public struct CameraControls: Sendable {
    private let name: String

    public static let none = CameraControls(name: "none")
    public static let orbit = CameraControls(name: "orbit")
    public static let dolly = CameraControls(name: "dolly")
    public static let pan = CameraControls(name: "pan")
    public static let tilt = CameraControls(name: "tilt")
}

extension View {
    public func realityViewCameraControls(_ controls: CameraControls) -> some View { self }
}

/// A view that shows its placeholder, because models aren't decoded.
public struct Model3D<Content: View>: View {
    private let content: Content

    public var body: some View { content }
}

extension Model3D where Content == Text {
    public init(named name: String, bundle: Bundle? = nil) { content = Text(verbatim: "3D Model: \(name)") }
    public init(url: URL) { content = Text(verbatim: "3D Model: \(url.lastPathComponent)") }
}
