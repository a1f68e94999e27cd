/// A property that an appearance proxy can have. Properties of the same name share a case.
package enum AppearanceProperty: UInt8 {
    // Views
    case backgroundColor, tintColor, isHidden, alpha, isExclusiveTouch, semanticContentAttribute,
        overrideUserInterfaceStyle
    // Text
    case font, textColor, textAlignment, shadowColor, shadowOffset, numberOfLines, lineBreakMode
    case highlightedTextColor, adjustsFontForContentSizeCategory, adjustsFontSizeToFitWidth, minimumScaleFactor
    case defaultTextAttributes, typingAttributes, linkTextAttributes, textContainerInset, keyboardAppearance
    case borderStyle, clearButtonMode, attributedPlaceholder, placeholder
    // Bars
    case barStyle, isTranslucent, barTintColor, backgroundImage, shadowImage, titleTextAttributes
    case largeTitleTextAttributes, titleVerticalPositionAdjustment, backIndicatorImage, backIndicatorMask
    case standardAppearance, compactAppearance, scrollEdgeAppearance, compactScrollEdgeAppearance
    case prefersLargeTitles, unselectedItemTintColor, selectionIndicatorImage, itemPositioning, itemWidth, itemSpacing
    // Items of bars
    case positionBackgroundImage, styleBackgroundImage, backgroundVerticalPositionAdjustment
    case titlePositionAdjustment, backButtonBackgroundImage, backButtonBackgroundVerticalPositionAdjustment
    case backButtonTitlePositionAdjustment, badgeColor, badgeTextAttributes
    // Search bars
    case searchBarStyle, scopeBarBackgroundImage, searchFieldBackgroundImage, iconImage, scopeButtonBackgroundImage
    case scopeButtonDividerImage, scopeButtonTitleTextAttributes, searchFieldBackgroundPositionAdjustment
    case searchTextPositionAdjustment, iconPositionAdjustment
    // Controls
    case color, onTintColor, thumbTintColor, onImage, offImage, minimumTrackTintColor, maximumTrackTintColor
    case thumbImage, minimumTrackImage, maximumTrackImage, progressTintColor, trackTintColor, progressImage
    case trackImage, pageIndicatorTintColor, currentPageIndicatorTintColor, selectedSegmentTintColor, dividerImage
    case contentPositionAdjustment, incrementImage, decrementImage, attributedTitle, titleColor, titleShadowColor
    case preferredSymbolConfiguration, contentEdgeInsets
    // Scroll views, tables
    case separatorInset, separatorColor, separatorStyle, separatorEffect, sectionIndexColor
    case sectionIndexBackgroundColor, sectionIndexTrackingBackgroundColor, sectionHeaderTopPadding, selectionStyle
    case keyboardDismissMode, contentInsetAdjustmentBehavior, showsVerticalScrollIndicator
    case showsHorizontalScrollIndicator, bounces
}

/// A property, with the argument that distinguishes its values, such as a control state.
struct AppearanceKey: Hashable {
    let property: AppearanceProperty
    let argument: Int
}

/// The appearance of an object: the properties that the app has set on it, and, for an appearance proxy, the recorder.
package struct AppearanceState {
    private var ownProperties: UInt128 = 0
    private var ownKeys: Set<AppearanceKey> = []
    /// A Boolean value that indicates whether changes don't count as set by the app, because they come from an
    /// appearance proxy or are defaults.
    var isQuiet = false
    /// The recorder of an appearance proxy. It's `nil` for other objects.
    var recorder: AppearanceRecorder?

    /// Records that the app has set a property.
    mutating func mark(_ key: AppearanceKey) {
        guard !isQuiet else { return }
        if key.argument == 0 {
            ownProperties |= 1 << UInt128(key.property.rawValue)
        } else {
            ownKeys.insert(key)
        }
    }

    /// Returns whether the app has set a property.
    func isOwn(_ key: AppearanceKey) -> Bool {
        key.argument == 0 ? ownProperties & (1 << UInt128(key.property.rawValue)) != 0 : ownKeys.contains(key)
    }
}

/// A view or bar item that supports appearance proxies.
@MainActor
package protocol AppearanceCustomizable: AnyObject {
    var appearanceState: AppearanceState { get set }
}

extension UIView: AppearanceCustomizable {}
extension UIBarItem: AppearanceCustomizable {}

extension AppearanceCustomizable {
    /// Records a property that is being set. Call it in the property's setter, with the key path that sets the property
    /// on another object.
    package func record<Object: AnyObject, Value>(
        _ property: AppearanceProperty, _ path: @autoclosure () -> ReferenceWritableKeyPath<Object, Value>,
        _ value: @autoclosure () -> Value
    ) {
        let key = AppearanceKey(property: property, argument: 0)
        appearanceState.mark(key)
        guard let recorder = appearanceState.recorder else { return }
        let path = path(), value = value()
        recorder.record(key) { object in
            if let object = object as? Object { object[keyPath: path] = value }
        }
    }

    /// Records an appearance that a method is setting, with a closure that calls the method on another object.
    ///
    /// - Parameter argument: Distinguishes the values of one property, for example by control state.
    package func record<Object: AnyObject>(
        _ property: AppearanceProperty, for argument: Int = 0, _ setting: @autoclosure () -> (Object) -> Void
    ) {
        let key = AppearanceKey(property: property, argument: argument)
        appearanceState.mark(key)
        guard let recorder = appearanceState.recorder else { return }
        let setting = setting()
        recorder.record(key) { object in
            if let object = object as? Object { setting(object) }
        }
    }

    /// Runs a closure whose changes don't count as set by the app.
    package func setQuietly(_ body: () -> Void) {
        let wasQuiet = appearanceState.isQuiet
        appearanceState.isQuiet = true
        defer { appearanceState.isQuiet = wasQuiet }
        body()
    }
}
