// The part of Apple's Objective-C runtime that the section modules and the declarations of UIKit use.
#pragma clang assume_nonnull begin
@protocol NSObject
@property (readonly) unsigned long hash;
- (_Bool)isEqual:(nullable id)object;
- (_Bool)respondsToSelector:(null_unspecified SEL)selector;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype)init __attribute__((objc_designated_initializer));
- (nullable id)forwardingTargetForSelector:(null_unspecified SEL)selector;
- (id)copy;
@end
#pragma clang assume_nonnull end
