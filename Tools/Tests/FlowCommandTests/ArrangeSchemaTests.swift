import Expectations
import Testing

@testable import flow

/// The published JSON Schema accepts what `flow arrange` reads, and nothing else.
@Suite struct ArrangeSchemaTests {
    private let schema: JSONSchema

    init() throws {
        schema = JSONSchema(root: try JSONValue(Repository.text(of: "Documentation/arrange.schema.json")))
    }

    private func property(_ key: String, of definition: String) -> JSONValue? {
        schema.root["$defs"]?[definition]?["properties"]?[key]
    }

    private func keys(of definition: String) -> Set<String> {
        Set((schema.root["$defs"]?[definition]?["properties"]?.object ?? [:]).keys)
    }

    /// Whether the command reads it.
    private func isRead(_ text: String) -> Bool {
        (try? Input(path: nil).parsed(Array(text.utf8), by: ArrangeQuestion.init)) != nil
    }

    @Test func everyExampleIsAccepted() throws {
        let examples = try Repository.arrangeExamples().map(\.question)
        expectEqual(examples.count, 4)
        for example in examples {
            #expect(try schema.accepts(JSONValue(example)), "\(example)")
        }
    }

    @Test(arguments: [
        #"{"items":[]}"#, #"[{"items":[]},{"items":[]}]"#,
        #"{"items":[{"width":1,"height":1}],"maxLines":1,"overflow":{"width":1,"height":1}}"#,
        #"{"items":[],"maxLines":1,"overflow":[{"width":1,"height":1},{"width":0,"height":2}]}"#,
        #"{"items":[],"maxItems":1,"maxLines":null,"overflow":{"width":1,"height":1}}"#,
        #"{"items":[],"axis":"column","itemAlignment":"stretch","columns":{"minLength":9,"maxLength":null}}"#,
        #"{"items":[],"scaling":{"thickness":9,"maxThickness":12},"width":null,"reversesItems":true}"#,
    ])
    func goodDataIsReadByBoth(input: String) throws {
        #expect(try schema.accepts(JSONValue(input)))
        #expect(isRead(input))
    }

    @Test(arguments: [
        "{}", "5", "[[]]", #"{"items":[5]}"#, #"{"items":[],"other":null}"#,
        #"{"items":[{"width":1,"height":1,"other":null}]}"#,
        #"{"items":[],"axis":"vertical","itemAlignment":"firstTextBaseline"}"#,
        #"{"items":[],"maxLines":null,"overflow":{"width":1,"height":1}}"#,
        #"{"items":[],"maxItems":null,"overflow":{"width":1,"height":1}}"#, #"{"items":[],"maxItems":0}"#,
        #"{"items":[],"maxLines":1,"overflow":{"width":1,"height":1,"grow":1}}"#,
        #"{"items":[],"maxLines":1,"overflow":[null]}"#, #"{"items":[],"maxLines":1,"overflow":[]}"#,
        #"{"items":[],"scaling":{"thickness":1,"width":1}}"#, #"{"items":[],"scaling":{"minThickness":1}}"#,
        #"{"items":[{"picture":1}]}"#, #"{"items":[{"picture":null}]}"#,
        #"{"items":[{"picture":"a.png","width":1,"height":1}]}"#,
        #"{"items":[{"picture":"a.png","width":1,"height":null}]}"#,
        #"{"axis":"vertical","items":[{"width":1,"height":1,"alignment":"lastTextBaseline"}]}"#,
    ])
    func badDataIsRefusedByBoth(input: String) throws {
        #expect(try !schema.accepts(JSONValue(input)))
        #expect(!isRead(input))
    }

    /// Any value at any key: either both take it or neither does. Which pictures are files no schema knows.
    @Test(arguments: [("case", "items"), ("item", "picture")])
    func bothAgreeOnEachValue(definition: String, other: String) throws {
        let item = JSONValue.object(["width": .number(7), "height": .number(5)])
        let values: [JSONValue] = [
            .null, .flag(true), .number(0), .number(1), .number(2.5), .number(-1), .number(1e300),
            .string("top"), .string(""), .array([]), .object([:]), item, .array([item]),
            .object(["thickness": .number(9)]), .object(["minLength": .number(9)]),
        ]
        var accepted = 0
        for key in keys(of: definition) where key != other {
            for value in values + (property(key, of: definition)?["enum"]?.array ?? []) {
                var (question, items) = (JSONValue.object([:]), item)
                if definition == "case" { question[key] = value } else { items[key] = value }
                question["items"] = .array([items])
                let isAccepted = try schema.accepts(question)
                if isAccepted { accepted += 1 }
                expectEqual(isAccepted, isRead(question.text), "\(question.text)")
            }
        }
        #expect(accepted > 50)
    }
}
