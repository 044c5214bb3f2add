/// An object as long as it exists.
struct Weak<Object: AnyObject> {
    weak var object: Object?
}
