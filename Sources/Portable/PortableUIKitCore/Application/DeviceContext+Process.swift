import DisplayList

extension DeviceScope: ProcessDeviceMaker {
    package static func makeDeviceOfProcess() -> any ScopedDevice { DeviceContext.makeOfProcess() }
}

extension DeviceContext {
    /// The process's device, for code that belongs to no other.
    package static var ofProcess: DeviceContext { unsafeDowncast(DeviceScope.deviceOfProcess, to: DeviceContext.self) }

    /// Makes the device of code that belongs to no other. If a host is named its time is the machine's and its fonts and
    /// pictures are the host's, as `collage test` has it; otherwise time stands still, text has fixed metrics, and
    /// there are no pictures.
    static func makeOfProcess(host: (any ProcessHost.Type)? = ProcessHosts.host()) -> DeviceContext {
        guard let host else { return DeviceContext(isOfProcess: true) }
        let clock = MainQueueClock()
        let device = DeviceContext(
            environment: Device.environment(size: Device.defaultSize, scale: 3), clock: clock,
            services: DeviceServices(host.services), isOfProcess: true)
        clock.device = device
        return device
    }
}
