import Expectations
import FlowEngine
import Foundation
import Testing

@testable import flow

/// The examples of the documentation are answered as it says.
@Suite struct ArrangeExampleTests {
    @Test func answersAreThoseThatAreShown() throws {
        let answered = try Repository.arrangeExamples().filter { $0.answer != nil }
        expectEqual(answered.count, 3)
        for example in answered {
            let flow = try FlowProcess("arrange", input: example.question)
            expectEqual(flow.errors, "")
            try expectEqual(JSONValue(flow.output), JSONValue(example.answer ?? ""))
        }
    }

    /// The answer that the help shows a part of.
    @Test func theHelpShowsItsAnswer() throws {
        let question = try #require(Repository.arrangeExamples().last).question
        let answer = try Answer.to(question)
        let help = try FlowProcess("arrange", "--help").output
        expectEqual(answer.size, Answer.Size(width: 128.5, height: 30))
        #expect(help.contains(#""size":{"height":30,"width":128.5}"#))
        expectEqual(answer.frames.first, .init(0, 5, 50, 20))
        #expect(help.contains(#"{"frames":[{"height":20,"width":50,"x":0,"y":5}, ...]"#))
    }

    /// Every CSS property is in the table.
    @Test func everyPropertyHasAKey() throws {
        let page = try Repository.text(of: "Documentation/arrange.md")
        for property in [
            "justify-content", "align-items", "align-self", "align-content", "flex-grow", "flex-shrink",
            "min-width", "max-width", "row-gap", "column-gap", "flex-wrap", "flex-direction", "direction",
        ] {
            #expect(page.contains(try Regex("\n\\| [^|]*`\(property)`[^|]*\\|")), "\(property)")
        }
    }

    /// What CSS's words for values mean, which the tables of keys have beside their own.
    private static let spellings = [
        "axis": ["row": "horizontal", "column": "vertical"],
        "lineAlignment": ["flex-start": "leading", "flex-end": "trailing"],
        "itemAlignment": [
            "flex-start": "top", "flex-end": "bottom", "baseline": "firstTextBaseline",
            "first baseline": "firstTextBaseline", "last baseline": "lastTextBaseline",
        ],
        "direction": ["ltr": "leftToRight", "rtl": "rightToLeft"],
        "distribution": [
            "space-between": "spaceBetween", "space-around": "spaceAround", "space-evenly": "spaceEvenly",
        ],
        "lineDistribution": [
            "flex-start": "start", "flex-end": "end", "space-between": "spaceBetween",
            "space-around": "spaceAround", "space-evenly": "spaceEvenly",
        ],
        "lineBreaking": ["wrap": "greedy", "balance": "balanced"],
    ]

    @Test func spellingsOfCSSAreRead() {
        var found: [String: [String: String]] = [:]
        for key in FlowOptions.keys {
            if case .names(_, let css) = key.values, !css.isEmpty { found[key.name] = css }
        }
        expectEqual(found, Self.spellings)
    }
}
