import FlowLayouts

/// The first article of the Universal Declaration of Human Rights in ten languages, with views in its sentences.
struct HumanRights: View {
    static let languages = [
        Language(
            "English",
            "All human beings are born [free] and equal in dignity and rights. They are endowed with reason and "
                + "[conscience] and should act towards one another in a spirit of brotherhood."),
        Language(
            "Deutsch",
            "Alle Menschen sind [frei] und gleich an Würde und Rechten geboren. Sie sind mit Vernunft und "
                + "[Gewissen] begabt und sollen einander im Geist der Brüderlichkeit begegnen."),
        Language(
            "Français",
            "Tous les êtres humains naissent [libres] et égaux en dignité et en droits. Ils sont doués de raison "
                + "et de [conscience] et doivent agir les uns envers les autres dans un esprit de fraternité."
        ),
        Language(
            "Русский",
            "Все люди рождаются [свободными] и равными в своем достоинстве и правах. Они наделены разумом и "
                + "[совестью] и должны поступать в отношении друг друга в духе братства."),
        Language(
            "Ελληνικά",
            "Όλοι οι άνθρωποι γεννιούνται [ελεύθεροι] και ίσοι στην αξιοπρέπεια και τα δικαιώματα. Είναι "
                + "προικισμένοι με λογική και [συνείδηση], και οφείλουν να συμπεριφέρονται μεταξύ τους με πνεύμα "
                + "αδελφοσύνης."),
        Language(
            "हिन्दी",
            "सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात [स्वतन्त्रता] और समानता प्राप्त है। उन्हें बुद्धि और "
                + "[अन्तरात्मा] की देन प्राप्त है और परस्पर उन्हें भाईचारे के भाव से बर्ताव करना चाहिए।"),
        Language(
            "中文", "人人生而[自由]，在尊严和权利上一律平等。他们赋有理性和[良心]，并应以兄弟关系的精神相对待。"),
        Language(
            "日本語",
            "すべての人間は、生れながらにして[自由]であり、かつ、尊厳と権利とについて平等である。人間は、理性と[良心]とを授けられており、"
                + "互いに同胞の精神をもって行動しなければならない。"),
        Language(
            "العربية",
            "يولد جميع الناس [أحرارًا] متساوين في الكرامة والحقوق. وقد وهبوا عقلاً [وضميرًا] وعليهم أن يعامل بعضهم "
                + "بعضًا بروح الإخاء.", .rightToLeft),
        Language(
            "עברית",
            "כל בני האדם נולדו [בני חורין] ושווים בערכם ובזכויותיהם. כולם חוננו בתבונה [ובמצפון], לפיכך חובה עליהם "
                + "לנהוג איש ברעהו ברוח של אחווה.", .rightToLeft),
    ]

    var body: some View {
        Panels {
            ForEach(Self.languages) { language in
                Panel(.half, language.name) {
                    Article(language: language).font(.system(size: 13))
                }
            }
        }
    }

    /// The article in a language.
    struct Article: View {
        let language: Language

        var body: some View {
            HFlow(alignment: .firstTextBaseline, itemSpacing: 0, rowSpacing: 4) {
                ForEach(language.parts) { part in
                    if part.isChip {
                        Block { Text(verbatim: part.text).padding(.horizontal, 6).padding(.vertical, 2) }
                    } else {
                        FlowText(verbatim: part.text)
                    }
                }
            }
            .sizing(.fill)
            .environment(\.layoutDirection, language.direction)
        }
    }

    /// A text in a language.
    struct Language: Identifiable {
        let name: String
        let parts: [Part]
        let direction: LayoutDirection

        var id: String { name }

        /// - Parameter text: Has brackets around what is a chip.
        init(_ name: String, _ text: String, _ direction: LayoutDirection = .leftToRight) {
            self.name = name
            self.direction = direction
            parts = text.split { "[]".contains($0) }.enumerated().map { number, text in
                Part(id: number, text: String(text))
            }
        }
    }

    /// A part of a text: every second one is a chip.
    struct Part: Identifiable {
        let id: Int
        let text: String

        var isChip: Bool { id % 2 == 1 }
    }
}

extension GalleryEntry {
    static var humanRights: [GalleryEntry] {
        [
            GalleryEntry(
                "human-rights",
                "The first article of the Universal Declaration of Human Rights in ten languages, "
                    + "with chips among the words"
            ) {
                HumanRights()
            }
        ]
    }
}
