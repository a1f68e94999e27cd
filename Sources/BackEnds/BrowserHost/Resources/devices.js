// The available devices, systems, and text sizes.

/** The devices by their names in the address: their titles, and their portrait sizes in points. */
export const DEVICES = {
    'iphone-se': ['iPhone SE', 375, 667],
    'iphone-13-mini': ['iPhone 13 mini', 375, 812],
    'iphone-14': ['iPhone 14', 390, 844],
    'iphone-15': ['iPhone 15', 393, 852],
    'iphone-15-plus': ['iPhone 15 Plus', 430, 932],
    'iphone-16-pro': ['iPhone 16 Pro', 402, 874],
    'iphone-16-pro-max': ['iPhone 16 Pro Max', 440, 956],
    'iphone-17': ['iPhone 17', 402, 874],
    'iphone-air': ['iPhone Air', 420, 912],
    'ipad-mini': ['iPad mini', 744, 1133],
    'ipad': ['iPad', 820, 1180],
    'ipad-pro-13': ['iPad Pro 13″', 1032, 1376],
};
/** The major versions of iOS. */
export const SYSTEMS = ['18', '26', '27'];
export const TEXT_SIZES = [
    'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', 'AccessibilityM', 'AccessibilityL', 'AccessibilityXL', 'AccessibilityXXL',
    'AccessibilityXXXL',
];
