/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
    /// Unspecified.
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    /// The name in descriptions.
    public static var name: String { "UserInterfaceIdiom" }
}

/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
    /// Unspecified.
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    /// True.
    public static var affectsColorAppearance: Bool { true }
    /// The name in descriptions.
    public static var name: String { "UserInterfaceStyle" }
}

/// The direction of reading.
public struct UITraitLayoutDirection: UITraitDefinition {
    /// Unspecified.
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    /// The name in descriptions.
    public static var name: String { "LayoutDirection" }
}

/// Pixels per point.
public struct UITraitDisplayScale: UITraitDefinition {
    /// 0, which means unspecified.
    public static var defaultValue: CGFloat { 0 }
    /// The name in descriptions.
    public static var name: String { "DisplayScale" }
}

/// The room from side to side.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
    /// Unspecified.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    /// The name in descriptions.
    public static var name: String { "HorizontalSizeClass" }
}

/// The room up and down.
public struct UITraitVerticalSizeClass: UITraitDefinition {
    /// Unspecified.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    /// The name in descriptions.
    public static var name: String { "VerticalSizeClass" }
}

/// Whether touches tell how hard they press.
public struct UITraitForceTouchCapability: UITraitDefinition {
    /// Unknown.
    public static var defaultValue: UIForceTouchCapability { .unknown }
    /// The name in descriptions.
    public static var name: String { "ForceTouchCapability" }
}

/// The text size that the user chose.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
    /// Unspecified.
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    /// The name in descriptions.
    public static var name: String { "PreferredContentSizeCategory" }
}

/// The colors that the display can show.
public struct UITraitDisplayGamut: UITraitDefinition {
    /// Unspecified.
    public static var defaultValue: UIDisplayGamut { .unspecified }
    /// True.
    public static var affectsColorAppearance: Bool { true }
    /// The name in descriptions.
    public static var name: String { "DisplayGamut" }
}

/// Whether Increase Contrast is on.
public struct UITraitAccessibilityContrast: UITraitDefinition {
    /// Unspecified.
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    /// True.
    public static var affectsColorAppearance: Bool { true }
    /// The name in descriptions.
    public static var name: String { "AccessibilityContrast" }
}

/// How high content floats.
public struct UITraitUserInterfaceLevel: UITraitDefinition {
    /// Unspecified.
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    /// True.
    public static var affectsColorAppearance: Bool { true }
    /// The name in descriptions.
    public static var name: String { "UserInterfaceLevel" }
}

/// Whether Bold Text is on.
public struct UITraitLegibilityWeight: UITraitDefinition {
    /// Unspecified.
    public static var defaultValue: UILegibilityWeight { .unspecified }
    /// The name in descriptions.
    public static var name: String { "LegibilityWeight" }
}

/// Whether the window is the active one.
public struct UITraitActiveAppearance: UITraitDefinition {
    /// Unspecified.
    public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
    /// True.
    public static var affectsColorAppearance: Bool { true }
    /// The name in descriptions.
    public static var name: String { "ActiveAppearance" }
}

/// Whether the scene is being recorded or mirrored.
public struct UITraitSceneCaptureState: UITraitDefinition {
    /// Unspecified.
    public static var defaultValue: UISceneCaptureState { .unspecified }
    /// The name in descriptions.
    public static var name: String { "SceneCaptureState" }
}

/// The language that text is set in, where it isn't the user's.
public struct UITraitTypesettingLanguage: UITraitDefinition {
    /// Nil: the user's language.
    public static var defaultValue: Locale.Language? { nil }
    /// The name in descriptions.
    public static var name: String { "TypesettingLanguage" }
}

/// How much brighter than white images may be.
public struct UITraitImageDynamicRange: UITraitDefinition {
    /// Unspecified.
    public static var defaultValue: UIImage.DynamicRange { .unspecified }
    /// The name in descriptions.
    public static var name: String { "ImageDynamicRange" }
}

/// The kind of list that contains the content.
public struct UITraitListEnvironment: UITraitDefinition {
    /// Unspecified.
    public static var defaultValue: UIListEnvironment { .unspecified }
    /// The name in descriptions.
    public static var name: String { "ListEnvironment" }
}
