@_spi(Collage) import PortableQuartz

/// The events and updates of a device, and the links that follow the updates.
@MainActor
package final class UpdateCycle {
    /// The number of events received. Changes during one event are undone together.
    package var eventCount = 0
    /// The current update, or `nil` between updates.
    private(set) var info: UIUpdateInfo?
    private var links: [WeakReference<UIUpdateLink>] = []

    func add(_ link: UIUpdateLink) {
        links.removeAll { $0.object == nil || $0.object === link }
        links.append(WeakReference(object: link))
    }

    /// Begins an update, with the phases before display links are called.
    func begin(at time: Double, on device: DeviceContext) {
        guard !links.isEmpty else { return }
        links.removeAll { !($0.object?.isEnabled ?? false) }
        info = UIUpdateInfo(modelTime: time)
        for link in links { link.object?.updateContinuation() }
        for phase in [.updateScheduled, .beforeEvents, .afterEvents, .beforeDisplayLinks] as [UIUpdateActionPhase.Order]
        {
            run(phase, on: device)
        }
    }

    func run(_ phase: UIUpdateActionPhase.Order, on device: DeviceContext) {
        guard let info else { return }
        for link in links { link.object?.run(phase, info, on: device) }
    }

    /// Runs the actions before layout and drawing.
    package func willCommit(on device: DeviceContext) {
        run(.beforeCommit, on: device)
    }

    /// Runs the actions after layout and drawing, and ends the update.
    package func didCommit(on device: DeviceContext) {
        run(.afterCommit, on: device)
        run(.updateComplete, on: device)
        info = nil
    }
}
