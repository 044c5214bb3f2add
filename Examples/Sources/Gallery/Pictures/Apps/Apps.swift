import FlowLayouts

// What flows are in apps.
extension GalleryEntry {
    static var apps: [GalleryEntry] {
        [
            GalleryEntry("app-filter-bar", "Recipes below a row of filters, two of which are on") {
                AppCard {
                    AppTitle("Recipes")
                } content: {
                    FilterBar(chosen: ["Vegetarian", "Quick"]).padding(.horizontal, 20)
                }
            },
            GalleryEntry(
                "app-token-field", "A message to five people, and a sixth that is being typed after them"
            ) {
                NewMessage()
            },
            GalleryEntry(
                "app-photo-days", "Photos of two days, each in its own shape, in rows that fill the width"
            ) {
                PhotoDays()
            },
            GalleryEntry("app-rule", "An email rule as a sentence, in which five phrases are buttons") {
                Rule()
            },
            GalleryEntry(
                "app-two-languages",
                "A tag cloud in Hebrew from the right, with four English days from the left"
            ) { TwoLanguages() },
            GalleryEntry(
                "app-interests", "A profile with two rows of interests, the last of which says “+12 more”"
            ) {
                Interests()
            },
        ]
    }
}
