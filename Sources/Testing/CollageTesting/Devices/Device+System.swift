import DisplayList

extension Device {
    /// A version of iOS or iPadOS. It determines the design of bars, lists, controls, sheets, and alerts, and
    /// `UIDevice.systemVersion`.
    ///
    /// ```swift
    /// @MainActor @Test(arguments: Device.System.designs) func `the recipe fits`(system: Device.System) throws {
    ///     let host = TestHost(Device.iPhone16.running(system), text: .fonts)
    ///     host.show(RecipeViewController(recipe: Recipe(name: "Soup")))
    ///     try host.verify(named: "recipe-\(system)")
    /// }
    /// ```
    public enum System: Int, Sendable, Hashable, CaseIterable, Comparable, CustomStringConvertible {
        /// iOS 18, with the design of iOS 7 to 18.
        case iOS18 = 18
        /// iOS 26, with the design that it introduced.
        case iOS26 = 26
        /// iOS 27, with the design of iOS 26.
        case iOS27 = 27

        /// One system of each design.
        public static let designs: [System] = [.iOS18, .iOS26]

        /// The name of the system: `iOS 26`.
        public var description: String { "iOS \(rawValue)" }

        /// Returns a Boolean value that indicates whether a system is older than another.
        public static func < (left: System, right: System) -> Bool { left.rawValue < right.rawValue }

        var environmentValue: HostEnvironment.System {
            switch self {
            case .iOS18: .iOS18
            case .iOS26: .iOS26
            case .iOS27: .iOS27
            }
        }
    }

    /// Returns the device with another operating system.
    public func running(_ system: System) -> Device {
        var device = self
        device.system = system
        return device
    }
}
