extension UIWindowScene {
    // Initializers own their arguments, so the declaration must consume them.
    @_silgen_name("collage_UIWindowScene_make")
    fileprivate convenience init(dynamicSession session: UISceneSession, options: UIScene.ConnectionOptions) {
        self.init(session: session, connectionOptions: options)
    }

    @_silgen_name("collage_UIWindowScene_make")
    private static func callInitializer(
        _ session: consuming UISceneSession, _ options: consuming UIScene.ConnectionOptions
    ) -> UIWindowScene

    /// Returns an instance of the given class, created with its `init(session:connectionOptions:)`.
    static func make(
        _ sceneClass: UIWindowScene.Type, session: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UIWindowScene {
        sceneClass.callInitializer(session, options)
    }
}
