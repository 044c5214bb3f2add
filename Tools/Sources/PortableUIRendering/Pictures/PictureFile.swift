/// A file with a picture, PNG or JPEG, which is read when it is drawn.
public struct PictureFile: Hashable, Sendable {
    public let path: String

    public init(path: String) {
        self.path = path
    }
}
