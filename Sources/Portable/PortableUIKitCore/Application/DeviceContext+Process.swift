import DisplayList

extension DeviceScope: ProcessDeviceMaker {
    package static func makeDeviceOfProcess() -> any ScopedDevice { DeviceContext.makeOfProcess() }
}

extension DeviceContext {
    /// The process's device, for code that doesn't belong to another device.
    package static var ofProcess: DeviceContext { unsafeDowncast(DeviceScope.deviceOfProcess, to: DeviceContext.self) }

    /// Creates the device of code that belongs to no other device.
    ///
    /// With a host, as in `collage test`, the device uses the machine's clock and the host's fonts and images. Without
    /// one, the clock doesn't advance, text has fixed metrics, and there are no images.
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
