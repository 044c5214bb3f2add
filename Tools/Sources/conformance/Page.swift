import Foundation

/// The pages that a browser lays cases out in.
enum Page {
    static let answerMark = "<pre id=\"answers\">"

    /// Lays cases out and writes where everything is into itself.
    static func html(asking cases: [FlexCase]) throws -> String {
        """
        \(try head(cases))
        \(writing("""
            {
              version: navigator.userAgent, balances: CSS.supports("flex-wrap", "wrap balance"),
              countsLines: CSS.supports("flex-line-count", "2"),
              answers: questions.map(answer),
            }
            """))
        """
    }

    /// Breaks the lines of texts and writes what stays on one into itself.
    static func html(asking texts: [String]) throws -> String {
        """
        <!doctype html><html><head><meta charset="utf-8"></head><body><script>
        \(String(decoding: PackageResources.breaks_js, as: UTF8.self))
        \(writing("\(try json(texts)).map(parts)"))
        """
    }

    private static func writing(_ answers: String) -> String {
        """
        const pre = document.createElement("pre");
        pre.id = "answers";
        pre.textContent = JSON.stringify(\(answers));
        document.body.append(pre);
        </script></body></html>
        """
    }

    /// Shows one case, for whoever looks into a mismatch.
    static func html(showing comparison: Comparison) throws -> String {
        """
        \(try head([comparison.flex]))
        // \(try json(comparison.flex))
        // engine:  \(try json(comparison.engine))
        // browser: \(try json(comparison.browser))
        answer({ ...questions[0], keeps: true });
        </script>
        <style>body > div { outline: 1px solid } body > div * { outline: 1px solid #0088ff88 }</style>
        </body></html>
        """
    }

    static func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    private static func head(_ cases: [FlexCase]) throws -> String {
        let questions = cases.map { Question($0, engine: $0.engineAnswer().answer) }
        return """
            <!doctype html><html><head><meta charset="utf-8"></head><body><script>
            \(String(decoding: PackageResources.oracle_js, as: UTF8.self))
            const questions = \(try json(questions));
            """
    }
}
