import Testing

/// The code has one word for each thing: that of the glossary in `Documentation/code.md`.
@Suite struct GlossaryTests {
    /// What things were called, and are called now. A new entry is a decision that nothing is called that again, and no log
    /// of new names.
    private static let words = [
        "mostLength": "offerLimit", "partsGroups": "splitsGroup", "Needs": "Features",
        "FlowLines": "FlexedLines", "LineItems": "BreakSource", "PlainSizes": "PlainSource",
        "SpreadSlack": "Spread", "Fitting": "Fitter", "LimitedItems": "Selection", "editedEnd": "editEnd",
        "UsualFlexibility": "DefaultFlexibility", "overflowIndex": "overflowPosition", "sight": "visible",
        "eye": "viewportProbe", "Lift": "DragSession", "patience": "timeout",
        "PlacedFlow": "FlowMemory", "LazyFlowRow": "LazyFlowBlock",
        "limitsLines": "hasMaxLines", "arrangementCount": "breakCount",
        "GuideAlignment": "ViewAlignment", "elementAtStart": "keptTarget",
        "Extents": "LineMetrics", "isFull": "lacksSpace", "canFillLine": "canUseAllSpace",
        "addFullLines": "addGreedyLines", "isSeparator": "isSpacerOrDivider",
        "LazyFlowLines": "FlowsByLength", "LazyFlowRest": "LazyFlowApproach", "elementToKeep": "keptTarget",
        "FlowElementView": "DecoratedView", "free": "slack", "freeLength": "leastSlack",
        "decorating": "setting(decoration:to:)", "chosenTogether": "evenLines",
        "tell": "report or passOn", "tells": "isAbout", "tellsLines": "reportsLines",
    ]

    @Test(arguments: Package.files(in: "Sources", withExtension: "swift"))
    func noNameIsAnOldWord(file: String) throws {
        for line in try Package.text(of: file).split(separator: "\n") {
            let code = line.prefix { $0 != "/" }
            for name in code.split(whereSeparator: { !$0.isLetter }) {
                let word = Self.words[String(name)]
                #expect(word == nil, "\(name) is \(word ?? "") in the glossary: \(line)")
            }
        }
    }
}
