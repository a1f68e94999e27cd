/// The menus of a device.
@MainActor
final class DeviceMenus {
    /// The edit menu on the screen, or `nil` if there's none.
    var edit: (any EditMenuPresenting)?
    let main = UIMainMenuSystem()
    let context = UIContextMenuSystem()
}
