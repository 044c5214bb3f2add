import Expectations
import FlowEngine
import Foundation
import Testing

@testable import flow

/// The examples of the documentation are answered as it says.
@Suite struct ArrangeExampleTests {
    @Test func answersAreThoseThatAreShown() throws {
        let answered = try Repository.arrangeExamples().filter { $0.answer != nil }
        expectEqual(answered.count, 6)
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

    /// Every CSS property and key is in the tables.
    @Test func everyPropertyIsTranslated() throws {
        let page = try Repository.text(of: "Documentation/arrange.md")
        for property in [
            "justify-content", "align-items", "align-self", "align-content", "flex-grow", "flex-shrink",
            "min-width", "max-width", "row-gap", "column-gap", "flex-wrap", "flex-direction", "direction",
        ] {
            #expect(page.contains("\n| `\(property)` |"), "\(property)")
        }
    }

    /// CSS's words for values are read as what the tables of properties have beside them.
    @Test func spellingsOfCSSAreRead() throws {
        let rows = try Repository.text(of: "Documentation/arrange.md").split(separator: "\n")
        for key in FlowOptions.keys {
            guard case .names(_, let css) = key.values else { continue }
            for (word, name) in css {
                let isThere = rows.contains { row in
                    let cells = row.split(separator: "|").filter { $0 != " " }
                    return cells.dropLast().contains { $0.contains("`\(word)`") }
                        && cells.last?.contains("\"\(key.name)\": \"\(name)\"") == true
                }
                #expect(isThere, "\(key.name): \(word)")
            }
        }
    }

    /// What the tables write in JSON are cases that are read.
    @Test func translationsAreRead() throws {
        let page = try Repository.text(of: "Documentation/arrange.md")
        let translations = page.matches(of: /`("[^`]*": [^`]*)`/).map { String($0.1) }
        #expect(translations.count > 30)
        for translation in translations {
            let isItems = translation.contains("\"maxLength\"") || translation.contains("\"alignment\"")
            let question =
                isItems
                ? "{\"items\":[{\"width\":1,\"height\":1,\(translation)}]}" : "{\(translation),\"items\":[]}"
            try expectEqual(FlowProcess("arrange", input: question).errors, "", "\(translation)")
        }
    }
}
