extension UITraitCollection {
    /// Creates a collection with a kind of device.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(UITraitUserInterfaceIdiom.self, value: idiom)
    }

    /// Creates a collection with an interface style.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(UITraitUserInterfaceStyle.self, value: userInterfaceStyle)
    }

    /// Creates a collection with an elevation level.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(UITraitUserInterfaceLevel.self, value: userInterfaceLevel)
    }

    /// Creates a collection with a layout direction.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(UITraitLayoutDirection.self, value: layoutDirection)
    }

    /// Creates a collection with a number of pixels per point.
    public convenience init(displayScale scale: CGFloat) {
        self.init(UITraitDisplayScale.self, value: scale)
    }

    /// Creates a collection with a horizontal size class.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(UITraitHorizontalSizeClass.self, value: horizontalSizeClass)
    }

    /// Creates a collection with a vertical size class.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(UITraitVerticalSizeClass.self, value: verticalSizeClass)
    }

    /// Creates a collection with a force touch capability.
    public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
        self.init(UITraitForceTouchCapability.self, value: capability)
    }

    /// Creates a collection with a text size.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(UITraitPreferredContentSizeCategory.self, value: preferredContentSizeCategory)
    }

    /// Creates a collection with a color gamut.
    public convenience init(displayGamut: UIDisplayGamut) {
        self.init(UITraitDisplayGamut.self, value: displayGamut)
    }

    /// Creates a collection with an accessibility contrast.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(UITraitAccessibilityContrast.self, value: accessibilityContrast)
    }

    /// Creates a collection with a legibility weight.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(UITraitLegibilityWeight.self, value: legibilityWeight)
    }

    /// Creates a collection with an active appearance.
    public convenience init(activeAppearance userInterfaceActiveAppearance: UIUserInterfaceActiveAppearance) {
        self.init(UITraitActiveAppearance.self, value: userInterfaceActiveAppearance)
    }

    /// Creates a collection with a scene capture state.
    public convenience init(sceneCaptureState: UISceneCaptureState) {
        self.init(UITraitSceneCaptureState.self, value: sceneCaptureState)
    }

    /// Creates a collection with a typesetting language.
    public convenience init(typesettingLanguage: Locale.Language?) {
        self.init(UITraitTypesettingLanguage.self, value: typesettingLanguage)
    }

    /// Creates a collection with a list environment.
    public convenience init(listEnvironment: UIListEnvironment) {
        self.init(UITraitListEnvironment.self, value: listEnvironment)
    }

    /// Creates a collection with a dynamic range of images.
    public convenience init(imageDynamicRange: UIImage.DynamicRange) {
        self.init(UITraitImageDynamicRange.self, value: imageDynamicRange)
    }

    /// An image configuration with these traits.
    public var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traitCollection: self) }
    /// The dynamic range of images.
    public var imageDynamicRange: UIImage.DynamicRange { self[UITraitImageDynamicRange.self] }
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { reading(.userInterfaceIdiom).userInterfaceIdiom }
    /// The interface style, light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle { reading(.userInterfaceStyle).userInterfaceStyle }
    /// The elevation level of the content.
    public var userInterfaceLevel: UIUserInterfaceLevel { reading(.userInterfaceLevel).userInterfaceLevel }
    /// The layout direction.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { layoutReading(.layoutDirection).layoutDirection }
    /// The number of pixels per point, or 0 if it's unspecified.
    public var displayScale: CGFloat { layoutReading(.displayScale).displayScale }
    /// The horizontal size class.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { reading(.horizontalSizeClass).horizontalSizeClass }
    /// The vertical size class.
    public var verticalSizeClass: UIUserInterfaceSizeClass { reading(.verticalSizeClass).verticalSizeClass }
    /// A value that indicates whether touches report their force.
    public var forceTouchCapability: UIForceTouchCapability { reading(.forceTouchCapability).forceTouchCapability }
    /// The user's preferred text size.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        reading(.preferredContentSizeCategory).preferredContentSizeCategory
    }
    /// The color gamut of the display.
    public var displayGamut: UIDisplayGamut { reading(.displayGamut).displayGamut }
    /// The Increase Contrast setting.
    public var accessibilityContrast: UIAccessibilityContrast { reading(.accessibilityContrast).accessibilityContrast }
    /// The Bold Text setting.
    public var legibilityWeight: UILegibilityWeight { reading(.legibilityWeight).legibilityWeight }
    /// A value that indicates whether the window is active.
    public var activeAppearance: UIUserInterfaceActiveAppearance { reading(.activeAppearance).activeAppearance }
    /// A value that indicates whether the scene is being recorded or mirrored.
    public var sceneCaptureState: UISceneCaptureState { reading(.sceneCaptureState).sceneCaptureState }
    /// The language of the text, or `nil` for the user's language.
    public var typesettingLanguage: Locale.Language? { reading(.typesettingLanguage).typesettingLanguage }
    /// The kind of list that contains the content.
    public var listEnvironment: UIListEnvironment { reading(.listEnvironment).listEnvironment }
}
