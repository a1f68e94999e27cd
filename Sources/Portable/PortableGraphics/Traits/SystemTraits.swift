/// The trait for the kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
    /// The default value of the trait, which is unspecified.
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    /// The name of the trait in descriptions.
    public static var name: String { "UserInterfaceIdiom" }
}

/// The trait for the light or dark style.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
    /// The default value of the trait, which is unspecified.
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    /// A Boolean value that indicates whether dynamic colors may depend on the trait: `true`.
    public static var affectsColorAppearance: Bool { true }
    /// The name of the trait in descriptions.
    public static var name: String { "UserInterfaceStyle" }
}

/// The trait for the layout direction.
public struct UITraitLayoutDirection: UITraitDefinition {
    /// The default value of the trait, which is unspecified.
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    /// The name of the trait in descriptions.
    public static var name: String { "LayoutDirection" }
}

/// The trait for the number of pixels per point.
public struct UITraitDisplayScale: UITraitDefinition {
    /// The default value of the trait, which is 0 and means unspecified.
    public static var defaultValue: CGFloat { 0 }
    /// The name of the trait in descriptions.
    public static var name: String { "DisplayScale" }
}

/// The trait for the horizontal size class.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
    /// The default value of the trait, which is unspecified.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    /// The name of the trait in descriptions.
    public static var name: String { "HorizontalSizeClass" }
}

/// The trait for the vertical size class.
public struct UITraitVerticalSizeClass: UITraitDefinition {
    /// The default value of the trait, which is unspecified.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    /// The name of the trait in descriptions.
    public static var name: String { "VerticalSizeClass" }
}

/// The trait that indicates whether touches report their force.
public struct UITraitForceTouchCapability: UITraitDefinition {
    /// The default value of the trait, which is unknown.
    public static var defaultValue: UIForceTouchCapability { .unknown }
    /// The name of the trait in descriptions.
    public static var name: String { "ForceTouchCapability" }
}

/// The trait for the user's preferred text size.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
    /// The default value of the trait, which is unspecified.
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    /// The name of the trait in descriptions.
    public static var name: String { "PreferredContentSizeCategory" }
}

/// The trait for the color gamut of the display.
public struct UITraitDisplayGamut: UITraitDefinition {
    /// The default value of the trait, which is unspecified.
    public static var defaultValue: UIDisplayGamut { .unspecified }
    /// A Boolean value that indicates whether dynamic colors may depend on the trait: `true`.
    public static var affectsColorAppearance: Bool { true }
    /// The name of the trait in descriptions.
    public static var name: String { "DisplayGamut" }
}

/// The trait for the Increase Contrast setting.
public struct UITraitAccessibilityContrast: UITraitDefinition {
    /// The default value of the trait, which is unspecified.
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    /// A Boolean value that indicates whether dynamic colors may depend on the trait: `true`.
    public static var affectsColorAppearance: Bool { true }
    /// The name of the trait in descriptions.
    public static var name: String { "AccessibilityContrast" }
}

/// The trait for the elevation level of content.
public struct UITraitUserInterfaceLevel: UITraitDefinition {
    /// The default value of the trait, which is unspecified.
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    /// A Boolean value that indicates whether dynamic colors may depend on the trait: `true`.
    public static var affectsColorAppearance: Bool { true }
    /// The name of the trait in descriptions.
    public static var name: String { "UserInterfaceLevel" }
}

/// The trait for the Bold Text setting.
public struct UITraitLegibilityWeight: UITraitDefinition {
    /// The default value of the trait, which is unspecified.
    public static var defaultValue: UILegibilityWeight { .unspecified }
    /// The name of the trait in descriptions.
    public static var name: String { "LegibilityWeight" }
}

/// The trait that indicates whether the window is active.
public struct UITraitActiveAppearance: UITraitDefinition {
    /// The default value of the trait, which is unspecified.
    public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
    /// A Boolean value that indicates whether dynamic colors may depend on the trait: `true`.
    public static var affectsColorAppearance: Bool { true }
    /// The name of the trait in descriptions.
    public static var name: String { "ActiveAppearance" }
}

/// The trait that indicates whether the scene is being recorded or mirrored.
public struct UITraitSceneCaptureState: UITraitDefinition {
    /// The default value of the trait, which is unspecified.
    public static var defaultValue: UISceneCaptureState { .unspecified }
    /// The name of the trait in descriptions.
    public static var name: String { "SceneCaptureState" }
}

/// The trait for the language of the text, if it isn't the user's.
public struct UITraitTypesettingLanguage: UITraitDefinition {
    /// The default value of the trait, which is `nil` and means the user's language.
    public static var defaultValue: Locale.Language? { nil }
    /// The name of the trait in descriptions.
    public static var name: String { "TypesettingLanguage" }
}

/// The trait for the dynamic range of images.
public struct UITraitImageDynamicRange: UITraitDefinition {
    /// The default value of the trait, which is unspecified.
    public static var defaultValue: UIImage.DynamicRange { .unspecified }
    /// The name of the trait in descriptions.
    public static var name: String { "ImageDynamicRange" }
}

/// The trait for the kind of list that contains the content.
public struct UITraitListEnvironment: UITraitDefinition {
    /// The default value of the trait, which is unspecified.
    public static var defaultValue: UIListEnvironment { .unspecified }
    /// The name of the trait in descriptions.
    public static var name: String { "ListEnvironment" }
}
