extension EnvironmentValues {
    /// The key of an observable model, which is found by its type.
    struct ObjectKey<Object: AnyObject>: EnvironmentKey, Hashable {
        static var defaultValue: Object? { nil }
    }

    /// The model of a type, if there is one.
    subscript<Object: AnyObject>(optional key: ObjectKey<Object>) -> Object? {
        get { self[ObjectKey<Object>.self] }
        set { self[ObjectKey<Object>.self] = newValue }
    }

    /// The model of a type.
    subscript<Object: AnyObject>(required key: ObjectKey<Object>) -> Object {
        guard let object = self[optional: key] else {
            preconditionFailure("no \(Object.self) in the environment: use environment(_:) on a view around")
        }
        return object
    }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Environment {
    /// An observable model that a view around has put into the environment by `environment(_:)`. There has to be one.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        self.init(\.[required: EnvironmentValues.ObjectKey<Value>()])
    }

    /// An observable model that a view around has put into the environment by `environment(_:)`, if there is one.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        self.init(\.[optional: EnvironmentValues.ObjectKey<T>()])
    }
}

extension View {
    /// Puts an observable model into the environment of the view and those inside it, where it is found by its type; `nil`
    /// for none of that type.
    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        environment(\.[optional: EnvironmentValues.ObjectKey<T>()], object)
    }
}
