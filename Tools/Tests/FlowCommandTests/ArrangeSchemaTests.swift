import Expectations
import FlowEngine
import TestSupport
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

    private func read(_ text: String) throws -> ArrangeCase {
        try Input(path: nil).parsed(Array(text.utf8), by: ArrangeCase.init)
    }

    /// What a key left out stands for, written out, is the same.
    @Test func defaultsAreThoseOfTheCommand() throws {
        let items = #"{"width":7,"height":5}"#
        let plain = try read("{\"items\":[\(items),\(items)]}")
        for key in keys(of: "case") where key != "items" {
            let value = try #require(property(key, of: "case")?["default"], "\(key)").text
            let explicit = try read("{\"\(key)\":\(value),\"items\":[\(items),\(items)]}")
            expectEqual(explicit.options, plain.options, "\(key)")
            expectEqual(explicit.available, plain.available, "\(key)")
            expectEqual(explicit.across, plain.across, "\(key)")
            expectEqual(explicit.maxLines, plain.maxLines, "\(key)")
            expectEqual(explicit.overflow, plain.overflow, "\(key)")
        }
        for key in keys(of: "scaling").subtracting(["thickness"]) {
            let value = try #require(property(key, of: "scaling")?["default"], "\(key)").text
            let explicit = try read("{\"scaling\":{\"thickness\":9,\"\(key)\":\(value)},\"items\":[]}")
            expectEqual(explicit.options.scaling, FlowScaling(thickness: 9), "\(key)")
        }
        for key in keys(of: "item").subtracting(["width", "height"]) {
            let value = try #require(property(key, of: "item")?["default"], "\(key)").text
            let item = "{\"width\":7,\"height\":5,\"\(key)\":\(value)}"
            let explicit = try read("{\"items\":[\(item),\(items)]}")
            expectEqual(explicit.items, plain.items, "\(key)")
        }
    }

    @Test func everyExampleIsAccepted() throws {
        let examples = try Repository.arrangeExamples().map(\.question)
        expectEqual(examples.count, 7)
        for example in examples {
            #expect(try schema.accepts(JSONValue(example)), "\(example)")
        }
    }

    // What random cases seldom are.
    @Test(arguments: [
        "{}", "5", "[[]]", #"{"items":[5]}"#,
        #"{"items":[],"axis":"vertical","itemAlignment":"firstTextBaseline"}"#,
        #"{"items":[],"maxLines":null,"overflow":{"width":1,"height":1}}"#,
        #"{"items":[],"maxLines":1,"overflow":{"width":1,"height":1,"grow":1}}"#,
        #"{"items":[],"maxLines":1,"overflow":[null]}"#,
        #"{"items":[],"scaling":{"thickness":1,"width":1}}"#,
        #"{"items":[{"picture":1}]}"#, #"{"items":[{"picture":null}]}"#,
        #"{"items":[{"picture":"a.png","width":1,"height":1}]}"#,
        #"{"items":[{"picture":"a.png","width":1,"height":null}]}"#,
        #"{"axis":"vertical","items":[{"width":1,"height":1,"alignment":"lastTextBaseline"}]}"#,
    ])
    func badDataIsRefusedByBoth(input: String) throws {
        #expect(try !schema.accepts(JSONValue(input)))
        #expect(!isRead(input))
    }

    /// Numbers that are infinite once they are read, such as 1e400.
    @Test func numbersThatAreTooLargeAreRefusedByBoth() throws {
        for definition in ["case", "item", "size", "scaling"] {
            for key in keys(of: definition) {
                var rule = try #require(property(key, of: definition))
                rule["$defs"] = schema.root["$defs"]
                for (number, text) in [(Double.infinity, "1e400"), (-.infinity, "-1e400")] {
                    try #expect(!JSONSchema(root: rule).accepts(.number(number)), "\(definition).\(key)")
                    let object = "{\"\(key)\":\(text)}"
                    let input =
                        switch definition {
                        case "case": "{\"items\":[],\(object.dropFirst())"
                        case "item": "{\"items\":[\(object)]}"
                        case "size": "{\"items\":[],\"maxLines\":1,\"overflow\":\(object)}"
                        default: "{\"items\":[],\"scaling\":\(object)}"
                        }
                    #expect(!isRead(input), "\(input)")
                }
            }
        }
    }

    /// Cases with any value at any key: either both take them or neither does.
    @Test func bothAgreeOnRandomCases() throws {
        let seed = UInt64.random(in: 0 ... .max)
        var random = SeededGenerator(seed: seed)
        var accepted = 0
        for _ in 0..<4_000 {
            var item = JSONValue.object(["width": .number(7), "height": .number(5)])
            try change(&item, as: "item", using: &random)
            var question = JSONValue.object(["items": .array([item])])
            try change(&question, as: "case", using: &random)
            if try schema.accepts(question) { accepted += 1 }
            try expectEqual(
                schema.accepts(question), isRead(question.text), "\(question.text), seed \(seed)")
        }
        // Neither side refuses or takes everything.
        #expect((400...3_600).contains(accepted), "seed \(seed)")
    }

    /// Sets one to three keys, mostly to what they may be.
    private func change(
        _ object: inout JSONValue, as definition: String, using random: inout SeededGenerator
    ) throws {
        let strange: [JSONValue] = [
            .null, .flag(true), .number(0), .number(1), .number(2.5), .number(-1), .number(1e300),
            .number(.greatestFiniteMagnitude),
            .string("top"), .string(""), .array([]), .object([:]),
            .object(["width": .number(7), "height": .number(5)]), .object(["thickness": .number(9)]),
            .array([.object(["width": .number(7), "height": .number(5)])]),
        ]
        // Which pictures are files no schema knows.
        let keys = keys(of: definition).subtracting(["picture"]).sorted()
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            guard let key = keys.randomElement(using: &random) else { continue }
            var root = try #require(property(key, of: definition))
            root["$defs"] = schema.root["$defs"]
            let rule = JSONSchema(root: root)
            let fitting = try rule.root["enum"]?.array ?? strange.filter { try rule.accepts($0) }
            let values = Int.random(in: 0..<4, using: &random) == 0 ? strange : fitting
            if key != "items" || Int.random(in: 0..<8, using: &random) == 0 {
                object[key] = values.randomElement(using: &random)
            }
        }
        if Int.random(in: 0..<40, using: &random) == 0 {
            object["other"] = .null
        }
    }
}
