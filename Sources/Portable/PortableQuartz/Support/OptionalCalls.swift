/// What lets `delegate.method?(…)` compile, as it does of Objective-C's optional methods: the protocol has a property
/// of the method's name, which is optional and can be called.
///
/// Differs from UIKit: the property is never nil. What a delegate leaves out returns its default, so that
/// `delegate.method?(…) ?? other` never comes to the other.
public enum OptionalCalls {}
