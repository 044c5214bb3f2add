import LazyFlowLayouts

// What the documentation calls the reader's own, or has in another article.

struct Chip: View {
    let title: String

    init(_ title: String) {
        self.title = title
    }

    var body: some View {
        Text(title).padding(.horizontal, 12).padding(.vertical, 6)
    }
}

struct Card: View {
    let title: String

    init(_ title: String) {
        self.title = title
    }

    var body: some View { Text(title) }
}

struct Photo: Identifiable {
    let id: Int
    var name = "Photo"
    var year = 2026
    var url = URL(string: "https://example.com/photo")
    var size = CGSize(width: 3000, height: 2000)
    var thumbnailSize = CGSize(width: 80, height: 60)
}

/// Also a day.
struct Album: Identifiable {
    let id: Int
    let title: String
    var photos: [Photo]
}

struct Thumbnail: View {
    let photo: Photo

    init(_ photo: Photo) {
        self.photo = photo
    }

    var body: some View {
        Color.gray
    }
}

/// Calls the action when a year is chosen.
struct YearPicker: View {
    let action: (Int) -> Void

    var body: some View {
        Text("2026")
    }
}

#if !canImport(SwiftUI)
    /// SwiftUI's, which PortableUI lacks.
    struct AsyncImage<Loaded: View, Placeholder: View>: View {
        private let placeholder: Placeholder

        init(
            url: URL?, @ViewBuilder content: (Image) -> Loaded, @ViewBuilder placeholder: () -> Placeholder
        ) {
            self.placeholder = placeholder()
        }

        var body: some View { placeholder }
    }
#endif

// Styles that these platforms lack.
#if os(tvOS) || os(watchOS)
    extension TextFieldStyle where Self == PlainTextFieldStyle {
        static var roundedBorder: Self { .plain }
    }
#endif

#if os(tvOS)
    extension PrimitiveButtonStyle where Self == PlainButtonStyle {
        static var borderless: Self { .plain }
    }
#endif
