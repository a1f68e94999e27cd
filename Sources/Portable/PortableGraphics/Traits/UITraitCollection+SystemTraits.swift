extension UITraitCollection {
    /// A collection of the kind of device.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(UITraitUserInterfaceIdiom.self, value: idiom)
    }

    /// A collection of the style.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(UITraitUserInterfaceStyle.self, value: userInterfaceStyle)
    }

    /// A collection of the level.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(UITraitUserInterfaceLevel.self, value: userInterfaceLevel)
    }

    /// A collection of the direction of reading.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(UITraitLayoutDirection.self, value: layoutDirection)
    }

    /// A collection of the pixels per point.
    public convenience init(displayScale scale: CGFloat) {
        self.init(UITraitDisplayScale.self, value: scale)
    }

    /// A collection of the room from side to side.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(UITraitHorizontalSizeClass.self, value: horizontalSizeClass)
    }

    /// A collection of the room up and down.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(UITraitVerticalSizeClass.self, value: verticalSizeClass)
    }

    /// A collection of the force touch capability.
    public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
        self.init(UITraitForceTouchCapability.self, value: capability)
    }

    /// A collection of the text size.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(UITraitPreferredContentSizeCategory.self, value: preferredContentSizeCategory)
    }

    /// A collection of the display's colors.
    public convenience init(displayGamut: UIDisplayGamut) {
        self.init(UITraitDisplayGamut.self, value: displayGamut)
    }

    /// A collection of the contrast.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(UITraitAccessibilityContrast.self, value: accessibilityContrast)
    }

    /// A collection of the weight of text.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(UITraitLegibilityWeight.self, value: legibilityWeight)
    }

    /// A collection of whether the window is active.
    public convenience init(activeAppearance userInterfaceActiveAppearance: UIUserInterfaceActiveAppearance) {
        self.init(UITraitActiveAppearance.self, value: userInterfaceActiveAppearance)
    }

    /// A collection of whether the scene is recorded.
    public convenience init(sceneCaptureState: UISceneCaptureState) {
        self.init(UITraitSceneCaptureState.self, value: sceneCaptureState)
    }

    /// A collection of the language that text is set in.
    public convenience init(typesettingLanguage: Locale.Language?) {
        self.init(UITraitTypesettingLanguage.self, value: typesettingLanguage)
    }

    /// A collection of the kind of list.
    public convenience init(listEnvironment: UIListEnvironment) {
        self.init(UITraitListEnvironment.self, value: listEnvironment)
    }

    /// A collection of how much brighter than white images may be.
    public convenience init(imageDynamicRange: UIImage.DynamicRange) {
        self.init(UITraitImageDynamicRange.self, value: imageDynamicRange)
    }

    /// An image configuration with these traits, which select the variant of an image.
    public var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traitCollection: self) }
    /// How much brighter than white images may be.
    public var imageDynamicRange: UIImage.DynamicRange { self[UITraitImageDynamicRange.self] }
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { reading(.userInterfaceIdiom).userInterfaceIdiom }
    /// Light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle { reading(.userInterfaceStyle).userInterfaceStyle }
    /// How high content floats.
    public var userInterfaceLevel: UIUserInterfaceLevel { reading(.userInterfaceLevel).userInterfaceLevel }
    /// The direction of reading.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { reading(.layoutDirection).layoutDirection }
    /// Pixels per point; 0 if unspecified.
    public var displayScale: CGFloat { reading(.displayScale).displayScale }
    /// The room from side to side.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { reading(.horizontalSizeClass).horizontalSizeClass }
    /// The room up and down.
    public var verticalSizeClass: UIUserInterfaceSizeClass { reading(.verticalSizeClass).verticalSizeClass }
    /// Whether touches tell how hard they press.
    public var forceTouchCapability: UIForceTouchCapability { reading(.forceTouchCapability).forceTouchCapability }
    /// The text size that the user chose.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        reading(.preferredContentSizeCategory).preferredContentSizeCategory
    }
    /// The colors that the display can show.
    public var displayGamut: UIDisplayGamut { reading(.displayGamut).displayGamut }
    /// Whether Increase Contrast is on.
    public var accessibilityContrast: UIAccessibilityContrast { reading(.accessibilityContrast).accessibilityContrast }
    /// Whether Bold Text is on.
    public var legibilityWeight: UILegibilityWeight { reading(.legibilityWeight).legibilityWeight }
    /// Whether the window is the active one.
    public var activeAppearance: UIUserInterfaceActiveAppearance { reading(.activeAppearance).activeAppearance }
    /// Whether the scene is being recorded or mirrored.
    public var sceneCaptureState: UISceneCaptureState { reading(.sceneCaptureState).sceneCaptureState }
    /// The language that text is set in; nil is the user's.
    public var typesettingLanguage: Locale.Language? { reading(.typesettingLanguage).typesettingLanguage }
    /// The kind of list that contains the content.
    public var listEnvironment: UIListEnvironment { reading(.listEnvironment).listEnvironment }
}
