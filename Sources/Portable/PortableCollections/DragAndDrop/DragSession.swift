import Foundation

/// A drag from the lift to the drop, for both sides.
@MainActor
final class DragSession: NSObject, UIDragSession, UIDropSession {
    var items: [UIDragItem] = []
    var localContext: Any?
    /// The location of the finger, in the window's coordinates.
    var windowLocation: CGPoint
    weak var window: UIWindow?
    private var options = DragOptions()
    var allowsMoveOperation: Bool {
        get { options.allowsMove }
        set { options.allowsMove = newValue }
    }
    var isRestrictedToDraggingApplication: Bool {
        get { options.isRestricted }
        set { options.isRestricted = newValue }
    }
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle {
        get { options.progressStyle }
        set { options.progressStyle = newValue }
    }

    init(window: UIWindow?, at location: CGPoint) {
        self.window = window
        windowLocation = location
    }

    var localDragSession: (any UIDragSession)? { self }

    func location(in view: UIView) -> CGPoint {
        view === window ? windowLocation : view.convert(windowLocation, from: nil)
    }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }

    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
        let progress = Progress(totalUnitCount: Int64(providers.count))
        let collected = CollectedObjects(count: providers.count, completion: completion)
        guard !providers.isEmpty else {
            completion([])
            return progress
        }
        for (index, provider) in providers.enumerated() {
            provider.loadObject(ofClass: aClass) { object, _ in
                nonisolated(unsafe) let object = object
                onMainActor {
                    progress.completedUnitCount += 1
                    collected.set(object, at: index)
                }
            }
        }
        return progress
    }
}

/// The options of a drag.
private struct DragOptions {
    var allowsMove = true
    var isRestricted = false
    var progressStyle = UIDropSessionProgressIndicatorStyle.default
}

/// A collection of asynchronously loaded objects, which are returned in order after all are loaded.
@MainActor
private final class CollectedObjects {
    private var objects: [(any NSItemProviderReading)?]
    private var missing: Int
    private let completion: ([any NSItemProviderReading]) -> Void

    init(count: Int, completion: @escaping ([any NSItemProviderReading]) -> Void) {
        objects = Array(repeating: nil, count: count)
        missing = count
        self.completion = completion
    }

    func set(_ object: (any NSItemProviderReading)?, at index: Int) {
        objects[index] = object
        missing -= 1
        if missing == 0 { completion(objects.compactMap { $0 }) }
    }
}

/// Runs a closure on the main actor, immediately if it's already the current one.
private func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
    if Diagnostics.isOnMainQueue {
        MainActor.assumeIsolated(body)
    } else {
        Task { @MainActor in body() }
    }
}
