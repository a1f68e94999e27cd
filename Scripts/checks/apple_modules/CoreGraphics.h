// The values of geometry, as structures in C: methods of protocols of Objective-C can have them as parameters.
typedef double CGFloat;
typedef struct CGPoint { CGFloat x; CGFloat y; } CGPoint;
typedef struct CGSize { CGFloat width; CGFloat height; } CGSize;
typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
typedef struct UIEdgeInsets { CGFloat top; CGFloat left; CGFloat bottom; CGFloat right; } UIEdgeInsets;
typedef struct NSDirectionalEdgeInsets { CGFloat top; CGFloat leading; CGFloat bottom; CGFloat trailing; } NSDirectionalEdgeInsets;
typedef struct CGAffineTransform { CGFloat a; CGFloat b; CGFloat c; CGFloat d; CGFloat tx; CGFloat ty; } CGAffineTransform;
typedef struct CGVector { CGFloat dx; CGFloat dy; } CGVector;
typedef struct CATransform3D {
  CGFloat m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44;
} CATransform3D;
